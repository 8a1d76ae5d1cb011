import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fromRoot } from '../../../scripts/repository.mjs';
import { manyMachines } from '../installation.mjs';

const { Redis } = createRequire(fromRoot('bff', 'package.json'))('ioredis');

/** The connection limit of PostgreSQL. */
const maxConnections = 40;
/** Milliseconds for which all connections are used. */
const full = 6000;

/** PostgreSQL, then Redis, have no free connection, and those of the servers are closed. */
export const connections = {
  start: () => manyMachines({ postgres: { settings: [`max_connections=${maxConnections}`] } }),
  async inject({ installation: { postgres, redis }, step }) {
    await step('PostgreSQL is full', () => fillPostgres(postgres.url));
    await step('Redis is full', () => fillRedis(redis.url));
  },
};

async function fillPostgres(url) {
  const clients = [];
  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined); // closed by the server
    await client.connect();
    clients.push(client);
  };
  await connect();
  const [first] = clients;
  const until = performance.now() + full;
  while (performance.now() < until) {
    await first.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> all($1::int[])`,
      [clients.map(({ processID }) => processID)],
    );
    // As many as the server accepts.
    while (
      await connect().then(
        () => true,
        () => false,
      )
    );
    await sleep(50);
  }
  await Promise.all(clients.map((client) => client.end()));
}

async function fillRedis(url) {
  const redis = new Redis(url);
  try {
    await redis.config('SET', 'maxclients', '1');
    for (const type of ['normal', 'pubsub'])
      await redis.call('CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'yes');
    await sleep(full);
    await redis.config('SET', 'maxclients', '10000');
  } finally {
    redis.disconnect();
  }
}
