import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { fromRoot } from '../../../scripts/repository.mjs';

/**
 * The callers who may use each root field and relation of the GraphQL schema: the source of docs/access-matrix.md.
 *
 * @typedef {'PLATFORM' | 'SUPPLIER' | 'TENANT'} CompanyType
 * @typedef {'public' | 'signedIn' | 'person'} Login who may call without any menu; `person`: signed in, not by an API token
 * @typedef {object} Rule
 * @property {Login} [login] required where no menu is named
 * @property {string} [menu] path of the menu that the user type needs
 * @property {boolean} [inPerson] whether API tokens are refused
 * @property {readonly CompanyType[]} [by] company types whose staff may call; all by default
 * @property {string} [records] the list that contains the record; a record outside the caller's scope is not found
 * @property {string} [key] the argument with the record's id; `id` by default
 *
 * @typedef {'ADMINISTRATOR' | 'PLATFORM' | 'SUPPLIER' | 'TENANT'} Writer ADMINISTRATOR: an administrator of the platform
 * @typedef {object} FieldRule
 * @property {readonly string[]} fields names in the gateway's input
 * @property {readonly Writer[]} create who may set them in a new record
 * @property {readonly Writer[]} edit who may change them in a saved record
 */

/** @type {readonly CompanyType[]} */
const platform = ['PLATFORM'];
/** @type {readonly CompanyType[]} */
const owners = ['PLATFORM', 'SUPPLIER'];
/** @type {readonly CompanyType[]} */
const renters = ['PLATFORM', 'TENANT'];

/**
 * The rules of a list screen's four root fields: list, record, create and update.
 * @param {string} one @param {string} list @param {string} menu
 * @param {{create?: readonly CompanyType[], update?: readonly CompanyType[], inPerson?: boolean}} [by] company types whose staff may write; all by default
 * @returns {Record<string, Rule>}
 */
function screen(one, list, menu, { create, update, inPerson } = {}) {
  const Name = one[0].toUpperCase() + one.slice(1);
  return {
    [`Query.${list}`]: { menu },
    [`Query.${one}`]: { menu, records: list },
    [`Mutation.create${Name}`]: { menu, inPerson, ...(create && { by: create }) },
    [`Mutation.update${Name}`]: { menu, inPerson, records: list, ...(update && { by: update }) },
  };
}

/** A step of a complaint. Whether it is allowed in the complaint's current state is a business rule, not an access rule. */
const step = { menu: 'complaint/maintanance', records: 'complaints' };

/** @type {Readonly<Record<string, Rule>>} */
export const rules = {
  'Query.me': { login: 'public' },
  'Query.signInOptions': { login: 'public' },
  'Mutation.login': { login: 'public' },
  'Mutation.logout': { login: 'public', inPerson: true },
  'Mutation.forgotPassword': { login: 'public' },
  'Mutation.resetPassword': { login: 'public' },
  'Mutation.changePassword': { login: 'person' },
  'Mutation.updateProfile': { login: 'signedIn' },
  'Mutation.savePreferences': { login: 'signedIn' },

  'Query.apiTokens': { login: 'signedIn' },
  'Mutation.createApiToken': { login: 'person' },
  'Mutation.revokeApiToken': { login: 'person', records: 'apiTokens' },

  'Query.notifications': { login: 'signedIn' },
  'Query.unreadNotificationCount': { login: 'signedIn' },
  'Mutation.markNotificationRead': { login: 'signedIn', records: 'notifications' },
  'Mutation.markAllNotificationsRead': { login: 'signedIn' },
  'Mutation.markNotificationsRead': { login: 'signedIn' },
  'Query.notificationSettings': { login: 'signedIn' },
  'Mutation.saveNotificationChannels': { login: 'signedIn' },
  'Mutation.saveNotificationSchedule': { login: 'signedIn' },
  'Mutation.subscribeToPush': { login: 'person' },
  'Mutation.unsubscribeFromPush': { login: 'person' },
  'Mutation.renewPush': { login: 'person' },
  'Query.companyNotificationDefaults': { menu: 'user/manage' },
  'Mutation.saveCompanyNotificationDefault': { menu: 'user/manage', inPerson: true },

  'Query.exports': { login: 'signedIn' },
  'Query.export': { login: 'signedIn', records: 'exports' },
  'Mutation.requestExport': { menu: 'vehicle/manage' },
  'Mutation.cancelExport': { login: 'signedIn', records: 'exports' },
  'Query.bulkChanges': { login: 'signedIn' },
  'Query.bulkChange': { login: 'signedIn', records: 'bulkChanges' },
  // Of one's own bulk changes; of others there are no rows.
  'Query.bulkChangeRows': { login: 'signedIn' },
  'Mutation.changeVehicles': { menu: 'vehicle/manage', by: owners },
  'Mutation.changeUsers': { menu: 'user/manage', inPerson: true },
  'Mutation.changeUserTypes': { menu: 'user-menu/manage', inPerson: true },
  'Mutation.changeComplaintCategories': { menu: 'category-complaint/manage', by: owners },
  'Mutation.changeSuppliers': { menu: 'company-supplier/manage', by: platform },
  'Mutation.changeTenants': { menu: 'company-tenant/manage', by: platform },
  'Mutation.undoBulkChange': { login: 'signedIn', records: 'bulkChanges' },
  'Mutation.uploadPhoto': { login: 'signedIn' },

  // Of a battery model, the first resource of the enum; each resource needs the menu and the scope of its own list.
  'Query.recordChanges': { menu: 'battery-model/manage', records: 'batteryModels' },
  'Mutation.undoCreate': { menu: 'battery-model/manage', by: owners, records: 'batteryModels' },

  'Query.fleetTimeZone': { login: 'signedIn' },
  'Query.reverseGeocode': { login: 'signedIn' },
  'Query.searchPlaces': { login: 'signedIn' },

  'Query.dashboard': { menu: 'dashboard' },
  'Query.vehicleStatuses': { menu: 'dashboard' },
  'Query.vehicleTrips': { menu: 'vehicle/manage', records: 'vehicles', key: 'vehicleId' },
  'Query.tripRoute': { menu: 'vehicle/manage', records: 'trips', key: 'tripId' },

  ...screen('vehicle', 'vehicles', 'vehicle/manage', { create: owners, update: owners }),
  ...screen('vehicleModel', 'vehicleModels', 'vehicle-model/manage', { create: owners, update: owners }),
  ...screen('batteryModel', 'batteryModels', 'battery-model/manage', { create: owners, update: owners }),
  ...screen('chargingStation', 'chargingStations', 'charging-station/manage', {
    create: owners,
    update: owners,
  }),
  ...screen('supplier', 'suppliers', 'company-supplier/manage', { create: platform, update: owners }),
  ...screen('tenant', 'tenants', 'company-tenant/manage', { create: platform, update: renters }),
  'Mutation.importSuppliers': { menu: 'company-supplier/manage', by: platform },
  'Mutation.importTenants': { menu: 'company-tenant/manage', by: platform },
  'Mutation.importVehicles': { menu: 'vehicle/manage', by: owners },
  'Mutation.importVehicleModels': { menu: 'vehicle-model/manage', by: owners },
  'Mutation.importChargingStations': { menu: 'charging-station/manage', by: owners },
  'Mutation.importContracts': { menu: 'company-contract/manage', by: platform },
  ...screen('contract', 'contracts', 'company-contract/manage', { create: platform, update: platform }),
  ...screen('complaintCategory', 'complaintCategories', 'category-complaint/manage', {
    create: owners,
    update: owners,
  }),
  ...screen('complaint', 'complaints', 'complaint/maintanance', { create: renters, update: renters }),
  'Mutation.commentOnComplaint': { ...step, key: 'complaintId' },
  'Mutation.editComplaintComment': { ...step, key: 'complaintId' },
  'Mutation.deleteComplaintComment': { ...step, key: 'complaintId' },
  // Those of the caller's company alone; nobody else's can be named.
  'Query.complaintReplyOptions': { menu: 'complaint/maintanance' },
  'Mutation.saveComplaintReply': { menu: 'complaint/maintanance' },
  'Mutation.deleteComplaintReply': { menu: 'complaint/maintanance' },
  'Mutation.setComplaintEstimate': step,
  'Mutation.setComplaintPriority': step,
  'Mutation.assignComplaint': step,
  'Mutation.setComplaintAction': step,
  'Mutation.markComplaintDone': step,
  'Mutation.reopenComplaint': step,
  'Mutation.closeComplaint': step,
  ...screen('user', 'users', 'user/manage', { inPerson: true }),
  'Mutation.importUsers': { menu: 'user/manage', inPerson: true },
  'Mutation.inviteUser': { menu: 'user/manage', inPerson: true, records: 'users' },
  ...screen('userType', 'userTypes', 'user-menu/manage', { inPerson: true }),
  ...screen('menu', 'menus', 'menu/manage', { create: platform, update: platform, inPerson: true }),

  'Query.trackerTokens': { menu: 'tracker/manage' },
  'Mutation.createTrackerToken': { menu: 'tracker/manage', by: owners, inPerson: true },
  'Mutation.revokeTrackerToken': {
    menu: 'tracker/manage',
    by: owners,
    inPerson: true,
    records: 'trackerTokens',
  },
  'Query.trackerDevices': { menu: 'tracker/manage' },
  'Mutation.claimTrackerDevice': { menu: 'tracker/manage', by: owners, records: 'trackerDevices' },
  'Query.trackerSummary': { menu: 'tracker/manage', by: owners },

  // Pick lists need only a login, and contain what is in scope.
  'Query.batteryModelOptions': { login: 'signedIn' },
  'Query.companyOptions': { login: 'signedIn' },
  'Query.companyTypeOptions': { login: 'signedIn' },
  'Query.complaintAssigneeOptions': { login: 'signedIn' },
  'Query.complaintCategoryOptions': { login: 'signedIn' },
  'Query.contractTenantOptions': { login: 'signedIn' },
  'Query.contractVehicles': { login: 'signedIn', records: 'contracts', key: 'contractId' },
  'Query.menuOptions': { menu: 'menu/manage' },
  'Query.menuTree': { login: 'signedIn' },
  'Query.otherComplaintActions': { login: 'signedIn' },
  'Query.otherComplaintStatuses': { login: 'signedIn' },
  'Query.supplierOptions': { login: 'signedIn' },
  'Query.tenantOptions': { login: 'signedIn' },
  'Query.userTypeOptions': { login: 'signedIn' },
  'Query.vehicleModelOptions': { login: 'signedIn' },
  'Query.vehicleOptions': { login: 'signedIn' },

  'Subscription.complaintChanged': { ...step, key: 'complaintId' },
  'Subscription.complaintCommented': { ...step, key: 'complaintId' },
  // Sends only complaints that the data API returns to the caller.
  'Subscription.complaintListChanged': { login: 'signedIn' },
  // Sends the dashboard as the data API returns it to the caller.
  'Subscription.dashboardChanged': { login: 'signedIn' },
  'Subscription.bulkChangeProgressed': { login: 'signedIn', records: 'bulkChanges' },
  'Subscription.exportProgressed': { login: 'signedIn', records: 'exports' },
  'Subscription.notificationReceived': { login: 'signedIn' },
  'Subscription.unreadNotificationCount': { login: 'signedIn' },
  // Sends only vehicles that are on the caller's dashboard, or whose event names the caller.
  'Subscription.vehiclePositions': { login: 'signedIn' },
};

/**
 * The list root field that limits each relation: a relation returns only records that this list returns to the same caller, and
 * nothing without the list's menu.
 * @type {Readonly<Record<string, string>>}
 */
export const relations = {
  'BatteryModel.supplier': 'suppliers',
  'ChargingStation.suppliers': 'suppliers',
  'Complaint.assignee': 'users',
  'Complaint.category': 'complaintCategories',
  'Complaint.supplier': 'suppliers',
  'Complaint.tenant': 'tenants',
  'Complaint.vehicle': 'vehicles',
  'ComplaintCategory.supplier': 'suppliers',
  'ComplaintComment.author': 'users',
  'ComplaintDetail.assignee': 'users',
  'ComplaintDetail.category': 'complaintCategories',
  'ComplaintDetail.supplier': 'suppliers',
  'ComplaintDetail.tenant': 'tenants',
  'ComplaintDetail.vehicle': 'vehicles',
  'Contract.tenant': 'tenants',
  'Contract.vehicles': 'vehicles',
  'Menu.parent': 'menus',
  'TrackerDevice.supplier': 'suppliers',
  'TrackerDevice.vehicle': 'vehicles',
  'TrackerToken.supplier': 'suppliers',
  'User.supplier': 'suppliers',
  'User.tenant': 'tenants',
  'User.userType': 'userTypes',
  'UserType.menus': 'menus',
  'Vehicle.model': 'vehicleModels',
  'Vehicle.supplier': 'suppliers',
  'Vehicle.tenant': 'tenants',
  'VehicleModel.batteryModel': 'batteryModels',
  'VehicleModel.supplier': 'suppliers',
  'VehiclePosition.vehicle': 'vehicles',
  'VehicleStatusRow.vehicle': 'vehicles',
};

/**
 * @typedef {object} Caller
 * @property {string} title
 * @property {CompanyType | null} staffOf null: signed out
 * @property {boolean} [hasMenus] false: its user type has no menus; otherwise it has all
 * @property {'full' | 'readOnly'} [token] calls with an API token
 */

/** @type {Readonly<Record<string, Caller>>} */
export const callers = {
  signedOut: { title: 'signed out', staffOf: null },
  platform: { title: 'platform', staffOf: 'PLATFORM' },
  supplier: { title: 'supplier', staffOf: 'SUPPLIER' },
  tenant: { title: 'tenant', staffOf: 'TENANT' },
  bareSupplier: { title: 'supplier without menus', staffOf: 'SUPPLIER', hasMenus: false },
  bareTenant: { title: 'tenant without menus', staffOf: 'TENANT', hasMenus: false },
  token: { title: "supplier's token", staffOf: 'SUPPLIER', token: 'full' },
  reader: { title: "supplier's read-only token", staffOf: 'SUPPLIER', token: 'readOnly' },
};

/** Lists of records that belong to a user and not to a company. */
export const personal = ['apiTokens', 'bulkChanges', 'exports', 'notifications'];

/** @typedef {'yes' | 'not found' | 'no' | 'sign in'} Verdict */

/**
 * The expected verdict on one caller.
 * @param {string} name @param {Rule} rule @param {Caller} caller
 * @param {boolean} isOutOfScope whether the requested record is outside the caller's scope
 * @returns {Verdict}
 */
export function expectedVerdict(name, rule, caller, isOutOfScope) {
  if (caller.token && (rule.login === 'person' || rule.inPerson)) return 'no';
  if (rule.login === 'public') return 'yes';
  if (caller.staffOf === null) return 'sign in';
  if (caller.token === 'readOnly' && name.startsWith('Mutation.')) return 'no';
  if (rule.menu && caller.hasMenus === false) return 'no';
  if (rule.by && !rule.by.includes(caller.staffOf)) return 'no';
  const seesAll = caller.staffOf === 'PLATFORM' && !personal.includes(rule.records ?? '');
  return isOutOfScope && !seesAll ? 'not found' : 'yes';
}

/**
 * The rows of the matrix: each root field, and a second row for a record outside the caller's scope where it takes a record.
 * @returns {{name: string, rule: Rule, isOutOfScope: boolean}[]}
 */
export function matrixRows() {
  return Object.entries(rules).flatMap(([name, rule]) => [
    { name, rule, isOutOfScope: false },
    ...(rule.records ? [{ name, rule, isOutOfScope: true }] : []),
  ]);
}

/** @type {readonly Writer[]} */
const none = [];
/** @type {readonly Writer[]} */
const administrators = ['ADMINISTRATOR'];
/** @type {readonly Writer[]} */
const all = ['PLATFORM', 'SUPPLIER', 'TENANT'];

/**
 * @param {readonly string[]} fields
 * @param {readonly Writer[]} create
 * @param {readonly Writer[]} edit
 * @returns {FieldRule}
 */
const rule = (fields, create, edit = create) => ({ fields, create, edit });

const terms = ['startDate', 'endDate', 'isActive', 'totalVehicles'];

const OTHERS = '*';
/**
 * Every input field of the resource that no other rule of it names.
 * @param {readonly Writer[]} create
 * @param {readonly Writer[]} edit
 */
const others = (create, edit = create) => rule([OTHERS], create, edit);

/** @type {Readonly<Record<string, readonly FieldRule[]>>} */
const declared = {
  VEHICLE: [rule(['supplierId'], owners, platform), others(owners)],
  VEHICLE_MODEL: [rule(['supplierId'], owners, platform), others(owners)],
  BATTERY_MODEL: [rule(['supplierId'], owners, platform), others(owners)],
  CHARGING_STATION: [others(owners)],
  SUPPLIER: [rule(terms, platform), others(platform, owners)],
  TENANT: [rule(terms, platform), others(platform, renters)],
  CONTRACT: [rule(['tenantId'], platform, none), others(platform)],
  COMPLAINT_CATEGORY: [rule(['supplierId'], owners, none), others(owners)],
  COMPLAINT: [rule(['vehicleId'], renters, none), others(renters)],
  USER: [others(all)],
  USER_TYPE: [rule(['companyType'], all, platform), others(all)],
  MENU: [rule(['path'], administrators), others(platform)],
};

const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'));

/**
 * The fields that a person saves in a resource.
 * @param {string} resource such as VEHICLE_MODEL
 */
function inputFieldsOf(resource) {
  const type = resource.replace(/(^|_)([A-Z])([A-Z]*)/g, (_, __, first, rest) => first + rest.toLowerCase());
  const input = schema.getType(`${type}Input`);
  if (!isInputObjectType(input)) throw new Error(`The schema has no ${type}Input.`);
  return Object.keys(input.getFields()).filter((field) => field !== 'version');
}

/**
 * The callers who may write each input field of a resource: the source of the section "Fields" in docs/access-matrix.md.
 * @type {Readonly<Record<string, readonly FieldRule[]>>}
 */
export const fieldRules = Object.fromEntries(
  Object.entries(declared).map(([resource, groups]) => {
    const named = new Set(groups.flatMap(({ fields }) => fields));
    const unnamed = inputFieldsOf(resource).filter((field) => !named.has(field));
    return [
      resource,
      groups.map((group) => (group.fields.includes(OTHERS) ? { ...group, fields: unnamed } : group)),
    ];
  }),
);

/**
 * The fields of a resource that a caller may write.
 * @param {string} resource
 * @param {'create' | 'edit'} action
 * @param {readonly string[]} roles the caller's kinds of writer
 * @returns {string[]}
 */
export const writableFields = (resource, action, roles) =>
  (fieldRules[resource] ?? []).flatMap((one) =>
    one[action].some((writer) => roles.includes(writer)) ? one.fields : [],
  );
