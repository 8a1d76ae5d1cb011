import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../scripts/console.mjs';
import { fromRoot } from '../../scripts/repository.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { answersAt } from './installation.mjs';
import { Part } from './part.mjs';

/** Milliseconds after which a supervisor starts `npm start` again. */
const supervisorsPause = 500;
/** Milliseconds until something that was killed has to be there again. */
const patience = 60_000;
/** Milliseconds that it may take to end when asked to. */
const ending = 30_000;

/**
 * What `npm start` runs, on its embedded database, under a supervisor that starts it again whenever it ends.
 * @param {{folder?: string, env?: Record<string, string>}} [options] `folder`: where its data goes
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
      if (!isOver) await sleep(supervisorsPause);
    }
  }

  const pidOf = (name) => {
    try {
      return Number(readFileSync(join(data, `${name}.pid`), 'utf8'));
    } catch {
      return null; // between the end of one and the start of the next
    }
  };
  /** Waits for the supervisor, or `npm start`, to have started another one. */
  const another = (name) => {
    const before = pidOf(name);
    return async () => {
      const deadline = performance.now() + patience;
      for (let now = pidOf(name); now === before || now === null; now = pidOf(name)) {
        if (performance.now() > deadline) throw new PlainError(`Nobody started the ${name} again.`);
        await sleep(20);
      }
    };
  };
  const bothAnswer = async () =>
    (await answersAt(`${gateway}/readyz`)) && (await answersAt(`${upstream}/readyz`));
  const part = (name, pid, file) => {
    let comesAgain = async () => {};
    return new Part(name, {
      pid: () => {
        comesAgain = another(file);
        return pid();
      },
      start: () => comesAgain(),
      answers: bothAnswer,
    });
  };
  const stopServers = async () => {
    isOver = true;
    child?.kill('SIGTERM');
    const force = setTimeout(() => child?.kill('SIGKILL'), ending);
    await supervised;
    clearTimeout(force);
  };
  return {
    gateways: [gateway],
    upstreams: [upstream],
    database: { directory: join(data, 'db') },
    folder,
    parts: [
      part('npm start', () => child.pid, 'gateway'),
      part('gateway', () => pidOf('gateway'), 'gateway'),
      part('upstream', () => pidOf('upstream'), 'upstream'),
    ],
    start: async () => {
      supervised = supervise();
      const deadline = performance.now() + 2 * patience;
      while (!(await bothAnswer())) {
        if (performance.now() > deadline) throw new PlainError('npm start does not answer.');
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
