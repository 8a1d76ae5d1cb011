import type { PostgresQueryResult } from 'kysely';
import type { NamingClient, NamingPool } from '../prepared-statements.js';
import type { PgliteThread } from './pglite-thread.js';

/** The embedded database as a pool of its one connection: callers get it one after the other. */
export class PglitePool implements NamingPool {
  readonly #thread: PgliteThread;
  readonly #client: NamingClient;
  readonly #queue: (() => void)[] = [];
  #isHeld = false;

  constructor(thread: PgliteThread) {
    this.#thread = thread;
    this.#client = new PgliteClient(thread, () => this.#release());
  }

  async connect(): Promise<NamingClient> {
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

class PgliteClient implements NamingClient {
  readonly #thread: PgliteThread;
  readonly release: () => void;

  constructor(thread: PgliteThread, release: () => void) {
    this.#thread = thread;
    this.release = release;
  }

  async query({
    name,
    text,
    values,
  }: {
    name?: string;
    text: string;
    values: unknown[];
  }): Promise<PostgresQueryResult<unknown>> {
    const { rows, affectedRows } = await this.#thread.run(text, values, name);
    return {
      // Only decides whether kysely reports a number of affected rows.
      command: affectedRows === undefined ? 'SELECT' : 'UPDATE',
      rowCount: affectedRows ?? 0,
      rows,
    };
  }
}
