import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** Statements that are prepared; each connection keeps a plan of each, about 100 KB. */
const MOST_PREPARED = 200;
/** Texts of statements that have been sent once; the oldest is dropped first. */
const MOST_SEEN = 1000;
/** `feature_not_supported`: PostgreSQL reports so that a migration has changed the columns of a prepared statement. */
const CHANGED_RESULT = '0A000';

/** A connection that prepares the statements that have a name; both of node-postgres and of the embedded database. */
export interface NamingClient {
  query(statement: { name?: string; text: string; values: unknown[] }): Promise<unknown>;
  release(): void;
}

/** A pool of such connections. */
export interface NamingPool {
  connect(): Promise<NamingClient>;
  end(): Promise<void>;
}

/**
 * A pool whose connections prepare each statement with parameters that is sent a second time: PostgreSQL then parses it once for a
 * connection, and plans it once where a plan for all parameters is as good as one for the given ones. Transaction poolers must
 * support prepared statements (PgBouncer 1.21 or newer).
 */
export class PreparingPool implements PostgresPool {
  readonly #pool: NamingPool;
  readonly #names = new StatementNames();
  readonly #clients = new WeakMap<NamingClient, PostgresPoolClient>();

  constructor(pool: NamingPool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    const connection = await this.#pool.connect();
    const client = this.#clients.get(connection) ?? new PreparingClient(connection, this.#names);
    this.#clients.set(connection, client);
    return client;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class PreparingClient implements PostgresPoolClient {
  readonly #connection: NamingClient;
  readonly #names: StatementNames;

  constructor(connection: NamingClient, names: StatementNames) {
    this.#connection = connection;
    this.#names = names;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(
    text: string | PostgresCursor<unknown>,
    parameters: readonly unknown[] = [],
  ): Promise<unknown> | PostgresCursor<unknown> {
    if (typeof text !== 'string') throw new Error('Rows are not read by cursors.');
    const values = [...parameters];
    const name = values.length > 0 ? this.#names.nameOf(text) : undefined;
    if (name === undefined) return this.#connection.query({ text, values });
    return this.#connection.query({ name, text, values }).catch(async (fault: unknown) => {
      if (Object(fault).code !== CHANGED_RESULT) throw fault;
      this.#names.rename();
      // Within a transaction, which has failed, this fails too.
      return this.#connection.query({ text, values }).catch(() => Promise.reject(fault));
    });
  }

  release(): void {
    this.#connection.release();
  }
}

/** The names of prepared statements, the same on every connection of a pool. */
class StatementNames {
  readonly #seen = new Set<string>();
  #names = new Map<string, string>();
  #version = 0;

  /** @returns undefined for a statement that is sent for the first time, and once {@link MOST_PREPARED} have a name */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_PREPARED) return known;
    if (!this.#seen.delete(text)) {
      this.#seen.add(text);
      for (const oldest of this.#seen) {
        if (this.#seen.size <= MOST_SEEN) break;
        this.#seen.delete(oldest);
      }
      return undefined;
    }
    const name = `armada_${this.#version}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Every statement is prepared again, under another name. */
  rename(): void {
    this.#version += 1;
    this.#names = new Map();
  }
}
