// biome-ignore-all lint/a11y/useSemanticElements: the cells are Blueprint's, no table's own
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row or cell
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { createContext, type ReactNode, type RefCallback, useContext } from 'react';
import type { TableColumn } from '../resource/resource';

/*
 * The rows of a list as a grid for assistive technology (WCAG 1.3.1, 4.1.2). Blueprint draws a table as layers of cells that are beside
 * each other; here each cell says what it is, and an empty element for each row owns the row's cells, in the order of the columns.
 */

/** Key of the column of check boxes. */
const BOXES = 'boxes';

/** A table that is a grid. */
export interface Grid {
  /** Starts the ids of its parts. */
  readonly id: string;
  /** True if a column of check boxes is before the others. */
  readonly hasBoxes: boolean;
}

export const GridContext = createContext<Grid>({ id: '', hasBoxes: false });

const headerId = (grid: Grid, key: string) => `${grid.id}-${key}`;
export const rowId = (grid: Grid, row: number) => `${grid.id}-${row}`;
export const cellId = (grid: Grid, row: number, key: string) => `${grid.id}-${row}-${key}`;
export const rowsId = (grid: Grid) => `${grid.id}-rows`;

/**
 * Names a part that Blueprint draws in several layers: the one on top has the id; those beneath are in reach of neither keyboard nor
 * screen reader.
 */
const named =
  (id: string, layer: string): RefCallback<HTMLElement> =>
  (element) => {
    if (element === null) return;
    const isOnTop = element.closest(layer) !== null;
    element.toggleAttribute('data-beneath', !isOnTop);
    if (isOnTop) element.id = id;
    else element.removeAttribute('id');
  };

interface Place {
  columnKey: string;
  /** The place among the shown columns. */
  index: number;
  isPinned: boolean;
}

/** The attributes of a cell. @param emptyName names it if it is empty */
export function cellPart(
  grid: Grid,
  { columnKey, index, isPinned }: Place,
  row: number,
  emptyName: string | undefined,
) {
  return {
    ref: named(cellId(grid, row, columnKey), `.bp6-table-quadrant-${isPinned ? 'left' : 'main'}`),
    role: 'gridcell',
    'aria-colindex': index + 1 + Number(grid.hasBoxes),
    'aria-label': emptyName,
  };
}

/** The attributes of a header. @param sorted undefined if the list cannot be sorted by it */
export function useHeaderPart(
  { columnKey, index, isPinned }: Place,
  name: string,
  sorted: 'ascending' | 'descending' | 'none' | undefined,
) {
  const grid = useContext(GridContext);
  return {
    ref: named(headerId(grid, columnKey), `.bp6-table-quadrant-${isPinned ? 'top-left' : 'top'}`),
    role: 'columnheader',
    'aria-colindex': index + 1 + Number(grid.hasBoxes),
    'aria-label': name,
    'aria-sort': sorted,
  };
}

/** The cell of a row's check box. */
export function BoxCell({ row, children }: { row: number; children: ReactNode }): React.JSX.Element {
  const grid = useContext(GridContext);
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      ref={named(cellId(grid, row, BOXES), '.bp6-table-quadrant-left, .bp6-table-quadrant-top-left')}
    >
      {children}
    </div>
  );
}

/** The header of the check boxes. */
export function BoxHeader({ children }: { children: ReactNode }): React.JSX.Element {
  const grid = useContext(GridContext);
  return (
    <div role="columnheader" aria-colindex={1} id={headerId(grid, BOXES)}>
      {children}
    </div>
  );
}

/** The rows that a table has drawn: the first and the last one. */
export type DrawnRows = ReadableAtom<{ readonly first: number; readonly last: number }>;

interface Props {
  columns: readonly TableColumn[];
  $drawn: DrawnRows;
  /** The number of rows of the page. */
  count: number;
  /** The rows of the pages before. */
  before: number;
  /** The row of the arrow keys with its name. */
  active: { row: number; name: string } | null;
  /** Undefined where no rows are selected. */
  isSelected: ((row: number) => boolean) | undefined;
}

/** The rows: empty elements, each of which owns the cells that are drawn of it. */
export function GridRows({ columns, $drawn, count, before, active, isSelected }: Props): React.JSX.Element {
  const grid = useContext(GridContext);
  const { first, last } = useStore($drawn);
  const keys = [...(grid.hasBoxes ? [BOXES] : []), ...columns.map(({ key }) => key)];
  const drawn = Array.from(
    { length: Math.max(0, Math.min(last, count - 1) - first + 1) },
    (_, n) => first + n,
  );
  return (
    <div role="rowgroup" id={rowsId(grid)} className="visually-hidden">
      <div role="row" aria-rowindex={1} aria-owns={keys.map((key) => headerId(grid, key)).join(' ')} />
      {drawn.map((row) => (
        <div
          key={row}
          role="row"
          id={rowId(grid, row)}
          aria-rowindex={before + row + 2}
          aria-selected={isSelected?.(row)}
          aria-label={active?.row === row ? active.name : undefined}
          aria-owns={keys.map((key) => cellId(grid, row, key)).join(' ')}
        />
      ))}
    </div>
  );
}
