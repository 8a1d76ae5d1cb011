/** Milliseconds of a minute, an hour and a day. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The moment so many milliseconds before `now`. */
export function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

/** Created at a moment by the first user, the administrator, and not changed since. */
export const createdAt = (moment: Date) => ({
  created_by: 1,
  created_at: moment,
  updated_by: 1,
  updated_at: moment,
});

/** The date in Jakarta, `YYYY-MM-DD`, `days` days after `now` (negative: before). */
export function dateAfter(now: Date, days: number): string {
  // Western Indonesia keeps UTC+7 all year.
  return new Date(now.getTime() + days * day + 7 * hour).toISOString().slice(0, 10);
}
