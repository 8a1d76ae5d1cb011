/** A place on earth, degrees of WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Kilometres, IUGG's mean. */
const EARTH_RADIUS = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places on the surface (haversine). */
export function kilometresBetween(a: Place, b: Place): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
