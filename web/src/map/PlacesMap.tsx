import { useStore } from '@nanostores/react';
import { latLngBounds } from 'leaflet';
import { useEffect, useId } from 'react';
import { Marker, Popup, useMap } from 'react-leaflet';
import type { LatLng } from './lat-lng';
import { MapView } from './MapView';
import { CLOSE_ZOOM } from './map-view';
import { messages } from './messages';
import { PIN_ICON } from './Pin';
import type { NamedPlace } from './PlaceMap';

interface Props {
  places: readonly NamedPlace[];
  /** The accessible name of the map. */
  label: string;
}

const pairOf = ({ latitude, longitude }: LatLng): [number, number] => [latitude, longitude];

/** Fits all places into view, at first and whenever they change. */
function FitTo({ places }: { places: readonly NamedPlace[] }): null {
  const map = useMap();
  const pairs = JSON.stringify(places.map(({ place }) => pairOf(place)));
  useEffect(() => {
    const bounds = latLngBounds(JSON.parse(pairs));
    if (bounds.isValid()) map.fitBounds(bounds, { padding: [40, 40], maxZoom: CLOSE_ZOOM, animate: false });
  }, [map, pairs]);
  return null;
}

/** A marker for each place, titled with its name and address, which a press shows as well. */
export function PlacesMap({ places, label }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  return (
    <div className="places-map">
      <MapView label={label} describedBy={id} place={null} radius={null}>
        <FitTo places={places} />
        {places.map(({ name, address, place }, index) => (
          // Two places may have the same name and position; the list is always replaced as a whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Marker key={index} position={pairOf(place)} icon={PIN_ICON} title={`${name}, ${address}`}>
            <Popup>
              <strong>{name}</strong>
              <p>{address}</p>
            </Popup>
          </Marker>
        ))}
      </MapView>
      <p id={id} className="visually-hidden">
        {t.placesKeys}
      </p>
    </div>
  );
}
