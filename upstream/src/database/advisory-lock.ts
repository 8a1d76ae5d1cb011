import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.js';

/**
 * Waits for an advisory lock and keeps it until the transaction ends. The timeouts are off, since several data APIs that start at
 * the same time wait for each other, for a whole migration if need be.
 *
 * @param lock the key of the lock, the same in every process
 */
export async function lockUntilCommit(transaction: Kysely<Tables>, lock: number): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
}
