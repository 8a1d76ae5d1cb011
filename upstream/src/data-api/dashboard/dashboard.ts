import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { type Caller, COMPANY_TYPE, callerOf } from '../access/caller.js';
import { allOf, type Condition, visibleTo } from '../access/scope.js';
import { succeeded } from '../http/envelope.js';
import { described } from '../openapi/described.js';
import { filterParameters } from '../openapi/list-schemas.js';
import { readFilters } from '../resource/list-query.js';
import type { Services } from '../services.js';
import {
  BATTERY_HEALTH,
  HEARD_OF,
  heardOfToday,
  movedLately,
  NEWEST_FIRST,
  readStatusRows,
  statusRowSchema,
} from './vehicle-status.js';

const FILTERS = { companyId: { sql: sql`t.supplier_id`, kind: 'integer' } } as const;
/** Rows of the status table that come along (contract, section 4). */
const LATEST = 20;
/** Positions for the map: more than it is made for would only make it slow. */
const MOST_POSITIONS = 10_000;

const count = Type.Integer({ minimum: 0 });
const number = Type.Union([Type.Number(), Type.Null()]);
const dashboardSchema = Type.Object({
  vehicleStatus: Type.Object({ nonActive: count, active: count, maintenance: count, broken: count }),
  vehicleRentStatus: Type.Object({ available: count, rented: count, booked: count }),
  averageSpeed: Type.Union([Type.Number(), Type.Null()], {
    description:
      'km/h, over the vehicles that moved in the last 24 hours, each by its latest trip; null: none did.',
  }),
  limitTraveled: Type.Number({ description: 'km of today.' }),
  batteryHealth: Type.Object(
    { high: count, medium: count, low: count },
    { description: 'Vehicles whose battery holds 80 to 100 %, 50 to 80 %, and less.' },
  ),
  trackHistoryLatest: Type.Array(statusRowSchema),
  latestPosition: Type.Array(
    Type.Object({
      vehicleId: Type.Integer(),
      licensePlate: Type.String(),
      latitude: Type.Number(),
      longitude: Type.Number(),
      companySupplierId: Type.Integer(),
      companySupplierName: Type.String(),
      gpsDate: Type.String({ description: 'ISO 8601 with an offset.' }),
      speed: number,
      course: number,
    }),
    { description: `The newest first, at most ${MOST_POSITIONS}.` },
  ),
});

/** `GET dashboard`: the fleet in scope at a glance (contract, section 4). */
export function serveDashboard(app: FastifyInstance, services: Services): void {
  app.get(
    '/dashboard',
    described({
      tag: 'dashboard',
      summary: 'The fleet in sight at a glance: numbers by status, speed, distance, batteries, positions',
      query: filterParameters(FILTERS),
      data: dashboardSchema,
    }),
    async (request) => {
      const caller = callerOf(request);
      const supplier = readFilters(request.query, FILTERS, []).get('companyId') ?? null;
      const ofSupplier = supplier === null ? [] : [sql<boolean>`t.supplier_id = ${supplier}`];
      const inSight = allOf([...visibleTo(caller, 'vehicle', services.today()), ...ofSupplier]);
      const [counted, measured, trackHistoryLatest, latestPosition] = await Promise.all([
        countByStatus(services, caller, inSight, ofSupplier),
        measure(services, caller, inSight, ofSupplier),
        readStatusRows(services, inSight, { order: NEWEST_FIRST, size: LATEST, offset: 0 }),
        readPositions(services, inSight),
      ]);
      return succeeded({ ...counted, ...measured, trackHistoryLatest, latestPosition });
    },
  );
}

/** How many vehicles there are of each status. */
async function countByStatus(
  services: Services,
  caller: Caller,
  inSight: Condition,
  ofSupplier: readonly Condition[],
) {
  // What a tenant rents depends on the day, the other two are counted already.
  const vehicles =
    caller.companyType === COMPANY_TYPE.tenant
      ? sql`select rent_status, vehicle_status, 1 as n from vehicle t where ${inSight}`
      : sql`select rent_status, vehicle_status, n from vehicle_count t
        where ${allOf([...ofSupplier, ...countersInScope(caller)])}`;
  const { rows } = await sql<{ rentStatus: number; vehicleStatus: number; n: number }>`
    select rent_status as "rentStatus", vehicle_status as "vehicleStatus", sum(n)::bigint as n
    from (${vehicles}) counted group by 1, 2`.execute(services.db);
  const total = (field: 'rentStatus' | 'vehicleStatus', code: number) =>
    rows.filter((row) => row[field] === code).reduce((sum, row) => sum + row.n, 0);
  return {
    vehicleStatus: {
      nonActive: total('vehicleStatus', 0),
      active: total('vehicleStatus', 1),
      maintenance: total('vehicleStatus', 2),
      broken: total('vehicleStatus', 3),
    },
    vehicleRentStatus: {
      available: total('rentStatus', 0),
      rented: total('rentStatus', 1),
      booked: total('rentStatus', 2),
    },
  };
}

/** A supplier's counters are those of its own vehicles: the counters' form of the vehicle scope. */
function countersInScope({ companyType, companyId }: Caller): Condition[] {
  return companyType === COMPANY_TYPE.platform ? [] : [sql<boolean>`t.supplier_id = ${companyId}`];
}

interface Measures {
  averageSpeed: number | null;
  limitTraveled: number;
  high: number;
  medium: number;
  low: number;
}

/** Speed, distance and batteries. What a tenant rents depends on the day; of the others' vehicles the figures are kept. */
async function measure(
  services: Services,
  caller: Caller,
  inSight: Condition,
  ofSupplier: readonly Condition[],
) {
  const { rows } =
    caller.companyType === COMPANY_TYPE.tenant
      ? await readMeasures(services, inSight)
      : await readFigures(services, allOf([...ofSupplier, ...countersInScope(caller)]));
  const { averageSpeed = null, limitTraveled = 0, high = 0, medium = 0, low = 0 } = rows[0] ?? {};
  return { averageSpeed, limitTraveled, batteryHealth: { high, medium, low } };
}

/** Read once through the vehicles' newest states. */
function readMeasures(services: Services, inSight: Condition) {
  const count = (health: string) => sql`count(*) filter (where ${BATTERY_HEALTH} = ${sql.lit(health)})`;
  return sql<Measures>`
    select
      round((avg(last.trip_speed) filter (where ${movedLately(services)}))::numeric, 1)::float8 as "averageSpeed",
      coalesce(round((sum(last.day_km) filter (where ${heardOfToday(services)}))::numeric, 1), 0)::float8 as "limitTraveled",
      ${count('high')} as high, ${count('medium')} as medium, ${count('low')} as low
    from ${HEARD_OF} where ${inSight}`.execute(services.db);
}

/**
 * The same from the figures that the triggers on vehicle_telemetry keep. Those of movement are kept by the hour: of the hour in
 * which the day that is looked back begins, the vehicles themselves are read.
 * @param ofCompany over `t`, which has a supplier_id
 */
function readFigures(services: Services, ofCompany: Condition) {
  const since = sql`${services.now()}::timestamptz - interval '24 hours'`;
  const hour = sql`floor(extract(epoch from ${since}) / 3600)::integer`;
  const battery = (bucket: number) => sql`coalesce((select sum(n) from fleet_figure t
    where figure = 'battery' and bucket = ${sql.lit(bucket)} and ${ofCompany}), 0)::bigint`;
  return sql<Measures>`
    select
      (select round(sum(total) / nullif(sum(valued), 0), 1)::float8 from (
        select total, valued from fleet_figure t where figure = 'moved' and bucket > ${hour} and ${ofCompany}
        union all
        select sum(trip_speed::numeric), count(trip_speed) from vehicle_telemetry t
        where moved_at > ${since} and moved_at < to_timestamp((${hour} + 1) * 3600.0) and ${ofCompany}
      ) moved) as "averageSpeed",
      coalesce((select round(sum(total), 1)::float8 from fleet_figure t
        where figure = 'day' and bucket = ${services.today()}::date - date '1970-01-01' and ${ofCompany}), 0) as "limitTraveled",
      ${battery(2)} as high, ${battery(1)} as medium, ${battery(0)} as low`.execute(services.db);
}

/** The states are cut before they get their names: the condition is of the vehicle's id and supplier, which they have too. */
async function readPositions({ db }: Services, inSight: Condition): Promise<unknown[]> {
  const { rows } = await sql`
    select last.id as "vehicleId", vehicle.license_plate as "licensePlate", last.latitude, last.longitude,
      last.supplier_id as "companySupplierId", supplier.name as "companySupplierName", last.gps_date as "gpsDate",
      last.speed, last.course
    from (
      select t.* from (
        select vehicle_id as id, supplier_id, latitude, longitude, gps_date, speed, course from vehicle_telemetry
      ) t where ${inSight} order by t.gps_date desc, t.id desc limit ${sql.lit(MOST_POSITIONS)}
    ) last
    join vehicle on vehicle.id = last.id join company supplier on supplier.id = last.supplier_id
    order by last.gps_date desc, last.id desc`.execute(db);
  return rows;
}
