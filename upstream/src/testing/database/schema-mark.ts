import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const MIGRATIONS = new URL('../../database/migrations/', import.meta.url);

/** Identifies this schema: a database that was migrated for one mark is as good for every test of it. */
export async function schemaMark(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).sort())
    hash.update(name).update(await readFile(new URL(name, MIGRATIONS)));
  return hash.digest('hex').slice(0, 12);
}
