/**
 * Who may write which input field (contract, section 3): the table behind the fields in docs/access-matrix.md, by the
 * gateway's names of resources and input fields.
 *
 * @typedef {'ADMINISTRATOR' | 'PLATFORM' | 'SUPPLIER' | 'TENANT'} Writer an ADMINISTRATOR is one of the platform
 * @typedef {object} FieldRule
 * @property {readonly string[]} fields
 * @property {readonly Writer[]} create whose staff may set them in a new record
 * @property {readonly Writer[]} edit whose staff may change them in a saved one
 */

/** @type {readonly Writer[]} */
const nobody = [];
/** @type {readonly Writer[]} */
const administrators = ['ADMINISTRATOR'];
/** @type {readonly Writer[]} */
const platform = ['PLATFORM'];
/** @type {readonly Writer[]} */
const owners = ['PLATFORM', 'SUPPLIER'];
/** @type {readonly Writer[]} */
const renters = ['PLATFORM', 'TENANT'];
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

/** @type {Readonly<Record<string, readonly FieldRule[]>>} */
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
