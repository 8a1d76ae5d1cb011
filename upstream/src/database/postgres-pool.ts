import pg from 'pg';
import { isoFromTimestamptz, TYPE_ID } from './value-types.js';

/** Connections of a pool at most. */
const MOST_CONNECTIONS = 10;

const readers = new Map<number, (text: string) => unknown>([
  [TYPE_ID.int8, Number],
  [TYPE_ID.numeric, Number],
  [TYPE_ID.date, (text) => text],
  [TYPE_ID.timestamptz, isoFromTimestamptz],
]);

/** A pool of connections to a PostgreSQL server, with the value types of `openDatabase`. */
export function openPool(url: string, further: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
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
    ...further,
  });
  // A connection that breaks is replaced, and the next statement on it fails. Without a listener it would end the process: the pool's
  // listener handles idle connections, the connection's own one those in a transaction between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
