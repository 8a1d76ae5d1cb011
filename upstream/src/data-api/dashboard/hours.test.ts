import { sql } from 'kysely';
import { field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import type { Person } from '../../testing/small-fleet.js';
import { NOON, OF_A1, OF_B1 } from '../../testing/trackers.js';

const HOUR = 3_600_000;
/** Degrees of longitude of a kilometre near the equator. */
const KILOMETRE = 0.00904;

describe('The course of today', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { clock: () => new Date(NOON) });
    const yesterday = new Date(NOON - 13 * HOUR).toISOString();
    await sql`insert into fleet_hour values (${server.fleet.andalas}::integer, 0, ${yesterday}, 99, 9, 99)`.execute(
      server.db,
    );
    const drive = (imei: string, hoursAgo: number, minutes: number, kilometre: number, speed: number) => ({
      imei,
      latitude: -6.2,
      longitude: 106.8 + kilometre * KILOMETRE,
      speed,
      gpsDate: new Date(NOON - hoursAgo * HOUR + minutes * 60_000).toISOString(),
    });
    const send = async (person: Person, readings: object[]) => {
      const { body } = await (await server.as(person)).post('telemetry/positions', { readings });
      expect(body).toMatchObject({ success: true, data: { accepted: readings.length } });
    };
    // From 09:50 to 10:10 in Jakarta, in two calls: a kilometre before ten, three after it.
    await send('supplier', [drive(OF_A1, 2, -10, 0, 30), drive(OF_A1, 2, -8, 1, 30)]);
    await send('supplier', [drive(OF_A1, 2, 2, 2, 40), drive(OF_A1, 2, 10, 4, 20), drive(OF_A1, 1, 0, 4, 0)]);
    await send('otherSupplier', [drive(OF_B1, 1, 1, 0, 50), drive(OF_B1, 1, 3, 2, 50)]);
  });
  afterAll(() => server.close());

  const hours = async (person: Person, query = '') => {
    const { data } = (await (await server.as(person)).get(`dashboard${query}`)).body;
    const read = field(data, 'hours');
    if (!Array.isArray(read)) throw new Error('The dashboard has no hours.');
    return read;
  };
  const driven = (read: unknown[]) => read.filter((one) => field(one, 'distance') !== 0);
  const NINE = { hour: 9, distance: 1, averageSpeed: 30 };
  const TEN = { hour: 10, distance: 3, averageSpeed: 30 };

  test('has every hour of the day up to now, with the kilometres and the speed of its readings', async () => {
    const read = await hours('supplier');
    expect(read.map((one) => field(one, 'hour'))).toEqual(Array.from({ length: 13 }, (_, hour) => hour));
    expect(read[0]).toEqual({ hour: 0, distance: 0, averageSpeed: null });
    expect(driven(read)).toEqual([NINE, TEN]);
  });

  test('is that of the vehicles which the caller may see', async () => {
    const eleven = { hour: 11, distance: 2, averageSpeed: 50 };
    expect(driven(await hours('admin'))).toEqual([NINE, TEN, eleven]);
    expect(driven(await hours('admin', `?companyId=${server.fleet.borneo}`))).toEqual([eleven]);
    expect(driven(await hours('supplier', `?companyId=${server.fleet.borneo}`))).toEqual([]);
    expect(driven(await hours('tenant'))).toEqual([NINE, TEN]);
    expect(driven(await hours('otherTenant'))).toEqual([]);
  });

  test('adds up to the distance of today', async () => {
    const { data } = (await (await server.as('admin')).get('dashboard')).body;
    expect(field(data, 'limitTraveled')).toBe(6);
  });
});
