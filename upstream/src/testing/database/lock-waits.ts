import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import type { Tables } from '../../database/tables.js';

/** Resolves once so many connections to the database wait for a lock, or the call that should wait has ended. */
export async function untilWaiting(db: Database, count: number, call?: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const ended = () => {
    hasEnded = true;
  };
  call?.then(ended, ended);
  const waiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  while (!hasEnded && (await waiting()) < count) await turn();
}

/**
 * Two calls whose transactions overlap: `first` has done everything before its first write to the table when `late` starts, and commits
 * once that one waits too or has ended. @returns their replies
 */
export async function overlapping<T>(
  db: Database,
  table: keyof Tables,
  first: () => Promise<T>,
  late: () => Promise<T>,
): Promise<[T, T]> {
  const calls = await db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx);
    const one = first();
    await untilWaiting(db, 1, one);
    const other = late();
    await untilWaiting(db, 2, other);
    return [one, other] as const;
  });
  return Promise.all(calls);
}
