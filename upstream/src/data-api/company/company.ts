import { type Selectable, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { CompanyTable } from '../../database/tables.js';
import { type Caller, COMPANY_TYPE, COMPANY_TYPE_NAME } from '../access/caller.js';
import { type FieldRights, platform, type Writer, writtenBy } from '../access/field-rights.js';
import { type GivenCaller, valuesOf } from '../access/parameter.js';
import type { Condition } from '../access/scope.js';
import { day, EMAIL, flag, integer, optionalNumber, PHONE, text } from '../http/body-reader.js';
import { type Columns, longDate, own } from '../resource/columns.js';
import type { Filter, OptionList, SaveContext } from '../resource/resource.js';
import { ACTIVE_WORDS, column } from '../resource/sheet.js';
import { endAccessOfDeactivated } from '../sign-in/session-ended.js';

/** The type's name, as SQL over `t`. */
export const companyTypeName = sql<string>`case t.company_type ${sql.join(
  Object.entries(COMPANY_TYPE_NAME).map(
    ([id, name]) => sql`when ${sql.lit(Number(id))} then ${sql.lit(name)}`,
  ),
  sql` `,
)} end`;

const columns: Columns = {
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
};

/** Staff of a company see only the name of other companies. */
const partly = {
  columns: ['id', 'name', 'companyTypeName'],
  fully: (caller: GivenCaller): Condition | undefined =>
    caller.companyType === COMPANY_TYPE.platform ? undefined : sql<boolean>`t.id = ${caller.companyId}`,
};

/** A row of a file is about the company of its name, which is unique within the company type. */
const IMPORT = {
  key: {
    field: 'name',
    title: 'Name',
    of: ({ name }: { name: string }) => name,
    column: sql<string>`lower(t.name)`,
  },
} as const;

/** What the lists of suppliers and of tenants have in common. */
export const COMPANY = {
  columns,
  search: ['name', 'email', 'address', 'noTelephone'],
  filters: { isActive: { sql: sql`t.is_active`, kind: 'flag' } },
  partly,
  import: IMPORT,
} as const;

/** A company's own staff change its name and how to reach it; the platform decides on its period and its limit of vehicles. */
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

/** Companies that new records may refer to (`1`), or the others. */
const isOffered: Filter = {
  sql: sql`true`,
  kind: 'flag',
  against: (wanted, _caller, today) =>
    sql`((t.is_active and coalesce(t.end_date >= ${today}::date, true)) = ${wanted})`,
};

export const companyOptions = (path: string, more: Pick<OptionList, 'scope' | 'group'> = {}): OptionList => ({
  path,
  text: sql<string>`t.name`,
  filters: { isAktif: isOffered, isActive: isOffered },
  ...more,
});

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
type CompanyBody = Static<ReturnType<typeof Type.Object<typeof companyFields>>>;

/** What the saves of suppliers and of tenants have in common. */
export const COMPANY_SAVE = {
  hasPeriod: true as const,
  /** Staff may write their own company; the platform every one. */
  writable: (caller: Caller): Condition[] => {
    const own = partly.fully(valuesOf(caller));
    return own === undefined ? [] : [own];
  },
  constraints: {
    /** Unique within the company type. */
    company_name_key: ({ name }: { name: string }) => ({
      field: 'name',
      code: 'TAKEN',
      message: { id: `Perusahaan ${name.trim()} sudah ada`, en: `Company ${name.trim()} already exists` },
    }),
  },
  /** Signs everybody out of a company that was deactivated, or whose period has ended. */
  written: async (
    { trx, services }: SaveContext,
    { id, body, before }: { id: number; body: CompanyBody; before: Selectable<CompanyTable> | undefined },
  ): Promise<void> => {
    const isOpen = body.isActive === '1' && body.endDate >= services.today();
    if (before !== undefined && !isOpen)
      await endAccessOfDeactivated(services, trx, sql<boolean>`u.company_id = ${id}`);
  },
};
