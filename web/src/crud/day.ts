/** Days without a time of day: `YYYY-MM-DD` on the wire and in the browser's own field. */

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day it is where the person is. */
export function today(): string {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
