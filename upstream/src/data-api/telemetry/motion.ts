import { type Reading, TOP_SPEED } from './reading.js';
import { kilometresBetween, type Place } from './route/distance.js';

/** A vehicle moves above this speed, km/h. */
const MOVES = 3;
/** Rest that ends a trip, ms. */
export const REST = 5 * 60_000;
/** Time without a reading that ends a trip too, ms: the tracker was switched off with its vehicle. */
export const SILENCE = 15 * 60_000;
/** Silence that ends a trip although the vehicle drove on meanwhile, ms. */
const LONG_SILENCE = 60 * 60_000;
/** Average over a silence above which the vehicle drove on, km/h: below, it also stood. */
const DROVE_ON = 15;
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
  /** The earlier fix from which the next speed and distance are measured, if its tracker sends no speed; null: the newest reading. */
  speedFrom: Fix | null;
  course: number | null;
  battery: number | null;
  /** The tracker's own counter at the reading from which the next distance is measured. */
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
  /** When the newest message was received; `at` is the tracker's clock. */
  receivedAt: number;
}

/** `at` in ms. */
export interface Fix {
  at: number;
  latitude: number;
  longitude: number;
}

const hoursBetween = (from: Fix, to: Fix): number => Math.abs(to.at - from.at) / 3_600_000;

/** Checks whether no vehicle can get from one place to the other in the time between. */
const isTooFast = (from: Fix, to: Fix): boolean =>
  kilometresBetween(from, to) > TOP_SPEED * hoursBetween(from, to);

/** Checks whether a receiver at rest would not drift so far, and no vehicle gets there in the time between. */
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

/** A reading at the place before where the circle of its accuracy contains that, and it is not known to move. */
export function settled<R extends Pick<Reading, 'latitude' | 'longitude' | 'speed' | 'accuracy'>>(
  before: Place | null,
  reading: R,
): R {
  const { accuracy, speed } = reading;
  if (before === null || accuracy === null || (speed ?? 0) > MOVES) return reading;
  if (kilometresBetween(before, reading) > accuracy / 1000) return reading;
  return { ...reading, latitude: before.latitude, longitude: before.longitude };
}

/**
 * The state after a newer reading: the distance, and the trip that began, continued or ended. A trip begins at the last place before the
 * movement (over 3 km/h) and ends where the vehicle came to rest, once it rested for 5 minutes. Every kilometre counted is one of a trip.
 * The result follows from the readings and their own times alone.
 *
 * @param last the state so far; null for a vehicle that never reported
 * @param dayStart the moment at which today began, ms
 * @param trips gathers the trips that changed; a new one has the id 0
 */
export function follow(last: Motion | null, reading: Reading, dayStart: number, trips: Set<Trip>): Motion {
  const { speed, speedFrom, from, step } = last === null ? unmoved(reading) : moveTo(last, reading);
  const moves = speed !== null && speed > MOVES;
  let trip = last?.trip ?? null;
  let restSince = trip === null ? null : (last?.restSince ?? null);
  const end = () => {
    if (trip !== null) trips.add(Object.assign(trip, { isOpen: false }));
    trip = null;
    restSince = null;
  };

  if (last !== null && isOver(last, reading)) end();
  if (restSince !== null && reading.at - restSince >= REST) end();
  if (trip === null && (moves || step > 0)) trip = begun(from, reading, step, speed);
  if (trip !== null) {
    // It was taken for over while nothing was received.
    trip.isOpen = true;
    if (moves || (restSince === null && reading.speed !== null) || step > 0) extendTrip(trip, reading, step);
    if (moves) count(trip, speed);
    if (moves) restSince = null;
    else if (speed !== null && (step > 0 || restSince === null))
      restSince = reading.speed === null && step === 0 ? from.at : reading.at;
    trips.add(trip);
  }
  return {
    at: reading.at,
    latitude: reading.latitude,
    longitude: reading.longitude,
    // A moving vehicle is at another address.
    address: moves || step > 0 ? null : (last?.address ?? null),
    speed,
    speedFrom,
    course: reading.course ?? last?.course ?? null,
    battery: reading.battery ?? last?.battery ?? null,
    odometerKm: (speedFrom === null ? reading.odometerKm : null) ?? last?.odometerKm ?? null,
    totalKm: Math.max((last?.totalKm ?? 0) + step, speedFrom === null ? (reading.odometerKm ?? 0) : 0),
    movedAt: moves ? reading.at : (last?.movedAt ?? null),
    tripSpeed: trip === null ? (last?.tripSpeed ?? null) : averageOf(trip),
    restSince,
    trip,
    dayKm: reading.at < dayStart ? 0 : (last === null || last.at < dayStart ? 0 : last.dayKm) + step,
    fenceTenantId: last?.fenceTenantId ?? null,
    isOutside: last?.isOutside ?? null,
    jumped: null,
    receivedAt: last?.receivedAt ?? reading.at,
  };
}

/** Checks whether a trip ended with the reading before: nothing came for long, and the vehicle has not gone on meanwhile. */
function isOver(last: Motion, reading: Reading): boolean {
  const silence = reading.at - last.at;
  return silence > SILENCE && (silence > LONG_SILENCE || !isFar(last, reading, DROVE_ON));
}

/** Checks whether a receiver at rest would not drift from one place to the other, and the way takes more than a speed. */
function isFar(from: Fix, to: Fix, speed: number): boolean {
  const km = kilometresBetween(from, to);
  return km > DRIFT && km > speed * hoursBetween(from, to);
}

/** km/h. */
export const averageOf = ({ speedSum, speedCount }: Trip): number =>
  speedCount === 0 ? 0 : speedSum / speedCount;

/**
 * A trip from the last place before the movement on, which the vehicle left when the way from there was long enough. After a long
 * silence that is measured by a usual speed: how long it stood meanwhile is not known.
 */
function begun(from: Fix, reading: Reading, step: number, speed: number | null): Trip {
  const { latitude, longitude } = from;
  const gap = reading.at - from.at;
  const pace = Math.max(speed ?? 0, gap > LONG_SILENCE ? DROVE_ON : 0);
  const way = pace > MOVES ? Math.ceil((step / pace) * 3600) * 1000 : gap;
  const startedAt = new Date(reading.at - Math.min(gap, way)).toISOString();
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

/** The movement of a vehicle from one reading to the next. */
interface Move {
  /** km/h; null: not known. */
  speed: number | null;
  speedFrom: Fix | null;
  /** From where the distance is measured. */
  from: Fix;
  /** Kilometres that count. */
  step: number;
}

const unmoved = (reading: Reading): Move => ({
  speed: reading.speed ?? 0,
  speedFrom: null,
  from: reading,
  step: 0,
});

/**
 * The speed after a newer reading, and the distance to it. Where the tracker sends no speed, both are measured from an earlier fix once
 * the vehicle is far enough away from it, however many readings that takes; until then no distance counts, and the speed is the one
 * before as far as the way since the last reading fits it, else not known.
 */
function moveTo(last: Motion, reading: Reading): Move {
  const from = fixOf(last.speedFrom ?? last);
  if (reading.speed !== null)
    return { speed: reading.speed, speedFrom: null, from, step: stepTo(last, from, reading, reading.speed) };

  const decided = (speed: number) => ({
    ...{ speed, speedFrom: null, from },
    step: speed > MOVES ? stepTo(last, from, reading, speed) : 0,
  });
  const hours = hoursBetween(from, reading);
  const distance = kilometresBetween(from, reading);
  if (reading.at - last.at > SILENCE) return decided(distance > DRIFT ? distance / hours : 0);
  // A step that is too fast is an error of the receiver.
  if (distance > MEASURED_OVER) return decided(isTooFast(last, reading) ? 0 : distance / hours);
  // It has not moved at more than 3 km/h.
  if (hours > MEASURED_OVER / MOVES) return decided(0);
  return { speed: speedWithin(last, reading, hours), speedFrom: from, from, step: 0 };
}

/** The speed while the vehicle is still near the fix from which it is measured. @param hours since that fix */
function speedWithin(last: Motion, reading: Reading, hours: number): number | null {
  const { speed } = last;
  if (speed === null) return null;
  // Even with half its speed, or on a winding road, it would have left by now.
  if (speed * hours > 2 * MEASURED_OVER) return 0;
  const way = speed * hoursBetween(last, reading);
  return kilometresBetween(last, reading) >= way / 2 ? speed : null;
}

/** Kilometres from one reading to the next: by the odometer where its rise is plausible, else in a straight line; none at rest. */
function stepTo(last: Motion, from: Fix, reading: Reading, speed: number): number {
  const most = TOP_SPEED * hoursBetween(from, reading) + DRIFT;
  const rise = riseOf(last.odometerKm, reading.odometerKm);
  const isPlausible = rise > 0 && rise <= most;
  const moved =
    (last.speed ?? 0) > MOVES ||
    speed > MOVES ||
    isFar(from, reading, MOVES) ||
    (isPlausible && rise > DRIFT);
  if (!moved) return 0;
  return isPlausible ? rise : kilometresBetween(from, reading);
}

/** By how much a tracker's counter rose; one that restarted began at 0. */
function riseOf(former: number | null, now: number | null): number {
  if (former === null || now === null) return 0;
  return now < former ? now : now - former;
}
