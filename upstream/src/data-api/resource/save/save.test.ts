import { randomBytes } from 'node:crypto';
import { tenantToSave } from '../../../testing/companies.js';
import { type Calls, field, startTestServer, type TestServer } from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import { silentLog } from '../../../testing/silent-log.js';
import { SUPPLIER_PASSWORD } from '../../company/company-supplier.js';
import { createServices } from '../../create-services.js';
import { SecretBox } from '../../security/secret-box.js';

const KEY = Buffer.alloc(32, 7);

describe('A save', () => {
  let server: TestServer;
  let admin: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { secretsKeys: [KEY] });
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  let serial = 0;
  const newVehicle = (more: Record<string, unknown> = {}) => {
    serial += 1;
    return {
      id: 0,
      companyTenantId: null,
      vehicleModelId: server.fleet.model.andalas,
      imei: null,
      licensePlate: `B ${2000 + serial} NEW`,
      serialNumber: `SN-NEW-${serial}`,
      warna: 'Biru',
      year: 2025,
      rentStatus: 0,
      vehicleStatus: 1,
      photo: [],
      ...more,
    };
  };
  const idOf = (data: unknown) => Number(field(data, 'id'));
  const row = async (path: string, id: number) => (await admin.get(`${path}/view/${id}`)).body.data;

  const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

  test.each([
    ['a NUL character', { licensePlate: 'B 1\0' }],
    ['a NUL character in a list', { photo: ['one\0.jpg'] }],
    ['nesting without end', { more: nested(3000) }],
    ['a fraction where a whole number belongs', { year: 2024.7 }],
    ['a flag where a number belongs', { vehicleModelId: true }],
  ])('refuses %s with 400', async (_what, more) => {
    const { status, body } = await admin.post('vehicle/save', newVehicle(more), {
      'idempotency-key': `malformed-${_what.length}`,
    });
    expect([status, body.success]).toEqual([400, false]);
  });

  test('of a row is of that row alone: 1.7 is not 1', async () => {
    expect((await admin.post('vehicle/edit', newVehicle({ id: 1.7 }))).status).toBe(400);
  });

  test('of preferences and a sign-in refuses a NUL character and nesting without end too', async () => {
    expect((await admin.post('user/preferences', { theme: '\0' })).status).toBe(400);
    expect((await admin.post('user/preferences', { '\0': 1 })).status).toBe(400);
    expect((await admin.post('user/preferences', { theme: nested(1000) })).status).toBe(400);
    const { status } = await server.nobody.post('user/login', { username: 'a\0', password: 'x', loginBy: 1 });
    expect(status).toBe(400);
  });

  test('of a company knows no year 0', async () => {
    const { status, body } = await admin.post('company_tenant/save', {
      id: 0,
      name: 'Nol',
      email: 'nol@x.test',
      address: 'Jl. Nol',
      noTelephone: '0812',
      isActive: '1',
      totalVehicle: 1,
      centerPointLatitude: -6,
      centerPointLongitude: 106,
      radius: 5,
      startDate: '0000-01-01',
      endDate: '2026-01-01',
    });
    expect([status, body.errors?.[0]?.field]).toEqual([200, 'startDate']);
  });

  test('writes a vehicle with the supplier of its model, its author and its time', async () => {
    const supplier = await server.as('supplier');
    const { status, body } = await supplier.post(
      'vehicle/save',
      newVehicle({
        licensePlate: ' b  7777  xyz ',
        imei: '353879234252633',
        photo: ['http://files.test/files/load/one.jpg', 'two.png'],
      }),
    );
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Data berhasil disimpan', data: { id: expect.any(Number) } },
    ]);
    expect(await row('vehicle', idOf(body.data))).toMatchObject({
      licensePlate: 'B 7777 XYZ',
      imei: '353879234252633',
      companySupplierId: server.fleet.andalas,
      photo: ['one.jpg', 'two.png'],
      createdBy: 'The supplier',
      updatedBy: 'The supplier',
      version: 1,
    });
  });

  test('increments the version, shows the editor, and refuses an edit of an older version', async () => {
    const { body } = await admin.post('vehicle/save', newVehicle());
    const id = idOf(body.data);
    const edit = newVehicle({ id });
    expect((await admin.post('vehicle/edit', { ...edit, version: 1, warna: 'Hijau' })).body.success).toBe(
      true,
    );
    expect(await row('vehicle', id)).toMatchObject({ warna: 'Hijau', version: 2, updatedBy: 'The admin' });
    expect((await admin.post('vehicle/edit', { ...edit, version: 1, warna: 'Kuning' })).body).toMatchObject({
      success: false,
      errors: [{ code: 'CONFLICT' }],
    });
    expect(await row('vehicle', id)).toMatchObject({ warna: 'Hijau', version: 2 });
    expect((await admin.post('vehicle/edit', { ...edit, warna: 'Kuning' })).body.success).toBe(true);
    expect(await row('vehicle', id)).toMatchObject({ warna: 'Kuning', version: 3 });
  });

  test('of two edits of one version at the same time, one is refused', async () => {
    const { body } = await admin.post('vehicle/save', newVehicle());
    const edit = newVehicle({ id: idOf(body.data), version: 1 });
    const replies = await Promise.all(
      [1, 2].map((n) => admin.post('vehicle/edit', { ...edit, warna: `Warna ${n}` })),
    );
    expect(replies.map((reply) => reply.body.success).sort()).toEqual([false, true]);
  });

  test.each([
    ['licensePlate', { licensePlate: 'b 101  and' }, 'Pelat B 101 AND sudah digunakan'],
    ['imei', { imei: '490154203237518' }, 'IMEI 490154203237518 sudah digunakan'],
    ['serialNumber', { serialNumber: 'SN-A1' }, 'Nomor seri SN-A1 sudah digunakan'],
  ])('refuses a %s that is taken', async (name, taken, message) => {
    expect(await admin.post('vehicle/save', newVehicle(taken))).toMatchObject({
      status: 200,
      body: { success: false, message, errors: [{ field: name, code: 'TAKEN', message }] },
    });
  });

  test.each([
    [{ imei: '490154203237519' }, 'imei', 'INVALID'],
    [{ imei: '49015420323751' }, 'imei', 'INVALID'],
    [{ vehicleModelId: 999_999 }, 'vehicleModelId', 'NOT_FOUND'],
    [{ companyTenantId: 999_999 }, 'companyTenantId', 'NOT_FOUND'],
    [{ licensePlate: '  ' }, 'licensePlate', 'REQUIRED'],
    [{ serialNumber: undefined }, 'serialNumber', 'REQUIRED'],
    [{ warna: 'x'.repeat(51) }, 'warna', 'INVALID'],
    [{ year: 20 }, 'year', 'INVALID'],
    [{ photo: Array(21).fill('/files/a') }, 'photo', 'INVALID'],
  ])('reports what to correct: %j', async (wrong, name, code) => {
    const { status, body } = await admin.post('vehicle/save', newVehicle(wrong));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, errors: [{ field: name, code }] });
  });

  test('the model belongs to the company that was named', async () => {
    const { borneo, andalas } = server.fleet;
    expect((await admin.post('vehicle/save', newVehicle({ companySupplierId: borneo }))).body).toMatchObject({
      success: false,
      errors: [{ field: 'vehicleModelId' }],
    });
    expect((await admin.post('vehicle/save', newVehicle({ companySupplierId: andalas }))).body.success).toBe(
      true,
    );
  });

  test.each([
    [{ rentStatus: 9 }, 'rentStatus'],
    [{ year: 'soon' }, 'year'],
    [{ photo: [{ a: 1 }] }, 'photo'],
    [{ licensePlate: { a: 1 } }, 'licensePlate'],
  ])('a wrong type is malformed, naming it: %j', async (wrong, named) => {
    const { status, body } = await admin.post('vehicle/save', newVehicle(wrong));
    expect([status, body]).toEqual([400, { success: false, message: expect.stringContaining(named) }]);
  });

  test('returns 400 for malformed calls: no JSON, no object, an id on save, none on edit', async () => {
    const post = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/vehicle/save',
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
        payload,
      });
    expect((await post('{')).statusCode).toBe(400);
    expect((await post('[]')).statusCode).toBe(400);
    expect((await post('null')).statusCode).toBe(400);
    expect((await admin.post('vehicle/save', newVehicle({ id: 5 }))).status).toBe(400);
    expect((await admin.post('vehicle/edit', newVehicle())).status).toBe(400);
  });

  test('ids and codes sent as text are read as the numbers they are', async () => {
    const { body } = await admin.post(
      'vehicle/save',
      newVehicle({ vehicleModelId: String(server.fleet.model.andalas), rentStatus: '0', year: '2020' }),
    );
    expect(await row('vehicle', idOf(body.data))).toMatchObject({ rentStatus: 0, year: 2020 });
  });

  test('with an Idempotency-Key writes once and returns the first response again, to the same user', async () => {
    const payload = newVehicle();
    const headers = { 'idempotency-key': 'a-key' };
    const first = await admin.post('vehicle/save', payload, headers);
    expect(await admin.post('vehicle/save', payload, headers)).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(await admin.rows(`vehicle/view?serialNumber=${payload.serialNumber}`)).toHaveLength(1);

    const supplier = await server.as('supplier');
    expect((await supplier.post('vehicle/save', payload, headers)).body.errors).toMatchObject([
      { code: 'TAKEN' },
    ]);
    expect((await admin.post('vehicle/save', newVehicle(), headers)).status).toBe(400);
  });

  test('two saves with one key at the same time are one save', async () => {
    const payload = newVehicle();
    const headers = { 'idempotency-key': 'at-once' };
    const [one, other] = await Promise.all([1, 2].map(() => admin.post('vehicle/save', payload, headers)));
    expect(one?.body).toMatchObject({ success: true });
    expect(other?.body).toEqual(one?.body);
  });

  test('the response of a refused save is returned again too, and a key is forgotten after 24 hours', async () => {
    const headers = { 'idempotency-key': 'refused' };
    const payload = newVehicle({ licensePlate: 'B 101 AND' });
    const refused = await admin.post('vehicle/save', payload, headers);
    expect(refused.body.success).toBe(false);
    await server.db
      .updateTable('vehicle')
      .set({ license_plate: 'B 1 AWAY' })
      .where('license_plate', '=', 'B 101 AND')
      .execute();
    expect((await admin.post('vehicle/save', payload, headers)).body).toEqual(refused.body);
    await server.db
      .updateTable('idempotency_key')
      .set({ created_at: new Date(Date.now() - 24 * 3600_000 - 1000) })
      .where('key', '=', 'refused')
      .execute();
    expect((await admin.post('vehicle/save', payload, headers)).body.success).toBe(true);
  });

  test('models and batteries belong together to one company, and keep it while they are used', async () => {
    const { andalas, borneo, battery, model } = server.fleet;
    const payload = { name: 'Topan', companyId: borneo, maxMileage: 100, power: 1500, topSpeed: 60 };
    expect(
      (await admin.post('vehicle_model/save', { ...payload, batteryModelId: battery.andalas })).body,
    ).toMatchObject({ success: false, errors: [{ field: 'batteryModelId' }] });
    const { body } = await admin.post('vehicle_model/save', { ...payload, batteryModelId: battery.borneo });
    expect(await row('vehicle_model', idOf(body.data))).toMatchObject({
      name: 'Topan',
      companyName: 'Borneo',
      batteryModelName: 'Accu B',
      topSpeed: 60,
    });
    expect(
      (await admin.post('vehicle_model/save', { ...payload, name: 'TOPAN', batteryModelId: battery.borneo }))
        .body,
    ).toMatchObject({ success: false, errors: [{ field: 'name', code: 'TAKEN' }] });

    const moved = { ...payload, id: model.andalas, name: 'Angin', batteryModelId: battery.borneo };
    expect((await admin.post('vehicle_model/edit', moved)).body).toMatchObject({
      success: false,
      errors: [{ field: 'companyId', code: 'IN_USE' }],
    });
    const accu = { id: battery.andalas, name: 'Accu A', batteryType: '1', maxCapacity: 9, idCompany: borneo };
    expect((await admin.post('battery_model/edit', accu)).body).toMatchObject({
      errors: [{ field: 'idCompany', code: 'IN_USE' }],
    });
    expect((await admin.post('battery_model/edit', { ...accu, idCompany: andalas })).body.success).toBe(true);
    expect(await row('battery_model', battery.andalas)).toMatchObject({ batteryType: '1', maxCapacity: 9 });
  });

  test('a tenant needs a place, an end after its start, a name of its own', async () => {
    const tenant = { ...tenantToSave, radius: 500 };
    const errors = async (more: Record<string, unknown>) =>
      (await admin.post('company_tenant/save', { ...tenant, ...more })).body.errors?.map(
        (error) => error.field,
      );
    expect(await errors({ centerPointLatitude: null })).toEqual(['centerPointLatitude']);
    expect(await errors({ endDate: '2025-12-31' })).toEqual(['endDate']);
    expect(await errors({ startDate: '2026-02-30' })).toEqual(['startDate']);
    expect(await errors({ email: 'elang' })).toEqual(['email']);
    expect(await errors({ name: 'CEPAT' })).toEqual(['name']);
    const { body } = await admin.post('company_tenant/save', tenant);
    expect(await row('company_tenant', idOf(body.data))).toMatchObject({
      ...tenant,
      companyTypeName: 'Tenant',
    });
  });

  test('a supplier’s password is never returned, kept when sent back hidden, and stored encrypted', async () => {
    const supplier = {
      name: 'Fajar',
      email: 'fajar@armada.test',
      address: 'Jalan Fajar',
      noTelephone: '0811',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      isActive: '1',
      totalVehicle: 5,
      callbackUrl: '-',
      communication: 1,
      username: 'fajar',
      password: 'open sesame',
      pathLogin: '/login',
    };
    const { body } = await admin.post('company_supplier/save', supplier);
    const id = idOf(body.data);
    expect(await row('company_supplier', id)).toMatchObject({
      callbackUrl: null,
      communication: 1,
      username: 'fajar',
      password: '********',
      pathLogin: '/login',
    });
    const stored = async () => {
      const company = await server.db
        .selectFrom('company')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return company.password_encrypted;
    };
    const first = await stored();
    expect(first).not.toContain('sesame');
    // Once the key was changed, too.
    const later = new SecretBox([randomBytes(32), KEY]);
    expect(later.open(first ?? '', SUPPLIER_PASSWORD)).toBe('open sesame');
    expect(
      new SecretBox([KEY]).open(later.seal('new', SUPPLIER_PASSWORD), SUPPLIER_PASSWORD),
    ).toBeUndefined();
    await admin.post('company_supplier/edit', { ...supplier, id, password: '********' });
    expect(await stored()).toBe(first);
    await admin.post('company_supplier/edit', { ...supplier, id, password: null });
    expect(await row('company_supplier', id)).toMatchObject({ password: null });
  });

  test('sealed passwords of a key that was replaced are under the first one after the night', async () => {
    const sealed = async () => {
      const { password_encrypted, version } = await server.db
        .selectFrom('company')
        .select(['password_encrypted', 'version'])
        .where('id', '=', server.fleet.andalas)
        .executeTakeFirstOrThrow();
      return { password: password_encrypted ?? '', version };
    };
    const set = (password: string) =>
      server.db
        .updateTable('company')
        .set({ password_encrypted: password })
        .where('id', '=', server.fleet.andalas)
        .execute();
    const night = async (secretsKeys: Buffer[]) => {
      const options = { db: server.db, events: undefined, secretsKeys, timeZone: 'Asia/Jakarta' };
      await server.db.deleteFrom('task').where('kind', '=', 'job').execute();
      await createServices(options, silentLog).dailyJobs.run();
    };
    const newKey = randomBytes(32);
    await set(new SecretBox([KEY]).seal('open sesame', SUPPLIER_PASSWORD));
    const before = await sealed();
    await night([newKey, KEY]);
    const after = await sealed();
    expect(new SecretBox([newKey]).open(after.password, SUPPLIER_PASSWORD)).toBe('open sesame');
    expect(after.version).toBe(before.version);
    // What is under the first key, and what no key opens, stays.
    await night([newKey, KEY]);
    await night([KEY]);
    expect(await sealed()).toEqual(after);
  });
});
