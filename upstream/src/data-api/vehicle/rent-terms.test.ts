import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/engines.js';

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

  test('follow a contract in force: whoever sets them otherwise is told which, and nothing is written', async () => {
    const { damai } = server.fleet;
    const before = await row('A1');
    for (const rentStatus of [0, 2]) {
      expect(await edit('A1', { rentStatus, warna: 'Ungu' })).toEqual([
        {
          field: 'rentStatus',
          code: 'BY_CONTRACT',
          message: expect.stringMatching(
            /^Contract IN-FORCE rents this vehicle to Cepat until \d+ \w+ \d{4}: its rent status is Rented$/,
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
        message: expect.stringContaining('Contract AHEAD books this vehicle for Cepat from'),
      },
    ]);
    expect(await edit('A3', { rentStatus: 1 })).toMatchObject([
      {
        field: 'rentStatus',
        code: 'BY_CONTRACT',
        message: expect.stringContaining('The contracts of this vehicle are over'),
      },
    ]);
    expect(await edit('A3', { companyTenantId: server.fleet.cepat })).toMatchObject([
      { field: 'companyTenantId', code: 'BY_CONTRACT' },
    ]);
  });

  test('leave everything else to be edited, and may be put right', async () => {
    const { A1, A3 } = server.fleet.vehicle;
    expect(await edit('A1', { warna: 'Ungu', vehicleStatus: 2 })).toBe('done');
    // What an older version of the product left behind is no obstacle, and can be mended.
    await server.db.updateTable('vehicle').set({ rent_status: 1 }).where('id', '=', A3).execute();
    expect(await edit('A3', { warna: 'Ungu' })).toBe('done');
    expect(await edit('A3', { rentStatus: 0 })).toBe('done');
    await server.db.updateTable('vehicle').set({ rent_status: 0 }).where('id', '=', A1).execute();
    expect(await edit('A1', { rentStatus: 1 })).toBe('done');
  });

  test('are the form’s own where no contract ever held the vehicle', async () => {
    expect(await edit('A5', { rentStatus: 1, companyTenantId: server.fleet.damai })).toBe('done');
    expect(await row('A5')).toMatchObject({ rentStatus: 1, companyTenantName: 'Damai' });
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
