/** Dates without a time: `YYYY-MM-DD`, as in GraphQL. */

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

/** Checks whether a text is a valid calendar date. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Today in the browser's time zone. */
export function today(): string {
  const now = new Date();
  return dayOf(now.getFullYear(), now.getMonth(), now.getDate());
}

/** Today in a time zone; in the browser's where that does not know it. */
export function todayIn(timeZone: string): string {
  try {
    // Swedish writes YYYY-MM-DD.
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
  } catch {
    return today();
  }
}

/** The day with a number in a month, which counts from 0; numbers beyond it reach into other months. */
export function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}

/** The day so many days later, or earlier where the number is negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The numbers of a day; its month counts from 0. */
export const partsOf = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
};

/** The same day so many months later; the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const last = Number(dayOf(year, month + months + 1, 0).slice(8));
  return dayOf(year, month + months, Math.min(date, last));
}
