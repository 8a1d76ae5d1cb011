import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { createServices } from './data-api/create-services.js';
import { PHOTO_COLUMNS } from './data-api/photo/photo-references.js';
import { DiskPhotoStore } from './file-service/disk-photo-store.js';
import { type Calls, startTestServer, type TestServer } from './testing/data-api-client.js';
import { ENGINES } from './testing/engines.js';
import { silentLog } from './testing/silent-log.js';

describe.each(ENGINES)('Photos that nobody saved, on $name', (engine) => {
  let server: TestServer;
  let admin: Calls;
  let filesDirectory: string;
  beforeAll(async () => {
    filesDirectory = await mkdtemp(join(tmpdir(), 'armada-orphans-'));
    server = await startTestServer(engine, { filesDirectory });
    admin = await server.as('admin');
  });
  afterAll(async () => {
    await server.close();
    await rm(filesDirectory, { recursive: true, force: true });
  });

  const call = (method: 'GET' | 'POST', path: string, payload?: Buffer, type?: string) =>
    server.app.inject({
      method,
      url: `/files/${path}`,
      headers: { authorization: `Bearer ${admin.token}`, ...(type && { 'content-type': type }) },
      ...(payload && { payload }),
    });

  async function upload(background: string): Promise<string> {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } }).png();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await picture.toBuffer())]), 'photo.png');
    const request = new Request('http://files.test', { method: 'POST', body: form });
    const body = Buffer.from(await request.arrayBuffer());
    const reply = await call('POST', 'upload', body, request.headers.get('content-type') ?? '');
    return reply.json<{ data: { path: string } }>().data.path;
  }

  const isThere = async (path: string) => (await call('GET', `load/${path}`)).statusCode === 200;

  /** What a day does, from the jobs' first run on. */
  async function nextDay(): Promise<void> {
    await sql`delete from job_run`.execute(server.db);
    const photos = new DiskPhotoStore(filesDirectory);
    const options = { db: server.db, events: undefined, secretsKey: undefined, timeZone: 'Asia/Jakarta' };
    await createServices({ ...options, photos }, silentLog).dailyJobs.run();
  }

  test('are gone a day later; what a station or a person shows stays, also once it is taken off again', async () => {
    const [ofStation, ofPerson, orphan, fresh] = [
      await upload('red'),
      await upload('green'),
      await upload('blue'),
      await upload('white'),
    ];
    const station = {
      name: 'SPKLU',
      facility: 'Mushola',
      address: 'Jalan',
      latitude: -6,
      longitude: 106,
      companyIds: [server.fleet.andalas],
    };
    const { body } = await admin.post('charging_station/save', { ...station, photo: [ofStation] });
    const profile = { name: 'The admin', address: 'Jalan', phone: '0811', photo: ofPerson };
    expect([body.success, (await admin.post('user/profile', profile)).body.success]).toEqual([true, true]);
    await sql`update photo_upload set uploaded_at = now() - interval '25 hours' where path <> ${fresh}`.execute(
      server.db,
    );
    await nextDay();
    const after = [ofStation, ofPerson, orphan, fresh].map(isThere);
    expect(await Promise.all(after)).toEqual([true, true, false, true]);

    await server.db.updateTable('app_user').set({ photo: null }).where('photo', '=', ofPerson).execute();
    await nextDay();
    expect(await isThere(ofPerson)).toBe(true);
  });

  test('every column that holds photos is looked at', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ 'photo|picture|image|evidence'`.execute(server.db);
    const looked = PHOTO_COLUMNS.map(({ table, column }) => `${table}.${column}`);
    expect(rows.map(({ name }) => name).sort()).toEqual([...looked].sort());
  });
});
