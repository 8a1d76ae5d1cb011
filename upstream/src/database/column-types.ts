import type { ColumnType, Generated } from 'kysely';

/** `timestamptz`: read as ISO 8601 in UTC (`2026-11-20T04:22:00.000Z`) on both engines. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;
export type NullableTimestamp = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>;
export type GeneratedTimestamp = ColumnType<string, string | Date | undefined, string | Date>;
/** `jsonb`: read parsed, written as text made by `JSON.stringify`. */
export type Json<T> = ColumnType<T, string, string>;
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;
/** `date`: read and written as `YYYY-MM-DD`. */
export type Day = string;

/** Columns of every table whose rows people edit. */
export interface Audit {
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}
