/**
 * Measures how long an event takes from the webhook to all open sockets, and the gateway's memory per socket, on one gateway and on
 * four that share a Redis. All sockets have the same subscription. Linux only.
 *
 *   node tests/bench/sockets.mjs [sockets, default 10000] [--events=50] [--gateways=1,4]
 */
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { PlainError, runCommand, say } from '../../scripts/console.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { startRedis } from '../../scripts/services/redis.mjs';
import {
  eventsSecret,
  residentBytesOf,
  startDataApi,
  startOurs,
  startSocketClients,
  withProcesses,
} from './gateway/processes.mjs';
import { cookieOf } from './gateway/sign-in.mjs';
import { loadOfMachine, median, percentile, table } from './measure/rounds.mjs';

/** Limits: milliseconds until 99 of 100 sockets have an event, and KiB of the gateway's memory per socket. */
const limits = { p99: 250, kib: 20 };
/** Processes of the client sockets; each gateway has at least one. */
const clientProcesses = 2;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { events: { type: 'string', default: '50' }, gateways: { type: 'string', default: '1,4' } },
    allowPositionals: true,
  });
  const [sockets, events] = [Number(positionals[0] ?? 10_000), Number(values.events)];
  // Half of them at the one end in a process, each with a descriptor; all of them at the other.
  const descriptors = Number(/Max open files +(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  if (descriptors < sockets + 500)
    throw new PlainError(
      `A process may open ${descriptors} files: raise the limit with ulimit -n ${sockets + 500}.`,
    );
  await buildWhenStale(['upstream', 'bff']);
  const rows = [];
  for (const gateways of values.gateways.split(',').map(Number))
    rows.push(await measure(gateways, sockets, events));
  say(
    table(
      [
        'gateways',
        'sockets',
        'events',
        'p50 ms',
        `p99 ms, limit ${limits.p99}`,
        'last ms',
        `KiB a socket, limit ${limits.kib}`,
      ],
      rows,
    ),
  );
  say(loadOfMachine());
  return 0;
});

/** A row of the table. Memory is measured in a separate run, because it needs the inspector. The limits are those of one process. */
async function measure(gateways, sockets, events) {
  const { taken, lasts } = await open(gateways, sockets, events, { isWeighed: false });
  const { kib } = await open(gateways, sockets, events, { isWeighed: true });
  const p99 = percentile(taken, 99);
  const over = (isOver) => (gateways === 1 && isOver ? ' (over)' : '');
  return [
    String(gateways),
    String(sockets),
    String(events),
    median(taken).toFixed(0),
    `${p99.toFixed(0)}${over(p99 >= limits.p99)}`,
    median(lasts).toFixed(0),
    `${kib.toFixed(1)}${over(kib >= limits.kib)}`,
  ];
}

/** @returns milliseconds until each socket had each event, and until the last of them had it; and the KiB of a socket where it is weighed */
function open(gateways, sockets, events, { isWeighed }) {
  return withProcesses(async ({ folder, run }) => {
    const { dataApi } = await run(startDataApi(folder));
    const redis = gateways > 1 ? await run(startRedis()) : null;
    // One session opens sockets at all gateways.
    const env = {
      SESSION_KEYS: randomBytes(32).toString('base64url'),
      ...(redis && { REDIS_URL: redis.url }),
    };
    const ours = [];
    for (let n = 0; n < gateways; n++) {
      const inspector = await freePort();
      const nodeArgs = isWeighed ? [`--inspect=127.0.0.1:${inspector}`] : [];
      const gateway = await run(startOurs(dataApi, join(folder, 'gateway.log'), { env, nodeArgs }));
      ours.push({ ...gateway, inspector });
    }
    const cookie = await cookieOf(ours[0].port);
    const user = await userOf(ours[0].port, cookie);
    const before = isWeighed ? await heldBytes(ours) : Number.NaN;
    const clients = [];
    for (let n = 0; n < Math.max(clientProcesses, gateways); n++) {
      const client = await run(startSocketClients());
      const { port } = ours[n % gateways];
      await client.request({ open: { port, cookie, count: sockets / Math.max(clientProcesses, gateways) } });
      clients.push(client);
    }
    const taken = [];
    const lasts = [];
    for (let n = 0; n < events + 2; n++) {
      const times = await sendEvent(ours[0].port, clients, user, `Event ${n} of the bench`);
      if (n < 2) continue; // warm-up
      taken.push(...times);
      lasts.push(Math.max(...times));
    }
    const kib = isWeighed ? ((await heldBytes(ours)) - before) / 1024 / sockets : Number.NaN;
    return { taken, lasts, kib };
  });
}

/** @returns {Promise<number[]>} milliseconds from the call of the webhook until each socket had the event */
async function sendEvent(port, clients, user, title) {
  const waiting = clients.map((client) => client.request({ expect: title })); // the first reply is `waiting`
  await Promise.all(waiting);
  const arriving = clients.map((client) => client.next());
  const at = new Date().toISOString();
  const data = {
    id: 1,
    title,
    description: 'Measured',
    updatedDate: at,
    isRead: '0',
    path: '/complaint/maintanance',
  };
  const body = JSON.stringify({ id: title, type: 'notification.created', at, users: [user], data });
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

async function userOf(port, cookie) {
  const reply = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: '{ me { user { id } } }' }),
  });
  return Number((await reply.json()).data.me.user.id);
}

/** Memory after a garbage collection. */
async function heldBytes(gateways) {
  await Promise.all(gateways.map(({ inspector }) => collectGarbage(inspector)));
  return gateways.reduce((sum, { pid }) => sum + residentBytesOf(pid), 0);
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
