/**
 * Who may ask what over GraphQL: the table behind docs/access-matrix.md.
 *
 * @typedef {'PLATFORM' | 'SUPPLIER' | 'TENANT'} CompanyType
 * @typedef {'public' | 'signedIn' | 'person'} Login who may ask without any menu; a `person` is nobody's token
 * @typedef {object} Rule
 * @property {Login} [login] what it takes where no menu is named
 * @property {string} [menu] path of the menu that the user type needs
 * @property {boolean} [inPerson] whether no API token may
 * @property {readonly CompanyType[]} [by] whose staff may; everybody's unless named
 * @property {string} [records] the list in which its `id` (or the argument that `key` names) is found: another's is not there
 * @property {string} [key] the argument that names the record; `id` by default
 *
 * @typedef {'ADMINISTRATOR' | 'PLATFORM' | 'SUPPLIER' | 'TENANT'} Writer an ADMINISTRATOR is one of the platform
 * @typedef {object} FieldRule
 * @property {readonly string[]} fields names in the gateway's input
 * @property {readonly Writer[]} create whose staff may set them in a new record
 * @property {readonly Writer[]} edit whose staff may change them in a saved one
 */

/** @type {readonly CompanyType[]} */
const platform = ['PLATFORM'];
/** @type {readonly CompanyType[]} */
const owners = ['PLATFORM', 'SUPPLIER'];
/** @type {readonly CompanyType[]} */
const renters = ['PLATFORM', 'TENANT'];

/**
 * The four fields of a list screen: the list, one of it, a new one, a change.
 * @param {string} one @param {string} list @param {string} menu
 * @param {{create?: readonly CompanyType[], update?: readonly CompanyType[], inPerson?: boolean}} [by] whose staff may write; everybody's unless named
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

/** A step of a complaint: whose it is and when is a broken rule, not a matter of access. */
const step = { menu: 'complaint/maintanance', records: 'complaints' };

/** @type {Readonly<Record<string, Rule>>} */
export const rules = {
  'Query.me': { login: 'public' },
  'Query.signInOptions': { login: 'public' },
  'Mutation.login': { login: 'public' },
  'Mutation.logout': { login: 'public' },
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

  'Query.exports': { login: 'signedIn' },
  'Query.export': { login: 'signedIn', records: 'exports' },
  'Mutation.requestExport': { menu: 'vehicle/manage' },
  'Mutation.cancelExport': { login: 'signedIn', records: 'exports' },
  'Mutation.uploadPhoto': { login: 'signedIn' },

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
  ...screen('contract', 'contracts', 'company-contract/manage', { create: platform, update: platform }),
  ...screen('complaintCategory', 'complaintCategories', 'category-complaint/manage', {
    create: owners,
    update: owners,
  }),
  ...screen('complaint', 'complaints', 'complaint/maintanance', { create: renters, update: renters }),
  'Mutation.commentOnComplaint': { ...step, key: 'complaintId' },
  'Mutation.setComplaintAction': step,
  'Mutation.markComplaintDone': step,
  'Mutation.reopenComplaint': step,
  'Mutation.closeComplaint': step,
  ...screen('user', 'users', 'user/manage', { inPerson: true }),
  'Mutation.importUsers': { menu: 'user/manage', inPerson: true },
  ...screen('userType', 'userTypes', 'user-menu/manage', { inPerson: true }),
  ...screen('menu', 'menus', 'menu/manage', { create: platform, update: platform, inPerson: true }),

  // Pick lists need a login alone, and hold what is in scope.
  'Query.batteryModelOptions': { login: 'signedIn' },
  'Query.companyOptions': { login: 'signedIn' },
  'Query.companyTypeOptions': { login: 'signedIn' },
  'Query.complaintCategoryOptions': { login: 'signedIn' },
  'Query.contractTenantOptions': { login: 'signedIn' },
  'Query.contractVehicles': { login: 'signedIn', records: 'contracts', key: 'contractId' },
  'Query.menuOptions': { menu: 'menu/manage' },
  'Query.menuTree': { login: 'signedIn' },
  'Query.supplierOptions': { login: 'signedIn' },
  'Query.tenantOptions': { login: 'signedIn' },
  'Query.userTypeOptions': { login: 'signedIn' },
  'Query.vehicleModelOptions': { login: 'signedIn' },
  'Query.vehicleOptions': { login: 'signedIn' },

  'Subscription.complaintChanged': { ...step, key: 'complaintId' },
  'Subscription.complaintCommented': { ...step, key: 'complaintId' },
  // Sends the dashboard as the data API returns it to the caller.
  'Subscription.dashboardChanged': { login: 'signedIn' },
  'Subscription.exportProgressed': { login: 'signedIn', records: 'exports' },
  'Subscription.notificationReceived': { login: 'signedIn' },
  'Subscription.unreadNotificationCount': { login: 'signedIn' },
  // Tells of no vehicle that the data API does not show on the caller's dashboard, or name the caller for.
  'Subscription.vehiclePositions': { login: 'signedIn' },
};

/**
 * Links from one thing to another, by the list in which their ends are found: a link shows no more of it than the list does, and
 * nothing to who has no menu for the list.
 * @type {Readonly<Record<string, string>>}
 */
export const links = {
  'BatteryModel.supplier': 'suppliers',
  'ChargingStation.suppliers': 'suppliers',
  'Complaint.category': 'complaintCategories',
  'Complaint.supplier': 'suppliers',
  'Complaint.tenant': 'tenants',
  'Complaint.vehicle': 'vehicles',
  'ComplaintCategory.supplier': 'suppliers',
  'ComplaintComment.author': 'users',
  'ComplaintDetail.category': 'complaintCategories',
  'ComplaintDetail.supplier': 'suppliers',
  'ComplaintDetail.tenant': 'tenants',
  'ComplaintDetail.vehicle': 'vehicles',
  'Contract.tenant': 'tenants',
  'Contract.vehicles': 'vehicles',
  'Menu.parent': 'menus',
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
 * @property {boolean} [hasMenus] unless false, every menu of its user type
 * @property {'full' | 'readOnly'} [token] calls by an API token of that person
 */

/** @type {Readonly<Record<string, Caller>>} */
export const callers = {
  nobody: { title: 'signed out', staffOf: null },
  platform: { title: 'platform', staffOf: 'PLATFORM' },
  supplier: { title: 'supplier', staffOf: 'SUPPLIER' },
  tenant: { title: 'tenant', staffOf: 'TENANT' },
  bareSupplier: { title: 'supplier without menus', staffOf: 'SUPPLIER', hasMenus: false },
  bareTenant: { title: 'tenant without menus', staffOf: 'TENANT', hasMenus: false },
  token: { title: "supplier's token", staffOf: 'SUPPLIER', token: 'full' },
  reader: { title: "supplier's token to read", staffOf: 'SUPPLIER', token: 'readOnly' },
};

/** What is everybody's own, whatever the company. */
export const personal = ['apiTokens', 'exports', 'notifications'];

/** @typedef {'yes' | 'not there' | 'no' | 'sign in'} Verdict */

/** The verdict on one caller. @param {string} name @param {Rule} rule @param {Caller} caller @param {boolean} isAnothers @returns {Verdict} */
export function verdictOn(name, rule, caller, isAnothers) {
  if (rule.login === 'public') return 'yes';
  if (caller.staffOf === null) return 'sign in';
  if (caller.token && (rule.login === 'person' || rule.inPerson)) return 'no';
  if (caller.token === 'readOnly' && name.startsWith('Mutation.')) return 'no';
  if (rule.menu && caller.hasMenus === false) return 'no';
  if (rule.by && !rule.by.includes(caller.staffOf)) return 'no';
  const seesAll = caller.staffOf === 'PLATFORM' && !personal.includes(rule.records ?? '');
  return isAnothers && !seesAll ? 'not there' : 'yes';
}

/** The lines of the table: each field, and once more for another's record where it takes one. @returns {{name: string, rule: Rule, isAnothers: boolean}[]} */
export function lines() {
  return Object.entries(rules).flatMap(([name, rule]) => [
    { name, rule, isAnothers: false },
    ...(rule.records ? [{ name, rule, isAnothers: true }] : []),
  ]);
}

/** @type {readonly Writer[]} */
const nobody = [];
/** @type {readonly Writer[]} */
const administrators = ['ADMINISTRATOR'];
/** @type {readonly Writer[]} */
const everybody = ['PLATFORM', 'SUPPLIER', 'TENANT'];

/**
 * @param {readonly string[]} fields
 * @param {readonly Writer[]} create
 * @param {readonly Writer[]} edit
 * @returns {FieldRule}
 */
const rule = (fields, create, edit = create) => ({ fields, create, edit });

const terms = ['startDate', 'endDate', 'isActive', 'totalVehicles'];
const contact = ['name', 'email', 'address', 'phone', 'center', 'radius'];

/**
 * Who may write which input field of a resource: the table behind the fields in docs/access-matrix.md.
 * @type {Readonly<Record<string, readonly FieldRule[]>>}
 */
export const fieldRules = {
  VEHICLE: [
    rule(['supplierId'], owners, platform),
    rule(
      [
        ...['modelId', 'tenantId', 'licensePlate', 'imei', 'serialNumber', 'color', 'year', 'rentStatus'],
        ...['vehicleStatus', 'photos'],
      ],
      owners,
    ),
  ],
  VEHICLE_MODEL: [
    rule(['supplierId'], owners, platform),
    rule(['name', 'batteryModelId', 'maxMileage', 'power', 'topSpeed'], owners),
  ],
  BATTERY_MODEL: [rule(['supplierId'], owners, platform), rule(['name', 'type', 'maxCapacity'], owners)],
  CHARGING_STATION: [rule(['name', 'facility', 'address', 'position', 'photos', 'supplierIds'], owners)],
  SUPPLIER: [
    rule(terms, platform),
    rule([...contact, 'callbackUrl', 'communication', 'username', 'password', 'loginPath'], platform, owners),
  ],
  TENANT: [rule(terms, platform), rule(contact, platform, renters)],
  CONTRACT: [
    rule(['tenantId'], platform, nobody),
    rule(['contractNo', 'startDate', 'endDate', 'totalVehicles', 'vehicleIds'], platform),
  ],
  COMPLAINT_CATEGORY: [
    rule(['supplierId'], owners, nobody),
    rule(['name', 'description', 'slaDays', 'isActive'], owners),
  ],
  COMPLAINT: [
    rule(['vehicleId'], renters, nobody),
    rule(['categoryId', 'title', 'description', 'evidence'], renters),
  ],
  USER: [
    rule(
      [...['name', 'email', 'username', 'address', 'phone', 'isActive', 'companyId', 'userTypeId', 'photo']],
      everybody,
    ),
  ],
  USER_TYPE: [
    rule(['companyType'], everybody, platform),
    rule(['name', 'isActive', 'isAdmin', 'menuIds'], everybody),
  ],
  MENU: [
    rule(['path'], administrators),
    rule(['name', 'description', 'icon', 'order', 'parentId', 'isActive'], platform),
  ],
};

/**
 * The fields of a resource that a caller may write.
 * @param {string} resource
 * @param {'create' | 'edit'} action
 * @param {readonly string[]} roles what the caller is a writer as
 * @returns {string[]}
 */
export const writableFields = (resource, action, roles) =>
  (fieldRules[resource] ?? []).flatMap((one) =>
    one[action].some((writer) => roles.includes(writer)) ? one.fields : [],
  );
