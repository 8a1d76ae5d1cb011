import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../database/open-database.js';

/** Resolves once nothing waits in an outbox: all of it was delivered, or was for nobody. */
export async function untilEmpty(db: Database, outbox: 'event_outbox' | 'mail_outbox'): Promise<void> {
  const waiting = () => db.selectFrom(outbox).select('id').limit(1).execute();
  while ((await waiting()).length > 0) await turn();
}
