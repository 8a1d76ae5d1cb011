import { kilometresBetween, type Place } from '../distance.js';
import { LargestFirst } from './largest-first.js';

/** Kilometres within which a vehicle counts as staying where it is: more than the error of its receiver. */
const STOP_RADIUS = 0.05;
/** Milliseconds that it stays there at a stop. */
const STOP_TIME = 3 * 60_000;

interface TimedPlace extends Place {
  /** ISO 8601. */
  gpsDate: string;
}

/** The positions in the line of the first and the last reading of a stop. */
interface Stop {
  from: number;
  to: number;
  /** Milliseconds. */
  duration: number;
}

/** A stretch of the line between two points that are kept, and the point in it that lies farthest from it. */
interface Stretch {
  from: number;
  to: number;
  farthest: number;
  distance: number;
}

/**
 * Thins a line to a number of points: its ends, both ends of its stops, longest first, and those that matter most to its shape
 * (Douglas and Peucker, the stretch with the worst deviation split first).
 *
 * @param most at least 2
 */
export function thinned<P extends TimedPlace>(line: readonly P[], most: number): readonly P[] {
  if (line.length <= most) return line;
  const ends = new Set([0, line.length - 1]);
  for (const { from, to } of stopsOf(line).sort((one, other) => other.duration - one.duration)) {
    if (ends.size + 2 > most) break;
    ends.add(from).add(to);
  }
  const corners = [...ends].sort((one, other) => one - other);
  const stretches = new LargestFirst<Stretch>(({ distance }) => distance);
  for (const [at, to] of corners.slice(1).entries()) stretches.add(stretch(line, corners[at] ?? 0, to));
  const kept = new Set(corners);
  while (kept.size < most) {
    const split = stretches.take();
    // What is left lies on the line: more points would show nothing more.
    if (split === undefined || split.distance <= 0) break;
    kept.add(split.farthest);
    stretches.add(stretch(line, split.from, split.farthest));
    stretches.add(stretch(line, split.farthest, split.to));
  }
  return line.filter((_, at) => kept.has(at));
}

/** Where the vehicle stayed. Its readings do not show in the shape of the line. */
function stopsOf(line: readonly TimedPlace[]): Stop[] {
  const times = line.map(({ gpsDate }) => Date.parse(gpsDate));
  const stops: Stop[] = [];
  for (let from = 0; from < line.length; from += 1) {
    const place = line[from];
    if (place === undefined) break;
    let to = from;
    for (let next = line[to + 1]; next !== undefined; next = line[to + 1]) {
      if (kilometresBetween(place, next) > STOP_RADIUS) break;
      to += 1;
    }
    const duration = (times[to] ?? 0) - (times[from] ?? 0);
    if (duration < STOP_TIME) continue;
    stops.push({ from, to, duration });
    from = to;
  }
  return stops;
}

function stretch(line: readonly Place[], from: number, to: number): Stretch {
  const farthest = { at: from, distance: 0 };
  for (let at = from + 1; at < to; at += 1) {
    const distance = deviation(line[at], line[from], line[to]);
    if (distance > farthest.distance) Object.assign(farthest, { at, distance });
  }
  return { from, to, farthest: farthest.at, distance: farthest.distance };
}

/** How far a point is from the straight line between two others, squared, in degrees of latitude. */
function deviation(point: Place | undefined, from: Place | undefined, to: Place | undefined): number {
  if (point === undefined || from === undefined || to === undefined) return 0;
  // A degree of longitude is shorter away from the equator.
  const narrowing = Math.cos((point.latitude * Math.PI) / 180);
  const flat = (place: Place) => ({
    x: (place.longitude - from.longitude) * narrowing,
    y: place.latitude - from.latitude,
  });
  const p = flat(point);
  const end = flat(to);
  const length = end.x ** 2 + end.y ** 2;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, (p.x * end.x + p.y * end.y) / length));
  return (p.x - part * end.x) ** 2 + (p.y - part * end.y) ** 2;
}
