import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../../../scripts/build/build.mjs';
import { requireWritableFolder } from '../../../scripts/servers/data-folder.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { serversAt } from '../../../scripts/servers/servers.mjs';

const taskset = ['/usr/bin/taskset', '/bin/taskset'].find((path) => existsSync(path));

/** The core of the gateways, and the core of everything else; without `taskset` no process is bound to a core. */
const [firstCore, secondCore = firstCore] = taskset ? allowedCores() : [];
const cores = { gateway: firstCore, others: secondCore };

/** Milliseconds that a process has to end after SIGTERM. */
const terminationMs = 15_000;

const here = (name) => new URL(name, import.meta.url).pathname;

/** The first two cores, or more, that this process may use: a container may have some of the machine's. */
function allowedCores() {
  const [, ranges] = /Cpus_allowed_list:\s+(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'));
  return ranges.split(',').flatMap((range) => range.split('-'));
}

/**
 * Starts a Node.js program, bound to one core.
 * @param {string} file @param {{args?: string[], env?: Record<string, string>, core: 'gateway' | 'others', log?: string, nodeArgs?: string[]}} options
 *   log: the file that it writes to
 */
function start(file, { args = [], env = {}, core, log, nodeArgs = [] }) {
  const output = log ? openSync(log, 'a') : 'inherit';
  const child = fork(file, args, {
    env: { ...process.env, NODE_ENV: 'production', MAP: 'off', ...env },
    stdio: ['ignore', output, log ? output : 'inherit', 'ipc'],
    execArgv: taskset ? [] : nodeArgs,
    ...(taskset && { execPath: taskset, execArgv: ['-c', cores[core], process.execPath, ...nodeArgs] }),
  });
  if (log) closeSync(output);
  return child;
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  // Hive's engine receives SIGTERM and continues.
  const timer = setTimeout(() => child.kill('SIGKILL'), terminationMs);
  await gone;
  clearTimeout(timer);
}

/** Starts a program of this folder that sends the port it listens on. */
async function startListening(file, options) {
  const child = start(file, options);
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`${file} ended (${code}) before it listened.`)),
    ),
  ]);
  return { port: message.port, pid: child.pid, stop: () => stop(child) };
}

/**
 * Runs `work` with a temporary folder; afterwards stops the processes that it started and deletes the folder.
 * @template Result
 * @param {(world: {folder: string, run: <Started extends {stop: () => Promise<void>}>(starting: Promise<Started>) => Promise<Started>}) =>
 *   Promise<Result>} work `run` registers what is started; the last is stopped first
 */
export async function withProcesses(work) {
  const folder = mkdtempSync(join(tmpdir(), 'armada-bench-'));
  requireWritableFolder(folder);
  const running = [];
  const run = async (starting) => {
    const started = await starting;
    running.push(started);
    return started;
  };
  try {
    return await work({ folder, run });
  } finally {
    for (const started of running.reverse()) await started.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a data API with the demo fleet, and the server that repeats its responses from memory. @param {string} folder for its data */
export async function startDataApi(folder) {
  const [upstreamPort, port] = [await freePort(), await freePort()];
  const { upstream } = serversAt({ port, upstreamPort, dataFolder: folder });
  // Events are sent by the bench alone.
  Object.assign(upstream.options.env, {
    DEMO: '1',
    DEMO_DRIVERS: '0',
    EVENTS_WEBHOOK_URL: '',
    EVENTS_SECRET: '',
  });
  upstream.start();
  try {
    await upstream.ready();
    const env = { REAL_UPSTREAM: `http://127.0.0.1:${upstreamPort}` };
    const recorded = await startListening(here('recorded-upstream.mjs'), { env, core: 'others' });
    const stop = async () => {
      await recorded.stop();
      await upstream.stop();
    };
    return { dataApi: `http://127.0.0.1:${recorded.port}/api`, stop };
  } catch (error) {
    await upstream.stop();
    throw error;
  }
}

export const startPassThrough = (way, dataApi) =>
  startListening(here('pass-through.mjs'), { args: [way], env: { DATA_API_URL: dataApi }, core: 'gateway' });

/** @param {string} file of tests/bench/stack @returns what starts it on a PostgreSQL with Armada's tables */
const startOnDatabase = (file) => (databaseUrl) =>
  startListening(here(`../stack/${file}`), { env: { DATABASE_URL: databaseUrl }, core: 'gateway' });

export const startFloor = startOnDatabase('floor.mjs');
export const startPostGraphile = startOnDatabase('peer/postgraphile.mjs');

/** @param {string} file of tests/bench/peers @param {string[]} words its arguments */
export const startPeer = (file, words, dataApi) =>
  startListening(here(`../peers/${file}`), { args: words, env: { DATA_API_URL: dataApi }, core: 'gateway' });

/** The secret that signs a bench's events. */
export const eventsSecret = randomBytes(32).toString('base64url');

/**
 * Starts our gateway with everything enabled: log, metrics, both rate limits (too high to refuse a request), cost, sessions.
 * @param {string} dataApi its address @param {string} log file of the log
 */
export async function startOurs(dataApi, log, { env = {}, nodeArgs = [] } = {}) {
  const [port, metricsPort] = [Number(env.PORT ?? (await freePort())), await freePort()];
  const child = start(programOf('bff'), {
    core: 'gateway',
    log,
    nodeArgs,
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      METRICS_PORT: String(metricsPort),
      DATA_API_URL: dataApi,
      SESSION_KEYS: randomBytes(32).toString('base64url'),
      EVENTS_SECRET: eventsSecret,
      RATE_PER_USER: '1000000000',
      RATE_PER_ADDRESS: '1000000000',
      ...env,
    },
  });
  const startedAt = performance.now();
  while (!(await responds(`http://127.0.0.1:${port}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`The gateway ended (${child.exitCode}): see ${log}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { port, pid: child.pid, readyAfter: performance.now() - startedAt, stop: () => stop(child) };
}

async function responds(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Starts a process that holds sockets open: `request(order)` resolves to its next message (see socket-clients.mjs). */
export function startSocketClients() {
  const child = start(here('socket-clients.mjs'), { core: 'others' });
  return {
    request: async (order) => {
      child.send(order);
      return nextMessage(child);
    },
    next: () => nextMessage(child),
    stop: () => stop(child),
  };
}

async function nextMessage(child) {
  const [message] = await once(child, 'message');
  if (message.failure) throw new Error(message.failure);
  return message;
}

/** Starts the load generator: `run(order)` resolves to `{requests, seconds, times, cookie}` (see load.mjs). */
export function startLoad() {
  const child = start(here('load.mjs'), { core: 'others' });
  return {
    run: async (order) => {
      child.send(order);
      return nextMessage(child);
    },
    stop: () => stop(child),
  };
}

/**
 * Milliseconds that a process has used a processor, and that it has waited for one, the sums of its threads: in nanoseconds, where
 * `/proc/<pid>/stat` has hundredths of a second.
 * @returns {{used: number, waited: number} | null} null for a process that has ended, and where the system does not count so
 */
export function processorTimeOf(pid) {
  const threads = `/proc/${pid}/task`;
  try {
    const times = readdirSync(threads).map((id) =>
      readFileSync(join(threads, id, 'schedstat'), 'utf8')
        .split(' ')
        .map(Number),
    );
    const sum = (field) => times.reduce((total, fields) => total + fields[field], 0) / 1e6;
    return { used: sum(0), waited: sum(1) };
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
    throw error;
  }
}

/** @returns {number | null} CPU time of a process in milliseconds; null as above */
export const cpuOf = (pid) => processorTimeOf(pid)?.used ?? null;

/** @returns {number} bytes of memory that a process holds; Linux only */
export function residentBytesOf(pid) {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kib) * 1024;
}
