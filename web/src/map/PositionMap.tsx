import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { useMap } from 'react-leaflet';
import type { LatLng } from './lat-lng';
import { MapView } from './MapView';
import { messages } from './messages';
import { Pin } from './Pin';

/** Keeps a place that moves in sight. */
function KeepInView({ place: { latitude, longitude } }: { place: LatLng }): null {
  const map = useMap();
  useEffect(() => {
    map.panInside([latitude, longitude], { padding: [60, 60] });
  }, [map, latitude, longitude]);
  return null;
}

/** One place on a map, which may move. */
export function PositionMap({ place, title }: { place: LatLng; title: string }): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  return (
    <div className="position-map">
      <MapView label={t.mapOf({ name: title })} describedBy={id} place={place} radius={null}>
        <Pin place={place} radius={null} title={title} />
        <KeepInView place={place} />
      </MapView>
      <p id={id} className="visually-hidden">
        {t.moveKeys}
      </p>
    </div>
  );
}
