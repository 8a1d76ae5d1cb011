import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.js';
import { builtEmptyDatabase } from './pglite/empty-database.js';
import { ParentEngine } from './pglite/parent-engine.js';
import { PglitePool } from './pglite/pglite-pool.js';
import { engineThread, openEngine, PgliteThread } from './pglite/pglite-thread.js';
import { PreparingPool } from './prepared-statements.js';
import type { Tables } from './tables.js';
import { isoFromTimestamptz, TYPE_ID } from './value-types.js';

/** The system of record. A transaction of it has the same type. */
export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** The channel of the triggers of migration 0030. */
const ACCESS_CHANGED = 'access_changed';
const LISTEN = `listen ${ACCESS_CHANGED}`;

/** Reports when any process has committed a change of what users may do. */
class AccessChanges {
  readonly listeners = new Set<() => void>();

  readonly notified = (channel: string): void => {
    if (channel === ACCESS_CHANGED) for (const listener of this.listeners) listener();
  };
}

/** The database as {@link openDatabase} opens it. */
export class NotifyingDatabase extends Kysely<Tables> {
  readonly #changes: AccessChanges;

  constructor(pool: PostgresPool, changes: AccessChanges) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.#changes = changes;
  }

  /**
   * Calls the listener when a change of what users may do has been committed: by this process, before the statement that commits it
   * returns; by another one, soon after. Notifications are lost while a connection is down, and behind a transaction pooler.
   */
  onAccessChanged(listener: () => void): void {
    this.#changes.listeners.add(listener);
  }
}

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
): Promise<NotifyingDatabase> {
  const db = 'url' in location ? openPostgres(location) : await openEmbedded(location, lost);
  try {
    await migrate(db);
    if (!('url' in location)) await sql.raw(LISTEN).execute(db);
    return db;
  } catch (fault) {
    await db.destroy();
    throw fault;
  }
}

function openPostgres({ url, prepare = true }: { url: string; prepare?: boolean }): NotifyingDatabase {
  const changes = new AccessChanges();
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
    // Every connection listens: the one that commits a change is notified before the commit returns.
    onConnect: async (client) => {
      client.on('notification', ({ channel }) => changes.notified(channel));
      // A standby server, which can be read alone, refuses it.
      await client.query(LISTEN).catch(() => undefined);
    },
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && readers.get(id)) || pg.types.getTypeParser(id, format),
    },
  });
  // A connection that breaks is replaced, and the next statement on it fails. Without a listener it would end the process: the pool's
  // listener handles idle connections, the connection's own one those in a transaction between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new NotifyingDatabase(prepare ? new PreparingPool(pool) : pool, changes);
}

async function openEmbedded(
  location: EmbeddedLocation,
  lost: ((fault: Error) => void) | undefined,
): Promise<NotifyingDatabase> {
  const changes = new AccessChanges();
  const hooks = { notified: changes.notified, ...(lost !== undefined && { lost }) };
  const thread =
    'directory' in location
      ? await openEngine(location.directory, hooks, await builtEmptyDatabase())
      : new PgliteThread(
          'memory' in location ? engineThread(null, location.image) : new ParentEngine(),
          hooks,
        );
  return new NotifyingDatabase(new PglitePool(thread), changes);
}
