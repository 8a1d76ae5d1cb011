import { type Json, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';

describe('Special cases of what callers see and write', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
  });
  afterAll(() => server.close());

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

  test('a tenant cannot create a vehicle, which would be outside their own scope', async () => {
    const tenant = await server.as('tenant');
    const payload = { ...VEHICLE, vehicleModelId: server.fleet.model.andalas };
    expect(await tenant.post('vehicle/save', payload)).toMatchObject({ status: 403 });
    const rows = await (await server.as('admin')).rows(`vehicle/view?licensePlate=${VEHICLE.licensePlate}`);
    expect(rows).toEqual([]);
  });

  test('shows only the names of partners, and searches, sorts and filters by nothing else', async () => {
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

  test('whether a partner is active, or how it is reached, cannot be found out by a filter', async () => {
    const { cepat, damai } = server.fleet;
    const names = async (rows: Promise<Json[]>) => (await rows).map(({ name }) => name).sort();
    const supplier = await server.as('supplier');
    const tenant = await server.as('tenant');
    const admin = await server.as('admin');
    const switchTo = (isActive: boolean) =>
      server.db.updateTable('company').set({ is_active: isActive }).where('id', '=', damai).execute();
    for (const isActive of [true, false]) {
      await switchTo(isActive);
      for (const flag of ['1', '0']) {
        expect(await names(supplier.rows(`company_tenant/view?isActive=${flag}`))).toEqual([
          'Cepat',
          'Damai',
        ]);
        for (const list of ['company_supplier/list/company_tenant', 'company_tenant/list']) {
          const { body } = await supplier.get(`${list}?isAktif=${flag}`);
          expect(body.data).toEqual([
            { value: cepat, text: 'Cepat' },
            { value: damai, text: 'Damai' },
          ]);
        }
        expect(await names(tenant.rows(`company_supplier/view?isActive=${flag}`))).toEqual(['Andalas']);
      }
    }
    expect(await names(admin.rows('company_tenant/view?isActive=0'))).toEqual(['Damai']);
    await switchTo(true);
    for (const flag of [0, 1, 2]) {
      expect(await names(tenant.rows(`company_supplier/view?communication=${flag}`))).toEqual(['Andalas']);
    }
    expect(await names(supplier.rows('company_supplier/view?communication=0'))).toEqual(['Andalas']);
    expect(await supplier.rows('company_supplier/view?communication=1')).toEqual([]);
    expect(await supplier.rows('company_supplier/view?isActive=0')).toEqual([]);
  });

  test('partners are read-only, and only the platform creates companies or changes their terms', async () => {
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
      body: { success: false, errors: [{ field: 'endDate', code: 'FORBIDDEN' }] },
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
