import type { LatLng } from '../lat-lng';
import { speedColor } from './speed-colors';

/** A position report of a trip. */
export interface RoutePoint {
  readonly place: LatLng;
  /** Milliseconds since 1970; null where unknown. */
  readonly time: number | null;
  /** km/h; null where unknown. */
  readonly speed: number | null;
}

/** A route prepared for drawing and playback. */
export interface Route {
  readonly points: readonly RoutePoint[];
  /** Milliseconds from the start at which each point was reached. */
  readonly reached: readonly number[];
  /** Milliseconds from start to end. */
  readonly duration: number;
  /** The line in parts of one colour each, by the speed of the report that starts the part. */
  readonly parts: readonly { readonly color: string; readonly places: readonly LatLng[] }[];
}

/** The place of the vehicle at a moment. */
export interface Moment {
  readonly place: LatLng;
  /** km/h of the report at or before the moment; null where that report has none. */
  readonly speed: number | null;
  /** Degrees clockwise from north. */
  readonly heading: number;
  /** Milliseconds since 1970; null where unknown. */
  readonly time: number | null;
}

/** Milliseconds between two points whose times are unknown. */
const DEFAULT_STEP_MS = 5000;

/** @param points in order of time */
export function routeOf(points: readonly RoutePoint[]): Route {
  const reached: number[] = [];
  let last = 0;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined) {
      const took =
        point.time === null || before.time === null ? DEFAULT_STEP_MS : Math.max(0, point.time - before.time);
      last += took;
    }
    reached.push(last);
  });
  return { points, reached, duration: last, parts: partsOf(points) };
}

function partsOf(points: readonly RoutePoint[]): { color: string; places: LatLng[] }[] {
  const parts: { color: string; places: LatLng[] }[] = [];
  for (const [index, { place }] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined) continue;
    const color = speedColor(before.speed);
    const part = parts.at(-1);
    if (part?.color === color) part.places.push(place);
    else parts.push({ color, places: [before.place, place] });
  }
  return parts;
}

/** Degrees clockwise from north, from one place to a nearby one. */
function headingOf(from: LatLng, to: LatLng): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return ((Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI + 360) % 360;
}

/** The index of the last point reached after so many milliseconds. */
function lastReached(reached: readonly number[], at: number): number {
  let [low, high] = [0, reached.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((reached[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The position so many milliseconds after the start, interpolated linearly between reports; null for no route. */
export function momentAt({ points, reached }: Route, at: number): Moment | null {
  const index = Math.min(lastReached(reached, at), Math.max(0, points.length - 2));
  const from = points[index];
  if (from === undefined) return null;
  const to = points[index + 1] ?? from;
  const begin = reached[index] ?? 0;
  const span = (reached[index + 1] ?? begin) - begin;
  const share = span === 0 ? 1 : Math.min(1, Math.max(0, (at - begin) / span));
  const between = (one: number, other: number): number => one + (other - one) * share;
  return {
    place: {
      latitude: between(from.place.latitude, to.place.latitude),
      longitude: between(from.place.longitude, to.place.longitude),
    },
    speed: (share < 1 ? from : to).speed,
    heading: headingOf(from.place, to.place),
    time: from.time === null || to.time === null ? null : between(from.time, to.time),
  };
}
