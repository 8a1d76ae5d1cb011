import { type LatLng, metresBetween } from '../lat-lng';
import type { Route } from './route';

/** Metres within which a vehicle counts as staying where it is. */
const RADIUS = 50;
/** Milliseconds that it stays there at a stop. */
const SHORTEST = 3 * 60_000;
/** Milliseconds between two readings that are tried as the beginning of a stop. A reading is therefore read 12 times at most. */
const START = SHORTEST / 12;

/** A place where the vehicle stayed for 3 minutes or longer. */
export interface Stop {
  readonly place: LatLng;
  /** Milliseconds from the start of the route. */
  readonly begin: number;
  readonly end: number;
}

/** The stops of a route, in order. Readings without a time make none. */
export function stopsOf({ points, reached }: Pick<Route, 'points' | 'reached'>): Stop[] {
  const stops: Stop[] = [];
  let from = 0;
  for (let first = points[from]; first !== undefined; first = points[from]) {
    let to = from;
    for (let next = points[to + 1]; next !== undefined; next = points[to + 1]) {
      if (first.time === null || next.time === null || metresBetween(first.place, next.place) > RADIUS) break;
      to += 1;
    }
    const [begin, end] = [reached[from] ?? 0, reached[to] ?? 0];
    const isStop = end - begin >= SHORTEST;
    if (isStop) stops.push({ place: first.place, begin, end });
    from = isStop ? to + 1 : from + 1;
    while (from <= to && (reached[from] ?? 0) < begin + START) from += 1;
  }
  return stops;
}

/** Whole minutes of a stop. */
export const minutesOf = ({ begin, end }: Stop): string => String(Math.round((end - begin) / 60_000));
