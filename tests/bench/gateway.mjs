/**
 * Compares the gateway with its peers: requests per second, p50, p99 and CPU per request, each contestant on one core, all in front of one
 * data API that responds from memory, in alternating rounds of one run. Ours runs with everything enabled. Ratios are computed within
 * rounds. Ours includes a detail's related rows in the request for the row; peers send a request for each, also those with our client.
 * Peers that are not installed yet (tests/bench/peers) are installed.
 *
 *   node tests/bench/gateway.mjs [--only='name; name'] [--operations='words; words'] [--rounds=5] [--seconds=2] [--warm=5]
 *     [--connections=16]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { installWhenStale } from '../../scripts/build/install.mjs';
import { runCommand, say } from '../../scripts/console.mjs';
import { linkedVehicle, operationsOn } from './gateway/operations.mjs';
import {
  cpuOf,
  startDataApi,
  startLoad,
  startOurs,
  startPassThrough,
  startPeer,
  withProcesses,
} from './gateway/processes.mjs';
import { cookieOf, tokenOf } from './gateway/sign-in.mjs';
import { loadOfMachine, median, percentile, table } from './measure/rounds.mjs';

const ours = 'Armada';
/** With a browser's session; every other contestant receives an integration's token. */
const oursByCookie = 'Armada, by cookie';
/** The least ratio of our throughput to theirs. */
const goalRatios = {
  'mercurius, JIT': 1,
  'mercurius, JIT, our client': 1,
  yoga: 2,
  'Hive over OpenAPI': 4,
  'undici, bytes': 0.25,
};

const passThrough = (way) => ({
  isPassThrough: true,
  start: ({ dataApi }) => startPassThrough(way, dataApi),
});
const gateway = (...nodeArgs) => ({
  start: ({ dataApi, folder }) => startOurs(dataApi, join(folder, 'gateway.log'), { nodeArgs }),
});
const peer = (file, ...words) => ({ start: ({ dataApi }) => startPeer(file, words, dataApi) });
const contestants = {
  [ours]: gateway(),
  [oursByCookie]: gateway(),
  'Armada, without JIT': gateway(`--import=${new URL('gateway/without-jit.mjs', import.meta.url)}`),
  'undici, bytes': passThrough('undici-bytes'),
  'node http, bytes': passThrough('node-http-bytes'),
  'axios, JSON': passThrough('axios-json'),
  mercurius: peer('mercurius.mjs'),
  'mercurius, JIT': peer('mercurius.mjs', 'jit'),
  'mercurius, our client': peer('mercurius.mjs', 'armada'),
  'mercurius, JIT, our client': peer('mercurius.mjs', 'jit', 'armada'),
  'mercurius, JIT, our client and duties': peer('mercurius.mjs', 'jit', 'armada', 'duties'),
  yoga: peer('yoga.mjs'),
  'yoga, JIT': peer('yoga.mjs', 'jit'),
  'yoga, JIT, our client': peer('yoga.mjs', 'jit', 'armada'),
  'Hive over OpenAPI': { ...peer('hive.mjs'), isOverOpenApi: true },
  'Hive over OpenAPI, JIT': { ...peer('hive.mjs', 'jit'), isOverOpenApi: true },
};

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      operations: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      warm: { type: 'string', default: '5' },
      connections: { type: 'string', default: '16' },
    },
  });
  const { rounds, seconds, warm, connections } = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number(value)]),
  );
  const named = (list, words) => list.filter((name) => words.split('; ').some((word) => name.includes(word)));
  const names = values.only === '' ? Object.keys(contestants) : values.only.split('; ');
  await buildWhenStale(['upstream', 'bff']);
  // They are not part of the product and not installed with it.
  await installWhenStale('tests/bench/peers');
  return withProcesses(async ({ folder, run }) => {
    const { dataApi } = await run(startDataApi(folder));
    const started = {};
    for (const name of names) started[name] = await run(contestants[name].start({ dataApi, folder }));
    const load = await run(startLoad());

    const token = await tokenOf(dataApi);
    const operations = operationsOn(await linkedVehicle(dataApi, token));
    const callers = {};
    for (const name of names) callers[name] = { authorization: `Bearer ${token}` };
    if (started[oursByCookie]) callers[oursByCookie] = { cookie: await cookieOf(started[oursByCookie].port) };
    const orderOf = (name, operation) => {
      const { rest, overOpenApi, ...ownSchema } = operations[operation];
      const { query, variables } = contestants[name].isOverOpenApi ? overOpenApi : ownSchema;
      const common = {
        port: started[name].port,
        connections,
        headers: { accept: 'application/json', ...callers[name] },
      };
      if (contestants[name].isPassThrough)
        return rest === null ? null : { ...common, method: 'GET', path: `/rest/${rest}` };
      return { ...common, method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables }) };
    };

    const measured = [];
    for (const operation of named(Object.keys(operations), values.operations)) {
      const results = {};
      const taking = names.filter((name) => orderOf(name, operation) !== null);
      for (const name of taking) {
        await check(name, orderOf(name, operation));
        results[name] = [];
        await load.run({ ...orderOf(name, operation), seconds: warm }); // V8 has compiled the hot code
      }
      // All responses are recorded now: the real data API receives no more requests.
      for (let round = 0; round < rounds; round++)
        for (const name of taking) {
          const { pid } = started[name];
          const before = cpuOf(pid);
          const {
            requests,
            seconds: took,
            times,
            cookie,
          } = await load.run({ ...orderOf(name, operation), seconds });
          if (cookie) callers[name].cookie = cookie;
          const cpu = before === null ? Number.NaN : (cpuOf(pid) - before) / requests;
          results[name].push({ rate: requests / took, p50: median(times), p99: percentile(times, 99), cpu });
        }
      say(`\n${operation}, ${connections} connections, ${rounds} rounds of ${seconds} s`);
      say(
        table(
          ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', `${ours} × it`],
          taking.map((name) => row(name, results)),
        ),
      );
      measured.push([operation, results]);
    }
    say('');
    for (const line of goals(measured)) say(line);
    say(loadOfMachine());
    return 0;
  });
});

function row(name, results) {
  const of = (what) => median(results[name].map((result) => result[what]));
  return [
    name,
    of('rate').toFixed(0),
    of('p50').toFixed(1),
    of('p99').toFixed(1),
    of('cpu').toFixed(3),
    results[ours] ? ratio(results, name).toFixed(2) : '',
  ];
}

/** The ratio of Armada's requests a second to another server's: the median of the rounds' ratios. */
const ratio = (results, name) =>
  median(results[ours].map(({ rate }, round) => rate / results[name][round].rate));

function* goals(measured) {
  for (const [operation, results] of measured)
    for (const [name, goal] of Object.entries(goalRatios)) {
      if (!results[name] || !results[ours]) continue;
      const is = ratio(results, name);
      yield `${operation}: ${is.toFixed(2)} × ${name}, goal ${goal}${is < goal ? ' (missed)' : ''}`;
    }
}

/** @throws if the response of a contestant is not data */
async function check(name, { port, method, path, headers, body }) {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body,
  });
  const text = await reply.text();
  const { data, errors } = JSON.parse(text);
  // An error that is a member of a union is data, too: an object without the requested fields.
  if (!data || errors || text.length < 100) throw new Error(`${name} responded with ${text.slice(0, 500)}`);
}
