import { isDay } from './day';

/**
 * How values read on screen. Numbers have the Indonesian separators; dates read `31 Jan 2026`, with the
 * exact time as a tooltip.
 */
const NUMBER = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const INSTANT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** `31 Jan 2026` of an ISO 8601 date-time in the browser's time zone; any other text is unchanged. */
export function formatDay(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : DAY.format(date).replace('Sept', 'Sep');
}

/** `31 Jan 2026` of a day without a time, `2026-01-31`: the same day in every time zone. */
export function formatDate(value: string): string {
  return isDay(value) ? formatDay(`${value}T00:00`) : value;
}

/** The exact time of the same, for a tooltip. */
export function formatInstant(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : INSTANT.format(date);
}
