import { brokenRule } from './refusals.js';
import type { Text } from './text.js';

/** Year, month and day as digits; the first year of the calendar is 0001. */
export const DAY_DIGITS = '^(000[1-9]|00[1-9]\\d|0[1-9]\\d\\d|[1-9]\\d{3})-\\d\\d-\\d\\d$';

/** Checks whether this is a day of the calendar, `YYYY-MM-DD`, that the database knows too. */
export function isDay(text: string): boolean {
  if (!new RegExp(DAY_DIGITS).test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** @throws RulesBroken when one of the two dates does not exist, or the end lies before the start */
export function checkPeriod(startDate: string, endDate: string): void {
  for (const [field, date] of Object.entries({ startDate, endDate }))
    if (!isDay(date))
      throw brokenRule(field, 'INVALID', { id: 'Tanggal ini tidak ada', en: 'This date does not exist' });
  if (endDate < startDate) {
    throw brokenRule('endDate', 'INVALID', {
      id: 'Tanggal selesai tidak boleh sebelum tanggal mulai',
      en: 'End date cannot be earlier than the start date',
    });
  }
}

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const;
const FORMATS = {
  id: new Intl.DateTimeFormat('id-ID', LONG),
  en: new Intl.DateTimeFormat('en-SG', LONG),
};

/** A day, `YYYY-MM-DD`, as a sentence has it: `31 January 2026`. */
export function longDay(day: string): Text {
  const time = Date.parse(`${day}T00:00:00Z`);
  return { id: FORMATS.id.format(time), en: FORMATS.en.format(time) };
}

export function dayAfter(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}
