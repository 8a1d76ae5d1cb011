import { type LatLng, metresBetween } from '../lat-lng';
import type { Route } from './route';

/** Metres within which a vehicle counts as staying where it is. */
const RADIUS = 50;
/** Milliseconds that it stays there at a stop. */
const SHORTEST = 3 * 60_000;

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
  for (let from = 0; from < points.length; from += 1) {
    const first = points[from];
    if (first === undefined || first.time === null) continue;
    let to = from;
    for (let next = points[to + 1]; next !== undefined; next = points[to + 1]) {
      if (next.time === null || metresBetween(first.place, next.place) > RADIUS) break;
      to += 1;
    }
    const [begin, end] = [reached[from] ?? 0, reached[to] ?? 0];
    if (end - begin < SHORTEST) continue;
    stops.push({ place: first.place, begin, end });
    from = to;
  }
  return stops;
}

/** Whole minutes of a stop. */
export const minutesOf = ({ begin, end }: Stop): string => String(Math.round((end - begin) / 60_000));
