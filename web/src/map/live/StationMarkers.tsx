import { Marker, Popup } from 'react-leaflet';
import { PIN_ICON } from '../Pin';
import type { NamedPlace } from '../PlaceMap';
import { tupleOf } from '../view-control';

/** Charging stations beside the vehicles; a press shows the name and the address. */
export function StationMarkers({
  stations,
}: {
  stations: readonly (NamedPlace & { readonly id: string })[];
}): React.JSX.Element {
  return (
    <>
      {stations.map(({ id, name, address, place }) => (
        <Marker
          key={id}
          position={tupleOf(place)}
          icon={PIN_ICON}
          title={`${name}, ${address}`}
          opacity={0.85}
        >
          <Popup>
            <strong>{name}</strong>
            <p>{address}</p>
          </Popup>
        </Marker>
      ))}
    </>
  );
}
