import { kilometresBetween } from './distance.js';
import { type Reading, TOP_SPEED } from './reading.js';

/** A vehicle moves above this speed, km/h. */
const MOVES = 3;
/** Rest that ends a trip, ms. */
const REST = 5 * 60_000;
/** Time without a reading that ends a trip too, ms: the tracker was switched off with its vehicle. */
export const SILENCE = 15 * 60_000;
/** Error of a receiver at rest, km. */
const DRIFT = 0.5;
/**
 * The distance over which a speed is measured where the tracker sends none, km. It is more than a receiver at rest usually drifts
 * between buildings: 60 m of drift in a second would be 216 km/h. A vehicle that moves covers it within two minutes.
 */
const MEASURED_OVER = 0.1;

/**
 * A trip as far as it has gone: kept with the vehicle's state until it ends, where the view `trip_now` finds it. Times in
 * ISO 8601.
 */
export interface Trip {
  id: number;
  startedAt: string;
  /** When it came to rest; of one that moves, its last reading. */
  endedAt: string;
  isOpen: boolean;
  distanceKm: number;
  energyKwh: number;
  /** Rupiah. */
  energyCost: number;
  speedCount: number;
  speedSum: number;
  maxSpeed: number;
  startLatitude: number;
  startLongitude: number;
  endLatitude: number;
  endLongitude: number;
}

/** The state of a vehicle after its newest reading, with which the next one is compared. Times in ms. */
export interface Motion {
  at: number;
  latitude: number;
  longitude: number;
  address: string | null;
  speed: number | null;
  /** The earlier fix from which the next speed is measured, if its tracker sends none; null: the newest reading. */
  speedFrom: Fix | null;
  course: number | null;
  battery: number | null;
  odometerKm: number | null;
  totalKm: number;
  movedAt: number | null;
  /** Average of its latest trip, km/h. */
  tripSpeed: number | null;
  restSince: number | null;
  trip: Trip | null;
  /** Kilometres of the day that began at `dayStart`. */
  dayKm: number;
  fenceTenantId: number | null;
  isOutside: boolean | null;
  /** The newest reading, if it was refused as a jump. */
  jumped: Fix | null;
}

/** `at` in ms. */
interface Fix {
  at: number;
  latitude: number;
  longitude: number;
}

const hoursBetween = (from: Fix, to: Fix): number => Math.abs(to.at - from.at) / 3_600_000;

/** Whether no vehicle can get from one place to the other in the time between. */
const isTooFast = (from: Fix, to: Fix): boolean =>
  kilometresBetween(from, to) > TOP_SPEED * hoursBetween(from, to);

/** Whether a receiver at rest would not drift so far, and no vehicle gets there in the time between. */
export const isJump = (from: Fix, to: Fix): boolean =>
  kilometresBetween(from, to) > DRIFT && isTooFast(from, to);

const fixOf = ({ at, latitude, longitude }: Fix): Fix => ({ at, latitude, longitude });

/** The state after a newer reading that was refused as a jump. */
export const refusedJump = (last: Motion, reading: Fix): Motion => ({ ...last, jumped: fixOf(reading) });

/**
 * The state from which a reading is followed that confirms the refused one before it: the vehicle is there, because it has another
 * tracker or was transported. Null where it confirms none. The way there is not counted, and a trip ends before it.
 *
 * @param trips gathers the trip that ended
 */
export function confirmedJump(last: Motion, reading: Fix, trips: Set<Trip>): Motion | null {
  const { jumped, trip } = last;
  if (jumped === null || reading.at <= jumped.at || isJump(jumped, reading)) return null;
  if (trip !== null) trips.add(Object.assign(trip, { isOpen: false }));
  return {
    ...last,
    ...jumped,
    speedFrom: null,
    address: null,
    odometerKm: null,
    restSince: null,
    trip: null,
  };
}

/**
 * The state after a newer reading: the distance, and the trip that began, continued or ended. A trip
 * begins with the first reading over 3 km/h and ends where the vehicle came to rest, once it rested for 5 minutes.
 *
 * @param last the state so far; null for a vehicle that never reported
 * @param dayStart the moment at which today began, ms
 * @param trips gathers the trips that changed; a new one has the id 0
 */
export function follow(last: Motion | null, reading: Reading, dayStart: number, trips: Set<Trip>): Motion {
  const { speed, speedFrom } = measuredSpeed(last, reading);
  const step = last === null ? 0 : stepBetween(last, reading, speed);
  const moves = speed > MOVES;
  let trip = last?.trip ?? null;
  let restSince = trip === null ? null : (last?.restSince ?? null);
  const end = () => {
    if (trip !== null) trips.add(Object.assign(trip, { isOpen: false }));
    trip = null;
    restSince = null;
  };

  if (last !== null && reading.at - last.at > SILENCE) end();
  if (restSince !== null && reading.at - restSince >= REST) end();
  if (trip === null && moves) trip = begun(reading);
  else if (trip !== null && (moves || restSince === null)) extendTrip(trip, reading, step);
  if (trip !== null) {
    if (moves) count(trip, speed);
    restSince = moves ? null : (restSince ?? reading.at);
    trips.add(trip);
  }
  return {
    at: reading.at,
    latitude: reading.latitude,
    longitude: reading.longitude,
    // A moving vehicle is at another address.
    address: moves || step > DRIFT ? null : (last?.address ?? null),
    speed,
    speedFrom,
    course: reading.course ?? last?.course ?? null,
    battery: reading.battery ?? last?.battery ?? null,
    odometerKm: reading.odometerKm ?? last?.odometerKm ?? null,
    totalKm: reading.odometerKm ?? (last?.totalKm ?? 0) + step,
    movedAt: moves ? reading.at : (last?.movedAt ?? null),
    tripSpeed: trip === null ? (last?.tripSpeed ?? null) : averageOf(trip),
    restSince,
    trip,
    dayKm: reading.at < dayStart ? 0 : (last === null || last.at < dayStart ? 0 : last.dayKm) + step,
    fenceTenantId: last?.fenceTenantId ?? null,
    isOutside: last?.isOutside ?? null,
    jumped: null,
  };
}

/** km/h. */
export const averageOf = ({ speedSum, speedCount }: Trip): number =>
  speedCount === 0 ? 0 : speedSum / speedCount;

function begun({ at, latitude, longitude }: Reading): Trip {
  const startedAt = new Date(at).toISOString();
  return {
    id: 0,
    startedAt,
    endedAt: startedAt,
    isOpen: true,
    distanceKm: 0,
    energyKwh: 0,
    energyCost: 0,
    speedCount: 0,
    speedSum: 0,
    maxSpeed: 0,
    startLatitude: latitude,
    startLongitude: longitude,
    endLatitude: latitude,
    endLongitude: longitude,
  };
}

function extendTrip(trip: Trip, { at, latitude, longitude }: Reading, step: number): void {
  trip.distanceKm += step;
  trip.endedAt = new Date(at).toISOString();
  trip.endLatitude = latitude;
  trip.endLongitude = longitude;
}

function count(trip: Trip, speed: number): void {
  trip.speedCount += 1;
  trip.speedSum += speed;
  trip.maxSpeed = Math.max(trip.maxSpeed, speed);
}

/** Kilometres between two readings: by the odometer where its rise is plausible, else in a straight line; none at rest. */
function stepBetween(last: Motion, reading: Reading, speed: number): number {
  const most = TOP_SPEED * hoursBetween(last, reading) + DRIFT;
  if (last.odometerKm !== null && reading.odometerKm !== null) {
    const rise = reading.odometerKm - last.odometerKm;
    if (rise > 0 && rise <= most) return rise;
  }
  const moved = (last.speed ?? 0) > MOVES || speed > MOVES;
  return moved ? kilometresBetween(last, reading) : 0;
}

/**
 * The speed after a newer reading, km/h: the tracker's. Where it sends none, the speed is measured from an earlier fix once the vehicle
 * is far enough away from it, however many readings that takes; until then it is the speed before, unless the vehicle has come to rest.
 * It is 0 after a long time without a reading.
 */
function measuredSpeed(last: Motion | null, reading: Reading): { speed: number; speedFrom: Fix | null } {
  if (reading.speed !== null) return { speed: reading.speed, speedFrom: null };
  if (last === null || reading.at - last.at > SILENCE) return { speed: 0, speedFrom: null };
  const from = last.speedFrom ?? last;
  const hours = hoursBetween(from, reading);
  const distance = kilometresBetween(from, reading);
  // A step that is too fast is an error of the receiver.
  if (distance > MEASURED_OVER)
    return { speed: isTooFast(last, reading) ? 0 : distance / hours, speedFrom: null };
  // It has not moved at more than 3 km/h.
  if (hours > MEASURED_OVER / MOVES) return { speed: 0, speedFrom: null };
  const speed = last.speed ?? 0;
  // Even with half its speed, or on a winding road, it would have left by now.
  const rests = speed * hours > 2 * MEASURED_OVER;
  return { speed: rests ? 0 : speed, speedFrom: fixOf(from) };
}
