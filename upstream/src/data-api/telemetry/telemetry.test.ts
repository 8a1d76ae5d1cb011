import { sql } from 'kysely';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { silentLog } from '../../testing/silent-log.js';
import { after, MINUTE, NOON, OF_A1, OF_B1 } from '../../testing/trackers.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';
import { createServices } from '../create-services.js';

const SECRET = 'a secret for telemetry';

describe('Telemetry', () => {
  let server: TestServer;
  let webhook: WebhookReceiver;
  let supplier: Calls;
  let tenant: Calls;
  let options: Parameters<typeof createServices>[0];
  beforeAll(async () => {
    webhook = await startWebhookReceiver(SECRET);
    const events = { webhookUrl: webhook.url, secret: SECRET };
    const clock = () => new Date(NOON);
    const addressAt = async ({ latitude }: { latitude: number }) => `Jalan ${latitude.toFixed(2)}`;
    server = await startTestServer(POSTGRES, { events, clock, addressAt });
    options = { db: server.db, events, secretsKeys: [], timeZone: 'Asia/Jakarta', clock, addressAt };
    supplier = await server.as('supplier');
    tenant = await server.as('tenant');
  });
  afterAll(async () => {
    await server.close();
    await webhook.close();
  });

  const forgetReadings = () => sql`truncate vehicle_telemetry, vehicle_position, trip`.execute(server.db);
  const reading = (seconds: number, more: Json = {}): Json => ({
    imei: OF_A1,
    latitude: -6.2,
    longitude: 106.8,
    speed: 0,
    gpsDate: after(seconds),
    ...more,
  });
  /** A drive to the east near the equator, where a kilometre is 0.00904 degrees. */
  const drive = (from: number, to: number, every = 10, speed = 36): Json[] =>
    Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, n) =>
      reading(from + n * every, {
        speed,
        longitude: 106.8 + ((n * every * speed) / 3600) * 0.009044,
      }),
    );
  const send = async (readings: readonly unknown[], calls = supplier) => {
    const { status, body } = await calls.post('telemetry/positions', { readings });
    return status === 200 ? body.data : status;
  };
  const history = async (calls = supplier, vehicle = server.fleet.vehicle.A1) =>
    (await calls.get(`vehicle/trip_history?vehicleId=${vehicle}&page=1&size=20`)).body.data;
  const trips = async (calls = supplier): Promise<Json[]> => {
    const rows = field(field(await history(calls), 'tripHistory'), 'data');
    return Array.isArray(rows) ? rows : [];
  };

  describe('A call', () => {
    beforeAll(forgetReadings);

    test('has each of its readings accepted or refused by itself, with the reason', async () => {
      const result = await send([
        reading(0),
        reading(10, { imei: OF_B1 }),
        reading(10, { imei: '490154203237519' }),
        reading(10, { latitude: 91 }),
        reading(10, { latitude: 0, longitude: 0 }),
        reading(10, { speed: 301 }),
        reading(10, { gpsDate: '2026-02-30 10:00' }),
        reading(7200),
        reading(-31 * 86_400),
        reading(0, { speed: 50 }),
        reading(20, { latitude: -7.2 }),
        'no reading',
        { imei: OF_A1 },
        // The form without an offset is Jakarta's time.
        reading(0, {
          gpsDate: new Date(NOON - 30 * MINUTE * 1000 + 7 * 3_600_000)
            .toISOString()
            .slice(0, 16)
            .replace('T', ' '),
        }),
      ]);
      const refused = field(result, 'refused');
      expect(Array.isArray(refused) && refused.map(({ index, code }) => [index, code])).toEqual([
        [1, 'UNKNOWN_VEHICLE'],
        [2, 'INVALID'],
        [3, 'INVALID'],
        [4, 'INVALID'],
        [5, 'INVALID'],
        [6, 'INVALID'],
        [7, 'FUTURE'],
        [8, 'TOO_OLD'],
        [9, 'REPEATED'],
        [10, 'JUMP'],
        [11, 'INVALID'],
        [12, 'INVALID'],
      ]);
      expect(result).toMatchObject({ accepted: 2, late: [] });
      expect(await history()).toMatchObject({ latitudeLastCoordinate: -6.2, tripHistory: { totalRow: 0 } });
    });

    test('changes no newer state by late and repeated readings; late ones that fit are kept', async () => {
      expect(
        await send([
          reading(MINUTE, { latitude: -6.201 }),
          reading(0),
          reading(2 * MINUTE, { latitude: -6.9 }),
          reading(30 * MINUTE),
        ]),
      ).toMatchObject({
        accepted: 1,
        late: [0],
        refused: [
          { index: 1, code: 'REPEATED' },
          { index: 2, code: 'JUMP' },
          { index: 3, code: 'REPEATED' },
        ],
      });
      expect(await history()).toMatchObject({ latitudeLastCoordinate: -6.2 });
      const kept = await server.db
        .selectFrom('vehicle_position')
        .select('gps_date')
        .orderBy('gps_date')
        .execute();
      expect(kept.map(({ gps_date }) => gps_date)).toEqual([after(0), after(MINUTE), after(30 * MINUTE)]);
    });

    test('refuses a call with no reading, with more than 1000, or from a tenant', async () => {
      expect(await send([])).toBe(400);
      expect(await send(Array.from({ length: 1001 }, () => reading(0)))).toBe(400);
      expect(await send([reading(0)], tenant)).toBe(403);
      expect((await supplier.post('telemetry/positions', reading(0))).status).toBe(400);
    });

    test('is taken from two senders at once, each reading by one of them', async () => {
      await forgetReadings();
      const results = await Promise.all([send(drive(0, 600)), send(drive(0, 600))]);
      expect(results.map((result) => Number(field(result, 'accepted'))).sort((a, b) => a - b)).toEqual([
        0, 61,
      ]);
      expect(await trips()).toHaveLength(1);
    });
  });

  describe('A trip', () => {
    beforeAll(async () => {
      await forgetReadings();
      // Rest, 20 minutes at 36 km/h, then rest: in one call, out of order.
      const readings = [
        reading(0),
        // No more than 3 km/h is no trip yet.
        reading(30, { speed: 3 }),
        ...drive(60, 1260),
        ...[1270, 1280, 1400].map((at) => reading(at, { longitude: 106.90853 })),
      ];
      expect(await send(readings.reverse())).toMatchObject({ accepted: readings.length, refused: [] });
    });

    test('begins with the first reading over 3 km/h, and continues through a short rest', async () => {
      expect(await trips()).toEqual([
        expect.objectContaining({
          vehicleId: server.fleet.vehicle.A1,
          startDate: after(60),
          endDate: null,
          endAddress: null,
          distance: 12,
          speedCount: 121,
          averageSpeed: 36,
          maxSpeed: 36,
          duration: 20,
          // A scooter of 2000 W takes 35 Wh a kilometre; a kWh costs Rp 2.467.
          energyKwh: 0.42,
          energyCost: 1036,
        }),
      ]);
    });

    test('ends after 5 minutes at rest, where and when the rest began; the geocoder fills in the addresses afterwards', async () => {
      expect(await send([reading(1570, { longitude: 106.90853 })])).toMatchObject({ accepted: 1 });
      expect(await trips()).toMatchObject([{ endDate: after(1270), startAddress: null, duration: 20 }]);
      await createServices(options, silentLog).tripKeeper.run();
      expect(await trips()).toMatchObject([{ startAddress: 'Jalan -6.20', endAddress: 'Jalan -6.20' }]);
      expect(await history()).toMatchObject({
        addressLastCoordinate: 'Jalan -6.20',
        longitudeLastCoordinate: 106.90853,
      });
    });

    test('has a route in order of time, thinned to its ends and shape', async () => {
      const [trip] = await trips();
      const route = async (more = '') =>
        (await supplier.get(`vehicle/route_history?idTripHistory=${trip?.id}${more}`)).body.data;
      const whole = await route();
      expect(Array.isArray(whole) && whole.length).toBe(122);
      expect(field(whole, '0')).toEqual({ latitude: -6.2, longitude: 106.8, gpsDate: after(60), speed: 36 });
      const ends = [
        expect.objectContaining({ gpsDate: after(60) }),
        expect.objectContaining({ gpsDate: after(1270) }),
      ];
      // A straight line needs no more than its ends.
      expect(await route('&maxPoints=2')).toEqual(ends);
      expect((await supplier.get('vehicle/route_history?idTripHistory=1&maxPoints=1')).status).toBe(400);
      // A late reading beside the road is a corner of it.
      expect(await send([reading(665, { latitude: -6.2025, longitude: 106.8547 })])).toMatchObject({
        late: [0],
      });
      expect(await route('&maxPoints=3')).toEqual([
        ends[0],
        expect.objectContaining({ latitude: -6.2025 }),
        ends[1],
      ]);
    });

    test('is measured by the odometer where it rises, and ended by silence', async () => {
      expect(
        await send([
          reading(1800, { longitude: 106.90853, speed: 20, odometerKm: 100, batteryPercentage: 50 }),
          reading(1860, { longitude: 106.91, speed: 30, odometerKm: 101.5, batteryPercentage: 40 }),
          reading(1860 + 16 * MINUTE, { longitude: 106.92, speed: 10, odometerKm: 103 }),
        ]),
      ).toMatchObject({ accepted: 3 });
      expect(
        await send([reading(1860 + 17 * MINUTE, { longitude: 106.93, speed: 40, odometerKm: 104.2 })]),
      ).toMatchObject({ accepted: 1 });
      const [newest, silent] = await trips();
      expect(silent).toMatchObject({ distance: 1.5, endDate: after(1860), averageSpeed: 25, maxSpeed: 30 });
      // It took 9 minutes for the 1.5 km before its first reading, at 10 km/h.
      const driven = { distance: 2.7, averageSpeed: 25, maxSpeed: 40, duration: 10, endLongitude: 106.93 };
      expect(newest).toMatchObject({ startDate: after(1860 + 7 * MINUTE), endDate: null, ...driven });
      await sql`update vehicle_telemetry set received_at = received_at - interval '1 hour'`.execute(
        server.db,
      );
      await createServices(options, silentLog).tripKeeper.run();
      expect((await trips())[0]).toMatchObject({ endDate: after(1860 + 17 * MINUTE), ...driven });
    });

    test('is visible with its vehicle, to the tenant from the beginning of its contract on', async () => {
      const { vehicle } = server.fleet;
      const [trip] = await trips(tenant);
      expect(await trips(tenant)).toHaveLength(3);
      const elsewhere = [await server.as('otherSupplier'), await server.as('otherTenant')];
      for (const calls of elsewhere) {
        expect((await calls.get(`vehicle/trip_history?vehicleId=${vehicle.A1}`)).status).toBe(404);
        expect((await calls.get(`vehicle/route_history?idTripHistory=${trip?.id}`)).status).toBe(404);
      }
      // Cepat's contract began 30 days ago.
      await sql`update trip set started_at = started_at - interval '31 days' where id = ${trip?.id}`.execute(
        server.db,
      );
      expect(await trips(tenant)).toHaveLength(2);
      expect((await tenant.get(`vehicle/route_history?idTripHistory=${trip?.id}`)).status).toBe(404);
      expect(await trips()).toHaveLength(3);
    });
  });

  test('The dashboard shows speed and distance of the day, batteries and the newest positions', async () => {
    await forgetReadings();
    await send(drive(0, 600).map((one) => ({ ...one, batteryPercentage: 80 })));
    await send([reading(0, { imei: OF_B1, batteryPercentage: 49 })], await server.as('otherSupplier'));
    const dashboard = async (calls: Calls, of = '') => (await calls.get(`dashboard${of}`)).body.data;
    const { A1, B1 } = server.fleet.vehicle;
    const ofA1 = {
      vehicleId: A1,
      licensePlate: 'B 101 AND',
      speed: 36,
      gpsDate: after(600),
      companySupplierName: 'Andalas',
    };
    const everything = {
      averageSpeed: 36,
      limitTraveled: 6,
      batteryHealth: { high: 1, medium: 0, low: 1 },
      trackHistoryLatest: [{ ...ofA1, vehicleModelName: 'Angin', batteryPercentage: 80 }, { vehicleId: B1 }],
      latestPosition: [ofA1, { vehicleId: B1, speed: 0 }],
    };
    const admin = await server.as('admin');
    expect(await dashboard(admin)).toMatchObject(everything);
    expect(await dashboard(admin, `?companyId=${server.fleet.borneo}`)).toMatchObject({
      averageSpeed: null,
      limitTraveled: 0,
      batteryHealth: { high: 0, medium: 0, low: 1 },
      latestPosition: [{ vehicleId: B1 }],
    });
    for (const calls of [supplier, tenant]) {
      expect(field(await dashboard(calls), 'latestPosition')).toEqual([expect.objectContaining(ofA1)]);
      expect(await calls.rows('dashboard/vehicle_status')).toEqual([expect.objectContaining(ofA1)]);
    }
    expect(await dashboard(await server.as('otherTenant'))).toMatchObject({
      averageSpeed: null,
      limitTraveled: null,
      latestPosition: [],
    });
    expect(await dashboard(admin, `?companyId=${server.fleet.cepat}`)).toMatchObject({ limitTraveled: null });
    // A vehicle keeps its position under another plate, and a name may hold what JSON and commas need care of.
    const { andalas } = server.fleet;
    const awkward = { license_plate: 'B "1", \\', name: 'Andalas, "A"' };
    const name = (of: string) =>
      server.db.updateTable('company').set({ name: of }).where('id', '=', andalas).execute();
    const plate = (of: string) =>
      server.db.updateTable('vehicle').set({ license_plate: of }).where('id', '=', A1).execute();
    await Promise.all([name(awkward.name), plate(awkward.license_plate)]);
    expect(field(await dashboard(admin), 'latestPosition')).toMatchObject([
      { vehicleId: A1, licensePlate: awkward.license_plate, companySupplierName: awkward.name, course: null },
      { vehicleId: B1 },
    ]);
    await Promise.all([name('Andalas'), plate(ofA1.licensePlate)]);
    expect((await admin.get('dashboard/vehicle_status?size=1&page=2&sort=speed')).body.data).toMatchObject({
      data: [{ vehicleId: A1 }],
      totalRow: 2,
    });
    // Each number has its list.
    const listed = async (filter: string) =>
      (await admin.rows(`dashboard/vehicle_status?${filter}`)).map(({ vehicleId }) => vehicleId);
    expect(await listed('battery=high')).toEqual([A1]);
    expect(await listed('battery=medium')).toEqual([]);
    expect(await listed('battery=low')).toEqual([B1]);
    expect(await listed('isMovedLately=1')).toEqual([A1]);
    expect(await listed('isMovedToday=1')).toEqual([A1]);
    expect(await listed('isMovedLately=0')).toEqual([B1]);
    expect((await admin.get('dashboard/vehicle_status?battery=full')).status).toBe(400);
  });

  test('Positions go out batched, a vehicle once, to the staff of each company that sees it', async () => {
    await forgetReadings();
    const seen = webhook.deliveries.length;
    await send([...drive(0, 60)]);
    await send([reading(0, { imei: OF_B1 })], await server.as('otherSupplier'));
    await send([reading(70, { longitude: 106.8, odometerKm: 1234.5678 })]);
    const { user, vehicle } = server.fleet;
    // What an earlier test sent may still be on its way: of each vehicle the newest counts.
    const sentTo = (...users: number[]) =>
      webhook.deliveries
        .slice(seen)
        .map(({ event }) => event)
        .filter(
          ({ type, users: receivers }) => type === 'vehicle.positions' && receivers.join() === users.join(),
        );
    const positionsIn = ({ positions }: Json): Json[] => (Array.isArray(positions) ? positions : []);
    const newest = (...users: number[]) =>
      new Map(
        sentTo(...users).flatMap(({ data }) => positionsIn(data).map((one) => [one.vehicleId, one.gpsDate])),
      );
    const a1 = [vehicle.A1, after(70)] as const;
    const b1 = [vehicle.B1, after(0)] as const;
    const audiences = [
      { users: [user.admin], seen: [a1, b1] },
      { users: [user.supplier, user.supplierColleague], seen: [a1] },
      { users: [user.otherSupplier], seen: [b1] },
      { users: [user.tenant], seen: [a1] },
    ];
    await webhook.until(() =>
      audiences.every((one) => one.seen.every(([id, at]) => newest(...one.users).get(id) === at)),
    );
    const ofAdmin = sentTo(user.admin).flatMap(({ data }) => positionsIn(data));
    expect(ofAdmin.find(({ gpsDate }) => gpsDate === after(70))).toMatchObject({ totalKm: 1234.568 });
    for (const { users, seen } of audiences) {
      const isSeen = (id: number) => seen.some(([one]) => one === id);
      for (const id of [vehicle.A1, vehicle.B1]) expect(newest(...users).has(id)).toBe(isSeen(id));
      for (const { data } of sentTo(...users)) {
        const ids = positionsIn(data).map(({ vehicleId }) => vehicleId);
        expect(ids).toEqual([...new Set(ids)]);
      }
    }
  });
});
