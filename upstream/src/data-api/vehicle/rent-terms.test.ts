import { day } from '../../testing/complaint-calls.js';
import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { followContracts } from '../vehicle-contract/rent-status.js';

type Vehicle = keyof TestServer['fleet']['vehicle'];

describe('Tenant and rent status of a vehicle being edited', () => {
  let server: TestServer;
  let admin: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const row = async (vehicle: Vehicle) =>
    Object(field((await admin.get(`vehicle/view/${server.fleet.vehicle[vehicle]}`)).body, 'data'));
  const edit = async (vehicle: Vehicle, change: Record<string, unknown>, calls = admin) => {
    const { body } = await calls.post('vehicle/edit', { ...(await row(vehicle)), ...change });
    return body.success ? 'done' : body.errors;
  };

  test('follow a contract in force: other values are refused with its number, and nothing is written', async () => {
    const { damai } = server.fleet;
    const before = await row('A1');
    for (const rentStatus of [0, 2]) {
      expect(await edit('A1', { rentStatus, warna: 'Ungu' })).toEqual([
        {
          field: 'rentStatus',
          code: 'BY_CONTRACT',
          message: expect.stringMatching(
            /^Kontrak IN-FORCE menyewakan kendaraan ini kepada Cepat sampai \d+ \w+ \d{4}: status sewanya Rented$/,
          ),
        },
      ]);
    }
    for (const companyTenantId of [damai, null, 0]) {
      expect(await edit('A1', { companyTenantId })).toMatchObject([
        { field: 'companyTenantId', code: 'BY_CONTRACT' },
      ]);
    }
    expect(await row('A1')).toEqual(before);
  });

  test('follow a contract that lies ahead, and the end of the last one', async () => {
    expect(await edit('A4', { rentStatus: 0 })).toMatchObject([
      {
        field: 'rentStatus',
        code: 'BY_CONTRACT',
        message: expect.stringContaining('Kontrak AHEAD memesan kendaraan ini untuk Cepat mulai'),
      },
    ]);
    expect(await edit('A3', { rentStatus: 1 })).toMatchObject([
      {
        field: 'rentStatus',
        code: 'BY_CONTRACT',
        message: expect.stringContaining('Kontrak kendaraan ini sudah berakhir'),
      },
    ]);
    expect(await edit('A3', { companyTenantId: server.fleet.cepat })).toMatchObject([
      { field: 'companyTenantId', code: 'BY_CONTRACT' },
    ]);
  });

  test('leave everything else to be edited, and may be put right', async () => {
    const { A1, A3 } = server.fleet.vehicle;
    expect(await edit('A1', { warna: 'Ungu', vehicleStatus: 2 })).toBe('done');
    // What an older version of the product left behind is no obstacle, and can be corrected.
    await server.db.updateTable('vehicle').set({ rent_status: 1 }).where('id', '=', A3).execute();
    expect(await edit('A3', { warna: 'Ungu' })).toBe('done');
    expect(await edit('A3', { rentStatus: 0 })).toBe('done');
    await server.db.updateTable('vehicle').set({ rent_status: 0 }).where('id', '=', A1).execute();
    expect(await edit('A1', { rentStatus: 1 })).toBe('done');
  });

  test('are Available and no tenant where no contract ever held the vehicle, also when it is made', async () => {
    const { damai } = server.fleet;
    const refusedOn = (field: string) => [
      {
        field,
        code: 'BY_CONTRACT',
        message: expect.stringContaining('Tidak ada kontrak untuk kendaraan ini'),
      },
    ];
    const { id: _, ...a5 } = await row('A5');
    const fresh = { ...a5, licensePlate: 'B 5 NEW', serialNumber: 'SN-5' };
    for (const rentStatus of [1, 2]) {
      expect(await edit('A5', { rentStatus })).toEqual(refusedOn('rentStatus'));
      expect((await admin.post('vehicle/save', { ...fresh, rentStatus })).body.errors).toEqual(
        refusedOn('rentStatus'),
      );
    }
    expect(await edit('A5', { companyTenantId: damai })).toEqual(refusedOn('companyTenantId'));
    const { body } = await admin.post('vehicle/save', { ...fresh, companyTenantId: damai });
    expect(body.errors).toEqual(refusedOn('companyTenantId'));
    expect((await admin.post('vehicle/save', fresh)).body).toMatchObject({ success: true });
    expect(await row('A5')).toMatchObject({ rentStatus: 0, companyTenantId: null });
  });

  test('are corrected by the daily job where no contract holds the vehicle', async () => {
    const { A5 } = server.fleet.vehicle;
    await server.db
      .updateTable('vehicle')
      .set({ rent_status: 1, tenant_id: server.fleet.damai })
      .where('id', '=', A5)
      .execute();
    await server.db.transaction().execute((trx) => followContracts(trx, day(0), {}));
    expect(await row('A5')).toMatchObject({ rentStatus: 0, companyTenantId: null });
  });

  test('come with the contract that holds the vehicle, in force or else the next one', async () => {
    const inForce = {
      contractNo: 'IN-FORCE',
      companyTenantName: 'Cepat',
      startDate: day(-30),
      endDate: day(30),
      state: 'ending',
    };
    expect((await row('A1')).contract).toEqual({ id: expect.any(Number), ...inForce });
    expect((await row('A4')).contract).toMatchObject({ contractNo: 'AHEAD', startDate: day(31) });
    expect((await row('A3')).contract).toBeNull();
    expect((await row('A5')).contract).toBeNull();
    for (const person of ['supplier', 'tenant'] as const) {
      const [seen] = await (await server.as(person)).rows('vehicle/view?licensePlate=101 AND');
      expect(seen?.contract).toMatchObject(inForce);
    }
  });

  test.each([
    'javascript:alert(1)',
    '../../etc/passwd',
    'http://elsewhere.test/a.jpg',
    'a b.jpg',
    '.jpg',
    'a.svg',
    ' ',
  ])('the photo %p is none that was uploaded', async (photo) => {
    expect(await edit('A5', { photo: ['good.jpg', photo] })).toMatchObject([
      { field: 'photo', code: 'INVALID' },
    ]);
    expect(await row('A5')).toMatchObject({ photo: [] });
  });
});
