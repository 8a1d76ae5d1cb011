import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../config.js';
import type { DatabaseLocation } from '../database/open-database.js';
import { ownFolder } from '../database/pglite/own-folder.js';
import { openPhotoStore } from '../file-service/open-photo-store.js';
import { ArchiveReader, ArchiveWriter, BackupRefused } from './archive.js';
import { dumpEmbedded, mark, refuseUsedEmbedded, restoreEmbedded, unmark } from './embedded.js';
import { dumpPostgres, refuseUsedPostgres, restorePostgres } from './postgres.js';

/** The data that a backup contains, and that a restore replaces. */
export type Place = Pick<Config, 'database' | 'dataDirectory' | 'filesDirectory' | 's3'>;

const DATABASE = 'database';
/** The secrets that `npm start` generated; secrets that come from the environment are not part of a backup. */
const SECRETS = 'secrets.json';

/**
 * Writes all data that cannot be generated again into one file, while the service runs: the database, then the photos, then
 * the secrets of the data folder. The database comes first: a photo is stored before a row refers to it, and is kept for a day
 * after the last reference, so every photo of the database's snapshot is among those that are copied later.
 * @returns the number of photos
 * @throws BackupRefused
 */
export async function makeBackup(place: Place, path: string): Promise<{ photos: number }> {
  if (existsSync(path)) throw new BackupRefused(`${path} is there already: name another file.`);
  await mkdir(dirname(path), { recursive: true });
  const archive = new ArchiveWriter(path);
  try {
    const dump = await dumpOf(place.database);
    await archive.add(DATABASE, dump);
    const inBucket: string[] = [];
    let photos = 0;
    const store = openPhotoStore(place);
    for await (const name of store.names()) {
      if (place.s3 !== undefined) inBucket.push(name);
      else {
        const photo = await store.find(name);
        if (photo === null) continue; // deleted since the names were read
        await archive.add(`photos/${name}`, await photo.read());
      }
      photos += 1;
    }
    const secrets = await readFile(join(place.dataDirectory, SECRETS)).catch(() => null);
    if (secrets !== null) await archive.add(SECRETS, Readable.from([secrets]));
    await archive.end({
      madeAt: new Date().toISOString(),
      engine: engineOf(place.database),
      bucketPhotos: place.s3 === undefined ? null : inBucket,
    });
    return { photos };
  } catch (fault) {
    await archive.discard();
    throw fault;
  }
}

/**
 * Restores everything, all or nothing: the photos first, to which no row refers yet and which never change; then the database,
 * in one step; then the secrets. If it is killed before that step, nothing has changed; after it, the service refuses to start.
 * @returns the number of photos, and those that are missing in the bucket
 * @throws BackupRefused; FolderInUse
 */
export async function restoreBackup(
  place: Place,
  path: string,
  { overwrite }: { overwrite: boolean },
): Promise<{ photos: number; missing: string[] }> {
  const { database, dataDirectory } = place;
  const archive = await ArchiveReader.open(path);
  try {
    const { engine, bucketPhotos } = archive.manifest;
    if (engine !== engineOf(database)) {
      throw new BackupRefused(
        engine === 'embedded'
          ? 'This backup is of the embedded database: leave DATABASE_URL out.'
          : 'This backup is of a PostgreSQL: name one in DATABASE_URL.',
      );
    }
    await ownFolder(dataDirectory);
    if ('url' in database) await refuseUsedPostgres(database.url, overwrite);
    else await refuseUsedEmbedded(directoryOf(database), overwrite);
    await refuseOtherSecrets(archive, dataDirectory, overwrite);

    const store = openPhotoStore(place);
    const photos = archive.namesIn('photos');
    for (const part of photos) {
      const name = basename(part);
      if ((await store.find(name)) === null) await store.save(name, await buffer(await archive.read(part)));
    }
    const missing: string[] = [];
    for (const name of bucketPhotos ?? []) if ((await store.find(name)) === null) missing.push(name);

    await mark(dataDirectory);
    const dump = await archive.read(DATABASE);
    try {
      if ('url' in database) await restorePostgres(database.url, dump);
      else await restoreEmbedded(directoryOf(database), dump);
    } catch (fault) {
      await unmark(dataDirectory); // the database is unchanged, or has its own mark
      throw fault;
    }
    if (archive.has(SECRETS)) await writeSecrets(dataDirectory, await buffer(await archive.read(SECRETS)));
    await unmark(dataDirectory);
    return { photos: photos.length + (bucketPhotos?.length ?? 0), missing };
  } finally {
    archive.close();
  }
}

const engineOf = (database: DatabaseLocation) => ('url' in database ? 'postgresql' : 'embedded');

function dumpOf(database: DatabaseLocation): Promise<Readable> {
  return 'url' in database
    ? Promise.resolve(dumpPostgres(database.url))
    : dumpEmbedded(directoryOf(database));
}

function directoryOf(database: DatabaseLocation): string {
  if ('directory' in database) return database.directory;
  throw new BackupRefused('A database in memory cannot be backed up.');
}

/** Encrypted columns of the database can be decrypted only with the secrets of the backup. */
async function refuseOtherSecrets(archive: ArchiveReader, folder: string, overwrite: boolean): Promise<void> {
  const kept = await readFile(join(folder, SECRETS), 'utf8').catch(() => null);
  if (kept === null || overwrite || !archive.has(SECRETS)) return;
  if (kept === (await buffer(await archive.read(SECRETS))).toString('utf8')) return;
  throw new BackupRefused(
    `${join(folder, SECRETS)} holds other secrets than the backup: move it away, or restore over it with --overwrite.`,
  );
}

async function writeSecrets(folder: string, secrets: Buffer): Promise<void> {
  const path = join(folder, SECRETS);
  await writeFile(`${path}.new`, secrets, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}
