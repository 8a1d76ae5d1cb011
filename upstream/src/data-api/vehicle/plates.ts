import { type RawBuilder, sql } from 'kysely';
import type { Parameter } from '../access/parameter.js';

/** Spaces and punctuation. */
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;
/** Letters of the region, a number and letters of the series, as on the plates of Indonesia. */
const CUSTOMARY = /^([A-Z]{1,2})(\d{1,4})([A-Z]{1,3})$/;

/** The stored form of a plate: upper case, and one space between its parts. Punctuation stays only in plates of another form. */
export function licensePlateOf(typed: string): string {
  const plate = typed.toUpperCase();
  const parts = CUSTOMARY.exec(plate.replace(SEPARATORS, ''));
  return parts === null ? plate.trim().replace(/\s+/g, ' ') : parts.slice(1).join(' ');
}

/** The `plate_key` of a plate. */
export const plateKeyOf = (plate: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`plate_key_of(upper(${plate}))`;

/**
 * The pattern of the `plate_key` of plates that contain a text, as it is compared with `like`. It is null, which none matches, for a
 * text without letters and digits.
 */
export const platePattern = (text: Parameter<string> | string): RawBuilder<string> => {
  const upper =
    typeof text === 'string' ? sql.val(text.toUpperCase()) : text.map((plate) => plate.toUpperCase());
  return sql`'%' || nullif(plate_key_of(${upper}::text), '') || '%'`;
};
