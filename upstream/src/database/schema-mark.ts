import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { MIGRATIONS } from './migrate.js';

/** Identifies this schema by its migrations: a database that was migrated for one mark need not be migrated for an equal one. */
export async function schemaMark(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).sort())
    hash.update(name).update(await readFile(new URL(name, MIGRATIONS)));
  return hash.digest('hex').slice(0, 12);
}
