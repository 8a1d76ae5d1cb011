/** A place in WGS 84 degrees. */
export interface LatLng {
  readonly latitude: number;
  readonly longitude: number;
}

const PAIR = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** Reads `-6.176, 106.827`: latitude within ±90, longitude within ±180; null for any other text. */
export function parseLatLng(text: string): LatLng | null {
  const [, first, second] = PAIR.exec(text.trim()) ?? [];
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The text of the same; '' for no place. */
export function formatLatLng(place: LatLng | null | undefined): string {
  return place ? `${place.latitude}, ${place.longitude}` : '';
}
