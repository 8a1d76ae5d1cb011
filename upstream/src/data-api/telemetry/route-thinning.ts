import type { Place } from './distance.js';

/** A stretch of the line between two points that are kept, and the point in it that lies farthest from it. */
interface Stretch {
  from: number;
  to: number;
  farthest: number;
  distance: number;
}

/**
 * Thins a line to a number of points: its ends, and those that matter most to its shape (Douglas and Peucker, the
 * stretch with the worst deviation split first).
 *
 * @param most at least 2
 */
export function thinned<P extends Place>(line: readonly P[], most: number): readonly P[] {
  if (line.length <= most) return line;
  const stretches = [stretch(line, 0, line.length - 1)];
  while (stretches.length < most - 1) {
    let worst = 0;
    for (let at = 1; at < stretches.length; at += 1)
      if ((stretches[at]?.distance ?? 0) > (stretches[worst]?.distance ?? 0)) worst = at;
    const split = stretches[worst];
    // What is left lies on the line: more points would show nothing more.
    if (split === undefined || split.distance <= 0) break;
    stretches[worst] = stretch(line, split.from, split.farthest);
    stretches.push(stretch(line, split.farthest, split.to));
  }
  const kept = new Set([0, ...stretches.map(({ to }) => to)]);
  return line.filter((_, at) => kept.has(at));
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
