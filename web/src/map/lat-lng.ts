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

/** Checks whether a value has the shape of a place. */
export function isLatLng(value: unknown): value is LatLng {
  return typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value;
}

/** Six decimals are a tenth of a metre. */
const DECIMALS = 6;

/** The text of the same, to {@link DECIMALS} decimals; '' for no place. */
export function formatLatLng(place: LatLng | null | undefined): string {
  if (!place) return '';
  return [place.latitude, place.longitude].map((degrees) => Number(degrees.toFixed(DECIMALS))).join(', ');
}

export function isSamePlace(one: LatLng | null, other: LatLng | null): boolean {
  return formatLatLng(one) === formatLatLng(other);
}

/** Metres of a degree of latitude. */
const DEGREE = 111_195;

/** Metres between two nearby places (equirectangular approximation). */
export function metresBetween(one: LatLng, other: LatLng): number {
  const turned = other.longitude - one.longitude;
  const east = turned - 360 * Math.round(turned / 360);
  const width = Math.cos((one.latitude * Math.PI) / 180);
  return DEGREE * Math.hypot(other.latitude - one.latitude, east * width);
}

/** A place from Leaflet, whose longitude is unbounded, with its longitude within ±180. */
export function wrapped({ lat, lng }: { readonly lat: number; readonly lng: number }): LatLng {
  const longitude = ((((lng + 180) % 360) + 360) % 360) - 180;
  return { latitude: Math.min(90, Math.max(-90, lat)), longitude };
}

/** Google Maps URLs, "Directions": opens the app on a phone that has it. */
export function directionsTo({ latitude, longitude }: LatLng): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${query}`;
}
