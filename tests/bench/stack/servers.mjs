import { join } from 'node:path';
import pg from 'pg';
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
import { stackOperations } from './operations.mjs';
import { peerOperations } from './peer/operations.mjs';

/**
 * @typedef {{order: object, parts: Record<string, () => number>, prepare: () => Promise<unknown>}} Contestant the request as load.mjs takes
 *   it; CPU milliseconds that each process has used so far; sends the operation once, to fail early
 * @typedef {{client: pg.Client, load: ReturnType<typeof startLoad>, names: string[], pids: number[],
 *   contestantsFor: (name: string) => Record<'Armada' | 'floor' | 'PostGraphile', Contestant>, perRequest: (name: string) => number}} Stack
 */

/**
 * Starts a gateway, a data API with the demo fleet, the floor and PostGraphile on one database.
 * @template Result
 * @param {{connections: number, hasPeer: boolean}} options connections that send requests at the same time
 * @param {(stack: Stack) => Promise<Result>} work what is done with them; they are stopped afterwards
 */
export const withStack = ({ connections: most, hasPeer }, work) =>
  withProcesses(async ({ folder, run }) => {
    const server = process.env.TEST_DATABASE_URL;
    const { url } = await run(server ? newDatabase(server, 'stack') : startPostgres());
    const gatewayPort = await freePort();
    const api = await run(
      startDataApi(url, {
        EVENTS_SECRET: eventsSecret,
        EVENTS_WEBHOOK_URL: `http://127.0.0.1:${gatewayPort}/hooks/events`,
      }),
    );
    const gateway = await run(
      startOurs(`${api.address}/api`, join(folder, 'gateway.log'), { env: { PORT: String(gatewayPort) } }),
    );
    const floor = await run(startFloor(url));
    const peer = hasPeer ? await run(startPostGraphile(url)) : undefined;
    const load = await run(startLoad());
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await run(Promise.resolve({ stop: () => client.end() }));
    await client.query('vacuum analyze');

    const accept = 'application/json';
    const headers = { accept, authorization: `Bearer ${await api.tokenOf('admin@armada.test')}` };
    const request = ({ query, variables }) => dataOf(gatewayPort, headers, { query, variables });
    const requestOfPeer = ({ query, variables }) => dataOf(peer.port, { accept }, { query, variables });
    const { operations, ...ids } = await stackOperations((query, variables) => request({ query, variables }));
    const ofPeer = peer
      ? await peerOperations((query, variables) => requestOfPeer({ query, variables }), ids)
      : {};

    const contestantsFor = (name) => {
      const operation = operations[name];
      const { connections = most } = operation;
      const graphql = (port, { query, variables }) => ({
        port,
        path: '/graphql',
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        connections,
      });
      return {
        Armada: {
          order: { ...graphql(gatewayPort, operation), headers },
          parts: { gateway: () => cpuOf(gateway.pid), 'data API': () => cpuOf(api.process.pid) },
          prepare: () => request(operation),
        },
        floor: {
          order: { port: floor.port, path: operation.floor, method: 'GET', headers: {}, connections },
          parts: { floor: () => cpuOf(floor.pid) },
          prepare: async () => undefined,
        },
        ...(ofPeer[name] && {
          PostGraphile: {
            order: { ...graphql(peer.port, ofPeer[name]), headers: { accept } },
            parts: { PostGraphile: () => cpuOf(peer.pid) },
            prepare: () => requestOfPeer(ofPeer[name]),
          },
        }),
      };
    };
    const perRequest = (name) => operations[name].perRequest ?? 1;
    const pids = [gateway.pid, api.process.pid, floor.pid];
    return work({ client, load, names: Object.keys(operations), pids, contestantsFor, perRequest });
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
