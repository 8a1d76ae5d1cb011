import { type Calls, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { after, MINUTE, NOON, OF_A1 } from '../../testing/trackers.js';

describe('A vehicle that leaves or enters its tenant’s circle', () => {
  let server: TestServer;
  let supplier: Calls;
  let tenant: Calls;
  let hoursLater = 0;
  beforeAll(async () => {
    const clock = () => new Date(NOON + hoursLater * 3_600_000);
    server = await startTestServer(POSTGRES, { clock });
    supplier = await server.as('supplier');
    tenant = await server.as('tenant');
    const circle = { latitude: -6.2, longitude: 106.8, radius: 1000 };
    await server.db.updateTable('company').set(circle).where('id', '=', server.fleet.cepat).execute();
  });
  afterAll(() => server.close());

  const titles = async (calls: Calls) =>
    (await calls.rows('notification/view')).map(({ title }) => title).reverse();
  let minute = 0;
  /** Metres east of the centre, minute by minute. */
  const away = async (...metres: number[]) => {
    for (const [at, one] of metres.entries()) {
      const place = { latitude: -6.2, longitude: 106.8 + one / 110_700, speed: 0 };
      const reading = { ...place, imei: OF_A1, gpsDate: after((minute + at) * MINUTE) };
      expect((await supplier.post('telemetry/positions', { readings: [reading] })).status).toBe(200);
    }
    minute += metres.length;
  };

  test('is announced, on the line it does not ring, and in an hour it is one notification', async () => {
    await away(500, 950, 1050, 990, 1050);
    expect(await titles(tenant)).toEqual([]);
    await away(1150, 1020, 960, 1150);
    expect(await titles(tenant)).toEqual(['Kendaraan keluar dari areanya']);
    await away(850, 950, 1050, 950);
    for (const calls of [tenant, supplier])
      expect(await titles(calls)).toEqual(['Kendaraan kembali ke areanya']);
    const [returned] = await tenant.rows('notification/view');
    expect(returned).toMatchObject({
      description: 'B 101 AND kembali ke area Cepat',
      occurrences: 2,
      isRead: '0',
      path: `vehicle/manage?record=${server.fleet.vehicle.A1}`,
    });
    await tenant.get(`notification/view/${returned?.id}`);
    await away(1150);
    expect(await tenant.rows('notification/view')).toMatchObject([
      { id: returned?.id, title: 'Kendaraan keluar dari areanya', occurrences: 3, isRead: '0' },
    ]);
    hoursLater = 1;
    await away(850);
    const both = ['Kendaraan keluar dari areanya', 'Kendaraan kembali ke areanya'];
    for (const calls of [tenant, supplier]) expect(await titles(calls)).toEqual(both);
    expect(await titles(await server.as('otherSupplier'))).toEqual([]);
    expect(await titles(await server.as('clerk'))).toEqual([]);
  });
});
