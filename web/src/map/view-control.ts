import { type LatLngTuple, latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { LatLng } from './lat-lng';
import { CLOSE_ZOOM } from './map-view';

/** A place as Leaflet takes it. */
export const tupleOf = ({ latitude, longitude }: LatLng): LatLngTuple => [latitude, longitude];

/** Fits all places into view, at first and whenever they change. */
export function FitTo({ places }: { places: readonly LatLng[] }): null {
  const map = useMap();
  const tuples = JSON.stringify(places.map(tupleOf));
  useEffect(() => {
    const bounds = latLngBounds(JSON.parse(tuples));
    if (bounds.isValid()) map.fitBounds(bounds, { padding: [40, 44], maxZoom: CLOSE_ZOOM, animate: false });
  }, [map, tuples]);
  return null;
}

/** Pans as little as keeps a moving place in view. */
export function KeepInView({ place, animate }: { place: LatLng; animate: boolean }): null {
  const map = useMap();
  const { latitude, longitude } = place;
  useEffect(() => {
    map.panInside([latitude, longitude], { padding: [60, 60], animate });
  }, [map, latitude, longitude, animate]);
  return null;
}
