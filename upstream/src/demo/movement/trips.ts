import { sql } from 'kysely';
import { ENERGY_TARIFF, energyOf } from '../../data-api/telemetry/energy.js';
import { RENT_STATUS, VEHICLE_STATUS } from '../../data-api/vehicle/codes.js';
import type { Database } from '../../database/open-database.js';
import { dateAfter, minute } from '../calendar.js';
import type { VehicleModelRow } from '../models.js';
import { placeIn, type Quarter, quarters, roundTo } from '../places.js';
import { Random } from '../random.js';
import type { VehicleRow } from '../vehicles.js';
import { lengthOf, nearest, nextSpeed, type Point, pointAt, routeBetween } from './roads.js';
import type { TelemetryRow } from './telemetry.js';

type TripRow = ReturnType<typeof tripOf>;

/** A reading of a trip, so many seconds after it began. */
interface RoutePoint extends Point {
  route: number;
  seconds: number;
  speed: number;
  course: number;
}

/** Trips, the readings of the routes that they took, and what they make of the vehicles' newest state. */
export interface Trips {
  trips: TripRow[];
  points: RoutePoint[];
  routes: number;
  /** Newest states of the vehicles that drove. */
  states: { vehicle_id: number; moved_at: string; trip_speed: number; day: string; day_km: number }[];
}

const DAYS = 30;
/** Part of the days on which a vehicle drives out and back. */
const DRIVES = 0.18;
/** Seconds between two readings. */
const EVERY = 30;
/** Seconds of a stop on the way: a rest of 5 minutes would end the trip. */
const STOP = 240;
/** The number of routes of which one has a stop. */
const STOP_EACH = 2;

/**
 * The routes of the rented vehicles in the last 30 days: by road from where they stand to one of two usual
 * destinations, and back. The same seed and moment give the same trips.
 */
export function inventTrips(
  {
    vehicles,
    telemetry,
    models,
  }: {
    vehicles: readonly VehicleRow[];
    telemetry: readonly TelemetryRow[];
    models: readonly VehicleModelRow[];
  },
  { seed, now }: { seed: number; now: Date },
): Trips {
  const random = new Random(seed + 8);
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const modelById = new Map(models.map((model) => [model.id, model]));
  const made: Trips = { trips: [], points: [], routes: 0, states: [] };
  for (const last of telemetry) {
    const vehicle = byId.get(last.vehicle_id);
    const model = modelById.get(vehicle?.model_id ?? 0);
    if (vehicle?.rent_status !== RENT_STATUS.rented || model === undefined) continue;
    if (vehicle.vehicle_status !== VEHICLE_STATUS.active) continue;
    const cruise = Math.min(58, model.top_speed);
    const home = { latitude: last.latitude, longitude: last.longitude, address: last.address ?? '' };
    const near = nearest(home).slice(1, 9);
    const destinations = [random.pick(near), random.pick(near)].map((quarter) =>
      destinationAt(random, made, home, quarter, cruise),
    );
    const until = new Date(last.gps_date).getTime();
    const begun = made.trips.length;
    for (let day = DAYS; day >= 0; day -= 1) {
      if (!random.chance(DRIVES)) continue;
      const morning =
        Date.parse(`${dateAfter(now, -day)}T00:00+07:00`) + random.int(6 * 60, 13 * 60) * minute;
      const [out, back] = random.pick(destinations);
      const stay = random.int(25, 240) * minute;
      const returns = morning + out.seconds * 1000 + stay;
      // What is known of the vehicle last must lie after it.
      if (returns + back.seconds * 1000 > until) continue;
      for (const [route, at] of [
        [out, morning],
        [back, returns],
      ] as const)
        made.trips.push(tripOf(made.trips.length + 1, vehicle.id, route, at, model.power));
    }
    const driven = made.trips.slice(begun);
    const newest = driven.at(-1);
    if (newest === undefined) continue;
    const today = dateAfter(now, 0);
    made.states.push({
      vehicle_id: vehicle.id,
      moved_at: newest.ended_at,
      trip_speed: newest.average_speed,
      day: today,
      day_km: driven
        .filter(({ ended_at }) => dateAfter(new Date(ended_at), 0) === today)
        .reduce((sum, { distance_km }) => sum + distance_km, 0),
    });
  }
  return made;
}

type Address = Point & { address: string };

/** A route as it is driven each time. */
interface Route {
  id: number;
  from: Address;
  to: Address;
  seconds: number;
  distanceKm: number;
  speeds: number[];
}

/** A place that a vehicle is used to go to: the way there, and the way back. */
function destinationAt(
  random: Random,
  made: Trips,
  home: Address,
  quarter: Quarter,
  cruise: number,
): [Route, Route] {
  const goal = placeIn(random, quarter);
  const [start = quarter] = nearest(home, quarters);
  const line = [home, ...routeBetween(start, quarter), goal].map(({ latitude, longitude }) => ({
    latitude,
    longitude,
  }));
  return [
    driven(random, made, line, home, goal, cruise),
    driven(random, made, [...line].reverse(), goal, home, cruise),
  ];
}

/** Drives a line in the traffic of the city, and notes the readings on the way. */
function driven(
  random: Random,
  made: Trips,
  line: readonly Point[],
  from: Address,
  to: Address,
  cruise: number,
): Route {
  made.routes += 1;
  const route = made.routes;
  const length = lengthOf(line);
  const speeds: number[] = [];
  let metres = 0;
  let speed = random.between(10, 20);
  let seconds = 0;
  let rest = route % STOP_EACH === 0 ? STOP : 0;
  for (; metres < length; seconds += EVERY) {
    const { latitude, longitude, course } = pointAt(line, metres);
    made.points.push({
      route,
      seconds,
      latitude: roundTo(latitude, 6),
      longitude: roundTo(longitude, 6),
      speed: roundTo(speed, 1),
      course,
    });
    if (rest > 0 && metres > length / 2) {
      speed = 0;
      rest -= EVERY;
      continue;
    }
    if (speed > 3) speeds.push(speed);
    metres += (Math.max(speed, 6) / 3.6) * EVERY;
    speed = nextSpeed(random, speed, cruise);
  }
  const { course } = pointAt(line, length);
  made.points.push({ route, seconds, latitude: to.latitude, longitude: to.longitude, speed: 0, course });
  return { id: route, from, to, seconds, distanceKm: length / 1000, speeds };
}

function tripOf(id: number, vehicle: number, route: Route, at: number, power: number) {
  const energy = energyOf(power, route.distanceKm);
  return {
    id,
    route: route.id,
    vehicle_id: vehicle,
    started_at: new Date(at).toISOString(),
    ended_at: new Date(at + route.seconds * 1000).toISOString(),
    is_open: false,
    distance_km: roundTo(route.distanceKm, 3),
    speed_count: route.speeds.length,
    average_speed: route.speeds.reduce((sum, speed) => sum + speed, 0) / Math.max(1, route.speeds.length),
    max_speed: Math.max(0, ...route.speeds),
    energy_kwh: energy,
    energy_cost: energy * ENERGY_TARIFF,
    start_latitude: route.from.latitude,
    start_longitude: route.from.longitude,
    end_latitude: route.to.latitude,
    end_longitude: route.to.longitude,
    start_address: route.from.address,
    end_address: route.to.address,
  };
}

/** Writes them: the database lays out each trip's readings from its route, which spares sending most of them. */
export async function insertTrips(db: Database, { trips, points, states }: Trips, now: Date): Promise<void> {
  const rows = JSON.stringify(trips);
  await sql`
    insert into trip select * from json_populate_recordset(null::trip, ${rows}::json)`.execute(db);
  await sql`
    insert into vehicle_position (vehicle_id, gps_date, latitude, longitude, speed, course)
    select trip.vehicle_id, trip.started_at + point.seconds * interval '1 second',
      point.latitude, point.longitude, point.speed, point.course
    from json_to_recordset(${rows}::json) trip (vehicle_id integer, started_at timestamptz, route integer)
    join json_to_recordset(${JSON.stringify(points)}::json)
      point (route integer, seconds integer, latitude float8, longitude float8, speed float8, course float8)
      on point.route = trip.route`.execute(db);
  await sql`
    update vehicle_telemetry old set moved_at = new.moved_at, trip_speed = new.trip_speed, day = new.day, day_km = new.day_km
    from json_to_recordset(${JSON.stringify(states)}::json)
      new (vehicle_id integer, moved_at timestamptz, trip_speed float8, day date, day_km float8)
    where new.vehicle_id = old.vehicle_id`.execute(db);
  await insertHours(db, now);
  await sql`select setval('trip_id_seq', ${trips.length + 1}::bigint, false)`.execute(db);
}

/** The hours of today, of the readings: a demo vehicle drives on for {@link EVERY} seconds after each but the last. */
async function insertHours(db: Database, now: Date): Promise<void> {
  const today = dateAfter(now, 0);
  await sql`
    insert into fleet_hour (supplier_id, tenant_id, hour, km, speed_count, speed_sum)
    select v.supplier_id, coalesce(rented.tenant_id, 0), date_trunc('hour', p.gps_date),
      sum(p.speed * ${sql.lit(EVERY)} / 3600), count(*) filter (where p.speed > 3),
      coalesce(sum(p.speed) filter (where p.speed > 3), 0)
    from vehicle_position p join vehicle v on v.id = p.vehicle_id
    left join lateral (
      select contract.tenant_id from vehicle_contract_vehicle held
      join vehicle_contract contract on contract.id = held.contract_id
      where held.vehicle_id = v.id and ${today}::date between contract.start_date and contract.end_date
      limit 1) rented on true
    where p.gps_date >= ${`${today}T00:00+07:00`}::timestamptz
    group by 1, 2, 3`.execute(db);
}
