import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Marker, Popup } from 'react-leaflet';
import { ScreenLink } from '../ui/screen-navigation';
import { MapView } from './MapView';
import { messages } from './messages';
import { PIN_ICON } from './Pin';
import type { NamedPlace } from './PlaceMap';
import { FitTo, tupleOf } from './view-control';

interface Props {
  places: readonly NamedPlace[];
  /** The accessible name of the map. */
  label: string;
}

/** A marker for each place, titled with its name and address, which a press shows as well, with a link to its record. */
export function PlacesMap({ places, label }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  return (
    <div className="places-map">
      <MapView label={label} describedBy={id} place={null} radius={null}>
        <FitTo places={places.map(({ place }) => place)} />
        {places.map(({ name, address, place, to }, index) => (
          // Two places may have the same name and position; the list is always replaced as a whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Marker key={index} position={tupleOf(place)} icon={PIN_ICON} title={`${name}, ${address}`}>
            <Popup>
              <strong>{to === undefined ? name : <ScreenLink to={to}>{name}</ScreenLink>}</strong>
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
