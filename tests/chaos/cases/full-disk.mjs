import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../../scripts/console.mjs';
import { Person } from '../../../scripts/installation/person.mjs';
import { oneMachine } from '../one-machine.mjs';

/** Sizes of the disks, and milliseconds for which the first is full. */
const disk = { size: '600m', exports: '1m', full: 6000 };
const chunk = Buffer.alloc(1024 * 1024);
/** Milliseconds within which an export must have succeeded or failed. */
const timeout = 60_000;
const filler = 'filler';

/**
 * The disk of the database, photos and logs is full three times; then the disk of the exports: exports then fail, leave no file, and
 * succeed later.
 */
export const fullDisk = {
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'armada-disk-'));
    const mounted = [];
    const discard = () => {
      for (const path of mounted.reverse()) spawnSync('umount', [path]);
      rmSync(folder, { recursive: true, force: true });
    };
    const mount = (path, size) => {
      mkdirSync(path, { recursive: true });
      const result = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], {
        encoding: 'utf8',
      });
      if (result.status !== 0)
        throw new PlainError(`This case mounts small disks, which needs root: ${result.stderr}`);
      mounted.push(path);
    };
    try {
      const exports = join(folder, 'exports');
      mount(folder, disk.size);
      mount(exports, disk.exports);
      const machine = await oneMachine({ folder, env: { EXPORTS_DIR: exports } });
      return {
        ...machine,
        exports,
        stop: async () => {
          await machine.stop();
          discard();
        },
      };
    } catch (error) {
      discard();
      throw error;
    }
  },
  async inject({ installation, step, violate }) {
    for (let time = 0; time < 3; time++)
      await step('the disk is full', async () => {
        const filled = fill(installation.folder);
        const until = performance.now() + disk.full;
        while (performance.now() < until) {
          filled.again();
          await sleep(100);
        }
        filled.end();
      });
    await step('the disk of exports is full', () => exportInVain(installation, violate));
  },
};

/** Fills a disk. @returns {{again: () => void, end: () => void}} `again` fills space freed since then; `end` frees all of it */
function fill(folder) {
  const path = join(folder, filler);
  const file = openSync(path, 'w');
  const again = () => {
    for (const size of [chunk.length, 4096]) {
      try {
        for (;;) writeSync(file, chunk, 0, size);
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      }
    }
  };
  again();
  return {
    again,
    end: () => {
      closeSync(file);
      rmSync(path);
    },
  };
}

async function exportInVain({ gateways, exports }, violate) {
  const person = await Person.signIn({ url: gateways[0] }, 'admin');
  try {
    const filled = fill(exports);
    for (const format of ['CSV', 'XLSX']) {
      const state = await exported(person, format);
      if (state !== 'FAILED') violate(`an export as ${format} to a full disk is ${state}`);
    }
    const left = readdirSync(exports).filter((name) => name !== filler);
    if (left.length > 0) violate(`exports to a full disk leave ${left.join(', ')}`);
    filled.end();
    for (const format of ['CSV', 'XLSX']) {
      const state = await exported(person, format);
      if (state !== 'READY') violate(`an export as ${format} is ${state} though there is space again`);
    }
  } finally {
    await person.close();
  }
}

/** Exports the complaints. @returns {Promise<string>} the final status */
async function exported(person, format) {
  const { requestExport } = await person.run(
    'mutation ($input: ExportInput!) { requestExport(input: $input) { success message export { id } } }',
    { input: { type: 'COMPLAINTS', format } },
  );
  if (!requestExport.success) throw new Error(`The export was refused: ${requestExport.message}`);
  const { id } = requestExport.export;
  const deadline = performance.now() + timeout;
  for (;;) {
    const { export: now } = await person.run('query ($id: ID!) { export(id: $id) { state } }', { id });
    const isOver = !['WAITING', 'BUILDING'].includes(now?.state);
    if (isOver || performance.now() > deadline) return now?.state ?? 'missing';
    await sleep(100);
  }
}
