/** `YYYY-MM-DD HH:mm[:ss]`, and what ISO 8601 adds: fractions and an offset. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/**
 * A date-time as it is sent: with an offset, or in the fleet's time zone without one.
 * @returns milliseconds since 1970; undefined for what is none
 */
export function momentOf(text: string, timeZone: string): number | undefined {
  const [, day, time, offset] = MOMENT.exec(text) ?? [];
  if (day === undefined || time === undefined) return undefined;
  if (offset !== undefined) {
    const zone = /^z$/i.test(offset)
      ? 'Z'
      : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
    return realTime(day, `${time}${zone}`);
  }
  const asUtc = realTime(day, `${time}Z`);
  if (asUtc === undefined) return undefined;
  // Where clocks change the offset differs before and after: the second look is at the moment itself.
  const near = asUtc - offsetAt(asUtc, timeZone);
  const at = asUtc - offsetAt(near, timeZone);
  return Number.isNaN(at) ? undefined : at;
}

/** Undefined for a day that the calendar lacks, such as 31 February. */
function realTime(day: string, time: string): number | undefined {
  if (!new Date(Date.parse(`${day}T00:00Z`) || 0).toISOString().startsWith(day)) return undefined;
  const at = Date.parse(`${day}T${time}`);
  return Number.isNaN(at) ? undefined : at;
}

/** Milliseconds that a time zone is ahead of UTC at a moment; NaN before the year 1000. */
function offsetAt(at: number, timeZone: string): number {
  const whole = Math.floor(at / 1000) * 1000;
  return Date.parse(`${clockIn(timeZone).format(whole).replace(' ', 'T')}Z`) - whole;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Created once: a formatter is expensive to create. Sweden writes its dates as ISO 8601 does, but for the T. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const made =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, made);
  return made;
}
