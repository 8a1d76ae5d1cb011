import { type RawBuilder, sql } from 'kysely';

/**
 * `timestamptz` as PostgreSQL writes it (`2026-11-20 11:22:00.5+07`) to ISO 8601 in UTC.
 * Both engines' drivers would make a Date of it; a string goes through threads and JSON as it is.
 */
export function isoFromTimestamptz(text: string): string {
  const withZone = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const time = new Date(withZone);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}

/** The same in SQL, for a `timestamptz` within JSON. */
export const isoTime = (time: RawBuilder<unknown>) =>
  sql<string>`to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** PostgreSQL's ids of the types that both engines must read alike. */
export const TYPE_ID = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;
