import { offeredValues } from '../../resource/choices';
import type { FormField } from '../../resource/field';
import type { Cell } from '../file/sheet';
import { isOneOf, type Translations } from './translations';

/** The words of people and programs for yes and no, and for in use and not, beside the screen's own. */
const YES = ['true', '1', 'ya', 'yes', 'y', 'aktif', 'active', 'enabled'];
const NO = [
  ...['false', '0', 'tidak', 'no', 'n', 'tidak aktif', 'non aktif', 'nonaktif'],
  ...['inactive', 'non active', 'not active', 'disabled'],
];

/**
 * Converts a cell to an entry of a form field: text that the field could hold. Null for what is no word or date of it;
 * other mistakes are the form's rules to find.
 */
export function entryOf(field: FormField, cell: Cell, words: Translations): string | null {
  const text = textOf(cell);
  if (text === '') return '';
  switch (field.kind) {
    case 'date':
      return dayOf(cell);
    case 'phone':
      return phoneOf(text);
    case 'toggle':
      if (isOneOf(text, [...words(field.on), ...YES])) return 'true';
      return isOneOf(text, [...words(field.off), ...NO]) ? 'false' : null;
    case 'choice':
      return (
        offeredValues(field.choices).find((code) => {
          const { text: name = '', synonyms = [] } = field.choices[code] ?? {};
          return isOneOf(text, [code, ...words(name), ...synonyms]);
        }) ?? null
      );
    default:
      return text;
  }
}

/** A cell as text: a number in full, never as 8.1E+10. */
export function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return isoDay(cell) ?? '';
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell.toFixed(0) : String(cell);
  return String(cell).trim();
}

/** Day 0 of a spreadsheet's calendar, which takes 1900 for a leap year. */
const SERIAL_DAY_0 = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** The last day that a form takes, 2999-12-31, as a serial number. */
const LAST_SERIAL = 401_768;

/** `YYYY-MM-DD` of a date, a spreadsheet's serial number, `2026-01-31`, `31/01/2026`, `31-1-2026` or `31.01.2026`. */
function dayOf(cell: Cell): string | null {
  if (cell instanceof Date) return isoDay(cell);
  const text = textOf(cell);
  if (/^\d{5,6}(\.\d+)?$/.test(text) && Number(text) <= LAST_SERIAL) {
    return isoDay(new Date(SERIAL_DAY_0 + Math.floor(Number(text)) * DAY_MS));
  }
  const [, isoYear, isoMonth, isoDayOfMonth] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (isoYear !== undefined) return calendarDay(isoYear, isoMonth, isoDayOfMonth);
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return calendarDay(year, month, day);
}

function calendarDay(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isoDay(new Date(`${iso}T00:00:00Z`)) === iso ? iso : null;
}

const isoDay = (date: Date): string | null =>
  Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);

/**
 * The digits behind +62. The leading 0, which Excel loses, goes with +62 or 0062; a 62 without its + goes where a mobile number
 * follows, for there are area codes that begin so. A number with decimals is one of a spreadsheet.
 */
function phoneOf(text: string): string {
  const digits = text.replace(/^(\d{1,20})[.,]0{1,3}$/, '$1').replace(/[\s().-]/g, '');
  return digits.replace(/^(?:\+62|0062|62(?=8\d{8}))/, '').replace(/^0+/, '');
}
