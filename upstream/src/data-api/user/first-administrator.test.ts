import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../../server.js';
import { type Calls, callsWith, field } from '../../testing/data-api-client.js';
import { POSTGRES, type TestDatabase } from '../../testing/database/engines.js';
import { makeFirstAdministrator } from './first-administrator.js';

const ADMIN = { email: 'rina@sewa.test', name: 'Rina', company: 'PT Sewa' };
const PASSWORD = 'a password of her own';

describe('On an empty database the first Administrator', () => {
  let opened: TestDatabase;
  let app: FastifyInstance;
  let nobody: Calls;
  beforeAll(async () => {
    opened = await POSTGRES.open();
    app = await buildServer({
      db: opened.db,
      filesDirectory: join(tmpdir(), 'armada-test-first-administrator'),
      events: undefined,
      secretsKeys: [],
      timeZone: 'Asia/Jakarta',
      trustProxy: 'loopback',
      log: false,
    });
    await app.ready();
    nobody = callsWith(app, undefined);
  });
  afterAll(async () => {
    await app.close();
    await opened.drop();
  });

  const setPassword = async (token: string, newPassword = PASSWORD) =>
    (await nobody.post('user/reset_password', { token, newPassword })).body.success;
  const signIn = async (username: string, password: string) => {
    const { body } = await nobody.post('user/login', { username, password, loginBy: 1 });
    return { ...body, calls: callsWith(app, String(field(body.data, 'token'))) };
  };
  const saved = async (calls: Calls, call: string, payload: Record<string, unknown>) => {
    const { body } = await calls.post(call, payload);
    expect(body).toMatchObject({ success: true });
    return Number(field(body.data, 'id'));
  };

  test('is made once: another address is refused, the same one gets another link', async () => {
    const first = await makeFirstAdministrator(opened.db, ADMIN);
    await expect(makeFirstAdministrator(opened.db, { ...ADMIN, email: 'eve@sewa.test' })).rejects.toThrow(
      'There is an Administrator already, rina@sewa.test, who can make others.',
    );
    const again = await makeFirstAdministrator(opened.db, { ...ADMIN, email: 'Rina@Sewa.test' });
    expect(await opened.db.selectFrom('app_user').select('email').execute()).toEqual([
      { email: ADMIN.email },
    ]);
    expect(await setPassword(again, 'the first password')).toBe(true);
    // A password that is set voids the links that are still about.
    expect(await setPassword(first)).toBe(false);
  });

  test('sets a password by the link once, has every menu, and can create everything else', async () => {
    const token = await makeFirstAdministrator(opened.db, ADMIN);
    expect(await setPassword(token)).toBe(true);
    expect(await setPassword(token, 'another password')).toBe(false);

    const { data, calls } = await signIn(ADMIN.email, PASSWORD);
    expect(field(data, 'data')).toMatchObject({ name: 'Rina', companyName: 'PT Sewa', isAdmin: '1' });
    const menus = await calls.rows('menu/view');
    expect(JSON.stringify(field(data, 'listMenu'))).toContain('user-menu/manage');
    expect(menus.length).toBeGreaterThan(10);

    const company = {
      email: 'x@y.test',
      address: 'Jalan',
      noTelephone: '0811',
      isActive: '1',
      totalVehicle: 9,
    };
    const dates = { startDate: '2026-01-01', endDate: '2099-12-31' };
    const place = { centerPointLatitude: -6.2, centerPointLongitude: 106.8 };
    const supplier = await saved(calls, 'company_supplier/save', { name: 'Andalas', ...company, ...dates });
    const tenant = await saved(calls, 'company_tenant/save', {
      name: 'Cepat',
      ...company,
      ...dates,
      ...place,
    });
    const battery = { name: 'Accu', idCompany: supplier, batteryType: '0', maxCapacity: 20_000 };
    const model = {
      name: 'Angin',
      companyId: supplier,
      batteryModelId: await saved(calls, 'battery_model/save', battery),
      ...{ maxMileage: 100, power: 2000, topSpeed: 80 },
    };
    const vehicle = await saved(calls, 'vehicle/save', {
      vehicleModelId: await saved(calls, 'vehicle_model/save', model),
      licensePlate: 'B 1 A',
      serialNumber: 'S1',
      warna: 'Merah',
      year: 2025,
      rentStatus: 0,
      vehicleStatus: 1,
    });
    await saved(calls, 'vehicle_contract/save', {
      companyTenant: tenant,
      contractNo: 'K-1',
      ...dates,
      totalVehicle: 1,
      vehicleList: [vehicle],
    });
    const granted = menus.filter(({ path }) => path === 'vehicle/manage').map(({ id }) => id);
    const role = { name: 'Staff', companyTypeId: 3, isActive: '1', isAdmin: '0', listMenu: granted };
    await saved(calls, 'user/save', {
      ...{ name: 'Budi', email: 'budi@cepat.test', address: 'Jalan', phone: '0811', isActive: '1' },
      idCompany: tenant,
      idUserType: await saved(calls, 'user_type/save', role),
    });
    expect((await calls.rows('vehicle/view')).map((row) => row.companyTenantName)).toEqual(['Cepat']);
  });
});
