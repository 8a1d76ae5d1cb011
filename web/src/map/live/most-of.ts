import { type LatLng, metresBetween } from '../lat-lng';

/** Fewer vehicles are shown all together. */
const FEWEST = 4;
/** The number of times farther from the middle than the others a vehicle is outside. */
const TIMES_FARTHER = 5;
/** Metres from the middle within which no vehicle is outside. */
const NEAR = 200_000;

interface Placed {
  readonly place: LatLng;
}

/**
 * Most of a fleet, which a map shows at first, and those far outside of it: at most a tenth, or one of a small fleet. Otherwise one
 * vehicle at an impossible place would move the view of all others out of sight.
 */
export function mostOf<V extends Placed>(
  vehicles: readonly V[],
): { inside: readonly V[]; outside: readonly V[] } {
  if (vehicles.length < FEWEST) return { inside: vehicles, outside: [] };
  const middle = {
    latitude: median(vehicles.map(({ place }) => place.latitude)),
    longitude: median(vehicles.map(({ place }) => place.longitude)),
  };
  const byDistance = vehicles
    .map((vehicle) => ({ vehicle, metres: metresBetween(middle, vehicle.place) }))
    .sort((one, other) => one.metres - other.metres);
  const sure = vehicles.length - Math.max(1, Math.floor(vehicles.length / 10));
  const limit = Math.max(NEAR, TIMES_FARTHER * (byDistance[sure - 1]?.metres ?? 0));
  const within = byDistance.filter(({ metres }) => metres <= limit);
  const beyond = byDistance.slice(within.length);
  return { inside: within.map(({ vehicle }) => vehicle), outside: beyond.map(({ vehicle }) => vehicle) };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
