import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../scripts/console.mjs';
import { manyMachines } from '../installation.mjs';

/** Milliseconds for which a wrong time stays. */
const wrong = 8000;

/**
 * The clock of every machine steps by an hour: back and right again, forward and right again. Everybody works by API tokens, for a
 * session that is idle for 30 minutes ends, and a step forward looks like that.
 */
export const clock = {
  byApiTokens: true,
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'armada-clock-'));
    const file = join(folder, 'offset');
    set(file, 0);
    // Not this process, which writes down when what happened.
    Object.assign(process.env, {
      LD_PRELOAD: library(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    });
    const installation = await manyMachines();
    return {
      ...installation,
      step: (seconds) => set(file, seconds),
      stop: async () => {
        set(file, 0);
        await installation.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  async hurt({ installation, step }) {
    for (const seconds of [-3600, 0, 3600, 0])
      await step(`the clocks step to ${seconds / 60} minutes`, async () => {
        installation.step(seconds);
        await sleep(wrong);
      });
  },
};

const set = (file, seconds) => writeFileSync(file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s\n`);

function library() {
  const found = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('/usr/lib', name, 'faketime', 'libfaketimeMT.so.1'))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new PlainError('libfaketime is missing: on Debian, apt-get install faketime.');
}
