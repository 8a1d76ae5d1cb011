import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { lockFolder, requestFromHolder } from '../database/folder-lock.js';
import { markOf } from '../database/half-restored.js';
import { DUMP, openEngine } from '../database/pglite/pglite-thread.js';
import { BackupRefused } from './archive.js';

/** Dumps the database between two statements: by the upstream that has it open, or by opening it. */
export async function dumpEmbedded(directory: string): Promise<Readable> {
  if (!isThere(directory)) throw new BackupRefused(`There is no database in ${directory}.`);
  const dumped = await requestFromHolder(directory, DUMP);
  if (dumped !== undefined) return Readable.from([dumped]);
  const thread = await openEngine(directory);
  try {
    return Readable.from([await thread.dump()]);
  } finally {
    await thread.close();
  }
}

/** @throws BackupRefused when there is one already, and it may not be overwritten */
export async function refuseUsedEmbedded(directory: string, overwrite: boolean): Promise<void> {
  if (!overwrite && isThere(directory)) {
    throw new BackupRefused(
      `There is a database in ${directory} already: name another DATA_DIR, or restore over it with --overwrite.`,
    );
  }
}

/**
 * Replaces the database by a dump. The new one is built beside it; while they are exchanged, a mark prevents every start.
 * @throws FolderInUse when an upstream runs on it
 */
export async function restoreEmbedded(directory: string, dump: Readable): Promise<void> {
  const unlock = await lockFolder(directory);
  const staged = `${directory}.new`;
  try {
    await rm(staged, { recursive: true, force: true });
    const image = new Blob([new Uint8Array(await buffer(dump))]);
    const restored = await PGlite.create({ dataDir: staged, loadDataDir: image, extensions: { pg_trgm } });
    await restored.close();
    await mark(directory);
    await rm(directory, { recursive: true, force: true });
    await rename(staged, directory);
    await unmark(directory);
  } finally {
    await rm(staged, { recursive: true, force: true });
    await unlock();
  }
}

/** Marks the folder, so that no upstream starts on it. */
export async function mark(directory: string): Promise<void> {
  const handle = await open(markOf(directory), 'w');
  await handle.sync().finally(() => handle.close());
}

export const unmark = (directory: string): Promise<void> => rm(markOf(directory), { force: true });

/** Checks whether a database exists there; a folder that is only locked has none. */
const isThere = (directory: string): boolean => existsSync(join(directory, 'PG_VERSION'));
