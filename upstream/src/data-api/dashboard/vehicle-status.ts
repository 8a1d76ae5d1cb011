import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { type Caller, COMPANY_TYPE, callerOf } from '../access/caller.js';
import { allOf, type Condition, visibleTo } from '../access/scope.js';
import { succeeded } from '../http/envelope.js';
import { described } from '../openapi/described.js';
import { listParameters, pageSchema } from '../openapi/list-schemas.js';
import { containing } from '../resource/columns.js';
import { type ListDeclaration, type ListQuery, readListQuery } from '../resource/list-query.js';
import type { Filters, FilterValues } from '../resource/resource.js';
import type { Services } from '../services.js';

/** What a column of the status table is sorted by, and whether some vehicles have none: they come last. */
const SORTED_BY: Readonly<Record<string, { key: RawBuilder<unknown>; isOptional?: true }>> = {
  gpsDate: { key: sql`last.gps_date` },
  licensePlate: { key: sql`t.license_plate` },
  companySupplierName: { key: sql`supplier.name` },
  vehicleModelName: { key: sql`model.name` },
  speed: { key: sql`last.speed`, isOptional: true },
  batteryPercentage: { key: sql`last.battery_percentage`, isOptional: true },
  totalKm: { key: sql`last.total_km`, isOptional: true },
};

/** How much a vehicle's battery holds, as the dashboard counts it (contract, section 4: `batteryHealth`); null: not known. */
export const BATTERY_HEALTH = sql`case when last.battery_percentage >= 80 then 'high'
  when last.battery_percentage >= 50 then 'medium' when last.battery_percentage < 50 then 'low' end`;

/** Whether a vehicle moved in the last 24 hours: those that the dashboard's average speed is of. */
export const movedLately = ({ now }: Services): RawBuilder<boolean> =>
  sql<boolean>`coalesce(last.moved_at > ${now()}::timestamptz - interval '24 hours', false)`;

/** Whether `day_km` is of today: what the dashboard's distance is the sum of. */
export const heardOfToday = ({ today }: Services): RawBuilder<boolean> =>
  sql<boolean>`coalesce(last.day = ${today()}::date, false)`;

/** Each number of the dashboard has its list: `battery`, `isMovedLately` and `isMovedToday` narrow the table down to it. */
const filtersOf = (services: Services): Filters => ({
  companyId: { sql: sql`t.supplier_id`, kind: 'integer' },
  battery: { sql: BATTERY_HEALTH, kind: 'word', codes: ['high', 'medium', 'low'] },
  isMovedLately: { sql: movedLately(services), kind: 'flag' },
  isMovedToday: { sql: sql`(${heardOfToday(services)} and last.day_km > 0)`, kind: 'flag' },
});
const listOf = (services: Services): ListDeclaration => ({
  columns: Object.keys(SORTED_BY),
  search: ['licensePlate'],
  filters: filtersOf(services),
});

const number = Type.Union([Type.Number(), Type.Null()]);
/** Specification (fleet operations), section 3: Vehicle status row; the rest is what its table shows (section 2). */
export const statusRowSchema = Type.Object({
  vehicleId: Type.Integer(),
  companySupplierId: Type.Integer(),
  companySupplierName: Type.String(),
  licensePlate: Type.String(),
  vehicleModelName: Type.String(),
  speed: number,
  course: number,
  batteryPercentage: number,
  totalKm: number,
  gpsDate: Type.String({ description: 'ISO 8601 with an offset.' }),
  latitude: Type.Number(),
  longitude: Type.Number(),
});

/** Vehicles that have reported, with what they reported last: `t` and `last`. */
export const HEARD_OF = sql`vehicle t join vehicle_telemetry last on last.vehicle_id = t.id`;

/**
 * Rows of the status table.
 * @param where over `t` and `last`
 * @param order of the rows; they are cut by it before they get their names
 */
export async function readStatusRows(
  { db }: Services,
  where: Condition,
  { order, size, offset }: { order: RawBuilder<unknown>; size: number; offset: number },
): Promise<unknown[]> {
  const { rows } = await sql`
    select t.id as "vehicleId", t.supplier_id as "companySupplierId", supplier.name as "companySupplierName",
      t.license_plate as "licensePlate", model.name as "vehicleModelName", last.speed, last.course,
      last.battery_percentage as "batteryPercentage", last.total_km as "totalKm", last.gps_date as "gpsDate",
      last.latitude, last.longitude
    from ${HEARD_OF} join company supplier on supplier.id = t.supplier_id join vehicle_model model on model.id = t.model_id
    where ${where} order by ${order} limit ${size} offset ${offset}`.execute(db);
  return rows;
}

/** The newest first; the id makes it a total order, so that pages never overlap. */
export const NEWEST_FIRST = sql`last.gps_date desc, t.id desc`;

/** `GET dashboard/vehicle_status`: the dashboard's status table, paged (contract, section 4). */
export function serveVehicleStatus(app: FastifyInstance, services: Services): void {
  // Of rows that are telemetry there is no asking by id: those of vehicles are for that.
  const { ids: _, ...query } = listParameters(listOf(services));
  app.get(
    '/dashboard/vehicle_status',
    described({
      tag: 'dashboard',
      summary: 'What vehicles reported last, a page of them, the newest first',
      query,
      data: pageSchema(statusRowSchema),
    }),
    async (request) => {
      const list = listOf(services);
      const { page, size, filters, search, sort } = readListQuery(request.query, list);
      const caller = callerOf(request);
      const where = allOf([
        ...visibleTo(caller, 'vehicle', services.today()),
        ...Object.entries(list.filters).flatMap(([name, filter]) =>
          filters.has(name) ? [sql<boolean>`${filter.sql} = ${filters.get(name)}`] : [],
        ),
        ...(search === undefined
          ? []
          : [sql<boolean>`t.license_plate like ${containing(search.text.toUpperCase())}`]),
      ]);
      const by = sort && SORTED_BY[sort.column];
      const direction = sort?.descending ? sql`desc` : sql`asc`;
      // Where nothing is missing the order is that of an index, which knows of no other end for what is.
      const missing = by?.isOptional ? sql` nulls last` : sql``;
      const order =
        by === undefined ? NEWEST_FIRST : sql`${by.key} ${direction}${missing}, t.id ${direction}`;
      const data = await readStatusRows(services, where, { order, size, offset: (page - 1) * size });
      return succeeded({ data, totalRow: await countStates(services, caller, where, filters, search) });
    },
  );
}

/** How many vehicles have reported: from the figures that are kept where they tell, else by counting. */
async function countStates(
  services: Services,
  caller: Caller,
  where: Condition,
  filters: FilterValues,
  search: ListQuery['search'],
): Promise<number> {
  const count = sql<{ n: number }>`select count(*) as n from ${HEARD_OF} where ${where}`;
  if (caller.companyType === COMPANY_TYPE.tenant) return services.counts.count(count, undefined);
  const { companyId, battery, ...moved } = Object.fromEntries(filters);
  if (Object.keys(moved).length > 0) return services.counts.count(count, undefined);
  if (search !== undefined) return services.counts.count(count, battery === undefined ? HEARD : undefined);
  const ofCompany = [companyId, caller.companyType === COMPANY_TYPE.supplier ? caller.companyId : undefined];
  const kept = sql<{ n: number }>`select coalesce(sum(n), 0)::bigint as n from fleet_figure t where ${allOf([
    sql<boolean>`figure = 'battery'`,
    ...(battery === undefined ? [] : [sql<boolean>`bucket = ${BATTERY_BUCKET[String(battery)]}`]),
    ...ofCompany.flatMap((id) => (id === undefined ? [] : [sql<boolean>`supplier_id = ${id}`])),
  ])}`;
  return services.counts.count(kept, undefined);
}

/** What `fleet_figure` calls the codes of `battery`. */
const BATTERY_BUCKET: Readonly<Record<string, number>> = { low: 0, medium: 1, high: 2 };

/** Another number whenever a vehicle changes or is heard of for the first time. */
const HEARD = sql<number>`(select coalesce(sum(n), 0)::bigint from vehicle_change)
  + (select coalesce(sum(n), 0)::bigint from fleet_figure where figure = 'battery')`;
