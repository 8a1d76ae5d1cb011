import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type NotifyingDatabase, openDatabase } from '../../database/open-database.js';
import { schemaMark } from '../../database/schema-mark.js';
import { openInMemory } from './in-memory.js';

/** A database of its own for a test file. */
export interface TestDatabase {
  db: NotifyingDatabase;
  /** Closes it and removes it. */
  drop(): Promise<void>;
}

export interface Engine {
  name: string;
  open(): Promise<TestDatabase>;
}

const serverUrl = process.env.TEST_DATABASE_URL;
if (!serverUrl) {
  throw new Error('TEST_DATABASE_URL must name a PostgreSQL server whose user may create databases.');
}

/** A database of its own on the server that TEST_DATABASE_URL names. A test takes it unless it has to do with the engine. */
export const POSTGRES: Engine = {
  name: 'PostgreSQL',
  open: async () => {
    const name = freshName();
    const template = await migratedTemplate();
    await administer((server) =>
      server.query(`create database ${name} template ${template} strategy file_copy`),
    );
    const db = await openDatabase({ url: urlOf(name) });
    return {
      db,
      drop: async () => {
        await db.destroy();
        await administer((server) => server.query(`drop database ${name} with (force)`));
      },
    };
  },
};

/**
 * Both engines: the same SQL, the same results. On both runs what an engine could do in its own way: value types, faults and
 * transactions (database.test.ts), how rows are sought, ordered and counted (list.test.ts), writes that wait for one another
 * (save.test.ts), work behind the calls (events.test.ts), what no call may let through (bad-input.test.ts); and every call once,
 * compared (same-results.test.ts). The rest, rules of the product that SQL knows nothing of, runs on PostgreSQL alone: the
 * embedded engine takes a hundred times as long to open.
 */
export const ENGINES: readonly Engine[] = [
  {
    name: 'PGlite',
    open: async () => {
      const db = await openInMemory();
      return { db, drop: () => db.destroy() };
    },
  },
  POSTGRES,
];

const freshName = (): string => `armada_test_${randomBytes(6).toString('hex')}`;

const urlOf = (database: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
};

/**
 * The name of a database whose schema is up to date, which every other is a copy of: to migrate each takes longer. Made by the
 * first test that needs one on this server.
 */
async function migratedTemplate(): Promise<string> {
  const name = `armada_schema_${await schemaMark()}`;
  await administer(async (server) => {
    await server.query('select pg_advisory_lock(4100002)'); // released with the connection
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    // Whole under its name or not there at all: the process may be ended any time.
    const draft = freshName();
    await server.query(`create database ${draft}`);
    await (await openDatabase({ url: urlOf(draft) })).destroy();
    await server.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

async function administer(act: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await act(server);
  } finally {
    await server.end();
  }
}
