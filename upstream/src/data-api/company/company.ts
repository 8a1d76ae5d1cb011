import { type Selectable, sql } from 'kysely';
import type { Static } from 'typebox';
import type { CompanyTable } from '../../database/tables.js';
import { type Caller, COMPANY_TYPE, COMPANY_TYPE_NAME } from '../access/caller.js';
import { platform, type Writer } from '../access/field-rights.js';
import { type GivenCaller, valuesOf } from '../access/parameter.js';
import type { Condition } from '../access/scope.js';
import { day, EMAIL, flag, integer, optionalNumber, PHONE, text } from '../http/body-reader.js';
import { longDate } from '../resource/columns.js';
import { field, type SaveSchema, shown } from '../resource/define/fields.js';
import type { Filter, OptionList, SaveContext } from '../resource/resource.js';
import { ACTIVE_WORDS } from '../resource/sheet.js';
import { endAccessOfDeactivated } from '../sign-in/session-ended.js';

/** The type's name, as SQL over `t`. */
export const companyTypeName = sql<string>`case t.company_type ${sql.join(
  Object.entries(COMPANY_TYPE_NAME).map(
    ([id, name]) => sql`when ${sql.lit(Number(id))} then ${sql.lit(name)}`,
  ),
  sql` `,
)} end`;

/**
 * The fields that suppliers and tenants have. Their own staff change a company's name and how to reach it; the platform decides on its
 * period and its limit of vehicles.
 */
export function companyFields(staff: readonly Writer[]) {
  const byStaff = { write: platform, edit: staff };
  const byPlatform = { write: platform };
  return {
    name: field(text('Name'), { column: 'name', search: true, sheet: [1, 'Name'], ...byStaff }),
    companyTypeName: shown({ sql: companyTypeName, kind: 'text' }, { sheet: [2, 'Company Type'] }),
    totalVehicle: field(integer('Max vehicles'), {
      column: 'total_vehicle',
      sheet: [3, 'Total Vehicles'],
      ...byPlatform,
    }),
    email: field(EMAIL, { column: 'email', search: true, sheet: [4, 'Email'], ...byStaff }),
    noTelephone: field(PHONE, { column: 'phone', search: true, sheet: [5, 'Phone'], ...byStaff }),
    address: field(text('Address', 500), {
      column: 'address',
      search: true,
      sheet: [6, 'Address'],
      ...byStaff,
    }),
    centerPointLatitude: field(optionalNumber('Latitude', -90, 90), { column: 'latitude', ...byStaff }),
    centerPointLongitude: field(optionalNumber('Longitude', -180, 180), { column: 'longitude', ...byStaff }),
    radius: field(optionalNumber('Radius', 0, 20_000_000), { column: 'radius', ...byStaff }),
    isActive: field(flag('Status'), {
      column: 'is_active',
      filter: true,
      sheet: [8, 'Status', ACTIVE_WORDS],
      bulk: true,
      ...byPlatform,
    }),
    startDate: field(day('Start date'), { column: 'start_date', sheet: [9, 'Start Date'], ...byPlatform }),
    endDate: field(day('End date'), { column: 'end_date', sheet: [10, 'End Date'], ...byPlatform }),
    startDateText: shown(longDate('start_date')),
    endDateText: shown(longDate('end_date')),
  };
}

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

/** The part that the lists of suppliers and of tenants have in common. */
export const COMPANY = {
  partly,
  label: sql<string>`t.name`,
  import: IMPORT,
} as const;

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

type CompanyBody = Static<SaveSchema<ReturnType<typeof companyFields>>>;

/** The part that the saves of suppliers and of tenants have in common. */
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
