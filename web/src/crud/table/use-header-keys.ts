import { Regions, type Table } from '@blueprintjs/table';
import type { KeyboardEvent, RefObject } from 'react';
import type { TableColumn } from '../resource/resource';
import { type ColumnLayout, moveVisible, resizeColumn, WIDTH_STEP } from './column-layout';

/** Frames in which the table draws the headers it has been scrolled to. */
const FRAMES_TO_DRAW = 10;

/** The header that stays in place: the table draws each once more beneath it. */
function headerOf(table: Element, key: string): HTMLElement | null {
  const within = (quadrant: string) =>
    table.querySelector<HTMLElement>(`.bp6-table-quadrant-${quadrant} .header-name[data-column="${key}"]`);
  return within('top-left') ?? within('top');
}

/** Focuses a column's header once it is rendered. */
function focusHeader(table: Element, key: string, frames = FRAMES_TO_DRAW): void {
  const header = headerOf(table, key);
  if (header !== null) header.focus();
  else if (frames > 0) requestAnimationFrame(() => focusHeader(table, key, frames - 1));
}

interface Options {
  table: RefObject<Table | null>;
  /** As shown, left to right. */
  columns: readonly TableColumn[];
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
}

/**
 * Keys on the header of a column: arrow left and right go to its neighbour, also one out of view; with Ctrl they move the
 * column, with Shift they change its width. The header itself sorts.
 */
export function useHeaderKeys({
  table,
  columns,
  layout,
  onLayout,
}: Options): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const pressed = event.target instanceof Element ? event.target.closest('[data-column]') : null;
    const key = pressed?.getAttribute('data-column');
    const from = columns.findIndex((column) => column.key === key);
    const column = columns[from];
    if (step === undefined || column === undefined) return;
    event.preventDefault();
    if (event.shiftKey) {
      const width = layout.widths[column.key] ?? column.width;
      onLayout(resizeColumn(layout, column.key, width + step * WIDTH_STEP));
      return;
    }
    const to = from + step;
    const neighbour = columns[to];
    if (neighbour === undefined) return;
    const isMove = event.ctrlKey || event.metaKey;
    table.current?.scrollToRegion(Regions.column(to));
    const { currentTarget } = event;
    if (!isMove) {
      focusHeader(currentTarget, neighbour.key);
      return;
    }
    onLayout(moveVisible(layout, from, to));
    // The headers change places with the next drawing.
    requestAnimationFrame(() => focusHeader(currentTarget, column.key));
  };
}
