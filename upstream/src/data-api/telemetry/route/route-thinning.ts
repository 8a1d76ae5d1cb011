import { kilometresBetween, type Place } from './distance.js';
import { SmallestFirst } from './smallest-first.js';

/** Kilometres within which a vehicle counts as staying where it is: more than the error of its receiver. */
const STOP_RADIUS = 0.05;
/** Milliseconds that it stays there at a stop. */
const STOP_TIME = 3 * 60_000;
/** Milliseconds between two readings that are tried as the beginning of a stop. A reading is therefore read 12 times at most. */
const STOP_START = STOP_TIME / 12;

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

/** Work in steps, for `inSlices`. */
type Steps<Result> = Generator<void, Result, undefined>;

/**
 * Thins a line to a number of points: its ends, both ends of its stops, longest first, and those that matter most to its shape. For n
 * points it takes about n · log2(n) steps, whatever the shape.
 *
 * @param most at least 2
 */
export function* thinning<P extends TimedPlace>(line: readonly P[], most: number): Steps<readonly P[]> {
  if (line.length <= most) return line;
  const ends = new Set([0, line.length - 1]);
  const stops = yield* stopsOf(line);
  for (const { from, to } of stops.sort((one, other) => other.duration - one.duration)) {
    if (ends.size + 2 > most) break;
    ends.add(from).add(to);
  }
  const removed = yield* unimportant(line, ends, most);
  return line.filter((_, at) => !removed.has(at));
}

/** Yields the places where the vehicle stayed. Its readings do not show in the shape of the line. */
function* stopsOf(line: readonly TimedPlace[]): Steps<Stop[]> {
  const times = line.map(({ gpsDate }) => Date.parse(gpsDate));
  const timeAt = (at: number) => times[at] ?? 0;
  const stops: Stop[] = [];
  let next = 0;
  for (let place = line[next]; place !== undefined; place = line[next]) {
    const from = next;
    let to = from;
    for (let other = line[to + 1]; other !== undefined; other = line[to + 1]) {
      yield;
      if (kilometresBetween(place, other) > STOP_RADIUS) break;
      to += 1;
    }
    const duration = timeAt(to) - timeAt(from);
    if (duration >= STOP_TIME) stops.push({ from, to, duration });
    next = duration >= STOP_TIME ? to + 1 : from + 1;
    while (next <= to && timeAt(next) < timeAt(from) + STOP_START) {
      yield;
      next += 1;
    }
  }
  return stops;
}

/** A point that may be removed, and how far the line would then be from what it was, squared. */
interface Candidate {
  at: number;
  cost: number;
}

/**
 * The points without which the line keeps its shape best: the one whose removal moves the line least goes first, until as many are left
 * as are allowed and no other lies on the line. A removal counts what earlier removals at its place have moved the line, too.
 *
 * @param kept points that stay
 */
function* unimportant(line: readonly Place[], kept: ReadonlySet<number>, most: number): Steps<Set<number>> {
  const removed = new Set<number>();
  const before = Int32Array.from(line, (_, at) => at - 1);
  const after = Int32Array.from(line, (_, at) => at + 1);
  /** For the stretch from each point to the next: the distance of the readings between them from it, squared. */
  const moved = new Float64Array(line.length);
  const costs = new Float64Array(line.length);
  const candidates = new SmallestFirst<Candidate>(({ cost }) => cost);
  const consider = (at: number) => {
    if (kept.has(at)) return;
    const from = before[at] ?? 0;
    const to = after[at] ?? 0;
    const cost = Math.max(moved[from] ?? 0, moved[at] ?? 0) + deviation(line[at], line[from], line[to]);
    costs[at] = cost;
    candidates.add({ at, cost });
  };
  for (let at = 1; at < line.length - 1; at += 1) {
    consider(at);
    yield;
  }
  for (let next = candidates.take(); next !== undefined; next = candidates.take()) {
    yield;
    const { at, cost } = next;
    // A neighbour was removed since, and the point has another cost.
    if (removed.has(at) || costs[at] !== cost) continue;
    if (line.length - removed.size <= most && cost > 0) break;
    removed.add(at);
    const from = before[at] ?? 0;
    const to = after[at] ?? 0;
    moved[from] = cost;
    after[from] = to;
    before[to] = from;
    consider(from);
    consider(to);
  }
  return removed;
}

/** Computes how far a point is from the straight line between two others, squared, in degrees of latitude. */
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
