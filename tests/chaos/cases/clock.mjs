import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../../scripts/console.mjs';
import { Person } from '../../../scripts/installation/person.mjs';
import { manyMachines } from '../installation.mjs';

/** Milliseconds for which a wrong time stays, and for which events are not taken before it comes. */
const wrong = 8000;
const failing = 200;

/**
 * The clock of PostgreSQL, the data APIs and the gateways steps by an hour: back and right again, forward and right again. Everybody
 * works by API tokens, for a session that is idle for 30 minutes ends, and a step forward looks like that. Redis keeps the right time:
 * its memory allocator does not start under libfaketime; and this process does, which writes down when what happened.
 */
export const clock = {
  byApiTokens: true,
  async start() {
    const preloaded = library();
    const folder = mkdtempSync(join(tmpdir(), 'armada-clock-'));
    chmodSync(folder, 0o755); // PostgreSQL, which is another user, reads it too
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
  // A tracker has its time from satellites: to a server that is an hour behind, what it sends lies in the future. It is told so, and
  // sends it again.
  excused: { telemetry: ['FUTURE'] },
  async hurt({ installation, step, violate }) {
    const where = { url: installation.gateways[0] };
    const isOver = await signedIn(where);
    /** The gateways die as the clocks step, so that what is tried again was due by the wrong clock. */
    const stepTo = (seconds, without) =>
      step(
        `the clocks step to ${seconds / 60} minutes`,
        async () => {
          const gateways = installation.parts.filter(({ name }) => name.startsWith('gateway'));
          const dying = Promise.all(gateways.map((gateway) => gateway.kill()));
          await sleep(failing);
          installation.step(seconds);
          await dying;
          await Promise.all(gateways.map((gateway) => gateway.isBack()));
          await sleep(wrong);
        },
        { without },
      );
    await stepTo(-3600, ['telemetry']);
    if (await isOver()) violate('a session ended when the clocks were put back');
    await stepTo(0);
    if (await isOver()) violate('a session ended when the clocks were right again');
    await stepTo(3600);
    if (!(await isOver())) violate('a session that nobody had used for an hour went on');
    const isNewOver = await signedIn(where);
    await stepTo(0);
    if (await isNewOver()) violate('a session of the hour ahead ended when the clocks were right again');
  },
};

/** Somebody signs in. @returns {Promise<() => Promise<boolean>>} asks whether the session is over */
async function signedIn(where) {
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
