import { $locale, type Locale } from '../../i18n/i18n';

/** The words of a calendar, in the chosen language. */

/** Dates of calendars are days without a time: they are formatted in the time zone that they are counted in. */
const TIME_ZONE = 'UTC';
const REGIONS: Readonly<Record<Locale, string>> = { id: 'id-ID', en: 'en-SG' };

function wordsOf(day: string, options: Intl.DateTimeFormatOptions, region = REGIONS[$locale.get()]): string {
  return new Intl.DateTimeFormat(region, { ...options, timeZone: TIME_ZONE }).format(new Date(day));
}

/** `Saturday, 31 January 2026`. */
export const longDay = (day: string): string =>
  // A full date style would have a zero before Indonesian days: `01 Mei`.
  wordsOf(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `January 2026`. */
export const monthAndYear = (day: string): string => wordsOf(day, { month: 'long', year: 'numeric' });

export const weekday = (day: string, width: 'short' | 'long'): string => wordsOf(day, { weekday: width });

/** The names of a month in every language, in small letters. */
export function monthNames(month: number): string[] {
  const day = `2026-${String(month).padStart(2, '0')}-01`;
  return Object.values(REGIONS).flatMap((region) =>
    (['short', 'long'] as const).map((width) => wordsOf(day, { month: width }, region).toLowerCase()),
  );
}
