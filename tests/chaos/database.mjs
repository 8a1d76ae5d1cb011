import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

/**
 * Queries a database after all servers have stopped.
 * @template Result
 * @param {{url: string} | {directory: string}} location
 * @param {(query: (sql: string, parameters?: unknown[]) => Promise<any[]>) => Promise<Result>} work
 */
export async function queryDatabase(location, work) {
  if ('url' in location) {
    const client = new pg.Client({ connectionString: location.url });
    await client.connect();
    try {
      return await work(async (sql, parameters) => (await client.query(sql, parameters)).rows);
    } finally {
      await client.end();
    }
  }
  const embedded = await PGlite.create({ dataDir: location.directory, extensions: { pg_trgm } });
  try {
    return await work(async (sql, parameters) => (await embedded.query(sql, parameters)).rows);
  } finally {
    await embedded.close();
  }
}
