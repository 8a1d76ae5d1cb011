import { type CSSProperties, createContext, memo, useContext } from 'react';
import { Avatar } from '../../ui/Avatar';
import { MapMarker } from '../../ui/icons';
import type { SortState } from '../list/list-state';
import type { TableColumn, TableRow } from '../resource';
import { StatusLabel } from '../StatusLabel';

/** What the cells show, each its own part. */
export interface ShownRows {
  /** Null while the first page loads: skeleton rows stand in. */
  readonly rows: readonly TableRow[] | null;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * The rows reach the cells past the table: it draws where cells stand, which no new page changes, and would draw all of itself
 * twice over.
 */
export const ShownRowsContext = createContext<ShownRows>({ rows: null, texts: {} });

/** The order of the rows, which reaches the headers the same way. */
export interface Sorting {
  readonly sort: SortState | null;
  readonly onSort: (sort: SortState | null) => void;
}

export const SortingContext = createContext<Sorting>({ sort: null, onSort: () => undefined });

/** The address that shows a row's place on a map. */
export const PlaceAddressContext = createContext<(id: string) => string>(() => '');

interface Props {
  column: TableColumn;
  row: number;
  /** Where the cell stands: the table's to give. */
  className?: string;
  style?: CSSProperties;
}

type Box = Readonly<Partial<Record<keyof CSSProperties, unknown>>>;

function isSameBox(one: Box = {}, other: Box = {}): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  );
}

/** The table words every cell anew for each pixel it scrolls, in objects of its own: what they say decides. */
function isSame(one: Props, other: Props): boolean {
  return (
    one.column === other.column &&
    one.row === other.row &&
    one.className === other.className &&
    isSameBox(one.style, other.style)
  );
}

/**
 * One cell: a single element where Blueprint's has three, drawn once however far the table scrolls. What a scrolled frame
 * costs is the elements that it adds, each measured against all of the style sheets.
 */
export const RowCell = memo(function RowCell({ column, row, className = '', style }: Props) {
  const { rows, texts } = useContext(ShownRowsContext);
  if (rows === null) {
    return (
      <div className={`bp6-table-cell bp6-loading ${className}`} style={style}>
        <div className="bp6-skeleton" style={{ width: `${75 - 5 * ((row * 7 + column.width) % 10)}%` }} />
      </div>
    );
  }
  const classes = ['bp6-table-cell cell-text', className];
  const id = rows[row]?.id ?? '';
  const { choice, title, portrait, place, text: said = '' } = rows[row]?.cells[column.key] ?? {};
  const text = choice === undefined ? said : (texts[choice.text] ?? choice.text);
  if (column.align === 'right') classes.push('cell-right');
  if (portrait !== undefined) classes.push('cell-portrait');
  return (
    <div className={classes.join(' ')} style={style} title={title} data-row={row}>
      {portrait !== undefined && <Avatar name={text} photo={portrait} />}
      {choice !== undefined && <StatusLabel choice={choice} text={text} />}
      {choice === undefined && place === undefined && text}
      {place !== undefined && <PlaceLink id={id} text={text} />}
    </div>
  );
}, isSame);

function PlaceLink({ id, text }: { id: string; text: string }): React.JSX.Element {
  const placeAddress = useContext(PlaceAddressContext);
  return (
    <a href={placeAddress(id)} className="cell-place">
      <MapMarker size={12} tagName={null} aria-hidden />
      {text}
    </a>
  );
}
