import { Button, Classes, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { formatLatLng, type LatLng } from './lat-lng';
import { MapView } from './MapView';
import { messages } from './messages';
import { Pin } from './Pin';

/** A place of a record, as its list shows it on a map. */
export interface NamedPlace {
  readonly name: string;
  readonly address: string;
  readonly place: LatLng;
  /** Metres; null for no circle. */
  readonly radius: number | null;
  /** The address of its record, which the name in its popup then links to. */
  readonly to?: string;
}

/** A place on a map, read-only. */
export function PlaceMap({ named, onClose }: { named: NamedPlace; onClose: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const { name, address, place, radius } = named;
  return (
    <>
      <DialogBody className="place-map">
        <div className="place-map-view">
          <MapView label={t.mapOf({ name })} describedBy={id} place={place} radius={radius}>
            <Pin place={place} radius={radius} title={name} />
          </MapView>
        </div>
        <p id={id} className="place-map-address">
          {address}
          <span className={Classes.TEXT_MUTED}>{formatLatLng(place)}</span>
        </p>
      </DialogBody>
      <DialogFooter actions={<Button onClick={onClose}>{t.close}</Button>} />
    </>
  );
}
