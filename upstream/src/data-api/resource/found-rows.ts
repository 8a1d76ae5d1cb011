import { type RawBuilder, sql } from 'kysely';
import type { Given } from '../access/parameter.js';

/** The most rows that are looked up by what was found. */
const MOST_FOUND = 1500;

/** A search for which an index is quick only where few rows match, of another table or of the list's own. */
export interface FoundRows {
  /** A query of the `id` of each row found. */
  found: RawBuilder<unknown>;
  /** The list's own column with such an id, with an index on it. */
  key: RawBuilder<unknown>;
  /** The search as a condition that looks at one row of the list at a time. */
  matches: RawBuilder<boolean>;
  /** True if many rows of the list may have the same key, too many to sort. */
  hasMany?: true;
}

/** A search text whose value does not decide the plan: it is planned once, and {@link fewOrMany} decides during execution. */
export const anyText = (text: Given<string>): RawBuilder<string> => sql`(select ${text}::text)`;

/** The condition that a row's key is among those found; within {@link fewOrMany}. */
export const isAmongFound = ({ key }: FoundRows): RawBuilder<boolean> =>
  sql<boolean>`${key} = any(array(select id from matching))`;

/**
 * The rows of a list that a search leaves. Where it finds few rows, the list's rows are looked up by them; where it
 * finds many, the list is read in its own order until enough rows match. Each way is slow where the other one is quick.
 * @param few the list by `matching`, a table of the ids @param many the list in its own order; both of `id` and `sort_key`
 */
export const fewOrMany = (
  { found }: FoundRows,
  { few, many }: { few: RawBuilder<unknown>; many: RawBuilder<unknown> },
): RawBuilder<unknown> => {
  const most = sql.lit(MOST_FOUND);
  return sql`
    with matching as materialized (select id from (${found}) other limit ${most} + 1),
      counted as materialized (select count(*) as n from matching)
    select id, sort_key, null as found from (
      select id, sort_key from (${few}) few where (select n from counted) <= ${most}
      union all
      select id, sort_key from (${many}) many where (select n from counted) > ${most}
    ) either`;
};
