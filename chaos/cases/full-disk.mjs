import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../scripts/console.mjs';
import { oneMachine } from '../one-machine.mjs';

/** The size of the disk, and milliseconds for which it is full. */
const disk = { size: '600m', full: 6000 };
const piece = Buffer.alloc(1024 * 1024);

/** The disk that holds database, photos, exports and logs is full, for a while, three times. */
export const fullDisk = {
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'armada-disk-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${disk.size}`, 'tmpfs', folder], {
      encoding: 'utf8',
    });
    if (mounted.status !== 0) {
      rmSync(folder, { recursive: true });
      throw new PlainError(
        `A full disk is made by mounting a small one, which only root may: ${mounted.stderr}`,
      );
    }
    const machine = await oneMachine({ folder });
    return {
      ...machine,
      stop: async () => {
        await machine.stop();
        spawnSync('umount', [folder]);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  async hurt({ installation, step }) {
    for (let time = 0; time < 3; time++) await step('the disk is full', () => fill(installation.folder));
  },
};

async function fill(folder) {
  const path = join(folder, 'filler');
  const file = openSync(path, 'w');
  const until = performance.now() + disk.full;
  while (performance.now() < until) {
    // What is let go of meanwhile is taken too.
    for (const size of [piece.length, 4096]) {
      try {
        for (;;) writeSync(file, piece, 0, size);
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      }
    }
    await sleep(100);
  }
  closeSync(file);
  rmSync(path);
}
