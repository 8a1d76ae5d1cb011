import { sql } from 'kysely';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { rowsRead } from '../../testing/database/rows-read.js';
import { statusRows } from './states.js';
import { inPlate } from './vehicle-status.js';

/** Noon in Jakarta today: no test crosses midnight. */
const NOON = Date.parse(`${new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)}T12:00+07:00`);
/** More positions than are read at a time. */
const MANY = 5100;

describe('What many vehicles reported last', () => {
  let server: TestServer;
  let admin: Calls;
  let supplier: Calls;
  /** In the order of their numbers. */
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { clock: () => new Date(NOON) });
    const { andalas, borneo, model } = server.fleet;
    const { rows } = await sql<{ id: number }>`
      insert into vehicle (supplier_id, model_id, license_plate, serial_number, color, year, rent_status, vehicle_status)
      select case when n % 10 = 0 then ${borneo}::integer else ${andalas}::integer end,
        case when n % 10 = 0 then ${model.borneo}::integer else ${model.andalas}::integer end,
        'T ' || 9999 - n, 'T' || n, 'Hitam', 2024, 0, 1
      from generate_series(0, ${MANY - 1}::integer) n order by n returning id`.execute(server.db);
    ids = rows.map(({ id }) => id);
    // Three report at each moment; every third moved, 17 minutes before the one before it; some report neither speed nor battery.
    await sql`
      insert into vehicle_telemetry (vehicle_id, latitude, longitude, gps_date, moved_at, speed, battery_percentage, total_km, day, day_km)
      select id, -6.2, 106.8, at.noon - n / 3 * interval '1.0005 seconds',
        case when n % 3 = 0 then at.noon - n / 3 * interval '17 minutes' end,
        case when n % 7 > 0 then n % 50 end, case when n % 11 > 0 then n % 101 end, n, at.noon::date, n % 4
      from unnest(${ids}::integer[]) with ordinality v (id, place)
      cross join lateral (select place::integer - 1 as n) numbered
      cross join (select ${new Date(NOON).toISOString()}::timestamptz as noon) at`.execute(server.db);
    admin = await server.as('admin');
    supplier = await server.as('supplier');
  });
  afterAll(() => server.close());

  const numbers = Array.from({ length: MANY }, (_, n) => n);
  const listed = (rows: unknown): Json[] => (Array.isArray(rows) ? rows : []);
  const page = async (calls: Calls, query: string) => {
    const { data } = (await calls.get(`dashboard/vehicle_status?size=1000${query}`)).body;
    const vehicles = listed(field(data, 'data')).map(({ vehicleId }) => ids.indexOf(Number(vehicleId)));
    return { vehicles, totalRow: field(data, 'totalRow') };
  };
  const onMap = async (calls: Calls) =>
    listed(field((await calls.get('dashboard')).body.data, 'latestPosition'));

  test('are all on the map, once, the newest first, to the millisecond', async () => {
    const positions = await onMap(admin);
    const newest = [...numbers].sort((a, b) => Math.floor(a / 3) - Math.floor(b / 3) || b - a);
    expect(positions.map(({ vehicleId }) => ids.indexOf(Number(vehicleId)))).toEqual(newest);
    expect(positions.map(({ gpsDate }) => gpsDate)).toEqual(
      newest.map((n) => new Date(Math.floor(NOON - Math.floor(n / 3) * 1000.5)).toISOString()),
    );
    const own = await onMap(supplier);
    expect(own.map(({ vehicleId }) => ids.indexOf(Number(vehicleId)))).toEqual(
      newest.filter((n) => n % 10 > 0),
    );
  });

  const reported: Readonly<Record<string, (n: number) => string | number | null>> = {
    speed: (n) => (n % 7 > 0 ? n % 50 : null),
    batteryPercentage: (n) => (n % 11 > 0 ? n % 101 : null),
    totalKm: (n) => n,
    gpsDate: (n) => -Math.floor(n / 3),
    licensePlate: (n) => `T ${9999 - n}`,
    companySupplierName: (n) => (n % 10 > 0 ? 'Andalas' : 'Borneo'),
    vehicleModelName: (n) => (n % 10 > 0 ? 'Angin' : 'Badai'),
  };
  /** Those without a value last, and equal ones by their numbers. */
  const by = (value: (n: number) => string | number | null, sign: number) => (a: number, b: number) => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return (x === null ? 1 : 0) - (y === null ? 1 : 0) || sign * (a - b);
    return sign * ((x > y ? 1 : 0) - (x < y ? 1 : 0) || a - b);
  };
  test.each(Object.keys(reported))('are sorted by %s both ways, those without one last', async (column) => {
    const value = reported[column] ?? (() => null);
    for (const sign of [1, -1])
      for (const [calls, isOwn] of [
        [admin, () => true],
        [supplier, (n: number) => n % 10 > 0],
      ] as const) {
        const sorted = numbers.filter(isOwn).sort(by(value, sign));
        for (const at of [1, 5])
          expect(await page(calls, `&sort=${sign < 0 ? '-' : ''}${column}&page=${at}`)).toEqual({
            vehicles: sorted.slice((at - 1) * 1000, at * 1000),
            totalRow: sorted.length,
          });
      }
  });

  describe('are searched by plate, where a text finds', () => {
    const found: readonly (readonly [string, string])[] = [
      ['few', 'T 99'],
      ['many', 't '],
    ];
    test.each(found)('%s, in every order', async (_, text) => {
      const plate = (n: number) => `T ${9999 - n}`;
      for (const column of Object.keys(reported)) {
        const value = reported[column] ?? (() => null);
        for (const sign of [1, -1])
          for (const [calls, isOwn] of [
            [admin, () => true],
            [supplier, (n: number) => n % 10 > 0],
          ] as const) {
            const sorted = numbers
              .filter((n) => isOwn(n) && plate(n).includes(text.toUpperCase()))
              .sort(by(value, sign));
            for (const at of [1, 2])
              expect(
                await page(calls, `&licensePlate=${text}&sort=${sign < 0 ? '-' : ''}${column}&page=${at}`),
              ).toEqual({ vehicles: sorted.slice((at - 1) * 1000, at * 1000), totalRow: sorted.length });
          }
      }
    });

    test('none, on any page', async () => {
      for (const at of [1, 2])
        expect(await page(admin, `&licensePlate=NONE&page=${at}`)).toEqual({ vehicles: [], totalRow: 0 });
    });

    test('few, without reading the states of others; many, without reading all of them', async () => {
      await sql`analyze vehicle, vehicle_telemetry`.execute(server.db);
      const read = (text: string) => {
        const all = { where: sql<boolean>`true`, size: 20, offset: 0 };
        const statement = statusRows({ ...all, search: inPlate(text) }).compile(server.db);
        return rowsRead(server.db, statement, 'vehicle_telemetry');
      };
      // Rows are read again to be shown.
      expect(await read('T 999')).toBeLessThanOrEqual(10 + 10);
      expect(await read('T ')).toBeLessThanOrEqual(20 + 20);
    });
  });

  test.each([
    ['isMovedLately', (n: number) => n % 3 === 0 && (n / 3) * 17 < 24 * 60],
    ['isMovedToday', (n: number) => n % 4 > 0],
    ['battery=high&isMovedToday', (n: number) => n % 11 > 0 && n % 101 >= 80 && n % 4 > 0],
  ])('are counted by %s', async (filter, is) => {
    const high = (n: number) => !filter.startsWith('battery') || (n % 11 > 0 && n % 101 >= 80);
    for (const [calls, isOwn] of [
      [admin, () => true],
      [supplier, (n: number) => n % 10 > 0],
    ] as const)
      for (const flag of [1, 0]) {
        const { vehicles, totalRow } = await page(calls, `&${filter}=${flag}`);
        const expected = numbers.filter((n) => isOwn(n) && high(n) && is(n) === (flag === 1));
        expect(totalRow).toBe(expected.length);
        expect(vehicles.filter((n) => !expected.includes(n))).toEqual([]);
      }
  });
});
