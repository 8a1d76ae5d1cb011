import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useState } from 'react';
import type { RowSelection } from '../bulk-change/row-selection';
import type { TableRow } from '../resource/resource';

/** Index of the row that the keys act on. */
export type ActiveRow = number | null;

const PAGE_STEP = 10;

/** The row that a key goes to; null for any other key. */
function target(key: string, active: ActiveRow, last: number): number | null {
  const row = {
    ArrowDown: (active ?? -1) + 1,
    ArrowUp: (active ?? last + 1) - 1,
    PageDown: (active ?? 0) + PAGE_STEP,
    PageUp: (active ?? 0) - PAGE_STEP,
    Home: 0,
    End: last,
  }[key];
  return row === undefined ? null : Math.max(0, Math.min(last, row));
}

/** The element of Blueprint's table that scrolls, and so the one that has to take the focus. */
const SCROLLER = '.bp6-table-quadrant-main > .bp6-table-quadrant-scroll-container';

function isRows(target: EventTarget): boolean {
  return target instanceof Element && target.matches(SCROLLER);
}

/** The focusable element of a table's rows, once the table is rendered. */
export function rowsWithin(table: Element): HTMLElement | null {
  return table.querySelector<HTMLElement>(SCROLLER);
}

/** The single active row: arrows, Home, End and the page keys move it, Enter opens it; left and right choose a cell of it. */
export function useRowKeys(
  rows: readonly TableRow[],
  columnCount: number,
  onOpen: (id: string) => void,
  onKey: RowSelection['onKey'] | undefined,
): {
  active: ActiveRow;
  /** Index of the cell in the active row; null for the row as a whole. */
  activeColumn: number | null;
  setActive: Dispatch<SetStateAction<ActiveRow>>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const [active, setActive] = useState<ActiveRow>(null);
  const [column, setColumn] = useState<number | null>(null);
  const last = rows.length - 1;
  useEffect(() => {
    setActive((row) => (row !== null && row > last ? null : row));
  }, [last]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // Keys pressed on a header's button or menu are theirs.
    if (!isRows(event.target) || last < 0) return;
    const next = target(event.key, active, last);
    if (onKey?.(event, active, next)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && active !== null) {
      const id = rows[active]?.id;
      if (id !== undefined) onOpen(id);
      return;
    }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined && active !== null) {
      event.preventDefault();
      setColumn(Math.max(0, Math.min(columnCount - 1, (column ?? -1) + step)));
      return;
    }
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  }
  const activeColumn = active === null || column === null || column >= columnCount ? null : column;
  return { active, activeColumn, setActive, onKeyDown };
}
