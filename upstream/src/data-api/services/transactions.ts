import type { Transaction } from 'kysely';
import { databaseFault } from '../../database/database-fault.js';
import type { Database } from '../../database/open-database.js';
import type { Tables } from '../../database/tables.js';

/**
 * Nothing was written, and a second try succeeds: serialization_failure, deadlock_detected, feature_not_supported, which is reported of a
 * prepared statement whose table a migration has changed, and foreign_key_violation, of a row that was removed after the rules had found
 * it (undo-create.ts); they do not find it again.
 */
const PASSING = new Set(['40001', '40P01', '0A000', '23503']);
const TRIES = 3;

/** Runs the work in one transaction, and again after a failure that a second try may not have. */
export async function inTransaction<R>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (fault) {
      const code = databaseFault(fault)?.code;
      if (attempt === TRIES || code === undefined || !PASSING.has(code)) throw fault;
    }
  }
}
