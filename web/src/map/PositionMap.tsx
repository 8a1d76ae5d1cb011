import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { LatLng } from './lat-lng';
import { MapView } from './MapView';
import { messages } from './messages';
import { Pin } from './Pin';
import { KeepInView } from './view-control';

/** One place on a map, which may move. */
export function PositionMap({ place, title }: { place: LatLng; title: string }): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  return (
    <div className="position-map">
      <MapView label={t.mapOf({ name: title })} describedBy={id} place={place} radius={null} isInPage>
        <Pin place={place} radius={null} title={title} />
        <KeepInView place={place} animate />
      </MapView>
      <p id={id} className="visually-hidden">
        {t.moveKeys} {t.wheelHint}
      </p>
    </div>
  );
}
