import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '../access/scope.js';
import { type FoundRows, fewOrMany, isAmongFound } from '../resource/found-rows.js';
import type { ListQuery } from '../resource/list/list-query.js';
import { throughNames } from '../resource/list/list-statement.js';
import type { FilterValue } from '../resource/resource.js';
import type { Services } from '../services/services.js';

/** The newest states of vehicles, as `t`: id, supplier and plate have the names that they have in `vehicle`. */
export const STATES = sql`(select vehicle_id as id, state.* from vehicle_telemetry state) t`;
/** The states with their vehicles, for columns and indexes that only vehicles have. */
const WITH_VEHICLES = sql`vehicle v join ${STATES} on t.id = v.id`;

/** The battery levels that the dashboard counts. */
export const BATTERY_HEALTH = {
  high: sql<boolean>`t.battery_percentage >= 80`,
  medium: sql<boolean>`(t.battery_percentage >= 50 and t.battery_percentage < 80)`,
  low: sql<boolean>`t.battery_percentage < 50`,
} as const;

const dayAgo = ({ now }: Services): RawBuilder<unknown> => sql`(${now()}::timestamptz - interval '24 hours')`;
/** The hour that a day ago lies in, as `fleet_figure` counts hours. */
export const hourOfDayAgo = (services: Services): RawBuilder<unknown> =>
  sql`floor(extract(epoch from ${dayAgo(services)}) / 3600)::integer`;
/** Today, as `fleet_figure` counts days. */
export const dayOfFigures = ({ today }: Services): RawBuilder<unknown> =>
  sql`(${today()}::date - date '1970-01-01')`;

/** Vehicles that moved in the last 24 hours: those that the dashboard's average speed is of. */
export const movedInLastDay = (services: Services): Condition =>
  sql<boolean>`t.moved_at > ${dayAgo(services)}`;

/** Those of which `day_km` is of today: what the dashboard's distance is the sum of. */
export const reportedToday = ({ today }: Services): Condition => sql<boolean>`t.day = ${today()}::date`;

/** Vehicles that moved in the hour that a day ago lies in, and since: figures are kept by whole hours. */
export const movedInFirstHour = (services: Services): Condition =>
  sql<boolean>`t.moved_at > ${dayAgo(services)} and t.moved_at < to_timestamp((${hourOfDayAgo(services)} + 1) * 3600.0)`;

/** Columns of the states themselves, each with an index on it and the id; some vehicles have no value in the optional ones. */
const OWN: Readonly<Record<string, { key: RawBuilder<unknown>; isOptional?: true }>> = {
  gpsDate: { key: sql`t.gps_date` },
  speed: { key: sql`t.speed`, isOptional: true },
  batteryPercentage: { key: sql`t.battery_percentage`, isOptional: true },
  totalKm: { key: sql`t.total_km`, isOptional: true },
};

/** Names: where to look for all of them, the vehicle's key of its own, and the name of a state with what it is joined to. */
const NAMED: Readonly<
  Record<
    string,
    {
      all: RawBuilder<unknown>;
      supplier: string;
      key: RawBuilder<unknown>;
      name: RawBuilder<unknown>;
      joins: RawBuilder<unknown>;
    }
  >
> = {
  licensePlate: {
    all: sql`select id, license_plate as name from vehicle`,
    supplier: 'supplier_id',
    key: sql`v.id`,
    name: sql`t.license_plate`,
    joins: sql``,
  },
  companySupplierName: {
    all: sql`select id, name from company`,
    supplier: 'id',
    key: sql`v.supplier_id`,
    name: sql`supplier.name`,
    joins: sql`join company supplier on supplier.id = t.supplier_id`,
  },
  vehicleModelName: {
    all: sql`select id, name from vehicle_model`,
    supplier: 'company_id',
    key: sql`v.model_id`,
    name: sql`model.name`,
    joins: sql`join vehicle v on v.id = t.id join vehicle_model model on model.id = v.model_id`,
  },
};

export const SORTED_BY: readonly string[] = [...Object.keys(OWN), ...Object.keys(NAMED)];

export interface StatesQuery {
  /** Over `t`. */
  where: Condition;
  /** The newest first without one. */
  sort?: ListQuery['sort'];
  size: number;
  offset: number;
  /** The suppliers that `where` keeps to, if any. */
  suppliers?: readonly FilterValue[];
  /** A search that is not part of `where`. */
  search?: FoundRows | undefined;
  /** True if they may be so few that reading them name by name is slow. */
  areFew?: boolean;
  /** True if they are so few that they are read and counted all together. */
  areCounted?: boolean;
}

interface StatusPage {
  data: Record<string, unknown>[];
  /** The number of rows, where it is known with the page; else null. */
  found: number | null;
}

/**
 * Rows of the status table. The page is cut among the states (in an index where there is one), and only its rows get their names.
 * The id makes every order a total one, so that pages never overlap.
 */
export async function readStatusRows({ reads }: Services, page: StatesQuery): Promise<StatusPage> {
  const { rows } = await statusRows(page).execute(reads);
  const data = rows.map(({ '#found': _, ...row }) => row);
  const { size, offset } = page;
  const isLast = data.length < size && (data.length > 0 || offset === 0);
  return { data, found: isLast ? offset + data.length : (rows[0]?.['#found'] ?? null) };
}

/** SQL of {@link readStatusRows}. */
export function statusRows(
  page: StatesQuery,
): RawBuilder<Record<string, unknown> & { '#found': number | null }> {
  const direction = page.sort === undefined || page.sort.descending ? sql`desc` : sql`asc`;
  return sql`
    select t.id as "vehicleId", t.supplier_id as "companySupplierId", supplier.name as "companySupplierName",
      t.license_plate as "licensePlate", model.name as "vehicleModelName", t.speed, t.course,
      t.battery_percentage as "batteryPercentage", t.total_km as "totalKm", t.gps_date as "gpsDate", t.latitude, t.longitude,
      ${page.areCounted ? sql`cut.found` : sql`null`} as "#found"
    from (${cut(page, direction)} limit ${page.size} offset ${page.offset}) cut
    join ${STATES} on t.id = cut.id join vehicle v on v.id = cut.id
    join company supplier on supplier.id = t.supplier_id join vehicle_model model on model.id = v.model_id
    order by cut.sort_key ${direction} nulls last, cut.id ${direction}`;
}

/** All rows' ids and sort keys, in order. */
function cut(page: StatesQuery, direction: RawBuilder<unknown>): RawBuilder<unknown> {
  const { where, search, areCounted, sort, size, offset } = page;
  if (areCounted)
    return sql`with few as materialized (${allSorted(page, direction)})
      select id, sort_key, count(*) over () as found from few order by sort_key ${direction} nulls last, id ${direction}`;
  if (search === undefined) return inOrder(page, direction);
  // A literal in the page that most calls want, so that the plan is for a short one.
  const most = offset === 0 ? sql.lit(size) : sql.val(offset + size);
  const few = allSorted({ ...page, where: allOf([where, isAmongFound(search)]) }, direction);
  const matching = { ...page, where: allOf([where, search.matches]) };
  // In the order of all plates, those with the text may come last.
  const isByPlate = sort?.column === 'licensePlate';
  const many = isByPlate
    ? allSorted({ ...page, where: allOf([where, sql<boolean>`t.id in (${search.found})`]) }, direction)
    : inOrder(matching, direction);
  return sql`
    ${fewOrMany(search, { few: sql`${few} limit ${most}`, many: sql`${many} limit ${most}` })}
    order by sort_key ${direction} nulls last, id ${direction}`;
}

const sortedByOf = ({ sort = { column: 'gpsDate', descending: true } }: StatesQuery) => sort;

/** The same by reading all rows. */
function allSorted(page: StatesQuery, direction: RawBuilder<unknown>): RawBuilder<unknown> {
  const { column } = sortedByOf(page);
  const { name, joins } = NAMED[column] ?? { name: OWN[column]?.key ?? sql`t.gps_date`, joins: sql`` };
  return sql`select t.id, ${name} as sort_key from ${STATES} ${joins}
    where ${page.where} order by ${name} ${direction} nulls last, t.id ${direction}`;
}

/** The same by reading indexes in the order of the rows, or name by name. */
function inOrder(page: StatesQuery, direction: RawBuilder<unknown>): RawBuilder<unknown> {
  const { where, size, offset, suppliers = [] } = page;
  const sort = sortedByOf(page);
  const most = offset + size;
  const named = NAMED[sort.column];
  if (named !== undefined) {
    if (page.areFew) return allSorted(page, direction);
    const ofSuppliers = suppliers.map((id) => sql<boolean>`${sql.ref(named.supplier)} = ${id}`);
    const names = { all: sql`${named.all} where ${allOf(ofSuppliers)}`, key: named.key };
    const order = { sortDirection: direction, idDirection: direction };
    return throughNames(names, { from: WITH_VEHICLES, where, ...order, most: sql.val(most) });
  }
  const { key, isOptional } = OWN[sort.column] ?? { key: sql`t.gps_date` };
  if (!isOptional || !sort.descending)
    return sql`select t.id, ${key} as sort_key from ${STATES} where ${where} order by ${key} ${direction}, t.id ${direction}`;
  // An index that is read backwards begins with rows without a value, which come last.
  const part = (is: RawBuilder<unknown>) => sql`(select t.id, ${key} as sort_key from ${STATES}
    where ${key} ${is} and ${where} order by ${key} desc, t.id desc limit ${most})`;
  return sql`select * from (${part(sql`is not null`)} union all ${part(sql`is null`)}) either
    order by sort_key desc nulls last, id desc`;
}
