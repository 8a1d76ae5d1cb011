import { sql } from 'kysely';
import { MOST_LOOSE } from './data-api/housekeeping/orphaned-photos.js';
import { type Calls, field, type Json, startTestServer, type TestServer } from './testing/data-api-client.js';
import { POSTGRES } from './testing/database/engines.js';
import { loadsPhoto, uploadPhoto } from './testing/photos.js';
import { PEOPLE, type Person } from './testing/small-fleet.js';

const ALL = Object.keys(PEOPLE).filter((name): name is Person => name in PEOPLE);

describe('A photo', () => {
  let server: TestServer;
  let admin: Calls;
  let supplier: Calls;
  let tenant: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
    supplier = await server.as('supplier');
    tenant = await server.as('tenant');
  });
  afterAll(() => server.close());

  /** The people of the small fleet who may load the photo. */
  const loadedBy = async (path: string): Promise<Person[]> => {
    const loaded: Person[] = [];
    for (const person of ALL)
      if (await loadsPhoto(server, await server.as(person), path)) loaded.push(person);
    return loaded;
  };
  const shows = (table: 'vehicle' | 'complaint', id: number, path: string) =>
    sql`update ${sql.table(table)} set photos = ${JSON.stringify([path])}::jsonb where id = ${id}`.execute(
      server.db,
    );
  const comment = (calls: Calls, photo: string) =>
    calls.post('complaint/comment', { complaintId: server.fleet.complaint.cepat, photo: [photo] });
  const profile = (calls: Calls, photo: string | null) =>
    calls.post('user/profile', { name: 'Somebody', address: 'Jalan', phone: '0811', photo });
  const station = (calls: Calls, photo: string, more: Json = {}, call = 'save') =>
    calls.post(`charging_station/${call}`, {
      name: 'SPKLU',
      facility: 'Mushola',
      address: 'Jalan',
      latitude: -6,
      longitude: 106,
      companyIds: [server.fleet.andalas],
      photo: [photo],
      ...more,
    });

  test('that no record shows is its uploader’s alone', async () => {
    expect(await loadedBy(await uploadPhoto(server, supplier))).toEqual(['supplier']);
  });

  test('is not taken of a person who has uploaded 1,000 within a day that no record shows', async () => {
    await sql`insert into loose_photo (path, uploaded_by)
      select 'loose/' || n, ${server.fleet.user.otherTenant} from generate_series(1, ${MOST_LOOSE}) n`.execute(
      server.db,
    );
    const other = await server.as('otherTenant');
    await expect(uploadPhoto(server, other)).rejects.toThrow('The upload returned 429.');
    expect(await uploadPhoto(server, await server.as('otherSupplier'))).toMatch(/\w/);
    await sql`update loose_photo set loose_since = now() - interval '25 hours'`.execute(server.db);
    expect(await uploadPhoto(server, other)).toMatch(/\w/);
  });

  test('of a vehicle is for who may view the vehicle, from contract to contract', async () => {
    const path = await uploadPhoto(server, supplier);
    await shows('vehicle', server.fleet.vehicle.A1, path);
    expect(await loadedBy(path)).toEqual(['admin', 'supplier', 'supplierColleague', 'tenant']);
    await shows('vehicle', server.fleet.vehicle.A1, 'another.png');
    await shows('vehicle', server.fleet.vehicle.A3, path);
    expect(await loadedBy(path)).toEqual(['admin', 'supplier', 'supplierColleague']);
  });

  test('of a charging station is for the staff of its suppliers and of who rents from them', async () => {
    const path = await uploadPhoto(server, admin);
    expect((await station(admin, path)).body).toMatchObject({ success: true });
    expect(await loadedBy(path)).toEqual(['admin', 'supplier', 'supplierColleague', 'tenant']);
  });

  test('of a complaint and of its comments is for both sides of it', async () => {
    const evidence = await uploadPhoto(server, tenant);
    await shows('complaint', server.fleet.complaint.cepat, evidence);
    const ofComment = await uploadPhoto(server, supplier);
    expect((await comment(supplier, ofComment)).body).toMatchObject({ success: true });
    const sides = ['admin', 'supplier', 'supplierColleague', 'tenant'];
    expect([await loadedBy(evidence), await loadedBy(ofComment)]).toEqual([sides, sides]);
  });

  test('of a person is for that person, menus or not, and for who may view the person', async () => {
    const clerk = await server.as('clerk');
    const path = await uploadPhoto(server, clerk);
    expect((await profile(clerk, path)).body).toMatchObject({ success: true });
    expect(await loadedBy(path)).toEqual(['admin', 'supplier', 'supplierColleague', 'clerk']);
  });

  test('taken off what showed it is not for who could view that', async () => {
    const path = await uploadPhoto(server, supplier);
    expect((await profile(supplier, path)).body).toMatchObject({ success: true });
    await profile(supplier, null);
    expect(await loadedBy(path)).toEqual(['supplier']);
    await sql`delete from loose_photo`.execute(server.db);
    expect(await loadedBy(path)).toEqual([]);
  });

  test('taken off a record can be put back by the person who took it off', async () => {
    const path = await uploadPhoto(server, supplier);
    const { body } = await station(supplier, path);
    const id = field(body.data, 'id');
    // As a day later: the photo is not its uploader's any more.
    await sql`delete from loose_photo`.execute(server.db);
    const colleague = await server.as('supplierColleague');
    const edit = (calls: Calls, photo: string) => station(calls, photo, { id }, 'edit');
    const other = await uploadPhoto(server, colleague);
    expect((await edit(colleague, other)).body).toMatchObject({ success: true });
    expect(await loadedBy(path)).toEqual(['supplierColleague']);
    expect((await edit(supplier, path)).body).toMatchObject({ errors: [{ code: 'INVALID' }] });
    expect((await edit(colleague, path)).body).toMatchObject({ success: true });
  });

  test('of somebody else’s record, or uploaded by somebody else, cannot be put on a record of one’s own', async () => {
    const [shown, loose] = [await uploadPhoto(server, supplier), await uploadPhoto(server, supplier)];
    await shows('vehicle', server.fleet.vehicle.A5, shown);
    for (const path of [shown, loose]) {
      for (const reply of [await profile(tenant, path), await comment(tenant, path)])
        expect(reply.body).toMatchObject({ success: false, errors: [{ field: 'photo', code: 'INVALID' }] });
      expect(await loadsPhoto(server, tenant, path)).toBe(false);
    }
    // One that the caller may load can be put on another record too.
    expect((await station(supplier, shown)).body).toMatchObject({ success: true });
  });

  test('is looked up by an index of every column that shows photos', async () => {
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes where indexdef ~ '\\((photos|photo)\\)'`.execute(server.db);
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'app_user_photo',
      'charging_station_photos',
      'complaint_comment_photos',
      'complaint_photos',
      'vehicle_photos',
    ]);
  });
});
