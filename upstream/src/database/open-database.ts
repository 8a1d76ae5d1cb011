import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.js';
import { ParentEngine } from './parent-engine.js';
import { PglitePool } from './pglite-pool.js';
import { engineThread, openEngine, PgliteThread } from './pglite-thread.js';
import { PreparingPool } from './prepared-statements.js';
import type { Tables } from './tables.js';
import { isoFromTimestamptz, TYPE_ID } from './value-types.js';

/** The system of record. A transaction of it has the same type. */
export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/**
 * The embedded engine: on a folder, kept open by the parent process (for development), or (for tests) in memory, which is
 * ready sooner when it begins with the image of an empty database, a file that PGlite has dumped.
 */
type EmbeddedLocation = { directory: string } | { keptBy: 'parent' } | { memory: true; image?: string };

/** Where the data is: a PostgreSQL server, or the embedded engine. `prepare`: whether statements are prepared (by default). */
export type DatabaseLocation = { url: string; prepare?: boolean } | EmbeddedLocation;

/**
 * Opens the database and brings its schema up to date. `destroy()` closes it.
 *
 * Both engines return the same value types: counts and ids as numbers, dates as `YYYY-MM-DD`, times as
 * ISO 8601 in UTC, jsonb parsed.
 *
 * @param lost called when the embedded engine crashes: every later query fails until the process is restarted
 * @throws FolderInUse when another process has the folder; any error of a server that cannot be reached
 */
export async function openDatabase(
  location: DatabaseLocation,
  lost?: (fault: Error) => void,
): Promise<Database> {
  const db = 'url' in location ? openPostgres(location) : await openEmbedded(location, lost);
  try {
    await migrate(db);
    return db;
  } catch (fault) {
    await db.destroy();
    throw fault;
  }
}

function openPostgres({ url, prepare = true }: { url: string; prepare?: boolean }): Database {
  const readers = new Map<number, (text: string) => unknown>([
    [TYPE_ID.int8, Number],
    [TYPE_ID.date, (text) => text],
    [TYPE_ID.timestamptz, isoFromTimestamptz],
  ]);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    // Detects a server that went away without closing the connection, as after a failover.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // The fleet is in memory or on an SSD: reading rows through an index costs little more than reading all in turn.
    options: '-c random_page_cost=1.1',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && readers.get(id)) || pg.types.getTypeParser(id, format),
    },
  });
  // A connection that breaks is replaced, and the next statement on it fails. Without a listener it would end the process: the pool's
  // listener handles idle connections, the connection's own one those in a transaction between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: prepare ? new PreparingPool(pool) : pool }),
  });
}

async function openEmbedded(
  location: EmbeddedLocation,
  lost: ((fault: Error) => void) | undefined,
): Promise<Database> {
  const hooks = lost === undefined ? {} : { lost };
  const thread =
    'directory' in location
      ? await openEngine(location.directory, hooks)
      : new PgliteThread(
          'memory' in location ? engineThread(null, location.image) : new ParentEngine(),
          hooks,
        );
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new PglitePool(thread) }) });
}
