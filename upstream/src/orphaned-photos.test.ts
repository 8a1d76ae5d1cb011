import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { registry } from './data-api/catalog/resources.js';
import { createServices } from './data-api/create-services.js';
import type { Photos } from './data-api/housekeeping/orphaned-photos.js';
import { DiskPhotoStore } from './file-service/disk-photo-store.js';
import { type Calls, field, type Json, startTestServer, type TestServer } from './testing/data-api-client.js';
import { POSTGRES } from './testing/database/engines.js';
import { untilWaiting } from './testing/database/lock-waits.js';
import { uploadPhoto } from './testing/photos.js';
import { silentLog } from './testing/silent-log.js';

describe('Photos that nothing shows', () => {
  let server: TestServer;
  let admin: Calls;
  let filesDirectory: string;
  beforeAll(async () => {
    filesDirectory = await mkdtemp(join(tmpdir(), 'armada-orphans-'));
    server = await startTestServer(POSTGRES, { filesDirectory });
    admin = await server.as('admin');
  });
  afterAll(async () => {
    await server.close();
    await rm(filesDirectory, { recursive: true, force: true });
  });

  const upload = (background: string) => uploadPhoto(server, admin, background);
  const isThere = async (path: string) => (await new DiskPhotoStore(filesDirectory).find(path)) !== null;

  /** Does the work of a day, from the jobs' first run on. */
  async function nextDay(photos: Photos = new DiskPhotoStore(filesDirectory)): Promise<void> {
    await sql`delete from task where kind = 'job'`.execute(server.db);
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    await createServices({ ...options, photos }, silentLog).dailyJobs.run();
  }

  /** So long ago was everything loose that is so now. */
  const hoursPass = (hours: number) =>
    sql`update loose_photo set loose_since = loose_since - make_interval(hours => ${hours})`.execute(
      server.db,
    );

  const stationToSave = (): Json => ({
    name: 'SPKLU',
    facility: 'Mushola',
    address: 'Jalan',
    latitude: -6,
    longitude: 106,
    companyIds: [server.fleet.andalas],
  });
  const saveStation = (photo: string) =>
    admin.post('charging_station/save', { ...stationToSave(), photo: [photo] });

  test('are gone a day after they were uploaded, or taken off what showed them; what is shown stays', async () => {
    const [ofStation, other, ofPerson, orphan] = [
      await upload('red'),
      await upload('yellow'),
      await upload('green'),
      await upload('blue'),
    ];
    const there = () => Promise.all([ofStation, other, ofPerson, orphan].map(isThere));
    const station = stationToSave();
    const profile = { name: 'The admin', address: 'Jalan', phone: '0811' };
    const saved = async (path: string, row: Json) => {
      const { body } = await admin.post(path, row);
      expect(body).toMatchObject({ success: true });
      return field(body.data, 'id');
    };
    const id = await saved('charging_station/save', { ...station, photo: [ofStation, other] });
    await saved('user/profile', { ...profile, photo: ofPerson });
    await hoursPass(25);
    const fresh = await upload('white');
    await nextDay();
    expect([...(await there()), await isThere(fresh)]).toEqual([true, true, true, false, true]);

    await saved('charging_station/edit', { ...station, id, photo: [other] });
    await saved('user/profile', { ...profile, photo: null });
    await hoursPass(23);
    await nextDay();
    expect(await there()).toEqual([true, true, true, false]);
    await hoursPass(2);
    await nextDay();
    expect(await there()).toEqual([false, true, false, false]);
  });

  test('cannot be saved once they are gone', async () => {
    const path = await upload('red');
    await hoursPass(25);
    await nextDay();
    const refused = {
      success: false,
      message: expect.stringContaining('tambahkan lagi'),
      errors: [{ field: 'photo', code: 'NOT_FOUND' }],
    };
    expect((await saveStation(path)).body).toMatchObject(refused);
    const profile = { name: 'The admin', address: 'Jalan', phone: '0811', photo: path };
    expect((await admin.post('user/profile', profile)).body).toMatchObject(refused);
  });

  test('are left to the file service that returned them, if it is another one', async () => {
    const profile = { name: 'The admin', address: 'Jalan', phone: '0811' };
    for (const photo of ['https://files.example/load/2024/face.png', null])
      expect((await admin.post('user/profile', { ...profile, photo })).body).toMatchObject({ success: true });
    await hoursPass(25);
    await nextDay();
    expect(await server.db.selectFrom('task').selectAll().where('kind', '=', 'photo').execute()).toEqual([]);
  });

  test('stay when they are being saved at that time', async () => {
    const path = await upload('red');
    await hoursPass(25);
    const { saving } = await server.db.transaction().execute(async (trx) => {
      // The save waits between its checks and its insert.
      await sql`lock table charging_station in share mode`.execute(trx);
      const saving = saveStation(path);
      await untilWaiting(server.db, 1);
      await nextDay();
      return { saving };
    });
    expect((await saving).body).toMatchObject({ success: true });
    expect(await isThere(path)).toBe(true);
  });

  test('cannot be saved once their removal has begun, and a removal that was interrupted is completed later', async () => {
    const paths = [await upload('red'), await upload('blue')];
    await hoursPass(25);
    const store = new DiskPhotoStore(filesDirectory);
    await nextDay({
      remove: async (path) => {
        if (path === paths[0]) await store.remove(path);
        throw new Error('interrupted');
      },
    });
    for (const path of paths)
      expect((await saveStation(path)).body).toMatchObject({
        success: false,
        errors: [{ field: 'photo', code: 'NOT_FOUND' }],
      });
    await sql`update task set next_attempt_at = now()`.execute(server.db);
    await nextDay();
    expect(await Promise.all(paths.map(isThere))).toEqual([false, false]);
  });

  test('every column that holds photos is checked, and reports what is removed from it', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ 'photo|picture|image|evidence'`.execute(server.db);
    const looked = registry.photoColumns.map(({ table, column }) => `${table}.${column}`);
    expect(rows.map(({ name }) => name).sort()).toEqual([...looked].sort());
    const { rows: reported } = await sql<{ name: string }>`
      select event_object_table || '.' || event_object_column as name from information_schema.triggered_update_columns
      where trigger_name = 'record_removed_photos'`.execute(server.db);
    expect(reported.map(({ name }) => name).sort()).toEqual([...looked].sort());
  });
});
