import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BackupRefused } from './archive.js';
import { runProgram } from './postgres-programs.js';

/** One snapshot of the whole database, taken while it is written to; fails when pg_dump does. */
export function dumpPostgres(url: string): Readable {
  const { output, ended } = runProgram(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', '--schema=public', '--extension=pg_trgm'],
    url,
  );
  // Its output ends before its exit code shows whether that was all.
  const dump = new PassThrough();
  output.pipe(dump, { end: false });
  Promise.all([once(output, 'end'), ended]).then(
    () => dump.end(),
    (fault: Error) => dump.destroy(fault),
  );
  return dump;
}

/** @throws BackupRefused when somebody is connected, or when it holds anything and may not be overwritten */
export async function refuseUsedPostgres(url: string, overwrite: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let [connected, tables] = await usersAndTables(client);
    // Connections of a server that has just ended close after a moment.
    for (let look = 0; connected > 0 && look < 20; look += 1) {
      await sleep(100);
      [connected, tables] = await usersAndTables(client);
    }
    if (connected > 0) {
      throw new BackupRefused(
        `${connected} connections use the database at DATABASE_URL: stop every upstream and every other client of it first.`,
      );
    }
    if (tables > 0 && !overwrite) {
      throw new BackupRefused(
        'The database at DATABASE_URL is not empty: name another, or restore over it with --overwrite.',
      );
    }
  } finally {
    await client.end();
  }
}

async function usersAndTables(client: pg.Client): Promise<[number, number]> {
  const { rows } = await client.query<{ connected: number; tables: number }>(`
    select (select count(*)::integer from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as connected,
      (select count(*)::integer from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')) as tables`);
  return [rows[0]?.connected ?? 0, rows[0]?.tables ?? 0];
}

/** Replaces the database by a dump in one transaction: a failure leaves everything unchanged. */
export async function restorePostgres(url: string, dump: Readable): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'armada-restore-'));
  try {
    const [archive, before, script] = ['archive', 'before.sql', 'script.sql'].map((name) =>
      join(folder, name),
    );
    if (archive === undefined || before === undefined || script === undefined) return;
    await pipeline(dump, createWriteStream(archive, { mode: 0o600 }));
    await writeFile(before, 'drop schema public cascade;\n');
    // The whole script first: half of one would be taken for all of it.
    await run('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, archive]);
    await run(
      'psql',
      ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction', '-f', before, '-f', script],
      url,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(...program: Parameters<typeof runProgram>): Promise<void> {
  const { output, ended } = runProgram(...program);
  output.resume();
  await ended;
}
