import { $locale, type Locale } from '../../i18n/i18n';
import { isDay } from './day';
import { messages } from './messages';

/**
 * Dates and times as every screen shows them: `12 min ago` for the last 24 hours and `31 Jan 2026, 14:05` for what is
 * older, with the exact time and its zone as a tooltip. Dates have the English form in both languages (administration 2).
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Also covers clocks that differ a little. */
const JUST_NOW = 5 * SECOND;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** Without a region `en` has points behind its units: `12 min. ago`. */
const AGE_LOCALES: Readonly<Record<Locale, string>> = { id: 'id', en: 'en-SG' };

type Part = 'day' | 'month' | 'year' | 'hour' | 'minute' | 'second' | 'timeZoneName';

/** With the region `SG` or `GB` the ninth month would be `Sept`. */
const DATE = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** The parts of a date are put together here: without a region their order is the American one. */
function write(value: string | number, text: (parts: Partial<Record<Part, string>>) => string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return String(value);
  return text(Object.fromEntries(DATE.formatToParts(date).map((part) => [part.type, part.value])));
}

const dayText = ({ day, month, year }: Partial<Record<Part, string>>): string => `${day} ${month} ${year}`;

/** `31 Jan 2026` of an ISO 8601 date-time in the browser's time zone; any other text is unchanged. */
export const formatDay = (value: string): string => write(value, dayText);

/** `31 Jan 2026` of a day without a time, `2026-01-31`: the same day in every time zone. */
export function formatDate(value: string): string {
  return isDay(value) ? formatDay(`${value}T00:00`) : value;
}

/** `31 Jan 2026, 14:05` of an ISO 8601 date-time in the browser's time zone; any other text is unchanged. */
export function formatMinute(value: string): string {
  return write(value, (parts) => `${dayText(parts)}, ${parts.hour}:${parts.minute}`);
}

/** The exact time of the same with its zone, `31 Jan 2026, 14:05:09 GMT+7`. */
export function formatInstant(value: string): string {
  return write(
    value,
    (parts) => `${dayText(parts)}, ${parts.hour}:${parts.minute}:${parts.second} ${parts.timeZoneName}`,
  );
}

/** `14:05:09` of milliseconds since 1970, in the browser's time zone. */
export function formatClock(value: number): string {
  return write(value, ({ hour, minute, second }) => `${hour}:${minute}:${second}`);
}

/** The age of an instant, such as `12 mnt lalu`. */
export function ageOf(instant: string, now = Date.now()): string {
  const age = now - Date.parse(instant);
  if (Number.isNaN(age)) return instant;
  if (age < JUST_NOW) return messages.get().justNow;
  const [unit, length] = UNITS.find(([, size]) => age >= size) ?? UNITS[3];
  const format = new Intl.RelativeTimeFormat(AGE_LOCALES[$locale.get()], { style: 'short' });
  return format.format(-Math.floor(age / length), unit);
}

/** The age of an instant of the last 24 hours; the date and minute of any other. */
export function formatWhen(instant: string, now = Date.now()): string {
  const age = now - Date.parse(instant);
  return age > -JUST_NOW && age < DAY ? ageOf(instant, now) : formatMinute(instant);
}
