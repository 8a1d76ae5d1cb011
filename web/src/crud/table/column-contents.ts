import { useMemo, useRef } from 'react';
import { cellText } from '../resource/cell';
import type { TableColumn, TableRow } from '../resource/resource';
import { MIN_COLUMN_WIDTH } from './column-layout';

/** Pixels beside the text: a cell's padding, and what is drawn before its text. */
const PADDING = 22;
const STATUS = 38;
const PORTRAIT = 32;
const PLACE = 18;
/** The padding of a header, its sort arrow and the button of its menu. */
const HEADER_EXTRAS = 58;
const SAME_BUTTON = 24;
/** Pixels; a person may make a column wider. */
const MAX_FITTED_WIDTH = 320;

const CELL_FONT = '13px';
const HEADER_FONT = '600 12px';

type Texts = Readonly<Record<string, string>>;

/** Measures a text in pixels. */
export type Measure = (text: string, font: string) => number;

/** Measures on a canvas, which lays out nothing; null where there is none. */
function canvasMeasure(): Measure | null {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return null;
  const { fontFamily } = getComputedStyle(document.body);
  return (text, font) => {
    context.font = `${font} ${fontFamily}`;
    return context.measureText(text).width;
  };
}

/** The keys of the columns that say the same in every row, if there are several rows. */
export function sameInAllRows(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  texts: Texts,
): ReadonlySet<string> {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return new Set();
  const textOf = (row: TableRow, key: string) => cellText(row.cells[key] ?? { text: '' }, texts);
  const same = columns.filter(({ key }) => {
    const text = textOf(first, key);
    return others.every((row) => textOf(row, key) === text);
  });
  return new Set(same.map(({ key }) => key));
}

/** The width in which a column's header and its widest cell fit, within bounds. */
export function fittedWidth(
  { key, header }: TableColumn,
  rows: readonly TableRow[],
  texts: Texts,
  measure: Measure,
): number {
  const cells = rows.map((row) => {
    const cell = row.cells[key] ?? { text: '' };
    const text = cellText(cell, texts);
    if (text === '') return 0;
    if (cell.choice !== undefined) return measure(text, HEADER_FONT) + STATUS + PADDING;
    const extras = (cell.portrait === undefined ? 0 : PORTRAIT) + (cell.place === undefined ? 0 : PLACE);
    return measure(text, CELL_FONT) + extras + PADDING;
  });
  const name = measure(texts[header] ?? key, HEADER_FONT) + HEADER_EXTRAS;
  return Math.ceil(Math.max(MIN_COLUMN_WIDTH, name, Math.min(MAX_FITTED_WIDTH, Math.max(0, ...cells))));
}

/**
 * The columns, as wide as the contents of the loaded rows. While the list is open a column becomes wider only: its header stays
 * where it was pressed when the rows are sorted. It is the same array until a width changes.
 */
export function useFittedColumns(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  same: ReadonlySet<string>,
  texts: Texts,
): readonly TableColumn[] {
  const widest = useRef(new Map<string, number>());
  const latest = useRef(columns);
  return useMemo(() => {
    const measure = canvasMeasure();
    if (measure === null) return columns;
    const fitted = columns.map((column) => {
      const extras = same.has(column.key) ? SAME_BUTTON : 0;
      const needed = fittedWidth(column, rows, texts, measure) + extras;
      const width = Math.max(widest.current.get(column.key) ?? 0, needed);
      widest.current.set(column.key, width);
      return { ...column, width };
    });
    const isUnchanged =
      fitted.length === latest.current.length &&
      fitted.every(({ key, width }, index) => {
        const before = latest.current[index];
        return before?.key === key && before.width === width;
      });
    if (!isUnchanged) latest.current = fitted;
    return latest.current;
  }, [columns, rows, same, texts]);
}

const textOf = ({ cells }: TableRow, key: string, texts: Texts) =>
  cellText(cells[key] ?? { text: '' }, texts);

/** A row in words: each filled cell after the name of its column. */
export function words(row: TableRow, columns: readonly TableColumn[], texts: Texts): string {
  return columns
    .flatMap(({ key, header }) => {
      const value = textOf(row, key, texts);
      return value ? [`${texts[header]} ${value}`] : [];
    })
    .join(', ');
}

/** Rows for the clipboard, as spreadsheets take them: a line for each row, a tab between its cells. */
export function lines(rows: readonly TableRow[], columns: readonly TableColumn[], texts: Texts): string {
  return rows.map((row) => columns.map(({ key }) => textOf(row, key, texts)).join('\t')).join('\n');
}
