import type { LatLngTuple } from 'leaflet';
import { tileSource } from './base-layer/tiles';
import type { LatLng } from './lat-lng';

/* How a map begins. */

/** Metres around the earth. */
const EQUATOR = 40_075_017;

const JAKARTA: LatLng = { latitude: -6.176, longitude: 106.827 };
const DEFAULT_ZOOM = 12;
export const MIN_ZOOM = 2;
export const MAX_ZOOM = 18;
/** The zoom for a single place: with tiles its streets are readable, without them the surrounding names. */
export const CLOSE_ZOOM = 16;
const CLOSE_ZOOM_BARE = 13;

/** The initial view: a place with the circle around it; Jakarta for none. */
export interface View {
  readonly center: LatLngTuple;
  readonly zoom: number;
}

/** @param radius metres; null for no circle. @param size pixels of the map. */
export function viewOf(place: LatLng | null, radius: number | null, size: number): View {
  const { latitude, longitude } = place ?? JAKARTA;
  const center: LatLngTuple = [latitude, longitude];
  if (place === null) return { center, zoom: DEFAULT_ZOOM };
  const close = tileSource() === null ? CLOSE_ZOOM_BARE : CLOSE_ZOOM;
  if (radius === null || radius === 0) return { center, zoom: close };
  // The circle fills at most four fifths of the map.
  const metresPerPixel = (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / 256;
  const fitting = Math.floor(Math.log2((metresPerPixel * size) / (radius * 2.5)));
  return { center, zoom: Math.min(close, Math.max(MIN_ZOOM, fitting)) };
}
