import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../scripts/console.mjs';
import { fromRoot } from '../../scripts/repository.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { Component } from './component.mjs';
import { respondsAt } from './installation.mjs';

/** Milliseconds until the supervisor restarts `npm start`. */
const restartDelay = 500;
/** Milliseconds until a killed process must have been restarted. */
const timeout = 60_000;
/** Milliseconds that it may take to exit after SIGTERM. */
const stopTimeout = 30_000;

/**
 * The servers of `npm start` on the embedded database, under a supervisor that restarts `npm start` when it exits.
 * @param {{folder?: string, env?: Record<string, string>}} [options] `folder`: its data folder
 * @returns {Promise<import('./installation.mjs').Installation>}
 */
export async function oneMachine({ folder: given, env = {} } = {}) {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'armada-chaos-'));
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const [port, upstreamPort] = [await freePort(), await freePort()];
  const [gateway, upstream] = [port, upstreamPort].map((one) => `http://127.0.0.1:${one}`);
  let child;
  let isOver = false;
  let supervised = Promise.resolve();

  async function supervise() {
    while (!isOver) {
      child = spawn(process.execPath, [fromRoot('scripts', 'run.cjs'), 'start'], {
        env: {
          ...process.env,
          DATA_DIR: data,
          PORT: String(port),
          UPSTREAM_PORT: String(upstreamPort),
          DEMO_DRIVERS: '0',
          RATE_PER_USER: '0',
          RATE_PER_ADDRESS: '0',
          ...env,
        },
        stdio: 'ignore',
      });
      await new Promise((resolve) => child.once('exit', resolve));
      if (!isOver) await sleep(restartDelay);
    }
  }

  const pidOf = (name) => {
    try {
      return Number(readFileSync(join(data, `${name}.pid`), 'utf8'));
    } catch {
      return null; // between an exit and the restart
    }
  };
  /** Returns a function that waits until the supervisor or `npm start` has restarted a process. */
  const nextStartOf = (name) => {
    const before = pidOf(name);
    return async () => {
      const deadline = performance.now() + timeout;
      for (let now = pidOf(name); now === before || now === null; now = pidOf(name)) {
        if (performance.now() > deadline) throw new PlainError(`The ${name} was not restarted.`);
        await sleep(20);
      }
    };
  };
  const bothRespond = async () =>
    (await respondsAt(`${gateway}/readyz`)) && (await respondsAt(`${upstream}/readyz`));
  const component = (name, pid, file) => {
    let isRestarted = async () => {};
    return new Component(name, {
      pid: () => {
        isRestarted = nextStartOf(file);
        return pid();
      },
      start: () => isRestarted(),
      responds: bothRespond,
    });
  };
  const stopServers = async () => {
    isOver = true;
    child?.kill('SIGTERM');
    const force = setTimeout(() => child?.kill('SIGKILL'), stopTimeout);
    await supervised;
    clearTimeout(force);
  };
  return {
    gateways: [gateway],
    upstreams: [upstream],
    database: { directory: join(data, 'db') },
    folder,
    components: [
      component('npm start', () => child.pid, 'gateway'),
      component('gateway', () => pidOf('gateway'), 'gateway'),
      component('upstream', () => pidOf('upstream'), 'upstream'),
    ],
    start: async () => {
      supervised = supervise();
      const deadline = performance.now() + 2 * timeout;
      while (!(await bothRespond())) {
        if (performance.now() > deadline) throw new PlainError('npm start does not respond.');
        await sleep(100);
      }
    },
    stopServers,
    stop: async () => {
      await stopServers();
      if (given === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
