import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { openDatabase } from '../open-database.js';

/** Writes an embedded database without rows whose schema is up to date to a file: the whole file, or none. */
export async function writeMigratedDump(path: string, compression: 'gzip' | 'none'): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'armada-empty-'));
  try {
    await (await openDatabase({ directory: dataDir })).destroy();
    const migrated = await PGlite.create({ dataDir, extensions: { pg_trgm } });
    const dump = await migrated.dumpDataDir(compression);
    await migrated.close();
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, dump.stream());
    await rename(draft, path);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
