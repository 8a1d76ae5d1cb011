const day =
  '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])';
/** ISO 8601 in UTC with milliseconds (except 29 February), the usual format: it needs no conversion. */
const instant = new RegExp(`^\\d{4}-(?:${day})T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}(?:Z|\\+00:00)$`);
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;
const withoutOffset = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * A date-time of the data API as an instant: ISO 8601 with an offset, or
 * `YYYY-MM-DD[ HH:mm[:ss]]` in `timeZone`.
 * @returns ISO 8601 in UTC with milliseconds, which sorts by time and is the GraphQL value; null for any other format
 */
export function instantOf(text: string, timeZone: string): string | null {
  if (instant.test(text)) return text.endsWith('Z') ? text : `${text.slice(0, -6)}Z`;
  const trimmed = text.trim();
  if (withOffset.test(trimmed)) return isoText(Date.parse(trimmed));
  const match = withoutOffset.exec(trimmed);
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const clock = Date.UTC(year, month - 1, day, hour, minute, second);
  if (Number.isNaN(clock)) return null;
  // The offset depends on the result: estimate it from the local time, then correct it once (daylight saving time).
  const guess = clock - offsetAt(clock, timeZone);
  return isoText(clock - offsetAt(guess, timeZone));
}

const isoText = (milliseconds: number) =>
  Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString();
