import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { inSlices } from '../services/in-slices.js';
import type { Services } from '../services/services.js';
import { momentOf } from './moment.js';
import { type Fix, follow, isJump, type Motion, REST, type Trip } from './motion.js';
import type { Reading } from './reading.js';
import {
  costTrip,
  type FormerTrip,
  iso,
  lockStates,
  measuredFrom,
  replaceTrips,
  type Tracked,
  writeStates,
} from './vehicle-state.js';

/** Vehicles of one run. */
const BATCH = 50;
/** Readings that one vehicle's trips are made of again at most: those of two days with one every ten seconds. */
const MOST_READINGS = 20_000;
/** Readings of one query. */
const PAGE = 2_000;
/** Trips before the late readings that are looked at for where to begin. */
const MOST_EARLIER = 50;

interface Stored extends Fix {
  speed: number | null;
  course: number | null;
  battery: number | null;
  odometerKm: number | null;
  /** @see measuredFrom */
  measuredFrom: number | null;
}

interface LateVehicle extends Tracked {
  lateFrom: number;
  lateTo: number;
}

const at = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

/**
 * Makes the trips again that late readings belong to, so that they are those of the readings in their own order, whenever they came.
 * Several data APIs may do it at the same time: each takes other vehicles.
 */
export async function remakeTrips(services: Services): Promise<void> {
  for (let n = 0; n < BATCH; n += 1) {
    const isDone = await services.transact(async (trx) => {
      const vehicle = await lateVehicle(trx);
      if (vehicle === undefined) return true;
      await remake(trx, services, vehicle);
      return false;
    });
    if (isDone) return;
  }
}

async function lateVehicle(trx: Trx): Promise<LateVehicle | undefined> {
  const { rows } = await sql<LateVehicle>`
    select s.vehicle_id as "vehicleId", v.license_plate as "licensePlate", model.power,
      model.max_mileage as "maxMileage", ${at('s.late_from')} as "lateFrom", ${at('s.late_to')} as "lateTo"
    from vehicle_telemetry s join vehicle v on v.id = s.vehicle_id join vehicle_model model on model.id = v.model_id
    where s.late_from is not null order by s.vehicle_id limit 1 for update of s skip locked`.execute(trx);
  return rows[0];
}

async function remake(trx: Trx, services: Services, vehicle: LateVehicle): Promise<void> {
  const { vehicleId, lateTo } = vehicle;
  await sql`update vehicle_telemetry set late_from = null, late_to = null where vehicle_id = ${vehicleId}`.execute(
    trx,
  );
  const states = await lockStates(trx, [vehicleId]);
  const state = states.get(vehicleId);
  if (state === undefined) return;
  const begin = await beginning(trx, vehicle);
  const former = await formerTrips(trx, vehicleId, begin?.at);
  const dayStart = momentOf(`${services.today()} 00:00`, services.timeZone) ?? 0;
  const folded = await foldStored(trx, vehicleId, begin, { former, lateTo, dayStart });
  if (folded === null) {
    services.log.warn({ vehicleId }, 'late readings change a trip that is too long to be made again');
    return;
  }
  const replaced = former.filter(({ startedAt }) => startedAt <= folded.until);
  for (const trip of folded.trips) costTrip(trip, vehicle, services);
  await replaceTrips(trx, vehicleId, replaced, folded.trips);
  await measureAgain(trx, vehicleId, folded.measured);

  const km = (trips: readonly { distanceKm: number }[]) =>
    trips.reduce((sum, trip) => sum + trip.distanceKm, 0);
  // A tracker's own counter has counted them already.
  const gained = state.odometerKm === null ? km(folded.trips) - km(replaced) : 0;
  const isOfToday = (begin?.at ?? 0) >= dayStart;
  const motion: Motion = {
    ...state,
    totalKm: state.totalKm + gained,
    dayKm: isOfToday ? Math.max(0, state.dayKm + gained) : state.dayKm,
    ...(folded.newest === null ? {} : progressOf(folded.newest)),
  };
  await writeStates(trx, [{ vehicle, motion }], states, services.today());
}

/** The part of a state that follows from the readings before it. */
const progressOf = ({ speed, speedFrom, movedAt, tripSpeed, restSince, trip }: Motion) => ({
  ...{ speed, speedFrom, movedAt, tripSpeed, restSince, trip },
});

/** The last reading before the late ones at which no trip was under way, as a state; null: there is none before. */
async function beginning(trx: Trx, { vehicleId, lateFrom }: LateVehicle): Promise<Motion | null> {
  const { rows: trips } = await sql<{ startedAt: number; endedAt: number }>`
    select ${at('started_at')} as "startedAt", ${at('ended_at')} as "endedAt" from trip_now
    where vehicle_id = ${vehicleId} and started_at <= ${iso(lateFrom)}
    order by started_at desc limit ${MOST_EARLIER}`.execute(trx);
  let before = await readingBefore(trx, vehicleId, lateFrom - 1);
  for (const { startedAt, endedAt } of trips) {
    if (before === null || before.at > endedAt + REST) break;
    before = await readingBefore(trx, vehicleId, startedAt - 1);
  }
  if (before === null) return null;
  const { measuredFrom: anchor } = before;
  const speedFrom =
    anchor === null || anchor === before.at ? null : await readingBefore(trx, vehicleId, anchor);
  return stateAt(before, speedFrom);
}

const stateAt = (stored: Stored, speedFrom: Fix | null): Motion => ({
  ...stored,
  speedFrom,
  address: null,
  totalKm: 0,
  movedAt: null,
  tripSpeed: null,
  restSince: null,
  trip: null,
  dayKm: 0,
  fenceTenantId: null,
  isOutside: null,
  jumped: null,
  receivedAt: stored.at,
});

const storedReading = sql`${at('gps_date')} as at, latitude, longitude, speed, course, battery_percentage as battery,
  odometer_km as "odometerKm", ${at('measured_from')} as "measuredFrom"`;

/** The newest reading until a moment, ms. */
async function readingBefore(trx: Trx, vehicleId: number, until: number): Promise<Stored | null> {
  const { rows } = await sql<Stored>`
    select ${storedReading} from vehicle_position where vehicle_id = ${vehicleId} and gps_date <= ${iso(until)}
    order by gps_date desc limit 1`.execute(trx);
  return rows[0] ?? null;
}

async function readingsSince(trx: Trx, vehicleId: number, since: number | undefined): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select ${storedReading} from vehicle_position
    where vehicle_id = ${vehicleId} and gps_date > ${since === undefined ? '-infinity' : iso(since)}::timestamptz
    order by gps_date limit ${PAGE}`.execute(trx);
  return rows;
}

async function formerTrips(trx: Trx, vehicleId: number, since: number | undefined): Promise<FormerTrip[]> {
  const { rows } = await sql<FormerTrip>`
    select id, ${at('started_at')} as "startedAt", ${at('ended_at')} as "endedAt", distance_km as "distanceKm",
      start_latitude as "startLatitude", start_longitude as "startLongitude", start_address as "startAddress",
      end_latitude as "endLatitude", end_longitude as "endLongitude", end_address as "endAddress"
    from trip_now
    where vehicle_id = ${vehicleId} and started_at >= ${since === undefined ? '-infinity' : iso(since)}::timestamptz
    order by started_at`.execute(trx);
  return rows;
}

interface Measured {
  at: number;
  speed: number | null;
  measuredFrom: number;
}

/** The progress in following stored readings. */
interface Folding {
  motion: Motion | null;
  readonly trips: Set<Trip>;
  /** Readings whose speed is another one now. */
  readonly measured: Measured[];
  /** The number of former trips that had ended. */
  known: number;
}

interface Former {
  former: readonly FormerTrip[];
  lateTo: number;
  dayStart: number;
}

interface Folded {
  trips: readonly Trip[];
  /** The moment, ms, after which everything stays as it was. */
  until: number;
  /** The state after the newest reading; null where the trips before it stay. */
  newest: Motion | null;
  measured: readonly Measured[];
}

/** Follows stored readings until the trips after them are those that are known. @returns null where these are too many */
async function foldStored(
  trx: Trx,
  vehicleId: number,
  begin: Motion | null,
  given: Former,
): Promise<Folded | null> {
  const folding: Folding = { motion: begin, trips: new Set(), measured: [], known: 0 };
  const folded = (until: number, newest: Motion | null) => ({
    ...{ trips: [...folding.trips], measured: folding.measured, until, newest },
  });
  let since = begin?.at;
  for (let read = 0; read < MOST_READINGS; read += PAGE) {
    const readings = await readingsSince(trx, vehicleId, since);
    const until = await inSlices(foldPage(folding, readings, given));
    if (until !== null) return folded(until, null);
    if (readings.length < PAGE) return folded(Number.POSITIVE_INFINITY, folding.motion);
    since = readings.at(-1)?.at;
  }
  return null;
}

/** @returns the moment of the reading after which the trips are those that are known; null: none of these */
function* foldPage(
  folding: Folding,
  readings: readonly Stored[],
  { former, lateTo, dayStart }: Former,
): Generator<undefined, number | null, undefined> {
  for (const stored of readings) {
    const isMeasured = stored.measuredFrom !== null;
    const reading: Reading = {
      ...stored,
      ...{ index: 0, device: '', accuracy: null, speed: isMeasured ? null : stored.speed },
    };
    const { motion: before, trips } = folding;
    const isElsewhere = before !== null && isJump(before, reading);
    const motion = follow(isElsewhere ? elsewhere(before, reading, trips) : before, reading, dayStart, trips);
    folding.motion = motion;
    const from = measuredFrom(reading, motion);
    const isSame = from === stored.measuredFrom && (!isMeasured || motion.speed === stored.speed);
    if (!isSame && from !== null)
      folding.measured.push({ at: stored.at, speed: motion.speed, measuredFrom: from });
    while ((former[folding.known]?.endedAt ?? Number.POSITIVE_INFINITY) + REST < stored.at)
      folding.known += 1;
    const isOfKnown = (former[folding.known]?.startedAt ?? Number.POSITIVE_INFINITY) <= stored.at;
    if (stored.at > lateTo && motion.trip === null && isSame && !isOfKnown) return stored.at;
    yield;
  }
  return null;
}

/** The state of a vehicle that was transported to where it is read next. */
function elsewhere(motion: Motion, { at, latitude, longitude }: Reading, trips: Set<Trip>): Motion {
  if (motion.trip !== null) trips.add(Object.assign(motion.trip, { isOpen: false }));
  return {
    ...motion,
    at,
    latitude,
    longitude,
    speedFrom: null,
    odometerKm: null,
    restSince: null,
    trip: null,
  };
}

async function measureAgain(trx: Trx, vehicleId: number, measured: readonly Measured[]): Promise<void> {
  if (measured.length === 0) return;
  const rows = measured.map(({ at: moment, speed, measuredFrom: from }) => ({
    ...{ gps_date: iso(moment), speed, measured_from: iso(from) },
  }));
  await sql`
    update vehicle_position p set speed = sent.speed, measured_from = sent.measured_from
    from json_to_recordset(${JSON.stringify(rows)}::json) sent (gps_date timestamptz, speed float8, measured_from timestamptz)
    where p.vehicle_id = ${vehicleId} and p.gps_date = sent.gps_date`.execute(trx);
}
