import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PgliteThread } from './pglite-thread.js';

/** The embedded database as a pool of its one connection: callers get it one after the other. */
export class PglitePool implements PostgresPool {
  readonly #thread: PgliteThread;
  readonly #client: PostgresPoolClient;
  readonly #queue: (() => void)[] = [];
  #isHeld = false;

  constructor(thread: PgliteThread) {
    this.#thread = thread;
    this.#client = new PgliteClient(thread, () => this.#release());
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#thread.ready;
    if (this.#isHeld) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#isHeld = true;
    return this.#client;
  }

  end(): Promise<void> {
    return this.#thread.close();
  }

  /** The next caller gets the connection while it is still held, so that no other one gets it in between. */
  #release(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#isHeld = false;
    else next();
  }
}

class PgliteClient implements PostgresPoolClient {
  readonly #thread: PgliteThread;
  readonly release: () => void;

  constructor(thread: PgliteThread, release: () => void) {
    this.#thread = thread;
    this.release = release;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(
    sql: string | PostgresCursor<unknown>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<unknown>> | PostgresCursor<unknown> {
    if (typeof sql !== 'string') throw new Error('The embedded database has no cursors.');
    return this.#thread.run(sql, parameters).then(({ rows, affectedRows }) => ({
      // Only decides whether kysely reports a number of affected rows.
      command: affectedRows === undefined ? 'SELECT' : 'UPDATE',
      rowCount: affectedRows ?? 0,
      rows,
    }));
  }
}
