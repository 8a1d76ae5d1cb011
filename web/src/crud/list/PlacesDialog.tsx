import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { MapDialog } from '../../map/MapDialog';
import { ScreenLink } from '../../ui/screen-navigation';
import { formatNumber } from '../resource/format';
import type { ListState } from '../resource/list-state';
import { messages } from '../resource/messages';
import type { Resource } from '../resource/resource';
import { placeOf } from './PlaceDialog';

/** The gateway's largest page size: more pins than that are no help on a map. */
const MOST_PLACES = 1000;

const NO_OPTIONAL_COLUMNS: readonly string[] = [];

interface Props {
  resource: Resource;
  /** The search whose rows are shown, on whatever page the list is. */
  state: ListState;
  title: string;
  /** The address that opens the dialog of a record. */
  addressOf: (id: string) => string;
  onClose: () => void;
}

/** A marker for every row found, the first 1,000, on one large map; its popup links to the record. */
export default function PlacesDialog({
  resource,
  state,
  title,
  addressOf,
  onClose,
}: Props): React.JSX.Element {
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const search = { ...state, page: 1, size: MOST_PLACES };
  const { page } = resource.useList(search, NO_OPTIONAL_COLUMNS);
  const places = (page?.rows ?? []).flatMap((row) => {
    const named = placeOf(resource.columns, row);
    return named === null ? [] : [{ ...named, to: addressOf(row.id) }];
  });
  const { rowsMap } = resource;
  return (
    <MapDialog isOpen title={title} onClose={onClose}>
      {({ PlacesMap }) => (
        <>
          <DialogBody className="place-map">
            <PlacesMap places={places} label={title} />
          </DialogBody>
          <DialogFooter actions={<Button onClick={onClose}>{t.close}</Button>}>
            {page !== null &&
              t.onMap({ shown: formatNumber(places.length), count: formatNumber(page.totalItems) })}{' '}
            {rowsMap !== undefined && <ScreenLink to={rowsMap.all}>{texts[rowsMap.allText]}</ScreenLink>}
          </DialogFooter>
        </>
      )}
    </MapDialog>
  );
}
