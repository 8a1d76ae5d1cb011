import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Database, openDatabase } from '../database/open-database.js';

const PACKAGES = new URL('../../../node_modules/', import.meta.url);

/**
 * The file of an empty embedded database, made once for each version of PGlite: to set one up takes seconds of computing,
 * to load it a fraction of one.
 */
async function emptyImage(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(new URL('@electric-sql/pglite/package.json', PACKAGES), 'utf8'),
  );
  const folder = new URL('.cache/armada/', PACKAGES);
  const image = new URL(`pglite-${version}.tar`, folder);
  if (existsSync(image)) return image.pathname;
  const empty = await PGlite.create({ extensions: { pg_trgm } });
  const dump = await empty.dumpDataDir('none');
  await empty.close();
  await mkdir(folder, { recursive: true });
  // Whole under its name or not there at all: another test may look for it now.
  const draft = new URL(`${randomBytes(6).toString('hex')}.tar`, folder);
  await writeFile(draft, dump.stream());
  await rename(draft, image);
  return image.pathname;
}

/** An embedded database of one's own in memory, its schema up to date. */
export async function openInMemory(): Promise<Database> {
  return openDatabase({ memory: true, image: await emptyImage() });
}
