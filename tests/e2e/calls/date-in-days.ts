/** The date in a number of days from now, `YYYY-MM-DD` in UTC: in Jakarta it may be a day earlier than meant, never later. */
export const dateInDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The text by which a date field shows a day: `5 Dec 2026`. */
export const shownDate = (day: string): string => new Date(day).toUTCString().slice(5, 16).replace(/^0/, '');
