/** Today in the browser's time zone, YYYY-MM-DD, or so many days later. */
export function today(later = 0): string {
  const day = new Date();
  day.setDate(day.getDate() + later);
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${day.getFullYear()}-${month}-${date}`;
}
