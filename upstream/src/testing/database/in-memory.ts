import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { type NotifyingDatabase, openDatabase } from '../../database/open-database.js';
import { writeMigratedDump } from '../../database/pglite/migrated-dump.js';
import { schemaMark } from '../../database/schema-mark.js';

const PACKAGES = new URL('../../../../node_modules/', import.meta.url);

/** The file of an embedded database whose schema is up to date, made once for each version of PGlite and of the schema. */
export async function migratedImage(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(new URL('@electric-sql/pglite/package.json', PACKAGES), 'utf8'),
  );
  const folder = new URL('.cache/armada/', PACKAGES);
  const image = new URL(`pglite-${version}-${await schemaMark()}.tar`, folder).pathname;
  if (existsSync(image)) return image;
  await mkdir(folder, { recursive: true });
  await writeMigratedDump(image, 'none');
  return image;
}

/** An embedded database of one's own in memory, its schema up to date. */
export async function openInMemory(): Promise<NotifyingDatabase> {
  return openDatabase({ memory: true, image: await migratedImage() });
}
