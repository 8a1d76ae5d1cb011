import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { type PeriodicWork, periodicWork } from '../jobs/periodic-work.js';
import type { Services } from '../services/services.js';

/** An export's file is there for so long. */
export const KEPT = sql`interval '24 hours'`;
/** Files of one user that are kept; nobody has to delete one before they can export again. */
const MOST_KEPT = 20;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Deletes the oldest exports of a user who has more than are kept.
 * @returns the names of their files, to be deleted once the transaction is committed
 */
export async function deleteSurplus(trx: Trx, userId: number): Promise<string[]> {
  const { rows } = await sql<{ fileName: string }>`
    delete from export where id in (
      select id from export where user_id = ${userId} and state = 'ready'
      order by finished_at desc, id desc offset ${MOST_KEPT}::integer)
    returning file_name as "fileName"`.execute(trx);
  return rows.map(({ fileName }) => fileName);
}

/** Every hour: deletes exports whose day is over, the rows of deleted ones, and files that nobody will finish any more. */
export const exportCleaner = (services: Services): PeriodicWork =>
  periodicWork(services, HOUR, 'old exports could not be deleted', async () => {
    await services.transact(async (trx) => {
      // The rows of large exports take longer to delete than a call may.
      await sql`set local statement_timeout = '10min'`.execute(trx);
      await sql`delete from export where coalesce(finished_at, created_at) < now() - ${KEPT}`.execute(trx);
      await sql`delete from export_row where export_id not in (select id from export)`.execute(trx);
    });
    await deleteLeftOverFiles(services);
  });

async function deleteLeftOverFiles({ db, exportsDirectory }: Services): Promise<void> {
  // Read before the rows: whatever is written later has a row, or is not seen here.
  const names = await readdir(exportsDirectory).catch(() => []);
  const rows = await db.selectFrom('export').select('file_name').execute();
  const kept = new Set(rows.map((row) => row.file_name));
  for (const name of names) {
    if (kept.has(name)) continue;
    const path = join(exportsDirectory, name);
    const written = await stat(path).catch(() => null);
    // A younger one without a row of its name is being written.
    const isOld = written !== null && written.mtimeMs < Date.now() - DAY;
    if (isOld || !name.endsWith('.part')) await rm(path, { force: true });
  }
}
