import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { openPool } from '../postgres-pool.js';
import { PreparingPool } from '../prepared-statements.js';
import { CheckConnection } from './check-connection.js';

/** Milliseconds: a replica is read from for so long after the primary had the state that the replica was seen to have replayed. */
export const MOST_LAG = 1_000;
/** Milliseconds from the end of a check to the next one. */
const CHECK_EVERY = 200;
/**
 * Milliseconds that a replica has to keep up before it is read from again: until then every process has noticed that it is back, and
 * waits for it after a write. At most a check that fails, a pause and a check that succeeds.
 */
const PROBATION = 3 * MOST_LAG;
/** Milliseconds between two looks at what a replica has replayed: doubled each time from the least to the most. */
const LOOK = { least: 1, most: 50 };

/** The primary at the beginning of a check. */
export interface PrimaryState {
  /** The end of what has been committed, a position in the write-ahead log. */
  position: string;
  system: string;
  database: string;
}

/** A change of a replica, for the log. */
export interface ReplicaChange {
  /** Host and port. */
  replica: string;
  isRead: boolean;
  /** Why it is not read from. */
  reason?: unknown;
}

export interface ReplicaOptions {
  url: string;
  /** True if statements are prepared. */
  prepare: boolean;
  primary: () => Promise<PrimaryState>;
  changed: (change: ReplicaChange) => void;
}

class NotCaughtUp extends Error {}

/**
 * A streaming replica. It is read from while a check of the last {@link MOST_LAG} has found that it had replayed everything that the
 * primary had committed when the check began.
 */
export class Replica {
  readonly #options: ReplicaOptions;
  readonly #name: string;
  readonly #connection: CheckConnection;
  #pool: pg.Pool | undefined;
  #reads: PostgresPool | undefined;
  readonly #clients = new Set<pg.PoolClient>();
  #running: Promise<void> | undefined;
  #isClosed = false;

  /** The time before which all that was committed has been replayed. Times are those of `performance.now()`. */
  #freshAsOf = Number.NEGATIVE_INFINITY;
  /**
   * Since when each check has succeeded before the result of the previous one was too old, which takes a lag of at most
   * ({@link MOST_LAG} - {@link CHECK_EVERY}) / 2; undefined: the last one failed.
   */
  #keptUpSince: number | undefined;
  /** Since when every check has failed; undefined: the last one succeeded, or there was none. */
  #failingSince: number | undefined;
  /** `isRead` as it was last reported. */
  #isReported = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    const { hostname, port } = new URL(options.url);
    this.#name = `${hostname}:${port || 5432}`;
    this.#connection = new CheckConnection(options.url, MOST_LAG, (fault) => this.#failed(now(), fault));
  }

  /** Checks the replica until it is closed. */
  async start(): Promise<void> {
    while (!this.#isClosed) {
      await this.#check();
      await pause(CHECK_EVERY, undefined, { ref: false });
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#disconnect();
  }

  get isRead(): boolean {
    return (
      this.#keptUpSince !== undefined &&
      now() >= this.#keptUpSince + PROBATION &&
      now() < this.#freshAsOf + MOST_LAG
    );
  }

  /**
   * Resolves when no process reads from this replica anything older than what had been committed at the time of the call. Either it has
   * been replayed, or no process reads from this replica: each has found that it does not keep up, or has had no check for too long.
   */
  async replayed(): Promise<void> {
    const since = now();
    while (this.#freshAsOf < since && now() < since + MOST_LAG && !this.#isUnread() && !this.#isClosed) {
      // A check that has begun before the call does not count: another one follows it.
      await this.#check();
      if (this.#keptUpSince === undefined) await pause(LOOK.most);
    }
  }

  /** A connection to read with. */
  connect(): Promise<PostgresPoolClient> {
    this.#reads ??= this.#openReads();
    return this.#reads.connect();
  }

  #openReads(): PostgresPool {
    this.#pool = openPool(this.#options.url, { connectionTimeoutMillis: MOST_LAG });
    this.#pool.on('connect', (client) => this.#clients.add(client));
    this.#pool.on('remove', (client) => this.#clients.delete(client));
    return this.#options.prepare ? new PreparingPool(this.#pool) : this.#pool;
  }

  /** Reads that a server does not respond to fail at once, and so are repeated elsewhere. */
  #disconnect(): void {
    this.#connection.close();
    for (const client of this.#clients) client.end().catch(() => undefined);
    this.#clients.clear();
    this.#pool?.end().catch(() => undefined);
    this.#pool = undefined;
    this.#reads = undefined;
  }

  /** Checks whether every process has found for {@link MOST_LAG} that this replica does not keep up, and so reads elsewhere. */
  #isUnread(): boolean {
    return this.#failingSince !== undefined && now() >= this.#failingSince + MOST_LAG;
  }

  /** Callers that come during a check share it. */
  #check(): Promise<void> {
    this.#running ??= this.#checkOnce().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #checkOnce(): Promise<void> {
    const freshAsOf = now();
    let comparedAt: number | undefined;
    try {
      const primary = await this.#options.primary();
      comparedAt = now();
      await withinTimeout(this.#catchUp(primary, comparedAt + MOST_LAG));
      if (this.#isClosed) return;
      // Where another process has found this replica behind, and so does not wait for it any more, no check of this one was in time.
      if (now() >= this.#freshAsOf + MOST_LAG) this.#keptUpSince = freshAsOf;
      this.#keptUpSince ??= freshAsOf;
      this.#freshAsOf = freshAsOf;
      this.#failingSince = undefined;
      this.#report(new NotCaughtUp('The last check took too long.'));
    } catch (fault) {
      this.#failed(comparedAt, fault);
    }
  }

  /** @throws when the replica has not replayed the primary's position in time, or is none of this primary */
  async #catchUp(primary: PrimaryState, deadline: number): Promise<void> {
    for (let wait = LOOK.least; !this.#isClosed; wait = Math.min(2 * wait, LOOK.most)) {
      const { replayed, ...replica } = await this.#connection.row<{
        isStandby: boolean;
        replayed: boolean | null;
        system: string;
        database: string;
      }>(REPLAYED, [primary.position]);
      if (!replica.isStandby) throw new Error('The server of DATABASE_READ_URL is not a standby server.');
      if (replica.system !== primary.system || replica.database !== primary.database)
        throw new Error('The server of DATABASE_READ_URL has another database than that of DATABASE_URL.');
      if (replayed) return;
      if (now() + wait > deadline)
        throw new NotCaughtUp(`It is more than ${MOST_LAG} ms behind the primary.`);
      await pause(wait);
    }
  }

  /** @param since when it was compared with the primary; undefined: the primary did not respond */
  #failed(since: number | undefined, reason: unknown): void {
    if (this.#isClosed) return;
    this.#keptUpSince = undefined;
    if (since !== undefined) {
      // A check has a time limit. One that took longer was held up by this process, and others may still read from the replica.
      this.#failingSince ??= now() - since > MOST_LAG + CHECK_EVERY ? now() : since;
      if (!(reason instanceof NotCaughtUp)) this.#disconnect();
    }
    this.#report(reason);
  }

  /** @param reason why it is not read from, where it was and is not any more */
  #report(reason: unknown): void {
    const { isRead } = this;
    if (isRead === this.#isReported) return;
    this.#isReported = isRead;
    this.#options.changed({ replica: this.#name, isRead, ...(!isRead && { reason }) });
  }
}

const now = () => performance.now();

/** A little more than a check takes that finds the replica behind. */
async function withinTimeout(check: Promise<void>): Promise<void> {
  const ended = new AbortController();
  const late = pause(MOST_LAG + LOOK.most, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`It does not respond within ${MOST_LAG} ms.`);
  });
  try {
    await Promise.race([check, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
  }
}

/** Functions that every user may call. */
export const PRIMARY_STATE = `select pg_current_wal_lsn()::text as position, current_database()::text as database,
  (select system_identifier::text from pg_control_system()) as system`;
const REPLAYED = `select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed,
  current_database()::text as database, (select system_identifier::text from pg_control_system()) as system`;
