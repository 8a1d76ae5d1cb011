import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type NotifyingDatabase, openDatabase } from '../../database/open-database.js';
import { schemaMark } from './schema-mark.js';

const PACKAGES = new URL('../../../../node_modules/', import.meta.url);

/**
 * The file of an embedded database whose schema is up to date, made once for each version of PGlite and of the schema: to set one
 * up takes seconds of computing, to load it a fraction of one.
 */
export async function migratedImage(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(new URL('@electric-sql/pglite/package.json', PACKAGES), 'utf8'),
  );
  const folder = new URL('.cache/armada/', PACKAGES);
  const image = new URL(`pglite-${version}-${await schemaMark()}.tar`, folder);
  if (existsSync(image)) return image.pathname;
  const dataDir = await mkdtemp(join(tmpdir(), 'armada-image-'));
  await (await openDatabase({ directory: dataDir })).destroy();
  const migrated = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  const dump = await migrated.dumpDataDir('none');
  await migrated.close();
  await rm(dataDir, { recursive: true });
  await mkdir(folder, { recursive: true });
  // Whole under its name or not there at all: another test may look for it now.
  const draft = new URL(`${randomBytes(6).toString('hex')}.tar`, folder);
  await writeFile(draft, dump.stream());
  await rename(draft, image);
  return image.pathname;
}

/** An embedded database of one's own in memory, its schema up to date. */
export async function openInMemory(): Promise<NotifyingDatabase> {
  return openDatabase({ memory: true, image: await migratedImage() });
}
