import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { databaseFault } from '../database-fault.js';
import type { Replicas } from './replicas.js';

/** `query_canceled`: the statement took longer than it may, which it would elsewhere, too. */
const CANCELED = '57014';

/**
 * Sends each statement to a replica, and to the primary when no replica is read from or the statement fails there. It is for statements
 * that only read, each by itself.
 */
export class ReadPool implements PostgresPool {
  readonly #client: PostgresPoolClient;

  constructor(primary: PostgresPool, replicas: Replicas) {
    this.#client = new ReadClient(primary, replicas);
  }

  async connect(): Promise<PostgresPoolClient> {
    return this.#client;
  }

  /** The connections belong to the primary's pool and the replicas. */
  async end(): Promise<void> {}
}

/** Serves any number of statements at the same time: each takes a connection of its own. */
class ReadClient implements PostgresPoolClient {
  readonly #primary: PostgresPool;
  readonly #replicas: Replicas;

  constructor(primary: PostgresPool, replicas: Replicas) {
    this.#primary = primary;
    this.#replicas = replicas;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(
    text: string | PostgresCursor<unknown>,
    values: readonly unknown[] = [],
  ): Promise<unknown> | PostgresCursor<unknown> {
    if (typeof text !== 'string') throw new Error('Rows are not read by cursors.');
    return this.#read(text, values);
  }

  release(): void {}

  async #read(text: string, values: readonly unknown[]): Promise<unknown> {
    const replica = this.#replicas.next();
    if (replica !== undefined) {
      try {
        return await queryOn(replica, text, values);
      } catch (fault) {
        if (databaseFault(fault)?.code === CANCELED) throw fault;
      }
    }
    return queryOn(this.#primary, text, values);
  }
}

async function queryOn(
  pool: Pick<PostgresPool, 'connect'>,
  text: string,
  values: readonly unknown[],
): Promise<unknown> {
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } finally {
    client.release();
  }
}
