import { sql } from 'kysely';
import { hashOf } from '../../data-api/session/sessions.js';
import { startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { Random } from '../random.js';
import { Phone } from './phone.js';
import { Traveller } from './traveller.js';

const TOKEN = 'p'.repeat(43);
const START = { topSpeed: 60, maxMileage: 100, battery: 50, odometerKm: null, course: 0 };

describe('A played phone', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    await sql`insert into tracker_token (company_id, name, token_hash)
      values (${server.fleet.andalas}, 'Phones', ${hashOf(TOKEN)})`.execute(server.db);
    await sql`update vehicle set tracker_id = 'phone' where id = ${server.fleet.vehicle.A2}`.execute(
      server.db,
    );
  });
  afterAll(() => server.close());

  const traveller = () => new Traveller(new Random(7), { latitude: -6.2, longitude: 106.82, ...START });
  const stored = async () => {
    const { rows } = await sql<{ speed: number; battery: number }>`
      select speed, battery_percentage as battery from vehicle_position
      where vehicle_id = ${server.fleet.vehicle.A2} order by gps_date`.execute(server.db);
    return rows;
  };

  test('drives, and its positions are stored in the units of the fleet', async () => {
    const phone = new Phone(`${address}/api/track/${TOKEN}`, 'phone');
    const vehicle = traveller();
    const began = Date.now() - 60_000;
    const positions = Array.from({ length: 10 }, (_, n) => vehicle.move(began + n * 4_000, 4_000));
    for (const position of positions) expect(await phone.report(position)).toEqual([200]);
    const rows = await stored();
    expect(rows).toHaveLength(10);
    for (const [n, { speed, battery }] of rows.entries()) {
      expect(speed).toBeCloseTo(positions[n]?.speed ?? -1, 2);
      expect(battery).toBe(positions[n]?.battery);
    }
    expect(rows.some(({ speed }) => speed > 5)).toBe(true);
  });

  test('keeps positions that are not taken, and sends them in order later', async () => {
    const phone = new Phone(`${address}/api/track/${TOKEN}`, 'phone');
    const vehicle = traveller();
    const began = Date.now() - 10_000;
    const before = (await stored()).length;
    await sql`update tracker_token set revoked_at = now()`.execute(server.db);
    for (const n of [0, 1, 2])
      expect(await phone.report(vehicle.move(began + n * 1000, 1000))).toEqual([404]);
    await sql`update tracker_token set revoked_at = null`.execute(server.db);
    expect(await phone.report(vehicle.move(began + 3000, 1000))).toEqual([200, 200, 200, 200]);
    expect((await stored()).length).toBe(before + 4);
  });

  test('has no response where nothing listens', async () => {
    const phone = new Phone('http://127.0.0.1:9/track/x', 'phone');
    expect(await phone.report(traveller().move(Date.now(), 1000))).toEqual([undefined]);
  });
});
