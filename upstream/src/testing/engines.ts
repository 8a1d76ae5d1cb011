import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../database/open-database.js';
import { openInMemory } from './in-memory.js';

/** A database of its own for a test file. */
export interface TestDatabase {
  db: Database;
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

/** Every test of the data API runs on both: the same SQL, the same answers. */
export const ENGINES: readonly Engine[] = [
  {
    name: 'PGlite',
    open: async () => {
      const db = await openInMemory();
      return { db, drop: () => db.destroy() };
    },
  },
  {
    name: 'PostgreSQL',
    open: async () => {
      const name = `armada_test_${randomBytes(6).toString('hex')}`;
      await administer(`create database ${name}`);
      const url = new URL(serverUrl);
      url.pathname = `/${name}`;
      const db = await openDatabase({ url: url.href });
      return {
        db,
        drop: async () => {
          await db.destroy();
          await administer(`drop database ${name} with (force)`);
        },
      };
    },
  },
];

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
