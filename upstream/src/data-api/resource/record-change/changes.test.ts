import { sql } from 'kysely';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import { silentLog } from '../../../testing/silent-log.js';
import type { Person } from '../../../testing/small-fleet.js';
import { createServices } from '../../create-services.js';

const NOT_FOUND = 404;

describe('The changes of a record', () => {
  let server: TestServer;
  let admin: Calls;
  let supplier: Calls;
  beforeEach(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
    supplier = await server.as('supplier');
  });
  afterEach(() => server.close());

  const view = async (name: string, id: number): Promise<Json> =>
    Object((await admin.get(`${name}/view/${id}`)).body.data);
  const edit = async (calls: Calls, name: string, id: number, change: Json) => {
    const { body } = await calls.post(`${name}/edit`, { ...(await view(name, id)), ...change });
    expect(body).toMatchObject({ success: true });
  };
  /** The person who changed it, and of each field `field: former > now`. */
  const changes = async (calls: Calls, name: string, id: number, query = '') =>
    (await calls.rows(`${name}/changes/${id}?${query}`)).map(({ changedBy, fields }) => [
      changedBy,
      ...(Array.isArray(fields) ? fields : []).map(
        ({ field: name, former, now, isList }: Json) =>
          `${name}: ${shown(former)}${isList === '1' ? ' gone, new ' : ' > '}${shown(now)}`,
      ),
    ]);
  const shown = (value: unknown) => String(field(value, 'text') ?? value);
  const contractId = async (number: string) =>
    Number((await admin.rows(`vehicle_contract/view?contractNo=${number}`))[0]?.id);

  test('have who changed which fields, newest first and page by page, and not a save that changed nothing', async () => {
    const { A5 } = server.fleet.vehicle;
    await edit(supplier, 'vehicle', A5, { warna: 'Biru', year: 2025, warehouse: '1' });
    await edit(supplier, 'vehicle', A5, {});
    await edit(admin, 'vehicle', A5, { trackerId: 'GPS-1' });
    const all = [
      ['The admin', 'trackerId: null > GPS-1'],
      ['The supplier', 'warna: 100% Putih > Biru', 'year: 2024 > 2025', 'warehouse: 0 > 1'],
    ];
    expect(await changes(supplier, 'vehicle', A5)).toEqual(all);
    expect(await changes(supplier, 'vehicle', A5, 'page=2&size=1')).toEqual(all.slice(1));
    const { body } = await supplier.get(`vehicle/changes/${A5}?size=1`);
    expect(body.data).toMatchObject({
      totalRow: 2,
      data: [{ changedDate: expect.stringMatching(/^20.*Z$/) }],
    });
    expect((await supplier.get(`vehicle/changes/${A5}?size=0`)).status).toBe(400);
  });

  test('name what a record refers to, and say of a list what was removed and added', async () => {
    const { fleet } = server;
    await edit(supplier, 'vehicle', fleet.vehicle.A5, { vehicleModelId: fleet.model.andalas });
    expect(await changes(supplier, 'vehicle', fleet.vehicle.A5)).toEqual([
      ['The supplier', 'vehicleModelId: Awan > Angin'],
    ]);
    const menus = await admin.rows('menu/view?name=Vehicle');
    const type = Number((await admin.rows('user_type/view?name=Clerk'))[0]?.id);
    await edit(admin, 'user_type', type, { listMenu: menus.map(({ id }) => id), isActive: '0' });
    expect(await changes(admin, 'user_type', type)).toEqual([
      ['The admin', 'isActive: 1 > 0', 'listMenu:  gone, new Vehicle; Vehicle Model'],
    ]);
    await edit(admin, 'charging_station', fleet.station.both, { companyIds: [fleet.borneo] });
    expect(await changes(admin, 'charging_station', fleet.station.both)).toEqual([
      ['The admin', 'companyIds: Andalas gone, new '],
    ]);
  });

  test('of an import, of the vehicles of a saved contract, and of a replaced vehicle are there', async () => {
    const { A1, A5, B1 } = server.fleet.vehicle;
    const row = { licensePlate: 'B 105 AND', serialNumber: 'S-NEW' };
    const file = { ...(await view('vehicle', A5)), ...row };
    for (const dryRun of ['1', '0'])
      expect((await supplier.post('vehicle/import', { rows: [file], dryRun })).body).toMatchObject({
        success: true,
      });

    const id = await contractId('AHEAD');
    const { companyTenantId, ...contract } = await view('vehicle_contract', id);
    const vehicleList = [A5, B1];
    const body = { ...contract, companyTenant: companyTenantId, vehicleList };
    expect((await admin.post('vehicle_contract/edit', body)).body).toMatchObject({ success: true });
    expect(await changes(admin, 'vehicle_contract', id)).toEqual([
      ['The admin', 'vehicleList: B 104 AND gone, new B 101 BOR; B 105 AND'],
    ]);
    expect(await changes(supplier, 'vehicle_contract', id)).toEqual([
      ['The admin', 'vehicleList: B 104 AND gone, new B 105 AND'],
    ]);
    expect(await changes(supplier, 'vehicle', A5)).toEqual([
      ['The admin', 'rentStatus: 0 > 2'],
      ['The supplier', expect.stringMatching(/^serialNumber: .* > S-NEW$/)],
    ]);
    await supplier.post('complaint/action', { id: server.fleet.complaint.cepat, actionId: 1 });
    expect(await changes(supplier, 'vehicle', A1)).toEqual([['The supplier', 'vehicleStatus: 1 > 2']]);
  });

  test('of the daily job name nobody, and a tenant that the caller does not see is not named', async () => {
    const { A3 } = server.fleet.vehicle;
    await server.db
      .updateTable('vehicle')
      .set({ tenant_id: server.fleet.damai, rent_status: 1 })
      .where('id', '=', A3)
      .execute();
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    await createServices(options, silentLog).dailyJobs.run();
    await server.db.deleteFrom('vehicle_contract_vehicle').where('vehicle_id', '=', A3).execute();
    expect(await changes(admin, 'vehicle', A3)).toEqual([
      [null, 'companyTenantId: Damai > null', 'rentStatus: 1 > 0'],
    ]);
    expect(await changes(supplier, 'vehicle', A3)).toEqual([
      [null, 'companyTenantId: di luar wewenang anda > null', 'rentStatus: 1 > 0'],
    ]);
  });

  test('of a rented vehicle are shown to a tenant from the start of the contract in force on', async () => {
    const { A1 } = server.fleet.vehicle;
    const tenant = await server.as('tenant');
    await edit(supplier, 'vehicle', A1, { warna: 'Biru' });
    const now = [['The supplier', 'warna: Hitam > Biru']];
    expect(await changes(tenant, 'vehicle', A1)).toEqual(now);
    await sql`update record_change set changed_at = '2000-01-01'`.execute(server.db);
    expect(await changes(tenant, 'vehicle', A1)).toEqual([]);
    expect((await tenant.get(`vehicle/changes/${A1}`)).body.data).toEqual({ data: [], totalRow: 0 });
    expect(await changes(supplier, 'vehicle', A1)).toEqual(now);
  });

  test('have no secret, count photos, and cut what is long', async () => {
    const { andalas, category, station } = server.fleet;
    const place = { centerPointLatitude: -6.2, centerPointLongitude: 106.8 };
    await edit(admin, 'company_supplier', andalas, { ...place, password: 'first secret' });
    await edit(admin, 'company_supplier', andalas, { ...place, password: 'second secret' });
    const { body } = await admin.get(`company_supplier/changes/${andalas}`);
    expect(body.data).toMatchObject({
      data: [
        { fields: [{ field: 'password', former: null, now: null, isList: '0' }] },
        {
          fields: expect.arrayContaining([
            expect.objectContaining({ field: 'password', former: null, now: null }),
          ]),
        },
      ],
    });
    const { rows } = await sql<Json>`select fields->'password' as kept from record_change`.execute(server.db);
    expect(rows).toEqual([{ kept: {} }, { kept: {} }]);

    await edit(admin, 'charging_station', station.andalas, {
      companyIds: [andalas],
      photo: ['station.jpg', 'two.jpg', 'three.jpg'],
    });
    expect(await changes(admin, 'charging_station', station.andalas)).toEqual([
      ['The admin', 'photo: 1 > 3'],
    ]);
    await edit(admin, 'complaint_category', category.brakes, {
      company: andalas,
      description: 'x'.repeat(2000),
    });
    expect(await changes(admin, 'complaint_category', category.brakes)).toEqual([
      ['The admin', `description: About Rem > ${'x'.repeat(500)}…`],
    ]);
  });

  test('are kept for two years', async () => {
    const { A5 } = server.fleet.vehicle;
    await edit(supplier, 'vehicle', A5, { warna: 'Biru' });
    await edit(supplier, 'vehicle', A5, { warna: 'Hijau' });
    const [oldest] = (await supplier.rows(`vehicle/changes/${A5}`)).slice(-1);
    const changed_at = new Date(Date.now() - 800 * 86_400_000);
    await sql`update record_change set changed_at = ${changed_at} where id = ${oldest?.id}`.execute(
      server.db,
    );
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    await createServices(options, silentLog).housekeeping.run();
    expect(await changes(supplier, 'vehicle', A5)).toEqual([['The supplier', 'warna: Biru > Hijau']]);
  });

  test.each<[Person, number]>([
    ['otherSupplier', NOT_FOUND],
    ['otherTenant', NOT_FOUND],
    ['clerk', 403],
    ['tenant', 200],
  ])('of a vehicle are for those who may read it: %s gets %d', async (person, status) => {
    const { A1 } = server.fleet.vehicle;
    await edit(supplier, 'vehicle', A1, { warna: 'Biru' });
    expect((await (await server.as(person)).get(`vehicle/changes/${A1}`)).status).toBe(status);
  });

  test('of a company are shown to its partners as far as they see the company', async () => {
    const { andalas } = server.fleet;
    const place = { centerPointLatitude: -6.2, centerPointLongitude: 106.8 };
    await edit(admin, 'company_supplier', andalas, { ...place, name: 'Andalas Jaya', address: 'Jalan Baru' });
    await edit(admin, 'company_supplier', andalas, { address: 'Jalan Lama' });
    expect(await changes(await server.as('tenant'), 'company_supplier', andalas)).toEqual([
      ['The admin', 'name: Andalas > Andalas Jaya'],
    ]);
    expect(await changes(supplier, 'company_supplier', andalas)).toHaveLength(2);
  });
});
