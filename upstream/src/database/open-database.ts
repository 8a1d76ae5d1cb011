import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import { migrate } from './migrate.js';
import { builtEmptyDatabase } from './pglite/empty-database.js';
import { PglitePool } from './pglite/pglite-pool.js';
import { engineThread, openEngine, PgliteThread } from './pglite/pglite-thread.js';
import { openPool } from './postgres-pool.js';
import { PreparingPool } from './prepared-statements.js';
import { ReadPool } from './replicas/read-pool.js';
import type { ReplicaChange } from './replicas/replica.js';
import { Replicas } from './replicas/replicas.js';
import type { Tables } from './tables.js';

/** The system of record. A transaction of it has the same type. */
export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;
/** For statements that only read: each may be sent to another replica, so it has no transactions. */
export type ReadDatabase = Omit<Database, 'connection' | 'destroy' | 'startTransaction' | 'transaction'>;

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
  /** The replicas, as one database; this database where there are none. */
  readonly reads: ReadDatabase;
  readonly #changes: AccessChanges;
  readonly #replicas: Replicas | undefined;

  constructor(pool: PostgresPool, changes: AccessChanges, replicas?: Replicas) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.#changes = changes;
    this.#replicas = replicas;
    this.reads = replicas
      ? new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new ReadPool(pool, replicas) }) })
      : this;
  }

  /**
   * Calls the listener when a change of what users may do has been committed: by this process, before the statement that commits it
   * returns; by another one, soon after. Notifications are lost while a connection is down, and behind a transaction pooler.
   */
  onAccessChanged(listener: () => void): void {
    this.#changes.listeners.add(listener);
  }

  /** Begins to read from the replicas. @param changed called when a replica is read from, or no longer */
  startReplicas(changed: (change: ReplicaChange) => void): void {
    this.#replicas?.start(changed);
  }

  /** Resolves when `reads` returns, in every process, everything that had been committed at the time of the call. */
  async replayed(): Promise<void> {
    await this.#replicas?.replayed();
  }

  override async destroy(): Promise<void> {
    this.#replicas?.close();
    await super.destroy();
  }
}

/**
 * The embedded engine: on a folder, or (for tests) in memory, which is ready sooner when it begins with the image of an empty
 * database, a file that PGlite has dumped.
 */
type EmbeddedLocation = { directory: string } | { memory: true; image?: string };

interface PostgresLocation {
  url: string;
  /** The streaming replicas. */
  readUrls?: readonly string[];
  /** True if statements are prepared; they are unless given. */
  prepare?: boolean;
}

/** The place of the data: a PostgreSQL server, or the embedded engine. */
export type DatabaseLocation = PostgresLocation | EmbeddedLocation;

/**
 * Opens the database and brings its schema up to date. `destroy()` closes it.
 *
 * Both engines return the same value types: counts, ids and `numeric` as numbers, dates as `YYYY-MM-DD`, times as
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

function openPostgres({ url, readUrls = [], prepare = true }: PostgresLocation): NotifyingDatabase {
  const changes = new AccessChanges();
  const pool = openPool(url, {
    // Every connection listens: the one that commits a change is notified before the commit returns.
    onConnect: async (client) => {
      client.on('notification', ({ channel }) => changes.notified(channel));
      // A standby server, which can be read alone, refuses it.
      await client.query(LISTEN).catch(() => undefined);
    },
  });
  const replicas =
    readUrls.length === 0 ? undefined : new Replicas({ primaryUrl: url, urls: readUrls, prepare });
  return new NotifyingDatabase(prepare ? new PreparingPool(pool) : pool, changes, replicas);
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
      : new PgliteThread(engineThread(null, location.image), hooks);
  return new NotifyingDatabase(new PreparingPool(new PglitePool(thread)), changes);
}
