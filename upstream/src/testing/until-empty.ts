import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../database/open-database.js';

/** Resolves once no task of a kind waits: all of them were handled or given up. */
export async function untilEmpty(db: Database, kind: 'event' | 'mail' | 'push'): Promise<void> {
  const waiting = () =>
    db
      .selectFrom('task')
      .select('id')
      .where('kind', '=', kind)
      .where('given_up_at', 'is', null)
      .limit(1)
      .execute();
  while ((await waiting()).length > 0) await turn();
}
