import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.js';

/**
 * Waits until no other process has the lock, which this transaction then keeps to its end. Of several data APIs that start at once
 * the others may have to wait for long: for all of a migration.
 *
 * @param lock any number, the same in every process
 */
export async function takeTurn(transaction: Kysely<Tables>, lock: number): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
}
