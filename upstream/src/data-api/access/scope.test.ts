import { startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { ENGINES } from '../../testing/engines.js';
import { type Person, type SmallFleet } from '../../testing/small-fleet.js';

/** What each kind of staff sees, by the names in the small fleet (contract, section 3). */
const SEES: Record<'admin' | 'supplier' | 'otherSupplier' | 'tenant' | 'otherTenant', Seen> = {
  admin: {
    vehicles: ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2'],
    models: ['Angin', 'Awan', 'Badai'],
    batteries: ['Accu A', 'Accu B'],
    suppliers: ['Andalas', 'Borneo'],
    tenants: ['Cepat', 'Damai'],
    companies: ['Andalas', 'Armada', 'Borneo', 'Cepat', 'Damai'],
  },
  supplier: {
    vehicles: ['A1', 'A2', 'A3', 'A4', 'A5'],
    models: ['Angin', 'Awan'],
    batteries: ['Accu A'],
    suppliers: ['Andalas'],
    tenants: ['Cepat', 'Damai'],
    companies: ['Andalas', 'Cepat', 'Damai'],
  },
  otherSupplier: {
    vehicles: ['B1', 'B2'],
    models: ['Badai'],
    batteries: ['Accu B'],
    suppliers: ['Borneo'],
    tenants: [],
    companies: ['Borneo'],
  },
  tenant: {
    vehicles: ['A1', 'A2'],
    models: ['Angin'],
    batteries: ['Accu A'],
    suppliers: ['Andalas'],
    tenants: ['Cepat'],
    companies: ['Andalas', 'Cepat'],
  },
  otherTenant: {
    vehicles: [],
    models: [],
    batteries: [],
    suppliers: [],
    tenants: ['Damai'],
    companies: ['Damai'],
  },
};
interface Seen {
  vehicles: (keyof SmallFleet['vehicle'])[];
  models: string[];
  batteries: string[];
  suppliers: string[];
  tenants: string[];
  companies: string[];
}

const KINDS = ['admin', 'supplier', 'otherSupplier', 'tenant', 'otherTenant'] as const;

describe.each(ENGINES)('What one may see on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const names = async (person: Person, path: string) =>
    (await (await server.as(person)).rows(`${path}?sort=name`)).map((row) => row.name);
  const texts = async (person: Person, path: string) => {
    const { body } = await (await server.as(person)).get(path);
    return Array.isArray(body.data) ? body.data.map((option) => option.text) : body;
  };

  describe.each(KINDS)('by %s', (kind) => {
    const seen = SEES[kind];

    test('vehicles in the list, by ids, by id, as options, and in the counts', async () => {
      const calls = await server.as(kind);
      const { vehicle } = server.fleet;
      const ids = seen.vehicles.map((name) => vehicle[name]);
      const all = Object.values(vehicle);
      const idsOf = (rows: Record<string, unknown>[]) =>
        rows.map((row) => Number(row.id)).sort((a, b) => a - b);

      expect(idsOf(await calls.rows('vehicle/view'))).toEqual(ids);
      expect(idsOf(await calls.rows(`vehicle/view?ids=${all.join(',')}`))).toEqual(ids);
      for (const id of all) {
        const { status } = await calls.get(`vehicle/view/${id}`);
        expect([id, status]).toEqual([id, ids.includes(id) ? 200 : 404]);
      }
      expect(await texts(kind, 'vehicle/list')).toHaveLength(ids.length);
      const { body } = await calls.get('vehicle/view?size=1');
      expect(body.data).toMatchObject({ totalRow: ids.length });

      const counts = (await calls.get('dashboard')).body.data;
      const sum = (part: unknown) => Object.values(part ?? {}).reduce((total, n) => total + Number(n), 0);
      expect(typeof counts === 'object' && counts !== null && Object.values(counts).map(sum)).toEqual([
        ids.length,
        ids.length,
      ]);
    });

    test('models, batteries, suppliers and tenants in the lists and the options', async () => {
      expect(await names(kind, 'vehicle_model/view')).toEqual(seen.models);
      expect(await names(kind, 'battery_model/view')).toEqual(seen.batteries);
      expect(await names(kind, 'company_supplier/view')).toEqual(seen.suppliers);
      expect(await names(kind, 'company_tenant/view')).toEqual(seen.tenants);
      expect(await texts(kind, 'company_supplier/list')).toEqual(seen.suppliers);
      expect(await texts(kind, 'company_tenant/list')).toEqual(seen.tenants);
      expect(await texts(kind, 'company_supplier/list/company_tenant')).toEqual(seen.tenants);
      expect(await texts(kind, 'company/list')).toEqual(seen.companies);
      expect(await texts(kind, 'battery_model/list')).toEqual(seen.batteries);
      const models = await texts(kind, `vehicle_model/list/company?idCompany=${server.fleet.andalas}`);
      expect(models).toEqual(seen.models.filter((name) => name !== 'Badai'));
    });

    test('a vehicle out of scope as the target of an edit: 404, nothing written', async () => {
      const calls = await server.as(kind);
      const { vehicle, model } = server.fleet;
      const hidden = Object.entries(vehicle).find(([name]) => !seen.vehicles.some((plate) => plate === name));
      if (hidden === undefined) return expect(kind).toBe('admin');
      const before = await server.db.selectFrom('vehicle').selectAll().where('id', '=', hidden[1]).execute();
      const payload = { ...VEHICLE, id: hidden[1], vehicleModelId: model.andalas };
      expect(await calls.post('vehicle/edit', payload)).toMatchObject({ status: 404 });
      expect(await server.db.selectFrom('vehicle').selectAll().where('id', '=', hidden[1]).execute()).toEqual(
        before,
      );
    });
  });

  test('a supplier cannot take the model of another one, nor give a vehicle to a company that is not its tenant', async () => {
    const { model, damai, vehicle, cepat } = server.fleet;
    const supplier = await server.as('otherSupplier');
    expect(await supplier.post('vehicle/save', { ...VEHICLE, vehicleModelId: model.andalas })).toMatchObject({
      status: 200,
      body: { success: false, errors: [{ field: 'vehicleModelId', code: 'NOT_FOUND' }] },
    });
    const given = { ...VEHICLE, id: vehicle.B1, vehicleModelId: model.borneo };
    for (const tenant of [damai, cepat]) {
      expect(await supplier.post('vehicle/edit', { ...given, companyTenantId: tenant })).toMatchObject({
        body: { success: false, errors: [{ field: 'companyTenantId', code: 'NOT_FOUND' }] },
      });
    }
  });

  test('a tenant cannot make a vehicle, for it would be nobody’s who asked', async () => {
    const tenant = await server.as('tenant');
    const payload = { ...VEHICLE, vehicleModelId: server.fleet.model.andalas };
    expect(await tenant.post('vehicle/save', payload)).toMatchObject({ status: 403 });
    const rows = await (await server.as('admin')).rows(`vehicle/view?licensePlate=${VEHICLE.licensePlate}`);
    expect(rows).toEqual([]);
  });

  test('of partners the name alone is shown, and nothing else can be searched, sorted or filtered by', async () => {
    const supplier = await server.as('supplier');
    const [cepat] = await supplier.rows('company_tenant/view?name=Cepat');
    expect(cepat).toMatchObject({ id: server.fleet.cepat, name: 'Cepat', companyTypeName: 'Tenant' });
    const { id, name, companyTypeName, ...hidden } = cepat ?? {};
    expect([...new Set(Object.values(hidden))]).toEqual([null]);
    expect(await supplier.rows('company_tenant/view?email=cepat')).toEqual([]);

    const tenant = await server.as('tenant');
    expect((await tenant.rows('company_supplier/view'))[0]).toMatchObject({
      name: 'Andalas',
      password: null,
      email: null,
    });
    expect(await tenant.rows('company_supplier/view?noTelephone=0811')).toEqual([]);
    expect((await tenant.rows('company_tenant/view'))[0]).toMatchObject({ email: 'cepat@armada.test' });
  });

  test('a partner is read-only, and nobody but the platform makes companies or changes their terms', async () => {
    const { cepat, damai, andalas } = server.fleet;
    const supplier = await server.as('supplier');
    const tenant = await server.as('tenant');
    expect(await supplier.post('company_tenant/edit', { ...COMPANY, id: cepat })).toMatchObject({
      status: 403,
    });
    expect(await tenant.post('company_tenant/edit', { ...COMPANY, id: damai })).toMatchObject({
      status: 404,
    });
    expect(await tenant.post('company_supplier/edit', { ...COMPANY, id: andalas })).toMatchObject({
      status: 403,
    });
    expect(await supplier.post('company_supplier/save', COMPANY)).toMatchObject({ status: 403 });
    expect(await tenant.post('company_tenant/save', COMPANY)).toMatchObject({ status: 403 });

    const [own] = await tenant.rows('company_tenant/view');
    const { password, callbackUrl, ...row } = { password: null, callbackUrl: null, ...own };
    const edit = { ...row, centerPointLatitude: -6.2, centerPointLongitude: 106.8 };
    expect(await tenant.post('company_tenant/edit', { ...edit, address: 'Jalan Baru' })).toMatchObject({
      body: { success: true },
    });
    expect(
      await tenant.post('company_tenant/edit', { ...edit, version: 2, endDate: '2099-01-01' }),
    ).toMatchObject({
      body: { success: false, errors: [{ field: 'endDate', code: 'NOT_ALLOWED' }] },
    });
  });

  test('a contract that ends takes its vehicles out of the tenant’s sight by itself', async () => {
    const tenant = await server.as('tenant');
    const end = (day: string) =>
      server.db
        .updateTable('vehicle_contract')
        .set({ start_date: '2020-01-01', end_date: day })
        .where('contract_no', '=', 'IN-FORCE')
        .execute();
    await end('2020-12-31');
    expect(await tenant.rows('vehicle/view')).toEqual([]);
    expect(await tenant.get(`vehicle/view/${server.fleet.vehicle.A1}`)).toMatchObject({ status: 404 });
    await end('2099-12-31');
    expect(await tenant.rows('vehicle/view')).toHaveLength(2);
  });

  test('notifications are one’s own', async () => {
    const { user } = server.fleet;
    const { id } = await server.db
      .insertInto('notification')
      .values({ user_id: user.supplier, title: 'For the supplier', description: '', path: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const person of ['admin', 'supplierColleague', 'tenant'] as const) {
      const calls = await server.as(person);
      expect(await calls.rows('notification/view')).toEqual([]);
      expect(await calls.get(`notification/view/${id}`)).toMatchObject({ status: 404 });
    }
    const own = await server.as('supplier');
    expect(await own.rows('notification/view')).toEqual([
      expect.objectContaining({ id, title: 'For the supplier', isRead: '0' }),
    ]);
  });
});

const VEHICLE = {
  imei: null,
  licensePlate: 'B 9999 NEW',
  serialNumber: 'SN-NEW',
  warna: 'Biru',
  year: 2025,
  rentStatus: 0,
  vehicleStatus: 1,
  photo: [],
};

const COMPANY = {
  name: 'Baru',
  email: 'baru@armada.test',
  address: 'Jalan',
  noTelephone: '0811',
  startDate: '2026-01-01',
  endDate: '2027-01-01',
  isActive: '1',
  totalVehicle: 5,
  centerPointLatitude: -6,
  centerPointLongitude: 106,
  radius: 100,
};
