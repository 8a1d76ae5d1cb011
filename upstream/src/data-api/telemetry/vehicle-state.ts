import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { energyOf } from './energy.js';
import type { Fenced } from './geofence.js';
import { averageOf, type Motion, type Trip } from './motion.js';
import type { Reading } from './reading.js';

/** A vehicle with a tracker, and what the rules of telemetry need of it. */
export interface Tracked extends Fenced {
  supplierName: string;
  /** km on a full battery. */
  maxMileage: number;
  /** W. */
  power: number;
}

/** With a vehicle's id the key of the advisory lock of a vehicle without a state; the same in every process. */
const LOCK = 4_100_003;

interface StateRow extends Motion {
  vehicleId: number;
}

/**
 * The vehicles' states, locked until the transaction ends. They are locked in the order of the ids, so that two calls do not deadlock.
 */
export async function lockStates(trx: Trx, vehicles: readonly number[]): Promise<Map<number, Motion>> {
  const states = await readStates(trx, vehicles);
  const unknown = vehicles.filter((id) => !states.has(id));
  if (unknown.length === 0) return states;
  // There is no row to lock yet.
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, id) from (
    select id from unnest(${unknown}::integer[]) id order by id) one_by_one`.execute(trx);
  return new Map([...states, ...(await readStates(trx, unknown))]);
}

/** Times come as milliseconds since 1970, of which a call has thousands to read. */
async function readStates(trx: Trx, vehicles: readonly number[]): Promise<Map<number, Motion>> {
  const at = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;
  const { rows } = await sql<StateRow>`
    select vehicle_id as "vehicleId", ${at('gps_date')} as at, latitude, longitude, address, speed,
      speed_from as "speedFrom", course, battery_percentage as battery, odometer_km as "odometerKm",
      coalesce(total_km, 0) as "totalKm", ${at('moved_at')} as "movedAt", trip_speed as "tripSpeed",
      ${at('rest_since')} as "restSince", trip, day_km as "dayKm",
      fence_tenant_id as "fenceTenantId", is_outside as "isOutside", jumped,
      coalesce(${at('received_at')}, ${at('gps_date')}) as "receivedAt"
    from vehicle_telemetry where vehicle_id = any(${[...vehicles]}::integer[])
    order by vehicle_id for update`.execute(trx);
  return new Map(rows.map(({ vehicleId, ...state }) => [vehicleId, state]));
}

export const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/**
 * Writes the newer states, all at once.
 * @param known the vehicles that have a state already, locked
 * @param today the day that `dayKm` is of
 */
export async function writeStates(
  trx: Trx,
  states: readonly { vehicle: Tracked; motion: Motion }[],
  known: ReadonlyMap<number, Motion>,
  today: string,
): Promise<void> {
  const rows = states.map(({ vehicle, motion }) => ({
    vehicle_id: vehicle.vehicleId,
    latitude: motion.latitude,
    longitude: motion.longitude,
    address: motion.address,
    speed: motion.speed,
    speed_from: motion.speedFrom,
    course: motion.course,
    battery_percentage: motion.battery,
    estimated_km: motion.battery === null ? null : rounded((vehicle.maxMileage * motion.battery) / 100, 1),
    total_km: totalKmOf(motion),
    gps_date: iso(motion.at),
    odometer_km: motion.odometerKm,
    moved_at: iso(motion.movedAt),
    trip_speed: motion.tripSpeed,
    rest_since: iso(motion.restSince),
    trip: motion.trip,
    is_travelling: motion.trip?.isOpen === true,
    day: today,
    day_km: motion.dayKm,
    fence_tenant_id: motion.fenceTenantId,
    is_outside: motion.isOutside,
    jumped: motion.jumped,
    received_at: iso(motion.receivedAt),
  }));
  const [first] = rows;
  if (first === undefined) return;
  const sent = sql`json_populate_recordset(null::vehicle_telemetry, ${JSON.stringify(rows)}::json)`;
  // Cheaper than an upsert.
  if (known.size > 0)
    await sql`update vehicle_telemetry old set ${takenFrom('new', Object.keys(first))}
      from ${sent} new where old.vehicle_id = new.vehicle_id`.execute(trx);
  if (rows.every(({ vehicle_id }) => known.has(vehicle_id))) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into vehicle_telemetry (${columns}) select ${columns} from ${sent}
    on conflict (vehicle_id) do nothing`.execute(trx);
}

/** From which moment the speed of a reading is measured, or its own once it is; null where the tracker sends one. */
export const measuredFrom = ({ speed, at }: Reading, { speedFrom }: Motion): number | null =>
  speed === null ? (speedFrom?.at ?? at) : null;

/** The energy that a trip took, and its cost. */
export function costTrip(trip: Trip, { power }: Tracked, { energyTariff }: { energyTariff: number }): void {
  trip.energyKwh = energyOf(power, trip.distanceKm);
  trip.energyCost = trip.energyKwh * energyTariff;
}

/** Remembers from when to when the trips of vehicles lack late readings. @see remakeTrips */
export async function noteLate(
  trx: Trx,
  readings: readonly { vehicleId: number; at: number }[],
): Promise<void> {
  if (readings.length === 0) return;
  const rows = readings.map(({ vehicleId, at }) => ({ vehicle_id: vehicleId, gps_date: iso(at) }));
  await sql`
    update vehicle_telemetry t set late_from = least(t.late_from, late.first), late_to = greatest(t.late_to, late.last)
    from (select vehicle_id, min(gps_date) as first, max(gps_date) as last
      from json_to_recordset(${JSON.stringify(rows)}::json) sent (vehicle_id integer, gps_date timestamptz) group by 1) late
    where t.vehicle_id = late.vehicle_id`.execute(trx);
}

/** Stores every reading; one that is stored already stays as it is. */
export async function writePositions(
  trx: Trx,
  readings: readonly (Reading & { vehicleId: number; measuredFrom: number | null })[],
): Promise<void> {
  if (readings.length === 0) return;
  const rows = readings.map((reading) => ({
    vehicle_id: reading.vehicleId,
    gps_date: iso(reading.at),
    latitude: reading.latitude,
    longitude: reading.longitude,
    speed: reading.speed,
    course: reading.course,
    battery_percentage: reading.battery,
    odometer_km: reading.odometerKm,
    measured_from: iso(reading.measuredFrom),
  }));
  await sql`
    insert into vehicle_position select * from json_populate_recordset(null::vehicle_position, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(trx);
}

/**
 * Writes trips that began or ended; those that began get their ids first. One that goes on stands in its vehicle's state,
 * where it is written with every reading anyway.
 * @param over those that stand there as ended, and may go on
 */
export async function writeTrips(
  trx: Trx,
  trips: readonly { trip: Trip; vehicleId: number }[],
  over: ReadonlySet<Trip> = new Set(),
): Promise<void> {
  const turned = trips.filter(({ trip }) => trip.id === 0 || !trip.isOpen || over.has(trip));
  if (turned.length === 0) return;
  const begun = turned.filter(({ trip }) => trip.id === 0);
  if (begun.length > 0) {
    const { rows } = await sql<{ id: number }>`
      select nextval('trip_id_seq') as id from generate_series(1, ${begun.length}::integer)`.execute(trx);
    for (const [at, { trip }] of begun.entries()) trip.id = rows[at]?.id ?? 0;
  }
  const rows = turned.map(({ trip, vehicleId }) => ({
    id: trip.id,
    vehicle_id: vehicleId,
    started_at: trip.startedAt,
    ended_at: trip.endedAt,
    is_open: trip.isOpen,
    distance_km: trip.distanceKm,
    speed_count: trip.speedCount,
    average_speed: averageOf(trip),
    max_speed: trip.maxSpeed,
    energy_kwh: trip.energyKwh,
    energy_cost: trip.energyCost,
    start_latitude: trip.startLatitude,
    start_longitude: trip.startLongitude,
    end_latitude: trip.endLatitude,
    end_longitude: trip.endLongitude,
  }));
  await sql`
    insert into trip as old (${sql.join(TRIP_COLUMNS.map((name) => sql.ref(name)))})
    select ${sql.join(TRIP_COLUMNS.map((name) => sql.ref(name)))}
    from json_populate_recordset(null::trip, ${JSON.stringify(rows)}::json)
    on conflict (id, started_at) do update set ${takenFrom('excluded', ['is_open', ...TRIP_FIGURES])}`.execute(
    trx,
  );
}

/** A trip that is made again, with what is kept of it. */
export interface FormerTrip {
  id: number;
  /** ms */
  startedAt: number;
  endedAt: number;
  distanceKm: number;
  startLatitude: number;
  startLongitude: number;
  startAddress: string | null;
  endLatitude: number;
  endLongitude: number;
  endAddress: string | null;
}

/**
 * Writes the trips of a period in place of those that it had. Ids and the addresses of places that stay are kept.
 * @param former in the order of time, like `trips`
 */
export async function replaceTrips(
  trx: Trx,
  vehicleId: number,
  former: readonly FormerTrip[],
  trips: readonly Trip[],
): Promise<void> {
  await sql`
    delete from trip where vehicle_id = ${vehicleId} and id = any(${former.map(({ id }) => id)}::bigint[])`.execute(
    trx,
  );
  for (const [index, trip] of trips.entries()) trip.id = former[index]?.id ?? 0;
  await writeTrips(
    trx,
    trips.map((trip) => ({ trip, vehicleId })),
    new Set(trips),
  );
  const addresses = new Map(
    former.flatMap((trip) => [
      [`${trip.startLatitude} ${trip.startLongitude}`, trip.startAddress] as const,
      [`${trip.endLatitude} ${trip.endLongitude}`, trip.endAddress] as const,
    ]),
  );
  const rows = trips.map((trip) => ({
    id: trip.id,
    started_at: trip.startedAt,
    start_address: addresses.get(`${trip.startLatitude} ${trip.startLongitude}`) ?? null,
    end_address: trip.isOpen ? null : (addresses.get(`${trip.endLatitude} ${trip.endLongitude}`) ?? null),
  }));
  await sql`
    update trip set start_address = known.start_address, end_address = known.end_address
    from json_to_recordset(${JSON.stringify(rows)}::json) known
      (id bigint, started_at timestamptz, start_address text, end_address text)
    where trip.id = known.id and trip.started_at = known.started_at`.execute(trx);
}

/** The columns that are written when a trip ends. */
export const TRIP_FIGURES = [
  'ended_at',
  'distance_km',
  'speed_count',
  'average_speed',
  'max_speed',
  'energy_kwh',
  'energy_cost',
  'end_latitude',
  'end_longitude',
] as const;

const TRIP_COLUMNS = [
  'id',
  'vehicle_id',
  'started_at',
  'is_open',
  'start_latitude',
  'start_longitude',
  ...TRIP_FIGURES,
] as const;

/** Sets columns to those of the same name in another table of the statement. */
export const takenFrom = (source: string, columns: readonly string[]) =>
  sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${source}.${name}`)}`));

/** km to the metre, as it is stored and sent. */
export const totalKmOf = ({ totalKm }: Motion): number => rounded(totalKm, 3);

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
