import { MapDialog } from '../../map/MapDialog';
import type { NamedPlace } from '../../map/PlaceMap';
import type { TableColumn, TableRow } from '../resource/resource';

interface Props {
  columns: readonly TableColumn[];
  /** The row whose place is shown; null for none. */
  row: TableRow | null;
  onClose: () => void;
}

/** A row's place, named by its first column; null for a row without one. */
export function placeOf(columns: readonly TableColumn[], row: TableRow | null): NamedPlace | null {
  const cell = Object.values(row?.cells ?? {}).find(({ place }) => place !== undefined);
  if (cell?.place === undefined) return null;
  const name = row?.cells[columns[0]?.key ?? '']?.text ?? '';
  return { ...cell.place, name, address: cell.text };
}

/** Shows the place of a row on a map. */
export default function PlaceDialog({ columns, row, onClose }: Props): React.JSX.Element {
  const named = placeOf(columns, row);
  return (
    <MapDialog isOpen={named !== null} title={named?.name ?? ''} onClose={onClose}>
      {({ PlaceMap }) => named !== null && <PlaceMap named={named} onClose={onClose} />}
    </MapDialog>
  );
}
