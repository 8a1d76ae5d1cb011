/** Whose staff may write a field; `administrator`: Administrators of the platform alone. */
export type Writer = 'administrator' | 'platform' | 'supplier' | 'tenant';

/** Who may write a field of a new row, and change it in a saved one. Nobody: it is locked. */
export interface FieldRight {
  create: readonly Writer[];
  edit: readonly Writer[];
}
type FieldRights = Readonly<Record<string, FieldRight>>;

const nobody: readonly Writer[] = [];
const administrators: readonly Writer[] = ['administrator'];
const platform: readonly Writer[] = ['platform'];
const owners: readonly Writer[] = ['platform', 'supplier'];
const renters: readonly Writer[] = ['platform', 'tenant'];
const everybody: readonly Writer[] = ['platform', 'supplier', 'tenant'];

/** Fields with the same right. */
const fields = (names: readonly string[], create: readonly Writer[], edit = create): FieldRights =>
  Object.fromEntries(names.map((name) => [name, { create, edit }]));

/** A company's own staff change how it is reached; the terms on which it takes part are the platform's. */
const companyFields = (staff: readonly Writer[]): FieldRights => ({
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
 */
export const FIELD_RIGHTS: Readonly<Record<string, FieldRights>> = {
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
