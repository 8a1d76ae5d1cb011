// @ts-check

/**
 * Whose staff may write a field; `administrator`: Administrators of the platform alone.
 * @typedef {'administrator' | 'platform' | 'supplier' | 'tenant'} Writer
 */

/**
 * Who may write a field of a new row, and change it in a saved one. Nobody: it is locked.
 * @typedef {object} FieldRight
 * @property {readonly Writer[]} create
 * @property {readonly Writer[]} edit
 */

/** @type {readonly Writer[]} */
const nobody = [];
/** @type {readonly Writer[]} */
const administrators = ['administrator'];
/** @type {readonly Writer[]} */
const platform = ['platform'];
/** @type {readonly Writer[]} */
const owners = ['platform', 'supplier'];
/** @type {readonly Writer[]} */
const renters = ['platform', 'tenant'];
/** @type {readonly Writer[]} */
const everybody = ['platform', 'supplier', 'tenant'];

/**
 * Fields with the same right.
 * @param {readonly string[]} names
 * @param {readonly Writer[]} create
 * @param {readonly Writer[]} edit
 * @returns {Record<string, FieldRight>}
 */
const fields = (names, create, edit = create) =>
  Object.fromEntries(names.map((name) => [name, { create, edit }]));

/**
 * A company's own staff change how it is reached; the terms on which it takes part are the platform's.
 * @param {readonly Writer[]} staff
 */
const companyFields = (staff) => ({
  ...fields(['startDate', 'endDate', 'isActive', 'totalVehicle'], platform),
  ...fields(
    ['name', 'email', 'address', 'noTelephone', 'centerPointLatitude', 'centerPointLongitude', 'radius'],
    platform,
    staff,
  ),
});

/**
 * Which fields of a resource may be written, by whom (contract, section 3): the only place that states it. The calls
 * `X/save` and `X/edit` are open to those who may write at least one field (access-table.ts), the check of each write
 * is in field-guard.ts, `user/me` publishes the result as `permissions`, docs/access-matrix.md prints it. A field of a
 * schema that is missing here stops the start.
 * @type {Readonly<Record<string, Readonly<Record<string, FieldRight>>>>}
 */
export const FIELD_RIGHTS = {
  vehicle: {
    ...fields(['companySupplierId'], owners, platform),
    ...fields(
      [
        'vehicleModelId',
        'companyTenantId',
        'imei',
        'licensePlate',
        'serialNumber',
        'warna',
        'year',
        'rentStatus',
        'vehicleStatus',
        'photo',
      ],
      owners,
    ),
  },
  vehicle_model: {
    ...fields(['companyId'], owners, platform),
    ...fields(['name', 'batteryModelId', 'maxMileage', 'power', 'topSpeed'], owners),
  },
  battery_model: {
    ...fields(['idCompany'], owners, platform),
    ...fields(['name', 'batteryType', 'maxCapacity'], owners),
  },
  charging_station: fields(
    ['name', 'facility', 'address', 'latitude', 'longitude', 'photo', 'companyIds'],
    owners,
  ),
  vehicle_contract: {
    ...fields(['companyTenant'], platform, nobody),
    ...fields(['contractNo', 'startDate', 'endDate', 'totalVehicle', 'vehicleList'], platform),
  },
  complaint_category: {
    ...fields(['company'], owners, nobody),
    ...fields(['name', 'description', 'sla', 'isActive'], owners),
  },
  complaint: {
    ...fields(['vehicleId'], renters, nobody),
    ...fields(['complaintCategoryId', 'title', 'description', 'reportEvidence'], renters),
  },
  company_supplier: {
    ...companyFields(owners),
    ...fields(['callbackUrl', 'communication', 'username', 'password', 'pathLogin'], platform, owners),
  },
  company_tenant: companyFields(renters),
  // Which company and which role is a matter of the caller's scope.
  user: fields(
    ['name', 'email', 'username', 'address', 'phone', 'isActive', 'idCompany', 'idUserType', 'photo'],
    everybody,
  ),
  user_type: {
    ...fields(['companyTypeId'], everybody, platform),
    ...fields(['name', 'isActive', 'isAdmin', 'listMenu'], everybody),
  },
  menu: {
    ...fields(['path'], administrators),
    ...fields(['name', 'description', 'icon', 'order', 'parent', 'isActive'], platform),
  },
  /** Everybody's own. */
  profile: fields(['name', 'address', 'phone', 'photo'], everybody),
};
