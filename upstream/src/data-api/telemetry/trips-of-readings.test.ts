import fc from 'fast-check';
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
import { after, NOON, OF_A1 } from '../../testing/trackers.js';
import { createServices } from '../create-services.js';

/** Degrees of longitude of a metre, near the equator. */
const METRE = 0.000009044;

interface Sent {
  seconds: number;
  metres: number;
  speed?: number;
  odometerKm?: number;
}

describe('The trips of a vehicle', () => {
  let server: TestServer;
  let supplier: Calls;
  let keep: () => Promise<void>;
  beforeAll(async () => {
    const clock = () => new Date(NOON);
    server = await startTestServer(POSTGRES, { clock });
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta', clock };
    const { tripKeeper } = createServices(options, silentLog);
    // The server's own background work may have the vehicle at the moment.
    keep = async () => {
      for (let isDone = false; !isDone; ) {
        await tripKeeper.run();
        const { rows } = await sql`select from vehicle_telemetry where late_from is not null`.execute(
          server.db,
        );
        isDone = rows.length === 0;
      }
    };
    supplier = await server.as('supplier');
  });
  const forget = () => sql`truncate vehicle_telemetry, vehicle_position, trip`.execute(server.db);
  beforeEach(forget);
  afterAll(() => server.close());

  /** Sends each list of readings in a call. @returns those refused */
  const send = async (...calls: (readonly Sent[])[]): Promise<Json[]> => {
    const refused: Json[] = [];
    for (const readings of calls) {
      const sent = readings.map(({ seconds, metres, ...more }) => ({
        ...{ imei: OF_A1, latitude: -6.2, longitude: 106.8 + metres * METRE, gpsDate: after(seconds) },
        ...more,
      }));
      const { body } = await supplier.post('telemetry/positions', { readings: sent });
      const found = field(body.data, 'refused');
      if (Array.isArray(found)) refused.push(...found);
    }
    return refused;
  };
  const history = async () =>
    Object(
      (await supplier.get(`vehicle/trip_history?vehicleId=${server.fleet.vehicle.A1}&size=50`)).body.data,
    );
  const trips = async (): Promise<Json[]> => Object((await history()).tripHistory).data;
  /** Kilometres of the trips, and of the vehicle's counter. */
  const kilometres = async () => {
    const listed = Object((await history()).tripTotals).distance;
    const { rows } = await sql<{ total: number }>`select total_km as total from vehicle_telemetry`.execute(
      server.db,
    );
    return { listed, counted: rows[0]?.total };
  };
  /** The figures of the list and the counter. */
  const facts = async () => {
    const rows = await trips();
    const figures = rows.map(
      ({ startDate, endDate, distance, averageSpeed, maxSpeed, startLongitude, endLongitude }) => ({
        ...{ startDate, endDate, distance, averageSpeed, maxSpeed, startLongitude, endLongitude },
      }),
    );
    // It is stored to the metre, with every call.
    return { figures, counted: expect.closeTo(Number((await kilometres()).counted), 1) };
  };
  const drive = (from: number, to: number, every: number, speed: number, begin = 0): Sent[] =>
    Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, n) => ({
      seconds: from + n * every,
      metres: begin + (n * every * speed) / 3.6,
    }));

  test('begin at the last place before the movement, with and without speeds', async () => {
    const withSpeeds = (readings: readonly Sent[]) =>
      readings.map((reading, n) => ({ ...reading, speed: n === 0 ? 0 : 36 }));
    for (const readings of [drive(0, 600, 60, 36), withSpeeds(drive(0, 600, 60, 36))]) {
      await forget();
      await send(readings);
      expect(await trips()).toMatchObject([{ startDate: after(0), startLongitude: 106.8, distance: 6 }]);
      expect((await kilometres()).counted).toBeCloseTo(6, 1);
    }
  });

  test('of a backlog are those of its readings, however slowly it is sent', async () => {
    // A drive of 40 minutes ago: each message is older than the silence that ends a trip.
    const readings = drive(0, 900, 15, 40).map((reading) => ({ ...reading, speed: 40 }));
    for (const reading of readings) {
      await send([reading]);
      await keep();
    }
    expect(await trips()).toMatchObject([{ startDate: after(0), distance: 10 }]);
    await sql`update vehicle_telemetry set received_at = received_at - interval '1 hour'`.execute(server.db);
    await keep();
    await send([{ seconds: 915, metres: 10_167, speed: 40 }]);
    expect(await trips()).toMatchObject([{ startDate: after(0), endDate: null, distance: 10.2 }]);
  });

  test('have the kilometres of a drive with a fix every 1,000 seconds', async () => {
    await send(drive(0, 3000, 1000, 36).map((reading) => ({ ...reading, speed: 36 })));
    expect(await trips()).toMatchObject([{ distance: 30, startDate: after(0) }]);
    expect((await kilometres()).counted).toBeCloseTo(30, 0);
  });

  test('after a silence take no longer than the way does, however long the vehicle also stood', async () => {
    const hour = 3600;
    await send([
      { seconds: -40 * hour, metres: 0 },
      { seconds: 0, metres: 150_000 },
    ]);
    const [{ startDate = '', ...trip } = {}] = await trips();
    expect(trip).toMatchObject({ distance: 150 });
    expect(Math.round((Date.parse(after(0)) - Date.parse(String(startDate))) / hour / 1000)).toBe(10);
  });

  test('follow from the readings, in whatever order they come, and have all the kilometres of the counter', async () => {
    const leg = fc.record({
      minutes: fc.integer({ min: 1, max: 12 }),
      every: fc.constantFrom(10, 30, 60),
      speed: fc.constantFrom(0, 0, 12, 36, 60),
      gap: fc.constantFrom(0, 0, 0, 7, 20),
    });
    const track = fc.record({
      legs: fc.array(leg, { minLength: 2, maxLength: 4 }),
      hasSpeeds: fc.boolean(),
      seed: fc.integer({ min: 1, max: 1_000_000 }),
    });
    await fc.assert(
      fc.asyncProperty(track, async ({ legs, hasSpeeds, seed }) => {
        const readings = trackOf(legs, hasSpeeds, seed).filter(({ seconds }) => seconds <= 3500);
        await forget();
        await send(readings);
        await keep();
        const inOrder = await facts();
        const { listed, counted } = await kilometres();
        // The list is rounded to 100 m.
        expect(Math.abs(Number(counted) - Number(listed))).toBeLessThan(0.06);

        await forget();
        const calls = inParts(shuffled(readings, seed), 9);
        for (const [n, call] of calls.entries()) {
          // Some are sent again.
          await send(n % 3 === 0 ? [...call, ...(calls[n - 1] ?? [])] : call);
          if (n % 2 === 0) await keep();
        }
        await keep();
        const { counted: total } = await kilometres();
        expect({ ...(await facts()), counted: total }).toEqual(inOrder);
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  test('have late readings from the middle in the list as in the route', async () => {
    const readings = drive(0, 240, 10, 36).map((reading) => ({ ...reading, speed: 36 }));
    await send([...readings.slice(0, 3), ...readings.slice(-3)]);
    await send(readings.slice(3, -3));
    await keep();
    const [trip] = await trips();
    expect(trip).toMatchObject({ distance: 2.4, speedCount: 25 });
    const { body } = await supplier.get(`vehicle/route_history?idTripHistory=${trip?.id}`);
    expect(body.data).toHaveLength(25);
  });

  test('have no step of a fix whose circle contains the place before', async () => {
    const token = await tracker();
    const at = (seconds: number) => `timestamp=${Date.parse(after(seconds)) / 1000}`;
    await token(`lat=-6.2&lon=106.8&${at(0)}`);
    await token(`lat=-6.2&lon=106.822&accuracy=2500&${at(60)}`);
    await token(`lat=-6.2&lon=106.8&${at(120)}`);
    expect(await trips()).toEqual([]);
    expect(await kilometres()).toEqual({ listed: 0, counted: 0 });
  });

  test('a counter never falls: one that restarts is added to', async () => {
    const step = (n: number, odometerKm: number): Sent => ({
      seconds: n * 60,
      metres: n * 600,
      speed: 36,
      odometerKm,
    });
    await send([step(0, 12_345), step(1, 12_345.6), step(2, 0), step(3, 0.6)]);
    expect((await kilometres()).counted).toBeCloseTo(12_346.8, 1);
  });

  test('a message without a new place keeps its battery, and is a sign of life', async () => {
    const token = await tracker();
    const at = (seconds: number) => `timestamp=${Date.parse(after(seconds)) / 1000}`;
    await token(`lat=-6.2&lon=106.8&speed=0&batt=80&${at(0)}`);
    await token(`valid=false&batt=15&${at(1800)}`);
    const { rows } = await sql`
      select battery_percentage as battery, gps_date = ${after(0)} as "isOfPlace", received_at = ${new Date(NOON)} as "isHeard"
      from vehicle_telemetry`.execute(server.db);
    expect(rows).toEqual([{ battery: 15, isOfPlace: true, isHeard: true }]);
  });

  test('a reading without a speed of a phone that lies still has none, soon 0', async () => {
    const speed = async () =>
      (await server.db.selectFrom('vehicle_telemetry').select('speed').executeTakeFirst())?.speed;
    await send([
      { seconds: 0, metres: 0, speed: 37 },
      { seconds: 10, metres: 1 },
    ]);
    expect(await speed()).toBeNull();
    await send([{ seconds: 200, metres: 0 }]);
    expect(await speed()).toBe(0);
  });

  test('a fix ahead of the clock does not hold up those that are not', async () => {
    await send([{ seconds: 3600 + 110, metres: 0, speed: 36 }]);
    await send([{ seconds: 3600 + 5, metres: 100, speed: 36 }]);
    const { rows } = await sql`select longitude from vehicle_telemetry`.execute(server.db);
    expect(rows).toEqual([{ longitude: 106.8 + 100 * METRE }]);
  });

  /** Sends messages of a phone that is the first vehicle's tracker. */
  const tracker = async () => {
    const { body } = await supplier.post('tracker/token/save', { name: `Phones ${Math.random()}` });
    const token = field(body.data, 'token');
    return async (query: string) => {
      const { statusCode } = await server.app.inject({ url: `/api/track/${token}?id=${OF_A1}&${query}` });
      expect(statusCode).toBe(200);
    };
  };
});

/** Readings of some legs one after the other, each followed by a gap of minutes, in which the vehicle drives on in the next. */
function trackOf(
  legs: readonly { minutes: number; every: number; speed: number; gap: number }[],
  hasSpeeds: boolean,
  seed: number,
): Sent[] {
  const random = randomOf(seed);
  const readings: Sent[] = [];
  let seconds = 0;
  let metres = 0;
  for (const { minutes, every, speed, gap } of legs) {
    for (let until = seconds + minutes * 60; seconds < until; seconds += every) {
      // A receiver drifts.
      const drift = random() * 10;
      readings.push({ seconds, metres: metres + drift, ...(hasSpeeds && { speed }) });
      metres += (every * speed) / 3.6;
    }
    seconds += gap * 60;
  }
  return readings;
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = randomOf(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const inParts = <T>(items: readonly T[], parts: number): T[][] =>
  Array.from({ length: parts }, (_, part) => items.filter((_item, index) => index % parts === part));
