import { type LatLngTuple, latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { LatLng } from './lat-lng';
import { CLOSE_ZOOM } from './map-view';

/** A place as Leaflet takes it. */
export const tupleOf = ({ latitude, longitude }: LatLng): LatLngTuple => [latitude, longitude];

/** Fits all places into view: at first, whenever they change, and when the map is resized before the user has moved it. */
export function FitTo({ places }: { places: readonly LatLng[] }): null {
  const map = useMap();
  const tuples = JSON.stringify(places.map(tupleOf));
  useEffect(() => {
    const bounds = latLngBounds(JSON.parse(tuples));
    if (!bounds.isValid()) return;
    // A resized map keeps its corner, not its centre.
    const corner = () => `${map.getZoom()} ${map.containerPointToLatLng([0, 0])}`;
    let fitted = '';
    const fit = (): void => {
      map.fitBounds(bounds, { padding: [40, 44], maxZoom: CLOSE_ZOOM, animate: false });
      fitted = corner();
    };
    const refit = (): void => {
      if (corner() === fitted) fit();
    };
    fit();
    map.on('resize', refit);
    return () => void map.off('resize', refit);
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
