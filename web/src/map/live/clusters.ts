import type { LatLng } from '../lat-lng';
import { MAX_ZOOM } from '../map-view';
import { groupByDistance } from './group-by-distance';
import { countMotions, type LivePosition, type MotionCounts } from './live-vehicle';

/** Pixels around a marker within which others join it. */
const RADIUS = 46;

/** Pixels of the world at zoom 0. */
const WORLD = 256;

/** A vehicle with its projected position on a world map of width and height 1. */
export interface PlacedVehicle {
  readonly vehicle: LivePosition;
  readonly x: number;
  readonly y: number;
}

export function placedVehicle(vehicle: LivePosition): PlacedVehicle {
  const { latitude, longitude } = vehicle.place;
  const sine = Math.sin((latitude * Math.PI) / 180);
  // Web Mercator, the map's projection.
  return { vehicle, x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The inverse projection. */
const placeAt = (x: number, y: number): LatLng => ({
  latitude: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
  longitude: (x - 0.5) * 360,
});

/** For each vehicle the index of the vehicle that leads its cluster at a zoom. */
const clusterIndexes = (placedVehicles: readonly PlacedVehicle[], zoom: number): Int32Array =>
  groupByDistance(
    Float64Array.from(placedVehicles, ({ x }) => x),
    Float64Array.from(placedVehicles, ({ y }) => y),
    RADIUS / (WORLD * 2 ** zoom),
  );

/** Several vehicles that are too close together at this zoom. */
export interface Cluster {
  /** The index of its leading vehicle. */
  readonly id: number;
  readonly count: number;
  readonly place: LatLng;
  readonly motions: MotionCounts;
}

/** The clusters of all vehicles at one zoom. */
export interface Clustering {
  readonly zoom: number;
  readonly placedVehicles: readonly PlacedVehicle[];
  readonly groups: Int32Array;
  readonly clusters: readonly Cluster[];
  /** Vehicles in no cluster. */
  readonly alone: readonly LivePosition[];
}

/** Clusters vehicles for one zoom only, which is fast enough to repeat while they move. @param epoch milliseconds since 1970 */
export function clustering(
  placedVehicles: readonly PlacedVehicle[],
  zoom: number,
  epoch: number,
): Clustering {
  const groups = clusterIndexes(placedVehicles, zoom);
  const sums = new Map<number, { members: LivePosition[]; x: number; y: number }>();
  placedVehicles.forEach(({ vehicle, x, y }, number) => {
    const group = groups[number] ?? number;
    const sum = sums.get(group);
    if (sum === undefined) sums.set(group, { members: [vehicle], x, y });
    else {
      sum.members.push(vehicle);
      sum.x += x;
      sum.y += y;
    }
  });
  const clusters: Cluster[] = [];
  const alone: LivePosition[] = [];
  for (const [id, { members, x, y }] of sums) {
    const first = placedVehicles[id];
    const count = members.length;
    if (count > 1) {
      const motions = countMotions(members, epoch);
      clusters.push({ id, count, place: placeAt(x / count, y / count), motions });
    } else if (first !== undefined) alone.push(first.vehicle);
  }
  return { zoom, placedVehicles, groups, clusters, alone };
}

/** The zoom at which a cluster splits, or the vehicles of one that never does. */
export function openedIn(
  { zoom, placedVehicles, groups }: Clustering,
  { id }: Cluster,
): number | readonly LivePosition[] {
  const members = placedVehicles.filter((_, number) => groups[number] === id);
  for (let closer = zoom + 1; closer <= MAX_ZOOM; closer += 1)
    if (clusterIndexes(members, closer).some((group) => group !== 0)) return closer;
  return members.map(({ vehicle }) => vehicle);
}
