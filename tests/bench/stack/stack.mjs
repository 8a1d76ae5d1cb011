/**
 * What a request costs the whole stack (gateway, data API and PostgreSQL) beside the floor: one prepared statement with the same columns
 * and joins over node:http, see stack/floor.mjs, and beside PostGraphile on the same tables, see stack/peer. CPU of all processes,
 * requests a second and p99, in alternating rounds of one run. PostGraphile is installed when it is not.
 *
 *   node tests/bench/stack/stack.mjs [--operations='words; words'] [--rounds=5] [--seconds=2] [--warm=4] [--connections=16]
 *     [--most=ratio to the floor that every request may have at most, instead of the goals; without PostGraphile]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildWhenStale } from '../../../scripts/build/build.mjs';
import { installWhenStale } from '../../../scripts/build/install.mjs';
import { runCommand, say } from '../../../scripts/console.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { newDatabase } from '../../../scripts/services/new-database.mjs';
import { startPostgres } from '../../../scripts/services/postgres.mjs';
import {
  cpuOf,
  eventsSecret,
  startFloor,
  startLoad,
  startOurs,
  startPostGraphile,
  withProcesses,
} from '../gateway/processes.mjs';
import { startDataApi } from '../measure/data-api.mjs';
import { loadOfMachine, percentile, table } from '../measure/rounds.mjs';
import { stackOperations } from './operations.mjs';
import { peerOperations } from './peer/operations.mjs';
import { besideFloor, besidePeer, floorHead, goalsOf, peerHead } from './results.mjs';

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      operations: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      warm: { type: 'string', default: '4' },
      connections: { type: 'string', default: '16' },
      most: { type: 'string' },
    },
  });
  const [rounds, seconds, warm] = [values.rounds, values.seconds, values.warm].map(Number);
  const most = values.most === undefined ? undefined : Number(values.most);
  await buildWhenStale(['upstream', 'bff']);
  if (most === undefined) await installWhenStale('tests/bench/stack/peer');
  return withProcesses(async ({ folder, run }) => {
    const server = process.env.TEST_DATABASE_URL;
    const { url } = await run(server ? newDatabase(server, 'stack') : startPostgres());
    const gatewayPort = await freePort();
    const api = await run(
      startDataApi(url, {
        EVENTS_SECRET: eventsSecret,
        EVENTS_WEBHOOK_URL: `http://127.0.0.1:${gatewayPort}/hooks/events`,
      }),
    );
    const dataApi = `${api.address}/api`;
    const gateway = await run(
      startOurs(dataApi, join(folder, 'gateway.log'), { env: { PORT: String(gatewayPort) } }),
    );
    const floor = await run(startFloor(url));
    const peer = most === undefined ? await run(startPostGraphile(url)) : undefined;
    const load = await run(startLoad());
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await run(Promise.resolve({ stop: () => client.end() }));
    await client.query('vacuum analyze');

    const accept = 'application/json';
    const headers = {
      accept,
      authorization: `Bearer ${await api.tokenOf('admin@armada.test')}`,
    };
    const request = (query, variables) => dataOf(gatewayPort, headers, { query, variables });
    const requestOfPeer = (query, variables) => dataOf(peer.port, { accept }, { query, variables });
    const { operations: all, ...ids } = await stackOperations(request);
    const operations = Object.entries(all).filter(([name]) =>
      values.operations.split('; ').some((word) => name.includes(word)),
    );
    const ofPeer = peer ? await peerOperations(requestOfPeer, ids) : {};
    const parts = {
      Armada: { gateway: () => cpuOf(gateway.pid), 'data API': () => cpuOf(api.process.pid) },
      floor: { floor: () => cpuOf(floor.pid) },
      PostGraphile: { PostGraphile: () => cpuOf(peer.pid) },
    };
    const results = [];
    for (const [name, operation] of operations) {
      await request(operation.query, operation.variables);
      const { connections = Number(values.connections), perRequest = 1 } = operation;
      const graphql = (port, { query, variables }) => ({
        port,
        path: '/graphql',
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        connections,
      });
      const orders = {
        Armada: { ...graphql(gatewayPort, operation), headers },
        floor: { port: floor.port, path: operation.floor, method: 'GET', headers: {}, connections },
      };
      if (ofPeer[name]) {
        await requestOfPeer(ofPeer[name].query, ofPeer[name].variables);
        orders.PostGraphile = { ...graphql(peer.port, ofPeer[name]), headers: { accept } };
      }
      for (const order of Object.values(orders)) await load.run({ ...order, seconds: warm });
      await deleteEvents(client);
      const measured = Object.fromEntries(Object.keys(orders).map((contestant) => [contestant, []]));
      for (let round = 0; round < rounds; round++)
        for (const [contestant, order] of Object.entries(orders)) {
          const before = await spent(parts[contestant], client);
          const { requests, seconds: took, times } = await load.run({ ...order, seconds });
          const after = await spent(parts[contestant], client);
          if (contestant === 'floor') await deleteEvents(client);
          const cpu = Object.fromEntries(
            Object.keys(after).map((part) => [part, (after[part] - before[part]) / requests / perRequest]),
          );
          const all = Object.values(cpu).reduce((sum, ms) => sum + ms, 0);
          measured[contestant].push({
            cpu,
            all,
            rate: (requests * perRequest) / took,
            p99: percentile(times, 99),
          });
        }
      results.push({ name, ...measured });
    }
    say(table(floorHead, results.map(besideFloor)));
    if (peer) say(`\n${table(peerHead, results.map(besidePeer))}`);
    const { text, isHeld } = goalsOf(results, most);
    say(`\n${text}`);
    say(loadOfMachine());
    return isHeld ? 0 : 1;
  });
});

async function dataOf(port, headers, operation) {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  });
  const { data, errors } = await response.json();
  if (!data || errors) throw new Error(`${operation.query}: ${JSON.stringify(errors)}`);
  return data;
}

/** Deletes the events that the floor has written, so that the data API does not read them. */
async function deleteEvents(client) {
  await client.query("delete from task where key like 'vehicle:%'");
  await client.query('vacuum task');
}

/** By process id, including those that an idle pool has closed since. */
const cpuOfConnections = new Map();

/** CPU milliseconds that each part has used so far; those of PostgreSQL are of its connections to this database. */
async function spent(parts, client) {
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  for (const { pid } of rows) cpuOfConnections.set(pid, cpuOf(pid) ?? cpuOfConnections.get(pid) ?? 0);
  return {
    ...Object.fromEntries(Object.entries(parts).map(([name, cpu]) => [name, cpu()])),
    PostgreSQL: [...cpuOfConnections.values()].reduce((sum, ms) => sum + ms, 0),
  };
}
