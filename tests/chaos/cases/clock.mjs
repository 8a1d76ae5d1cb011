import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../../scripts/console.mjs';
import { Person } from '../../../scripts/installation/person.mjs';
import { manyMachines } from '../installation.mjs';

/** Milliseconds that a clock stays wrong; and that the gateways are down before it changes. */
const wrong = 8000;
const down = 200;

/**
 * The clocks of PostgreSQL, the data APIs and the gateways change by an hour: back and right again, forward and right again. The
 * load uses API tokens, because sessions end after 30 idle minutes, which a clock change forward looks like. Redis keeps the right
 * time, because its memory allocator does not start under libfaketime.
 */
export const clock = {
  byApiTokens: true,
  async start() {
    const preloaded = library();
    const folder = mkdtempSync(join(tmpdir(), 'armada-clock-'));
    chmodSync(folder, 0o755); // PostgreSQL runs as another user
    const file = join(folder, 'offset');
    const discard = () => rmSync(folder, { recursive: true, force: true });
    set(file, 0);
    const env = {
      LD_PRELOAD: preloaded,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
    try {
      const installation = await manyMachines({ postgres: { env }, env });
      return {
        ...installation,
        step: (seconds) => set(file, seconds),
        stop: async () => {
          set(file, 0);
          await installation.stop();
          discard();
        },
      };
    } catch (error) {
      discard();
      throw error;
    }
  },
  // Trackers have the right time, so a server that is an hour behind refuses their readings as FUTURE, and they retry.
  allowedCodes: { telemetry: ['FUTURE'], track: ['FUTURE'] },
  async inject({ installation, step, violate }) {
    const where = { url: installation.gateways[0] };
    const isOver = await startSession(where);
    /** The gateways are killed at the same time, so that events have a retry time of the wrong clock. */
    const stepTo = (seconds, without) =>
      step(
        `clocks changed to ${seconds / 60} minutes`,
        async () => {
          const gateways = installation.components.filter(({ name }) => name.startsWith('gateway'));
          const restarts = Promise.all(gateways.map((gateway) => gateway.kill()));
          await sleep(down);
          installation.step(seconds);
          await restarts;
          await Promise.all(gateways.map((gateway) => gateway.isReady()));
          await sleep(wrong);
        },
        { without },
      );
    await stepTo(-3600, ['telemetry', 'track']);
    if (await isOver()) violate('a session ended when the clocks were set back');
    await stepTo(0);
    if (await isOver()) violate('a session ended when the clocks were right again');
    await stepTo(3600);
    if (!(await isOver())) violate('a session that was idle for an hour did not end');
    const isNewOver = await startSession(where);
    await stepTo(0);
    if (await isNewOver()) violate('a session started an hour ahead ended when the clocks were right again');
  },
};

/** Signs in. @returns {Promise<() => Promise<boolean>>} whether the session has ended */
async function startSession(where) {
  const person = await Person.signIn(where, 'admin');
  await person.close();
  return async () => {
    const now = person.at(where);
    try {
      return (await now.run('{ me { user { id } } }')).me === null;
    } finally {
      await now.close();
    }
  };
}

const set = (file, seconds) => writeFileSync(file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s\n`);

function library() {
  const found = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('/usr/lib', name, 'faketime', 'libfaketimeMT.so.1'))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new PlainError('libfaketime is missing: on Debian, apt-get install faketime.');
}
