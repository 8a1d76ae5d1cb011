import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { MapDialog } from '../../map/MapDialog';
import { messages } from '../messages';
import type { TableColumn, TableRow } from '../resource';
import { placeOf } from './PlaceDialog';

interface Props {
  isOpen: boolean;
  title: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  onClose: () => void;
}

/** A marker for every listed row on one large map. */
export default function PlacesDialog({ isOpen, title, columns, rows, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const places = rows.flatMap((row) => placeOf(columns, row) ?? []);
  return (
    <MapDialog isOpen={isOpen} title={title} onClose={onClose}>
      {({ PlacesMap }) => (
        <>
          <DialogBody className="place-map">
            <PlacesMap places={places} label={title} />
          </DialogBody>
          <DialogFooter actions={<Button onClick={onClose}>{t.close}</Button>} />
        </>
      )}
    </MapDialog>
  );
}
