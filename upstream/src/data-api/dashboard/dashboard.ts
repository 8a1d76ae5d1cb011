import { sql } from 'kysely';
import { Type } from 'typebox';
import { type Caller, COMPANY_TYPE, callerOf } from '../access/caller.js';
import { allOf, type Condition, visibleTo } from '../access/scope.js';
import { succeeded } from '../http/envelope.js';
import { idParameter } from '../http/query-reader.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import type { Services } from '../services/services.js';
import { RENT_STATUS, VEHICLE_STATUS } from '../vehicle/codes.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import { attentionSchema, countAttention } from './attention.js';
import { hoursSchema, readHours } from './hours.js';
import { MOST_POSITIONS, positionSchema, readPositions } from './latest-positions.js';
import {
  BATTERY_HEALTH,
  dayOfFigures,
  hourOfDayAgo,
  movedInFirstHour,
  movedInLastDay,
  readStatusRows,
  reportedToday,
  STATES,
} from './states.js';
import { statusRowSchema } from './vehicle-status.js';

const parameters = Type.Object({ companyId: Type.Optional(idParameter) });
/** Rows of the status table that are included. */
const LATEST = 20;

const count = Type.Integer({ minimum: 0 });
const countsOf = (codes: object) =>
  Type.Object(Object.fromEntries(Object.keys(codes).map((name) => [name, count])));
const dashboardSchema = Type.Object({
  vehicleStatus: countsOf(VEHICLE_STATUS),
  vehicleRentStatus: countsOf(RENT_STATUS),
  attention: attentionSchema,
  averageSpeed: Type.Union([Type.Number(), Type.Null()], {
    description:
      'km/h, over the vehicles that moved in the last 24 hours, each by its latest trip; null: none did.',
  }),
  limitTraveled: Type.Union([Type.Number(), Type.Null()], {
    description: 'km of today, of the vehicles that reported today; null: none did.',
  }),
  batteryHealth: Type.Object(
    { high: count, medium: count, low: count },
    { description: 'Vehicles whose battery holds 80 to 100 %, 50 to 80 %, and less.' },
  ),
  hours: hoursSchema,
  trackHistoryLatest: Type.Array(statusRowSchema),
  latestPosition: Type.Array(positionSchema, { description: `The newest first, at most ${MOST_POSITIONS}.` }),
});

/** `GET dashboard`: the fleet in scope at a glance. */
export function serveDashboard(app: App, services: Services): void {
  app.get(
    '/dashboard',
    described({
      tag: 'dashboard',
      summary: 'The fleet in sight at a glance: numbers by status, speed, distance, batteries, positions',
      query: parameters,
      data: dashboardSchema,
    }),
    async (request) => {
      const caller = callerOf(request);
      const supplier = request.query.companyId ?? null;
      const ofSupplier = supplier === null ? [] : [sql<boolean>`t.supplier_id = ${supplier}`];
      const inSight = allOf([...visibleTo(caller, vehicleScope, services.today()), ...ofSupplier]);
      const [counted, attention, measured, hours, latest, latestPosition] = await Promise.all([
        countByStatus(services, caller, inSight, ofSupplier),
        countAttention(services, caller, supplier),
        measure(services, caller, inSight, ofSupplier),
        readHours(services, caller, ofSupplier),
        readStatusRows(services, { where: inSight, size: LATEST, offset: 0 }),
        readPositions(services, inSight),
      ]);
      return succeeded({
        ...counted,
        attention,
        ...measured,
        hours,
        trackHistoryLatest: latest.data,
        latestPosition,
      });
    },
  );
}

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
    from (${vehicles}) counted group by 1, 2`.execute(services.reads);
  const totals = (field: 'rentStatus' | 'vehicleStatus', codes: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(codes).map(([name, code]) => [
        name,
        rows.filter((row) => row[field] === code).reduce((sum, row) => sum + row.n, 0),
      ]),
    );
  return {
    vehicleStatus: totals('vehicleStatus', VEHICLE_STATUS),
    vehicleRentStatus: totals('rentStatus', RENT_STATUS),
  };
}

/** A supplier's counters are those of its own vehicles: the counters' form of the vehicle scope. */
function countersInScope({ companyType, companyId }: Caller): Condition[] {
  return companyType === COMPANY_TYPE.platform ? [] : [sql<boolean>`t.supplier_id = ${companyId}`];
}

interface Measures {
  averageSpeed: number | null;
  limitTraveled: number | null;
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
  const { averageSpeed = null, limitTraveled = null, high = 0, medium = 0, low = 0 } = rows[0] ?? {};
  return { averageSpeed, limitTraveled, batteryHealth: { high, medium, low } };
}

/** Reads the newest states of all vehicles in scope once. */
function readMeasures(services: Services, inSight: Condition) {
  const count = (condition: Condition) => sql`count(*) filter (where ${condition})`;
  return sql<Measures>`
    select
      round((avg(t.trip_speed) filter (where ${movedInLastDay(services)}))::numeric, 1)::float8 as "averageSpeed",
      round((sum(t.day_km) filter (where ${reportedToday(services)}))::numeric, 1)::float8 as "limitTraveled",
      ${count(BATTERY_HEALTH.high)} as high, ${count(BATTERY_HEALTH.medium)} as medium, ${count(BATTERY_HEALTH.low)} as low
    from ${STATES} where ${inSight}`.execute(services.reads);
}

/**
 * The same from the figures that the triggers on vehicle_telemetry keep. Those of movement are kept by the hour: of the hour in
 * which the day that is looked back begins, the vehicles themselves are read.
 * @param ofCompany over `t`, which has a supplier_id
 */
function readFigures(services: Services, ofCompany: Condition) {
  const battery = (bucket: number) => sql`coalesce((select sum(n) from fleet_figure t
    where figure = 'battery' and bucket = ${sql.lit(bucket)} and ${ofCompany}), 0)::bigint`;
  return sql<Measures>`
    select
      (select round(sum(total) / nullif(sum(valued), 0), 1)::float8 from (
        select total, valued from fleet_figure t where figure = 'moved' and bucket > ${hourOfDayAgo(services)} and ${ofCompany}
        union all
        select sum(trip_speed::numeric), count(trip_speed) from ${STATES} where ${movedInFirstHour(services)} and ${ofCompany}
      ) moved) as "averageSpeed",
      (select case when sum(n) > 0 then round(sum(total), 1)::float8 end from fleet_figure t
        where figure = 'day' and bucket = ${dayOfFigures(services)} and ${ofCompany}) as "limitTraveled",
      ${battery(2)} as high, ${battery(1)} as medium, ${battery(0)} as low`.execute(services.reads);
}
