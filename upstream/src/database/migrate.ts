import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { lockUntilCommit } from './advisory-lock.js';
import type { Tables } from './tables.js';

/** The SQL files are beside the sources; dist/database finds them by the same relative path as src/database. */
export const MIGRATIONS = new URL('../../src/database/migrations/', import.meta.url);
/** The key of the advisory lock, the same in every process. */
const LOCK = 4_100_001;

/**
 * Runs every migration that this database does not have yet, in order of name, each in a transaction of its own under
 * one lock: of several data APIs that start at once, one migrates and the others wait.
 *
 * @throws when a migration fails (it is rolled back), when the database is newer than this program, or has tables of another one
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  // Several processes may run the first statement at the same time, so it needs the lock as well.
  await db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, LOCK);
    await refuseForeignTables(trx);
    await sql`create table if not exists migration (name text primary key, ran_at timestamptz not null default now())`.execute(
      trx,
    );
  });
  const unknown = await seen(db);
  for (const name of files) {
    if (unknown.delete(name)) continue;
    const text = await readFile(new URL(name, MIGRATIONS), 'utf8');
    await db.transaction().execute(async (trx) => {
      await lockUntilCommit(trx, LOCK);
      if ((await seen(trx)).has(name)) return;
      await sql.raw(text).execute(trx);
      await sql`insert into migration (name) values (${name})`.execute(trx);
    });
  }
  if (unknown.size > 0) {
    throw new Error(`The database was migrated by a newer version of Armada (${[...unknown].join(', ')}).`);
  }
}

/** A database without migrations is to be an empty one: tables of another program would be mixed with Armada's. */
async function refuseForeignTables(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_class where relnamespace = 'public'::regnamespace and relname = 'migration')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname limit 3`.execute(db);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new Error(
    `The database has tables of another program (${names}). Name an empty database in DATABASE_URL: create database armada.`,
  );
}

async function seen(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  return new Set(rows.map((row) => row.name));
}
