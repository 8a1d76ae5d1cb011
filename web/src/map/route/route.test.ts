import { momentAt, type RoutePoint, routeOf } from './route';
import { speedColor, UNKNOWN_SPEED_COLOR } from './speed-colors';

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
