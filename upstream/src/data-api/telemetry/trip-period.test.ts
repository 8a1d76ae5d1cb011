import { sql } from 'kysely';
import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { readReadings } from './route/read-readings.js';

describe('The trips of a period', () => {
  let server: TestServer;
  let supplier: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    supplier = await server.as('supplier');
    // A minute before midnight in Jakarta, at midnight, and an hour later.
    const day = new Date().toISOString().slice(0, 8);
    for (const [start, minutes] of [
      [`${day}09T16:59:00Z`, 20],
      [`${day}09T17:00:00Z`, 30],
      [`${day}09T18:00:00Z`, 40],
    ] as const)
      await sql`insert into trip (vehicle_id, started_at, ended_at, is_open, distance_km, speed_count, average_speed,
          max_speed, energy_kwh, energy_cost, start_latitude, start_longitude, end_latitude, end_longitude)
        values (${server.fleet.vehicle.A1}, ${start}, ${start}::timestamptz + ${minutes} * interval '1 minute', false,
          ${minutes / 10}, 1, 30, 30, 0.1, 250, -6.2, 106.8, -6.2, 106.8)`.execute(server.db);
  });
  afterAll(() => server.close());

  const list = (period: string) =>
    supplier.get(`vehicle/trip_history?vehicleId=${server.fleet.vehicle.A1}&page=1&size=1${period}`);
  const month = new Date().toISOString().slice(0, 8);

  test.each([
    ['', 3, 9, 90],
    [`&from=${month}10`, 2, 7, 70],
    [`&from=${month}10&to=${month}10`, 2, 7, 70],
    [`&to=${month}09`, 1, 2, 20],
    [`&from=${month}09&to=${month}10`, 3, 9, 90],
    [`&from=${month}11`, 0, 0, 0],
  ])(
    'are those that began on its days in the fleet’s time zone, summed over all pages: "%s"',
    async (period, totalRow, distance, duration) => {
      const { data } = (await list(period)).body;
      expect(field(data, 'tripTotals')).toEqual({
        distance,
        duration,
        energyKwh: totalRow / 10,
        energyCost: totalRow * 250,
      });
      const rows = field(field(data, 'tripHistory'), 'data');
      expect(field(field(data, 'tripHistory'), 'totalRow')).toBe(totalRow);
      expect(rows).toHaveLength(Math.min(totalRow, 1));
    },
  );

  test.each(['&from=2026-02-30', '&to=today', '&from=2026-11-21&to=2026-11-20', '&from=0000-01-01'])(
    'are refused for "%s"',
    async (period) => {
      expect((await list(period)).status).toBe(400);
    },
  );

  test.each(['&from=0001-01-01', '&to=9999-12-31', '&from=0001-01-01&to=9999-12-31'])(
    'are all for "%s"',
    async (period) => {
      const [whole, found] = [await list(''), await list(period)];
      expect(found.status).toBe(200);
      expect(field(found.body.data, 'tripHistory')).toEqual(field(whole.body.data, 'tripHistory'));
    },
  );

  test('keeps both ends of a stop in a route that is thinned to a few points', async () => {
    const start = `${month}09T17:00:00Z`;
    // Straight to the east, a reading every 10 s, with a rest of 4 minutes after 5 minutes.
    await sql`insert into vehicle_position (vehicle_id, gps_date, latitude, longitude, speed)
      select ${server.fleet.vehicle.A1}, ${start}::timestamptz + n * interval '10 seconds', -6.2,
        106.8 + 0.001 * (least(n, 30) + greatest(n - 54, 0)), case when n between 30 and 53 then 0 else 36 end
      from generate_series(0, 100) n`.execute(server.db);
    const { rows } = await sql<{
      id: number;
    }>`select id from trip where vehicle_id = ${server.fleet.vehicle.A1}
      and started_at = ${start}`.execute(server.db);
    const route = await supplier.get(`vehicle/route_history?idTripHistory=${rows[0]?.id}&maxPoints=4`);
    expect(route.body.data).toEqual(
      [0, 300, 540, 1000].map((seconds) =>
        expect.objectContaining({ gpsDate: new Date(Date.parse(start) + seconds * 1000).toISOString() }),
      ),
    );
  });

  test('reads of a long route a part of its readings, with both ends', async () => {
    const vehicleId = server.fleet.vehicle.A1;
    const moment = (n: number) => new Date(Date.parse(`${month}12T00:00:00Z`) + n * 1000).toISOString();
    await sql`insert into vehicle_position (vehicle_id, gps_date, latitude, longitude, speed)
      select ${vehicleId}, ${moment(0)}::timestamptz + n * interval '1 second', -6.2, 106.8, 0
      from generate_series(0, 999) n`.execute(server.db);
    const read = async (last: number, most: number) => {
      const route = { vehicleId, startedAt: moment(0), endedAt: moment(last) };
      return (await readReadings(server.db, route, most)).map(({ gpsDate }) => gpsDate);
    };
    expect(await read(99, 100)).toEqual(Array.from({ length: 100 }, (_, n) => moment(n)));
    for (const last of [100, 499, 999]) {
      const times = await read(last, 100);
      expect(times.length).toBeGreaterThan(50);
      expect(times.length).toBeLessThanOrEqual(100);
      expect([times[0], times.at(-1)]).toEqual([moment(0), moment(last)]);
      expect(times).toEqual([...times].sort());
    }
  });
});
