import type { Language } from '../http/text.js';
import type { ColumnKind } from '../resource/columns.js';
import type { Listed, Row } from '../resource/resource.js';
import { labelIn, type Sheet, type SheetColumn } from '../resource/sheet.js';

/** `date`: the cell is `YYYY-MM-DD`; `time`: `YYYY-MM-DD HH:mm` in the fleet's time zone. */
export type CellKind = 'text' | 'number' | 'date' | 'time';
export type Cell = string | number | null;

/** A column of a file that is being written. */
export interface CellColumn {
  heading: string;
  kind: CellKind;
  cellOf(row: Row): Cell;
}

/** The sheet's columns in a language. */
export function cellColumns(
  { columns }: Pick<Listed<never>, 'columns'>,
  sheet: Sheet,
  language: Language,
  timeZone: string,
): CellColumn[] {
  const localTime = localTimeIn(timeZone);
  return sheet.columns.map((column) => {
    const kind = kindOf(column, columns[column.row]?.kind ?? 'text');
    return {
      heading: labelIn(column.heading, language),
      kind,
      cellOf: (row) => cellOf(column, kind, row[column.row], language, localTime),
    };
  });
}

function kindOf({ words }: SheetColumn, kind: ColumnKind): CellKind {
  if (words !== undefined || kind === 'text' || kind === 'flag') return 'text';
  if (kind === 'date' || kind === 'time') return kind;
  return 'number';
}

function cellOf(
  { words }: SheetColumn,
  kind: CellKind,
  value: unknown,
  language: Language,
  localTime: (iso: string) => string,
): Cell {
  if (value === null || value === undefined) return null;
  if (words !== undefined) {
    const word = Object.hasOwn(words, String(value)) ? words[String(value)] : undefined;
    return word === undefined ? String(value) : labelIn(word, language);
  }
  // Of a list of things a file shows how many there are, as the screen does.
  if (Array.isArray(value)) return value.length;
  if (kind === 'number') return Number(value);
  return kind === 'time' ? localTime(String(value)) : String(value);
}

const DAY = 86_400_000;
const QUARTER = 15 * 60_000;

/**
 * ISO 8601 as `YYYY-MM-DD HH:mm` of a time zone. Looking its offset up takes long: it is done for each day, and only on a day
 * in which the clocks change for each moment, a quarter of an hour exactly.
 */
function localTimeIn(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const offsetAt = (time: number) => Date.parse(`${format.format(time).replace(' ', 'T')}Z`) - time;
  const ofDays = new Map<number, number | 'changes'>();
  const offsetOf = (day: number) => {
    const known = ofDays.get(day);
    if (known !== undefined) return known;
    const [start, end] = [offsetAt(day * DAY), offsetAt((day + 1) * DAY)];
    const offset = start === end ? start : 'changes';
    if (ofDays.size >= 10_000) ofDays.clear();
    ofDays.set(day, offset);
    return offset;
  };
  return (iso) => {
    const time = new Date(iso).getTime();
    const ofDay = offsetOf(Math.floor(time / DAY));
    const offset = ofDay === 'changes' ? offsetAt(Math.floor(time / QUARTER) * QUARTER) : ofDay;
    return new Date(time + offset).toISOString().slice(0, 16).replace('T', ' ');
  };
}
