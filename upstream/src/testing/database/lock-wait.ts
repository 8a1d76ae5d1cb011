import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';

/** Resolves once a statement in this database waits for a lock that another transaction holds. */
export async function untilLockWait(db: Database): Promise<void> {
  const waiting = () =>
    sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' limit 1`.execute(db);
  while ((await waiting()).rows.length === 0) await turn();
}
