/** The date in a number of days from now, `YYYY-MM-DD` in UTC: in Jakarta it may be a day earlier than meant, never later. */
export const dateInDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
