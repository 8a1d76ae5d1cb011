import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../config.js';
import type { DatabaseLocation } from '../database/open-database.js';
import { openPhotoStore } from '../file-service/open-photo-store.js';
import { ArchiveReader, ArchiveWriter, BackupRefused } from './archive.js';
import { dumpEmbedded, mark, refuseUsedEmbedded, restoreEmbedded, unmark } from './embedded.js';
import { dumpPostgres, refuseUsedPostgres, restorePostgres } from './postgres.js';

/** What a backup is of, and goes back to. */
export type Place = Pick<Config, 'database' | 'dataDirectory' | 'filesDirectory' | 's3'>;

const DATABASE = 'database';
/** What `npm start` made up for itself; where the environment names the secrets, they are kept where that is. */
const SECRETS = 'secrets.json';

/**
 * Writes everything that cannot be made again into one file, while the service runs: the database, then the photos, then the
 * secrets of the data folder. The database first: a photo is there before any row shows it, and stays for a day after the last row
 * does not, so that every photo of that moment is among those copied later.
 * @returns how many photos there are
 * @throws BackupRefused
 */
export async function makeBackup(place: Place, path: string): Promise<{ photos: number }> {
  if (await exists(path)) throw new BackupRefused(`${path} is there already: name another file.`);
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
        if (photo === null) continue; // its day was over just now
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
 * Puts everything back, all or nothing: photos first, which nobody sees yet and which never change; then the database, in one
 * step; then the secrets. Killed before that step it leaves all as it was, killed after it what is there does not start.
 * @returns how many photos there are, and those that a bucket should have and has not
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
    await mkdir(dataDirectory, { recursive: true });
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
      await unmark(dataDirectory); // the database is as it was, or has a mark of its own
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
  throw new BackupRefused('EMBEDDED_DATABASE is for npm run dev alone: leave it out.');
}

/** What is encrypted in the database is read with the secrets that belong to it. */
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

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
