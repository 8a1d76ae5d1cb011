import { sql } from 'kysely';
import { type Caller, COMPANY_TYPE, COMPANY_TYPE_NAME } from '../access/caller.js';
import { type FieldRights, platform, type Writer, writtenBy } from '../access/field-rights.js';
import type { Condition } from '../access/scope.js';
import { day, EMAIL, flag, integer, optionalNumber, PHONE, text } from '../http/body-reader.js';
import { AUDIT_COLUMNS, type Columns, longDate, own } from '../resource/columns.js';
import type { Filter, Filters } from '../resource/resource.js';
import { ACTIVE_WORDS, column } from '../resource/sheet.js';

/** The type's name, as SQL over `t`. */
export const companyTypeName = sql<string>`case t.company_type ${sql.join(
  Object.entries(COMPANY_TYPE_NAME).map(
    ([id, name]) => sql`when ${sql.lit(Number(id))} then ${sql.lit(name)}`,
  ),
  sql` `,
)} end`;

/** What tenants and suppliers have in common. */
export const companyColumns: Columns = {
  name: own('name', 'text'),
  companyTypeName: { sql: companyTypeName, kind: 'text' },
  totalVehicle: own('total_vehicle', 'integer'),
  email: own('email', 'text'),
  noTelephone: own('phone', 'text'),
  address: own('address', 'text'),
  centerPointLatitude: own('latitude', 'number'),
  centerPointLongitude: own('longitude', 'number'),
  radius: own('radius', 'number'),
  isActive: own('is_active', 'flag'),
  startDate: own('start_date', 'date'),
  endDate: own('end_date', 'date'),
  startDateText: longDate('start_date'),
  endDateText: longDate('end_date'),
  ...AUDIT_COLUMNS,
};

/** A company's own staff change how it is reached; the terms on which it takes part are the platform's. */
export const companyRights = (staff: readonly Writer[]): FieldRights => ({
  ...writtenBy(platform, ['startDate', 'endDate', 'isActive', 'totalVehicle']),
  ...writtenBy(
    platform,
    ['name', 'email', 'address', 'noTelephone', 'centerPointLatitude', 'centerPointLongitude', 'radius'],
    { edit: staff },
  ),
});

export const companySheetColumns = [
  column('name', 'Name'),
  column('companyTypeName', 'Company Type'),
  column('totalVehicle', 'Total Vehicles'),
  column('email', 'Email'),
  column('noTelephone', 'Phone'),
  column('address', 'Address'),
];
export const companyStatusSheetColumns = [
  column('isActive', 'Status', ACTIVE_WORDS),
  column('startDate', 'Start Date'),
  column('endDate', 'End Date'),
];

export const companySearch = ['name', 'email', 'address', 'noTelephone'];

/** Of pick lists: companies that new records may refer to, or the others. */
const isOffered: Filter = {
  sql: sql`true`,
  kind: 'flag',
  against: (wanted, _caller, today) =>
    sql`((t.is_active and coalesce(t.end_date >= ${today}::date, true)) = ${wanted})`,
};
export const companyOptionFilters: Filters = { isAktif: isOffered, isActive: isOffered };

export const companyFilters: Filters = { isActive: { sql: sql`t.is_active`, kind: 'flag' } };

/** Of partners, staff see the name only. */
export const partly = {
  columns: ['id', 'name', 'companyTypeName'],
  fully: (caller: Caller): Condition | undefined =>
    caller.companyType === COMPANY_TYPE.platform ? undefined : sql<boolean>`t.id = ${caller.companyId}`,
};

/** Staff may write their own company; the Platform every one. */
export const ownCompany = (caller: Caller): Condition[] => {
  const condition = partly.fully(caller);
  return condition === undefined ? [] : [condition];
};

export const companyFields = {
  name: text('Name'),
  email: EMAIL,
  address: text('Address', 500),
  noTelephone: PHONE,
  startDate: day('Start date'),
  endDate: day('End date'),
  isActive: flag('Status'),
  totalVehicle: integer('Max vehicles'),
  centerPointLatitude: optionalNumber('Latitude', -90, 90),
  centerPointLongitude: optionalNumber('Longitude', -180, 180),
  radius: optionalNumber('Radius', 0, 20_000_000),
};
