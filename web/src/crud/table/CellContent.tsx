import { Classes } from '@blueprintjs/core';
import { MapMarkerIcon } from '@blueprintjs/icons';
import { createContext, type HTMLAttributes, type MouseEvent, type RefAttributes, useContext } from 'react';
import { Avatar } from '../../ui/Avatar';
import { StatusLabel } from '../controls/StatusLabel';
import { cellText } from '../resource/cell';
import type { ShownColumn, TableColumn, TableRow } from '../resource/resource';
import { cellPart, type Grid } from './grid';

interface Props {
  column: ShownColumn;
  row: TableRow;
  rowIndex: number;
  texts: Readonly<Record<string, string>>;
  /** The address that shows the row's place on a map. */
  placeAddress: (id: string) => string;
  /** Handles a click on the place, where no element around the cell does. */
  onPlaceClick?: (event: MouseEvent) => void;
  /** The address of the screen or dialog of a record. */
  detailAddress?: ((id: string) => string) | undefined;
  /** True if that is what Enter in the row opens, so that Tab need not stop at it. */
  opensRow?: boolean;
  /** The attributes that make it the cell of a grid. */
  part?: HTMLAttributes<HTMLElement> & RefAttributes<HTMLDivElement>;
}

/** The content of a cell. */
export function CellContent(props: Props): React.JSX.Element {
  const {
    column,
    row,
    rowIndex,
    texts,
    placeAddress,
    onPlaceClick,
    detailAddress,
    opensRow = false,
    part,
  } = props;
  const cell = row.cells[column.key] ?? { text: '' };
  const { choice, title, portrait, place } = cell;
  const text = cellText(cell, texts);
  const classes = ['cell-content', Classes.TEXT_OVERFLOW_ELLIPSIS];
  if (column.align === 'right') classes.push('cell-right');
  if (portrait !== undefined) classes.push('cell-portrait');
  const detail = column.opensDetail ? detailAddress?.(row.id) : undefined;
  return (
    <div {...part} className={classes.join(' ')} title={title} data-row={rowIndex} data-column={column.key}>
      {portrait !== undefined && <Avatar name={text} photo={portrait} />}
      {choice !== undefined && <StatusLabel choice={choice} text={text} />}
      {choice === undefined && place === undefined && detail === undefined && text}
      {detail !== undefined && text !== '' && (
        <a href={detail} className="cell-detail" tabIndex={opensRow ? -1 : undefined}>
          {text}
        </a>
      )}
      {place !== undefined && (
        <a
          href={placeAddress(row.id)}
          className={`cell-place ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}
          onClick={onPlaceClick}
        >
          <MapMarkerIcon size={12} tagName={null} aria-hidden />
          {text}
        </a>
      )}
    </div>
  );
}

/** The rows that the cells of a table show. */
interface TableRows {
  rows: readonly TableRow[];
  texts: Readonly<Record<string, string>>;
  placeAddress: (id: string) => string;
  detailAddress: (id: string) => string;
  opensRow: boolean;
  grid: Grid;
  /** Names an empty cell. */
  emptyName: (names: { column: string }) => string;
}

export const TableRowsContext = createContext<TableRows | null>(null);

/** The content of a cell. It follows the rows by itself: other rows render the cells again, not the table with its headers. */
export function RowCell({
  column,
  index,
  isPinned,
  rowIndex,
}: {
  column: TableColumn;
  /** The place of the column. */
  index: number;
  isPinned: boolean;
  rowIndex: number;
}): React.JSX.Element | null {
  const shown = useContext(TableRowsContext);
  const row = shown?.rows[rowIndex];
  if (shown === null || row === undefined) return null;
  const { texts, placeAddress, detailAddress, opensRow, grid, emptyName } = shown;
  const { key, header } = column;
  const isEmpty = cellText(row.cells[key] ?? { text: '' }, texts) === '';
  const part = cellPart(
    grid,
    { columnKey: key, index, isPinned },
    rowIndex,
    isEmpty ? emptyName({ column: texts[header] ?? key }) : undefined,
  );
  return <CellContent {...{ column, row, rowIndex, texts, placeAddress, detailAddress, opensRow, part }} />;
}
