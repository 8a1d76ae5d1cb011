import { momentAt, type RoutePoint, routeOf } from './route';
import { speedColor, UNKNOWN_SPEED_COLOR } from './speed-colors';
import { stopsOf } from './stops';

const reading = (seconds: number, speed: number | null): RoutePoint => ({
  place: { latitude: -6.2 + seconds / 1000, longitude: 106.8 },
  time: seconds * 1000,
  speed,
});

it.each([
  ['the first reading', 0, 5],
  ['between two readings', 29.9, 5],
  ['the second reading', 30, 20],
  ['between the last two readings', 59.9, 20],
  ['the last reading', 60, 45],
])('shows the speed of the reading at or before the moment: %s', (_name, seconds, speed) => {
  const route = routeOf([reading(0, 5), reading(30, 20), reading(60, 45)]);
  expect(momentAt(route, seconds * 1000)?.speed).toBe(speed);
});

it('shows no speed for a report without one', () => {
  const route = routeOf([reading(0, null), reading(30, 20)]);
  expect(momentAt(route, 10_000)?.speed).toBeNull();
  expect(momentAt(route, 30_000)?.speed).toBe(20);
});

it('colours each part of the line by the speed of the replay', () => {
  const { parts } = routeOf([reading(0, 5), reading(30, null), reading(60, 45), reading(90, 90)]);
  expect(parts.map(({ color }) => color)).toEqual([speedColor(5), UNKNOWN_SPEED_COLOR, speedColor(45)]);
});

describe('The stops of a route', () => {
  /** @param east metres */
  const readings = (...line: [seconds: number | null, east: number][]) =>
    stopsOf(
      routeOf(
        line.map(([seconds, east]) => ({
          place: { latitude: 0, longitude: east / 111_195 },
          time: seconds === null ? null : seconds * 1000,
          speed: 0,
        })),
      ),
    ).map(({ begin, end }) => [begin / 1000, end / 1000]);

  it.each<[string, [number | null, number][], number[][]]>([
    [
      '3 minutes within 50 m',
      [
        [0, -200],
        [30, 0],
        [90, 49],
        [210, 20],
        [240, 200],
      ],
      [[30, 210]],
    ],
    [
      'a tracker that sends nothing at rest',
      [
        [0, -200],
        [30, 0],
        [600, 10],
        [630, 200],
      ],
      [[30, 600]],
    ],
    [
      'two of them',
      [
        [0, 0],
        [180, 0],
        [200, 300],
        [400, 310],
        [430, 900],
      ],
      [
        [0, 180],
        [200, 400],
      ],
    ],
    [
      'none of less than 3 minutes',
      [
        [0, -200],
        [30, 0],
        [209, 20],
        [240, 200],
      ],
      [],
    ],
    [
      'none on a slow way',
      [
        [0, 0],
        [60, 40],
        [120, 80],
        [180, 120],
        [240, 160],
      ],
      [],
    ],
    [
      'none without times',
      [
        [null, 0],
        [null, 0],
        [null, 0],
      ],
      [],
    ],
  ])('are found: %s', (_name, line, expected) => {
    expect(readings(...line)).toEqual(expected);
  });

  it('are found by reading each place a few times, however many there are within 3 minutes', () => {
    const reads = (count: number) => {
      let read = 0;
      const line = Array.from(
        { length: count },
        (_, index): RoutePoint => ({
          get place() {
            read += 1;
            return { latitude: 0, longitude: 0 };
          },
          time: (index * 100_000) / count,
          speed: 0,
        }),
      );
      const route = routeOf(line);
      read = 0;
      expect(stopsOf(route)).toEqual([]);
      return read;
    };
    expect(reads(2000) / reads(1000)).toBeLessThan(2.5);
  });
});
