import type { ColumnType } from 'kysely';

/** `timestamptz`: read as ISO 8601 in UTC (`2026-11-20T04:22:00.000Z`) on both engines. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;
export type NullableTimestamp = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>;
export type GeneratedTimestamp = ColumnType<string, string | Date | undefined, string | Date>;
/** `date`: read and written as `YYYY-MM-DD`. */
export type Day = string;

/** A language of texts for people. */
export type Language = 'id' | 'en';
/** Title and description in the languages besides Indonesian. */
export type NotificationTranslations = Record<'en', { title: string; description: string }>;
/** Lists of channels, by the id of the kind of notification. */
export type Channels = Record<string, string[]>;
