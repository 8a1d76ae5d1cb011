import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PgliteThread } from './pglite-thread.js';

/**
 * Kysely over the embedded database. It has one connection: who holds it (for a statement or a transaction)
 * holds all of it, the others queue.
 */
export function pgliteDialect(thread: PgliteThread): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(thread),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PgliteDriver implements Driver {
  readonly #thread: PgliteThread;
  readonly #connection: DatabaseConnection;
  readonly #queue: (() => void)[] = [];
  #held = false;

  constructor(thread: PgliteThread) {
    this.#thread = thread;
    this.#connection = new PgliteConnection(thread);
  }

  init(): Promise<void> {
    return this.#thread.ready;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#held) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#held = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    // Handed over without letting go, so nobody slips in between.
    if (next === undefined) this.#held = false;
    else next();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #thread: PgliteThread;

  constructor(thread: PgliteThread) {
    this.#thread = thread;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  async executeQuery(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const { rows, affectedRows } = await this.#thread.run(query.sql, query.parameters);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}
