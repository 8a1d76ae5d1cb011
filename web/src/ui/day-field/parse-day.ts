import { monthNames } from '../dates/calendar-words';
import { isDay } from '../dates/day';

/** Letters that distinguish the name of a month from all others. */
const ENOUGH_LETTERS = 3;
const CENTURY = 2000;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The number of a month, given as a number or by the beginning of its name in either language; NaN for none. */
function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const name = text.toLowerCase();
  if (name.length < ENOUGH_LETTERS) return Number.NaN;
  return MONTHS.find((month) => monthNames(month).some((known) => known.startsWith(name))) ?? Number.NaN;
}

function yearOf(text: string | undefined, today: string, isComplete: boolean): string {
  if (text?.length === 4) return text;
  if (!isComplete) return '';
  return text === undefined ? today.slice(0, 4) : text.length === 2 ? String(CENTURY + Number(text)) : '';
}

/** Characters of a day with the longest name of a month, and blanks. */
const LONGEST_ENTRY = 40;

/**
 * The day of a typed text: `2026-01-31`, `31/1/2026`, `31-1-2026`, `31.1.2026` or `31 Jan 2026`; null for any other.
 * @param isComplete whether no more is typed: then the year may have two digits, or be that of today
 */
export function parseDay(text: string, today: string, isComplete = false): string | null {
  if (text.length > LONGEST_ENTRY) return null;
  const entry = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(entry);
  const own = /^(\d{1,2})[\s./-]*([\p{L}]+\.?|(?<=\D)\d{1,2})(?:[\s,./-]*(\d{2}|\d{4}))?$/u.exec(entry);
  const [year, month, date] = iso
    ? [iso[1] ?? '', Number(iso[2]), iso[3] ?? '']
    : [yearOf(own?.[3], today, isComplete), monthOf(own?.[2]?.replace('.', '') ?? ''), own?.[1] ?? ''];
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
