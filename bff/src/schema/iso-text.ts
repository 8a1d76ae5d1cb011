const two = (value: number) => (value < 10 ? `0${value}` : String(value));

/** A date as `Date.prototype.toISOString` writes it, in half the time for the years of four digits that there are. */
export function isoText(value: Date): string {
  const year = value.getUTCFullYear();
  if (!(year >= 1000 && year <= 9999)) return value.toISOString();
  const milliseconds = value.getUTCMilliseconds();
  const fraction = milliseconds < 100 ? `0${two(milliseconds)}` : String(milliseconds);
  return `${year}-${two(value.getUTCMonth() + 1)}-${two(value.getUTCDate())}T${two(value.getUTCHours())}:${two(value.getUTCMinutes())}:${two(value.getUTCSeconds())}.${fraction}Z`;
}
