/** A day from today on, `YYYY-MM-DD`, in the time zone of the test servers. */
export const inDays = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(Date.now() + days * 86_400_000);
