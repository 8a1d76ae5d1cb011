/** Dates without a time: `YYYY-MM-DD` in GraphQL and in the browser's date input. */

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

/** Whether a text is a valid calendar date. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Today in the browser's time zone. */
export function today(): string {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
