import { type RawBuilder, sql } from 'kysely';
import type { Given } from '../access/parameter.js';
import type { Filter } from '../resource/resource.js';

/** Days before its end from which a contract counts as ending. */
export const ENDING_DAYS = 30;

/** The state of a contract on a day of the fleet's calendar. */
const CONTRACT_STATES = ['ahead', 'inForce', 'ending', 'ended'] as const;

/**
 * SQL of the state of a contract. What the dashboard counts as ending is `ending`, even if it has not begun.
 * @param contract alias of a row of vehicle_contract @param today `YYYY-MM-DD`
 */
export function stateOf(contract: string, today: Given<string>): RawBuilder<string> {
  const [start, end] = [sql.ref(`${contract}.start_date`), sql.ref(`${contract}.end_date`)];
  return sql`case when ${end} < ${today}::date then 'ended'
    when ${end} <= ${today}::date + ${sql.lit(ENDING_DAYS)} then 'ending'
    when ${start} > ${today}::date then 'ahead' else 'inForce' end`;
}

/** Contracts in a state. */
export const STATE_FILTER: Filter = {
  sql: sql`true`,
  kind: 'word',
  codes: CONTRACT_STATES,
  isTimely: true,
  against: (state, _caller, today) => sql`(${stateOf('t', today)} = ${state}::text)`,
};
