/**
 * Measures what a gateway needs to hold the tabs of 2,000 people open, five each, and how long an event takes from the webhook to the
 * tabs of those whom it names: a complaint to 50 people, positions of 20 vehicles to 500. Linux only.
 *
 *   node tests/bench/sockets.mjs [--people=2000] [--tabs=5] [--events=50]
 */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { PlainError, runCommand, say } from '../../scripts/console.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import {
  cpuOf,
  eventsSecret,
  residentBytesOf,
  startDataApi,
  startOurs,
  startSocketClients,
  withProcesses,
} from './gateway/processes.mjs';
import { cookieOf } from './gateway/sign-in.mjs';
import { loadOfMachine, median, percentile, table } from './measure/rounds.mjs';

/** The most KiB of the gateway's memory for a tab. */
const maxKib = 40;
/** Processes that hold the tabs. */
const clientProcesses = 2;
/** Events of each kind that are not counted. */
const warmUp = 10;

const vehicles = Array.from({ length: 20 }, (_, n) => ({
  vehicleId: n + 1,
  licensePlate: `B ${1000 + n} XYZ`,
  companySupplierId: 3,
  companySupplierName: 'Supplier A',
  latitude: -6.2 + n / 100,
  longitude: 106.8 + n / 100,
  speed: 12,
}));

/**
 * The events that are measured: how many people each names, the most milliseconds until 99 of 100 tabs have it (a collection of the
 * gateway's garbage on the one core that it has here takes a second), and its data with the words by which a tab recognises it.
 */
const kinds = {
  'a complaint': {
    people: 50,
    p99: 100,
    type: 'notification.created',
    data: (words, at) => ({
      id: 1,
      title: words,
      description: 'Measured',
      updatedDate: at,
      isRead: '0',
      path: '/complaint/maintanance',
    }),
  },
  'positions of 20 vehicles': {
    people: 500,
    p99: 1_500,
    type: 'vehicle.positions',
    data: (words, at) => ({
      positions: vehicles.map((vehicle) => ({ ...vehicle, licensePlate: words, gpsDate: at })),
    }),
  },
};

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '2000' },
      tabs: { type: 'string', default: '5' },
      events: { type: 'string', default: '50' },
    },
  });
  const [people, tabs, events] = [Number(values.people), Number(values.tabs), Number(values.events)];
  const descriptors = Number(/Max open files +(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  if (descriptors < people * tabs + 500)
    throw new PlainError(
      `A process may open ${descriptors} files: raise the limit with ulimit -n ${people * tabs + 500}.`,
    );
  await buildWhenStale(['upstream', 'bff']);
  const { rows } = await measure({ people, tabs, events });
  // Memory is measured in a run of its own, because it needs the inspector.
  const { kib } = await measure({ people, tabs, events: 0, isWeighed: true });
  say(table(['event', 'people', 'tabs', 'p50 ms', 'p99 ms', 'last ms', 'CPU ms'], rows));
  say(`${people * tabs} tabs: ${kib.toFixed(1)} KiB each${kib > maxKib ? ` (over ${maxKib})` : ''}`);
  say(loadOfMachine());
  return 0;
});

/** Opens the tabs and sends the events. @returns the rows of the table, and the KiB of a tab where it is weighed */
function measure({ people, tabs, events, isWeighed = false }) {
  return withProcesses(async ({ folder, run }) => {
    const { dataApi } = await run(startDataApi(folder));
    const inspector = await freePort();
    const nodeArgs = isWeighed ? [`--inspect=127.0.0.1:${inspector}`] : [];
    const gateway = await run(startOurs(dataApi, join(folder, 'gateway.log'), { nodeArgs }));
    await recordMe(gateway.port);
    const before = isWeighed ? await heldBytes(gateway, inspector) : Number.NaN;
    const clients = [];
    for (let n = 0; n < clientProcesses; n++) {
      const client = await run(startSocketClients());
      const of = people / clientProcesses;
      await client.request({ open: { port: gateway.port, tabs, first: n * of + 1, last: (n + 1) * of } });
      clients.push(client);
    }
    const rows = [];
    for (const [name, kind] of Object.entries(events > 0 ? kinds : {})) {
      const step = Math.max(1, Math.floor(people / kind.people));
      const users = Array.from({ length: Math.min(people, kind.people) }, (_, n) => n * step + 1);
      const [taken, lasts, used] = [[], [], []];
      for (let n = 0; n < events + warmUp; n++) {
        const cpu = cpuOf(gateway.pid);
        const times = await sendEvent(gateway.port, clients, { ...kind, users, words: `${name} ${n}.` });
        if (n < warmUp) continue;
        taken.push(...times);
        lasts.push(Math.max(...times));
        used.push(cpuOf(gateway.pid) - cpu);
      }
      const p99 = percentile(taken, 99);
      rows.push([
        name,
        String(users.length),
        String(users.length * tabs),
        median(taken).toFixed(0),
        `${p99.toFixed(0)}${p99 >= kind.p99 ? ` (over ${kind.p99})` : ''}`,
        median(lasts).toFixed(0),
        median(used).toFixed(0),
      ]);
    }
    const kib = isWeighed
      ? ((await heldBytes(gateway, inspector)) - before) / 1024 / (people * tabs)
      : Number.NaN;
    return { rows, kib };
  });
}

/** @returns {Promise<number[]>} milliseconds from the call of the webhook until each tab of the users had the event */
async function sendEvent(port, clients, { type, data, users, words }) {
  const waiting = clients.map((client) => client.request({ expect: { words, users } })); // the first reply is `waiting`
  await Promise.all(waiting);
  const arriving = clients.map((client) => client.next());
  const at = new Date().toISOString();
  const body = JSON.stringify({ id: words, type, at, users, data: data(words, at) });
  const signature = createHmac('sha256', eventsSecret).update(`${at}.${body}`).digest('hex');
  const toldAt = performance.timeOrigin + performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}/hooks/events`, {
    method: 'POST',
    headers: { 'x-event-timestamp': at, 'x-event-signature': `sha256=${signature}` },
    body,
  });
  if (reply.status !== 204) throw new Error(`The webhook returned ${reply.status}.`);
  const arrivals = await Promise.all(arriving);
  return arrivals.flatMap(({ arrivals: times }) => times.map((time) => time - toldAt));
}

/** Asks once who signed in, so that the data API's response is recorded, which those of the people are made of. */
async function recordMe(port) {
  await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await cookieOf(port) },
    body: JSON.stringify({ query: '{ me { user { id } } }' }),
  });
}

/** Memory after a garbage collection. */
async function heldBytes({ pid }, inspector) {
  await collectGarbage(inspector);
  return residentBytesOf(pid);
}

/** Sends a command to a process's inspector (Chrome DevTools Protocol). */
async function collectGarbage(port) {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await once(socket, 'message');
  socket.close();
}
