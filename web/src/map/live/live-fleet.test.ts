import { type Bounds, LiveFleet } from './live-fleet';
import { type LivePosition, motionOf } from './live-vehicle';

const JAKARTA: Bounds = [106, -7, 107.5, -5.5];
const at = (id: string, latitude: number, time = 0): LivePosition => ({
  id,
  plate: `B ${id}`,
  supplier: null,
  place: { latitude, longitude: 106.8 },
  speed: 30,
  course: 0,
  time,
});
const idsOf = (vehicles: readonly LivePosition[]) => vehicles.map(({ id }) => id).sort();

it('clusters close vehicles except the chosen one, and opens a cluster by zooming in', () => {
  const fleet = new LiveFleet();
  fleet.replace([at('1', -6.2), at('2', -6.2005), at('3', -6.3)], 0);
  const far = fleet.inView(JAKARTA, 12, 0);
  expect(far.clusters.map(({ count }) => count)).toEqual([2]);
  expect(idsOf(far.vehicles)).toEqual(['3']);
  const [cluster] = far.clusters;
  const zoom = cluster && fleet.open(cluster);
  expect(zoom).toEqual(expect.any(Number));
  expect(idsOf(fleet.inView(JAKARTA, Number(zoom), 0).vehicles)).toEqual(['1', '2', '3']);

  fleet.choose('2');
  expect(idsOf(fleet.inView(JAKARTA, 12, 0).vehicles)).toEqual(['1', '3']);
  expect(fleet.chosenVehicle?.plate).toBe('B 2');
});

it('lists vehicles at the same position, which no zoom separates', () => {
  const fleet = new LiveFleet();
  fleet.replace([at('1', -6.2), at('2', -6.2)], 0);
  const [cluster] = fleet.inView(JAKARTA, 18, 0).clusters;
  const opened = cluster && fleet.open(cluster);
  expect(Array.isArray(opened) && idsOf(opened)).toEqual(['1', '2']);
});

it('animates a marker to its vehicle’s new position, and ignores older reports', () => {
  const fleet = new LiveFleet();
  fleet.replace([at('1', -6.2, 10)], 0);
  fleet.move([at('1', -6.3, 20)], 5000);
  fleet.move([at('1', -6.9, 15)], 5100);
  fleet.replace([at('1', -6.8, 12)], 5200);
  const [vehicle] = fleet.inView(JAKARTA, 12, 5500).vehicles;
  if (!vehicle) throw new Error('The vehicle is not in sight');
  expect(fleet.placeOf(vehicle, 5500).latitude).toBeCloseTo(-6.25, 6);
  expect(fleet.isAnimated(vehicle)).toBe(true);
  expect(fleet.placeOf(vehicle, 6000).latitude).toBe(-6.3);
  expect(fleet.isAnimated(vehicle)).toBe(false);
});

it('follows a vehicle whose last report was ahead of the clock', () => {
  const fleet = new LiveFleet();
  fleet.replace([at('1', -6.2, Date.now() + 110_000)], 0);
  fleet.move([at('1', -6.3, Date.now())], 0);
  expect(fleet.inView(JAKARTA, 12, 2000).vehicles).toMatchObject([{ place: { latitude: -6.3 } }]);
});

it.each([
  ['moving', 30, 0],
  ['stopped', 3, 0],
  ['offline', 30, 31 * 60_000],
  ['silent', 30, 24 * 3_600_000 + 1],
] as const)('calls a vehicle %s at %s km/h last seen %s ms ago', (motion, speed, ago) => {
  expect(motionOf({ ...at('1', -6.2, 1_000_000_000), speed }, 1_000_000_000 + ago)).toBe(motion);
});

it('counts the states in a cluster and in the whole fleet', () => {
  const now = Date.now();
  const fleet = new LiveFleet();
  fleet.replace(
    [
      at('1', -6.2, now),
      { ...at('2', -6.2, now), speed: 0 },
      at('3', -6.2, now - 3_600_000),
      at('4', -6.2, now - 25 * 3_600_000),
      at('5', -6.5, now - 50 * 3_600_000),
    ],
    0,
  );
  const motions = { moving: 1, stopped: 1, offline: 1, silent: 1 };
  expect(fleet.inView(JAKARTA, 12, 0).clusters).toEqual([expect.objectContaining({ count: 4, motions })]);
  expect(fleet.motions(now)).toEqual({ ...motions, silent: 2 });
});
