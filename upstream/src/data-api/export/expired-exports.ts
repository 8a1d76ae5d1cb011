import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DailyJob } from '../jobs/daily-jobs.js';

/** An export's file is there for so long. */
export const KEPT = sql`interval '24 hours'`;
const DAY = 86_400_000;

/** Deletes exports whose day is over, and files that nobody will finish any more. */
export const expiredExportsJob: DailyJob = {
  name: 'expired-exports',
  run: async (trx, { exportsDirectory }) => {
    await sql`delete from export where coalesce(finished_at, created_at) < now() - ${KEPT}`.execute(trx);
    await sql`delete from export_row where export_id not in (select id from export)`.execute(trx);
    const rows = await trx.selectFrom('export').select('file_name').execute();
    const kept = new Set(rows.map((row) => row.file_name));
    for (const name of await readdir(exportsDirectory).catch(() => [])) {
      const path = join(exportsDirectory, name);
      if (kept.has(name)) continue;
      const written = await stat(path).catch(() => null);
      // A younger one without a row of its name is being written.
      const isOld = written !== null && written.mtimeMs < Date.now() - DAY;
      if (isOld || !name.endsWith('.part')) await rm(path, { force: true });
    }
  },
};
