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

/** Whether no vehicle can get from one place to the other in the time between. */
export function isJump(from: Fix, to: Fix): boolean {
  const hours = Math.abs(to.at - from.at) / 3_600_000;
  const distance = kilometresBetween(from, to);
  return distance > DRIFT && distance > TOP_SPEED * hours;
}

/** The state after a newer reading that was refused as a jump. */
export const refusedJump = (last: Motion, { at, latitude, longitude }: Fix): Motion => ({
  ...last,
  jumped: { at, latitude, longitude },
});

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
  return { ...last, ...jumped, address: null, odometerKm: null, restSince: null, trip: null };
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
  const step = last === null ? 0 : stepBetween(last, reading);
  const speed = reading.speed ?? speedBetween(last, reading);
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
function stepBetween(last: Motion, reading: Reading): number {
  const most = (TOP_SPEED * (reading.at - last.at)) / 3_600_000 + DRIFT;
  if (last.odometerKm !== null && reading.odometerKm !== null) {
    const rise = reading.odometerKm - last.odometerKm;
    if (rise > 0 && rise <= most) return rise;
  }
  const moved = (last.speed ?? 0) > MOVES || (reading.speed ?? speedBetween(last, reading)) > MOVES;
  return moved ? kilometresBetween(last, reading) : 0;
}

/** km/h, for a tracker that sends no speed; 0 after a long time without a reading. */
function speedBetween(last: Motion | null, reading: Reading): number {
  if (last === null || reading.at - last.at > SILENCE) return 0;
  return kilometresBetween(last, reading) / ((reading.at - last.at) / 3_600_000);
}
