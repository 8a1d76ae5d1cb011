import { inSlices } from '../../services/in-slices.js';
import { thinning } from './route-thinning.js';

interface Point {
  latitude: number;
  longitude: number;
  gpsDate: string;
}

const START = Date.UTC(2026, 10, 1);
/** Points a second apart unless they say otherwise, by degrees of longitude and latitude. */
const line = (n: number, at: (index: number) => readonly [number, number], seconds = 1): Point[] =>
  Array.from({ length: n }, (_, index) => {
    const [longitude, latitude] = at(index);
    return { longitude, latitude, gpsDate: new Date(START + index * seconds * 1000).toISOString() };
  });

/** Numbers from 0 to 1 in an order without a pattern, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A drive through streets: straight stretches, turns, and the error of a receiver of about 10 m. */
function drive(n: number, seed: number): Point[] {
  const random = randomNumbers(seed);
  let [x, y, heading] = [106.8, -6.2, 0];
  return line(
    n,
    () => {
      if (random() < 0.02) heading += (random() - 0.5) * Math.PI;
      x += Math.cos(heading) * 0.0015;
      y += Math.sin(heading) * 0.0015;
      return [x + random() * 1e-4, y + random() * 1e-4];
    },
    10,
  );
}

const SHAPES: Readonly<Record<string, (n: number) => Point[]>> = {
  // Each spike is lower than the one before it: the farthest point is always the next one.
  'spikes that fall': (n) => line(n, (at) => [106 + at * 1e-5, at % 2 === 0 ? -6 : -6 + (n - at) * 1e-5]),
  'spikes that rise': (n) => line(n, (at) => [106 + at * 1e-5, at % 2 === 0 ? -6 : -6 + at * 1e-5]),
  'an even zigzag': (n) => line(n, (at) => [106 + at * 1e-5, -6 + (at % 2) * 0.01]),
  'a spiral': (n) => line(n, (at) => [106 + Math.cos(at) * at * 1e-6, -6 + Math.sin(at) * at * 1e-6]),
  'one place': (n) => line(n, () => [106, -6]),
  'one place within three minutes': (n) => line(n, () => [106, -6], 100 / n),
  'a straight line': (n) => line(n, (at) => [106 + at * 1e-5, -6]),
  'a line there and back': (n) => line(n, (at) => [106 + Math.min(at, n - at) * 1e-5, -6]),
};

/** The steps that thinning takes, and what is left. */
function counted(points: readonly Point[], most: number): { steps: number; kept: readonly Point[] } {
  const work = thinning(points, most);
  for (let steps = 0; ; steps += 1) {
    const step = work.next();
    if (step.done) return { steps, kept: step.value };
  }
}

describe('Thinning a route', () => {
  test.each(Object.entries(SHAPES))(
    'takes at most 2.5 times the steps for twice the readings: %s',
    (_, shape) => {
      const n = 4_000;
      for (const most of [2, n / 10, n / 2]) {
        const once = counted(shape(n), most);
        const twice = counted(shape(2 * n), 2 * most);
        expect(twice.steps / once.steps).toBeLessThan(2.5);
        expect(twice.steps).toBeLessThan(2 * n * 20);
        expect(once.kept.length).toBeLessThanOrEqual(most);
      }
    },
  );

  test.each(Object.keys(SHAPES))('keeps both ends, in order of time: %s', (name) => {
    const points = SHAPES[name]?.(1_000) ?? [];
    const { kept } = counted(points, 10);
    expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
    const times = kept.map(({ gpsDate }) => gpsDate);
    expect(times).toEqual([...times].sort());
  });

  test('gives as many points as are requested, and a line that deviates by a few metres', () => {
    for (const seed of [1, 2, 3]) {
      const points = drive(3_000, seed);
      const { kept } = counted(points, 300);
      expect(kept).toHaveLength(300);
      // The Douglas-Peucker algorithm, which splits the worst stretch first, leaves about 15 m on these tracks.
      expect(deviation(points, kept)).toBeLessThan(30);
    }
  });

  test('keeps the only corner of a straight line', () => {
    const points = line(500, (at) => [106 + at * 1e-3, at === 321 ? -6.01 : -6]);
    expect(counted(points, 3).kept).toEqual([points[0], points[321], points[499]]);
  });

  test('gives what other work runs between its slices as without', async () => {
    const points = drive(5_000, 4);
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const kept = await inSlices(thinning(points, 500));
    isDone = true;
    expect(kept).toEqual(counted(points, 500).kept);
    expect(turns).toBeGreaterThan(2);
  });
});

/** The largest distance of a point from the thinned line, in metres. */
function deviation(points: readonly Point[], kept: readonly Point[]): number {
  let largest = 0;
  let stretch = 0;
  for (const point of points) {
    if (point === kept[stretch + 1]) stretch += 1;
    const [from, to] = [kept[stretch], kept[stretch + 1]];
    if (from === undefined || to === undefined) continue;
    const [ex, ey] = [to.longitude - from.longitude, to.latitude - from.latitude];
    const [px, py] = [point.longitude - from.longitude, point.latitude - from.latitude];
    const part = Math.max(0, Math.min(1, (px * ex + py * ey) / (ex ** 2 + ey ** 2)));
    largest = Math.max(largest, Math.hypot(px - part * ex, py - part * ey) * 111_000);
  }
  return largest;
}
