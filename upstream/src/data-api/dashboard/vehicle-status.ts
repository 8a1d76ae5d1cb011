import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { type Caller, COMPANY_TYPE, callerOf } from '../access/caller.js';
import { allOf, type Condition, visibleTo } from '../access/scope.js';
import { succeeded } from '../http/envelope.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { anyText, type FoundRows } from '../resource/found-rows.js';
import { type ListQuery, listQueryOf } from '../resource/list/list-query.js';
import {
  type ListDeclaration,
  type ListParameters,
  listProperties,
  pageSchema,
} from '../resource/list/list-schemas.js';
import type { Filter, Filters, FilterValue, FilterValues } from '../resource/resource.js';
import type { Services } from '../services/services.js';
import { platePattern } from '../vehicle/plates.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import { positionSchema } from './latest-positions.js';
import {
  BATTERY_HEALTH,
  dayOfFigures,
  hourOfDayAgo,
  movedInFirstHour,
  movedInLastDay,
  readStatusRows,
  reportedToday,
  SORTED_BY,
  STATES,
} from './states.js';

/** Each number of the dashboard has its list, by the filters `battery`, `isMovedLately` and `isMovedToday`. */
const filtersOf = (services: Services): Filters => ({
  companyId: { sql: sql`t.supplier_id`, kind: 'integer' },
  battery: { sql: sql`t.battery_percentage`, kind: 'word', codes: Object.keys(BATTERY_HEALTH) },
  isMovedLately: { sql: movedInLastDay(services), kind: 'flag' },
  isMovedToday: { sql: sql`(${reportedToday(services)} and t.day_km > 0)`, kind: 'flag' },
});
const listOf = (services: Services): ListDeclaration => ({
  columns: SORTED_BY,
  search: ['licensePlate'],
  filters: filtersOf(services),
});

const ofHealth: Readonly<Record<string, Condition>> = BATTERY_HEALTH;

/** Conditions that an index can serve. */
function conditionOf(filter: Filter, value: FilterValue): Condition {
  if (filter.kind === 'word') return ofHealth[String(value)] ?? sql<boolean>`false`;
  if (filter.kind === 'flag')
    return value ? sql<boolean>`${filter.sql}` : sql<boolean>`(${filter.sql}) is not true`;
  return sql<boolean>`${filter.sql} = ${value}`;
}

const number = Type.Union([Type.Number(), Type.Null()]);
/** A row of the status table: a position, and what else the vehicle reported. */
export const statusRowSchema = Type.Object({
  ...positionSchema.properties,
  vehicleModelName: Type.String(),
  batteryPercentage: number,
  totalKm: number,
});

/** `GET dashboard/vehicle_status`: the dashboard's status table, paged. */
export function serveVehicleStatus(app: App, services: Services): void {
  // Telemetry rows cannot be requested by id: those of vehicles can.
  const { ids: _, ...parameters } = listProperties(listOf(services));
  app.get(
    '/dashboard/vehicle_status',
    described({
      tag: 'dashboard',
      summary: 'What vehicles reported last, a page of them, the newest first',
      query: Type.Unsafe<ListParameters>(Type.Object(parameters)),
      data: pageSchema(statusRowSchema),
    }),
    async (request) => {
      const list = listOf(services);
      const { page, size, filters, search, sort } = listQueryOf(request.query, list);
      const caller = callerOf(request);
      const where = allOf([
        ...visibleTo(caller, vehicleScope, services.today()),
        ...[...filters].flatMap(([name, value]) => {
          const filter = list.filters[name];
          return filter === undefined ? [] : [conditionOf(filter, value)];
        }),
      ]);
      const suppliers = suppliersOf(caller, filters);
      const plate = search === undefined ? undefined : inPlate(search.text);
      // A tenant's vehicles are few.
      const isTenant = caller.companyType === COMPANY_TYPE.tenant;
      const { data, found } = await readStatusRows(services, {
        where: isTenant && plate !== undefined ? allOf([where, plate.matches]) : where,
        search: isTenant ? undefined : plate,
        suppliers,
        sort,
        size,
        offset: (page - 1) * size,
        areFew: hasMoved(filters),
        areCounted: isTenant,
      });
      const matching = search === undefined ? where : allOf([where, hasInPlate(search.text, caller)]);
      const totalRow =
        found ?? (await countStates(services, caller, { where: matching, filters, search, suppliers }));
      return succeeded({ data, totalRow });
    },
  );
}

/** The search by plate: the states have the plates of the vehicles, the vehicles their index of trigrams. */
export function inPlate(text: string): FoundRows {
  const pattern = anyText(platePattern(text));
  return {
    found: sql`select id from vehicle where plate_key like ${pattern}`,
    key: sql`t.id`,
    matches: stateContains(pattern),
  };
}

/** Uses the index of plates on vehicles; for a tenant, whose vehicles are few, the plates of the states. */
function hasInPlate(text: string, { companyType }: Caller): Condition {
  const pattern = platePattern(text);
  return companyType === COMPANY_TYPE.tenant
    ? stateContains(pattern)
    : sql<boolean>`t.id in (select id from vehicle where plate_key like ${pattern})`;
}

const stateContains = (pattern: RawBuilder<string>) =>
  sql<boolean>`plate_key_of(t.license_plate) like ${pattern}`;

const hasMoved = (filters: FilterValues) => filters.has('isMovedLately') || filters.has('isMovedToday');

/** The suppliers that the table is narrowed down to. */
const suppliersOf = ({ companyType, companyId }: Caller, filters: FilterValues): FilterValue[] =>
  [filters.get('companyId'), companyType === COMPANY_TYPE.supplier ? companyId : undefined].filter(
    (id) => id !== undefined,
  );

interface StatesCounted {
  where: Condition;
  filters: FilterValues;
  search: ListQuery['search'];
  suppliers: readonly FilterValue[];
}

/** Counts the vehicles that have reported: from the stored figures where they suffice, else by counting. */
async function countStates(
  services: Services,
  caller: Caller,
  { where, filters, search, suppliers }: StatesCounted,
): Promise<number> {
  const count = sql<{ n: number }>`select count(*) as n from ${STATES} where ${where}`;
  const { companyId: _, ...narrowing } = Object.fromEntries(filters);
  const [[name, value] = [], ...more] = Object.entries(narrowing);
  if (caller.companyType === COMPANY_TYPE.tenant || more.length > 0)
    return services.counts.count(count, undefined);
  if (search !== undefined) return services.counts.count(count, name === undefined ? REPORTED : undefined);
  const ofSuppliers = allOf(suppliers.map((id) => sql<boolean>`t.supplier_id = ${id}`));
  const figure = (what: string, column: string, bucket: RawBuilder<boolean>) => sql`(
    select coalesce(sum(${sql.ref(column)}), 0)::bigint from fleet_figure t
    where figure = ${sql.lit(what)} and ${bucket} and ${ofSuppliers})`;
  const all = figure('battery', 'n', sql<boolean>`true`);
  const kept: Readonly<Record<string, () => RawBuilder<unknown>>> = {
    battery: () => figure('battery', 'n', sql<boolean>`bucket = ${BATTERY_BUCKET[String(value)]}`),
    isMovedToday: () => figure('day', 'valued', sql<boolean>`bucket = ${dayOfFigures(services)}`),
    isMovedLately: () => sql`${figure('moved', 'n', sql<boolean>`bucket > ${hourOfDayAgo(services)}`)} +
      (select count(*) from ${STATES} where ${movedInFirstHour(services)} and ${ofSuppliers})`,
  };
  const some = kept[name ?? '']?.() ?? all;
  const n = value === false ? sql`${all} - (${some})` : some;
  return services.counts.count(sql<{ n: number }>`select ${n} as n`, undefined);
}

/** The buckets of `fleet_figure` for the codes of `battery`. */
const BATTERY_BUCKET: Readonly<Record<string, number>> = { low: 0, medium: 1, high: 2 };

/** A number that changes whenever a vehicle changes or reports for the first time. */
const REPORTED = sql<number>`(select coalesce(sum(n), 0)::bigint from vehicle_change)
  + (select coalesce(sum(n), 0)::bigint from fleet_figure where figure = 'battery')`;
