import { type LatLng, metresBetween } from '../../../map/lat-lng';
import type { RoutePoint } from '../../../map/route/route';
import type { Reading } from '../use-reading';
import type { TripOfList } from './use-trips';

/** A vehicle moves above this speed, km/h, as the data API decides it. */
const MOVES = 3;
/** Milliseconds of rest after which the data API ends a trip. */
const REST = 5 * 60_000;

/** The points that live readings add to an open trip since it was loaded. Times in milliseconds since 1970. */
export interface Growth {
  readonly of: TripOfList;
  readonly lastPlace: LatLng | null;
  readonly endedAt: number;
  readonly kilometres: number;
  readonly speedCount: number;
  readonly speedSum: number;
  readonly topSpeed: number;
  readonly points: readonly RoutePoint[];
  readonly restSince: number | null;
}

export const isMoving = ({ speed }: Reading): boolean => (speed ?? 0) > MOVES;

export const noGrowth = (trip: TripOfList): Growth => ({
  of: trip,
  lastPlace: trip.endPosition ?? null,
  endedAt: Date.parse(trip.startedAt) + (trip.duration ?? 0) * 60_000,
  kilometres: 0,
  speedCount: 0,
  speedSum: 0,
  topSpeed: 0,
  points: [],
  restSince: null,
});

/** The growth with one more reading. */
export function withReading(growth: Growth, reading: Reading): Growth {
  const { place, speed, measuredAt } = reading;
  const time = Date.parse(measuredAt ?? '');
  const newest = growth.points.at(-1)?.time ?? Date.parse(growth.of.startedAt);
  if (place === null || Number.isNaN(time) || time <= newest) return growth;
  const moves = isMoving(reading);
  if (!moves && growth.restSince !== null) return growth;
  const metres = growth.lastPlace === null ? 0 : metresBetween(growth.lastPlace, place);
  return {
    ...growth,
    lastPlace: place,
    endedAt: Math.max(growth.endedAt, time),
    kilometres: growth.kilometres + metres / 1000,
    ...(moves && {
      speedCount: growth.speedCount + 1,
      speedSum: growth.speedSum + (speed ?? 0),
      topSpeed: Math.max(growth.topSpeed, speed ?? 0),
    }),
    points: [...growth.points, { place, time, speed }],
    restSince: moves ? null : time,
  };
}

/** Checks whether the vehicle rested for so long that its trip is over. */
export const isOver = ({ restSince }: Growth, { measuredAt }: Reading): boolean =>
  restSince !== null && Date.parse(measuredAt ?? '') - restSince >= REST;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The trip with its growth. */
export function grownTrip({ of: trip, ...growth }: Growth): TripOfList {
  const speedCount = (trip.speedCount ?? 0) + growth.speedCount;
  const speedSum = (trip.averageSpeed ?? 0) * (trip.speedCount ?? 0) + growth.speedSum;
  return {
    ...trip,
    distance: rounded((trip.distance ?? 0) + growth.kilometres),
    duration: Math.round((growth.endedAt - Date.parse(trip.startedAt)) / 60_000),
    ...(growth.speedCount > 0 && {
      speedCount,
      averageSpeed: rounded(speedSum / speedCount),
      topSpeed: Math.max(trip.topSpeed ?? 0, growth.topSpeed),
    }),
  };
}
