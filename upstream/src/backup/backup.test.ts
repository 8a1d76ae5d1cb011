import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import sharp from 'sharp';
import { FolderInUse } from '../database/folder-lock.js';
import { RestoreInterrupted, refuseHalfRestored } from '../database/half-restored.js';
import { type DatabaseLocation, openDatabase } from '../database/open-database.js';
import { buildServer } from '../server.js';
import { callsWith, startTestServer, type TestServer } from '../testing/data-api-client.js';
import { migratedImage } from '../testing/database/in-memory.js';
import { ArchiveWriter, BackupRefused } from './archive.js';
import { makeBackup, type Place, restoreBackup } from './backup.js';
import { mark, restoreEmbedded } from './embedded.js';

const SERVER = process.env.TEST_DATABASE_URL ?? '';
const SECRETS_KEY = randomBytes(32);

let folder: string;
const databases: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armada-backup-'));
});
afterAll(async () => {
  for (const name of databases) await administer(`drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A place for an installation, with an empty database. */
type NewPlace = (name: string) => Promise<Place>;
const inFolder = (name: string, database: DatabaseLocation): Place => {
  const dataDirectory = join(folder, name);
  return { database, dataDirectory, filesDirectory: join(dataDirectory, 'files'), s3: undefined };
};
const embedded: NewPlace = async (name) => inFolder(name, { directory: join(folder, name, 'db') });
const onPostgres: NewPlace = async (name) => {
  const database = `armada_backup_${randomBytes(6).toString('hex')}`;
  databases.push(database);
  await administer(`create database ${database}`);
  const url = new URL(SERVER);
  url.pathname = `/${database}`;
  return inFolder(`${name}-of-postgres`, { url: url.href });
};

/** The service on a new place, with the small fleet. */
async function serve({ database, filesDirectory }: Place): Promise<TestServer> {
  // Sooner there than set up.
  if ('directory' in database)
    await restoreEmbedded(database.directory, createReadStream(await migratedImage()));
  const open = async () => {
    const db = await openDatabase(database);
    return { db, drop: () => db.destroy() };
  };
  return startTestServer({ name: 'of the backup', open }, { filesDirectory, secretsKeys: [SECRETS_KEY] });
}

/** Everything the API returns to an administrator, who stays signed in from one installation to the other. */
async function readAll(place: Place, token: string, photo: string) {
  const { database, filesDirectory } = place;
  const db = await openDatabase(database);
  const options = { filesDirectory, events: undefined, secretsKeys: [SECRETS_KEY], timeZone: 'Asia/Jakarta' };
  const app = await buildServer({ db, ...options, trustProxy: 'loopback', log: false });
  try {
    const calls = callsWith(app, token);
    const lists: Record<string, unknown> = {};
    for (const list of [
      'vehicle',
      'company_supplier',
      'company_tenant',
      'user',
      'vehicle_contract',
      'complaint',
    ])
      lists[list] = (await calls.get(`${list}/view?size=1000`)).body;
    const categories = (await calls.rows('complaint_category/view?size=1000')).map(({ name }) => name);
    const headers = { authorization: `Bearer ${token}` };
    const { rawPayload, statusCode } = await app.inject({ url: `/files/load/${photo}`, headers });
    return { lists, categories, photo: statusCode === 200 ? rawPayload.toString('base64') : null };
  } finally {
    await app.close();
    await db.destroy();
  }
}

/** Uploads a photo. @returns its path */
async function upload({ app }: TestServer, token: string): Promise<string> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } }).png();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture.toBuffer())]), 'photo.png');
  const request = new Request('http://files.test', { method: 'POST', body: form });
  const reply = await app.inject({
    method: 'POST',
    url: '/files/upload',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return reply.json<{ data: { path: string } }>().data.path;
}

describe.each([
  ['the embedded database', embedded],
  ['PostgreSQL', onPostgres],
])('A backup of %s', (name, newPlace) => {
  let source: Place;
  let file: string;
  let token: string;
  let photo: string;
  let whole: Awaited<ReturnType<typeof readAll>>;

  /** Adds a category, which the lists show. */
  const add = (server: TestServer, category: string) =>
    callsWith(server.app, token).post('complaint_category/save', {
      company: server.fleet.andalas,
      name: category,
      description: 'Of a test',
      sla: 2,
      isActive: '1',
    });

  beforeAll(async () => {
    source = await newPlace('source');
    file = join(folder, `${name.replaceAll(' ', '-')}.zip`);
    const server = await serve(source);
    try {
      token = (await server.as('admin')).token;
      photo = await upload(server, token);
      expect((await add(server, 'Before the backup')).body.success).toBe(true);
      await writeFile(join(source.dataDirectory, 'secrets.json'), '{"SECRETS_KEY":"of the source"}');
      // While the service runs.
      expect(await makeBackup(source, file)).toEqual({ photos: 1 });
      expect((await add(server, 'After the backup')).body.success).toBe(true);
      await expect(restoreBackup(source, file, { overwrite: true })).rejects.toThrow(
        name === 'PostgreSQL' ? /stop every upstream/ : FolderInUse,
      );
    } finally {
      await server.close();
    }
    whole = await readAll(source, token, photo);
  });

  test('never takes the place of another file', async () => {
    await expect(makeBackup(source, file)).rejects.toThrow(/is there already/);
  });

  test('brings everything back elsewhere: the API returns the same, the photo and the secrets too', async () => {
    const target = await newPlace('target');
    expect(await restoreBackup(target, file, { overwrite: false })).toEqual({ photos: 1, missing: [] });
    const restored = await readAll(target, token, photo);
    expect(restored.lists).toEqual(whole.lists);
    expect(restored.photo).toEqual(whole.photo);
    expect(restored.photo).not.toBeNull();
    expect(whole.categories).toEqual(expect.arrayContaining(['Before the backup', 'After the backup']));
    expect(restored.categories).toContain('Before the backup');
    expect(restored.categories).not.toContain('After the backup');
    expect(await readFile(join(target.dataDirectory, 'secrets.json'), 'utf8')).toBe(
      '{"SECRETS_KEY":"of the source"}',
    );
  });

  test('is not restored over an installation, unless it is forced to', async () => {
    await expect(restoreBackup(source, file, { overwrite: false })).rejects.toThrow(/--overwrite/);
  });

  test('that is damaged is refused before anything is touched', async () => {
    const bytes = await readFile(file);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    const damaged = `${file}.damaged`;
    await writeFile(damaged, bytes);
    await expect(restoreBackup(source, damaged, { overwrite: true })).rejects.toThrow(BackupRefused);
    await writeFile(damaged, bytes.subarray(0, middle));
    await expect(restoreBackup(source, damaged, { overwrite: true })).rejects.toThrow(BackupRefused);
  });

  test('whose restore fails on its way leaves everything as it was, as those that were refused before it do', async () => {
    const broken = `${file}.broken`;
    const archive = new ArchiveWriter(broken);
    await archive.add('database', Readable.from([Buffer.from('no dump at all')]));
    const engine = 'url' in source.database ? 'postgresql' : 'embedded';
    await archive.end({ madeAt: new Date().toISOString(), engine, bucketPhotos: null });
    await expect(restoreBackup(source, broken, { overwrite: true })).rejects.toThrow();
    expect(await readAll(source, token, photo)).toEqual(whole);
    expect((await readdir(folder)).filter((entry) => entry.endsWith('.restoring'))).toEqual([]);
  });

  test('replaces a used installation with --overwrite, including what was added after the backup', async () => {
    await restoreBackup(source, file, { overwrite: true });
    const restored = await readAll(source, token, photo);
    expect(restored.lists).toEqual(whole.lists);
    expect(restored.categories).not.toContain('After the backup');
  });
});

test('an interrupted restore prevents a start', async () => {
  const { database, dataDirectory } = await embedded('half');
  if (!('directory' in database)) throw new Error('the place is no folder');
  await mkdir(database.directory, { recursive: true });
  await mark(database.directory);
  await expect(openDatabase(database)).rejects.toThrow(RestoreInterrupted);
  await mark(dataDirectory);
  expect(() => refuseHalfRestored(dataDirectory)).toThrow(/npm run restore again/);
});

test('a backup of one kind of database is not restored to the other', async () => {
  const file = join(folder, 'the-embedded-database.zip');
  const refusal = await restoreBackup(await onPostgres('other'), file, { overwrite: false }).catch(
    (fault: unknown) => fault,
  );
  expect(String(refusal)).toMatch(/leave DATABASE_URL out/);
});
