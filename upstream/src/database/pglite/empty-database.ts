import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaMark } from '../schema-mark.js';

/**
 * The file of an embedded database without rows whose schema is up to date, which a new database begins as: to set one up takes
 * seconds of computing, to copy one a fraction of that. The build writes it.
 * @returns its path, whether it exists or not; another version of the schema has another
 */
export const emptyDatabasePath = async (): Promise<string> =>
  fileURLToPath(new URL(`./empty-database-${await schemaMark()}.tar.gz`, import.meta.url));

/** Reads the image that a new database begins as; undefined when the build wrote none for this schema, so that it is set up by itself. */
export async function builtEmptyDatabase(): Promise<string | undefined> {
  const path = await emptyDatabasePath();
  return existsSync(path) ? path : undefined;
}
