import { sql } from 'kysely';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { after, NOON, OF_A1 } from '../../testing/trackers.js';

/** Degrees of longitude of a metre, near the equator. */
const METRE = 0.000009044;

describe('The speed of a tracker that sends none', () => {
  let server: TestServer;
  let supplier: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { clock: () => new Date(NOON) });
    supplier = await server.as('supplier');
  });
  beforeEach(() => sql`truncate vehicle_telemetry, vehicle_position, trip`.execute(server.db));
  afterAll(() => server.close());

  /** Sends readings, a call for each list of them. @param metres to the east of where it began */
  const send = async (...calls: (readonly (readonly [seconds: number, metres: number])[])[]) => {
    for (const readings of calls) {
      const sent = readings.map(([seconds, metres]) => ({
        imei: OF_A1,
        latitude: -6.2,
        longitude: 106.8 + metres * METRE,
        gpsDate: after(seconds),
      }));
      const { body } = await supplier.post('telemetry/positions', { readings: sent });
      expect(body.data).toMatchObject({ accepted: readings.length });
    }
  };
  /** Readings at a steady speed, km/h. */
  const drive = (from: number, to: number, every: number, speed: number, begin = 0) =>
    Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, n) => {
      const metres = begin + (n * every * speed) / 3.6;
      return [from + n * every, metres] as const;
    });
  const trips = async (): Promise<Json[]> => {
    const { body } = await supplier.get(`vehicle/trip_history?vehicleId=${server.fleet.vehicle.A1}`);
    const rows = field(field(body.data, 'tripHistory'), 'data');
    return Array.isArray(rows) ? rows : [];
  };

  test('is 0 while the receiver drifts at rest', async () => {
    const drift = [0, 60, 0, -40, 20, 90, 0].map((metres, at) => [at, metres] as const);
    // Farther than any vehicle gets in a second, and back.
    const error = [0, 400, 0].map((metres, at) => [60 + at, metres] as const);
    await send(drift.slice(0, 2), drift.slice(2), error);
    expect(await trips()).toEqual([]);
  });

  test.each([
    ['walking pace', 5, 300],
    ['the speed of a city', 36, 120],
    ['the speed of a motorway', 100, 120],
  ])('is measured at %s with a reading a second', async (_what, speed, seconds) => {
    const readings = drive(0, seconds, 1, speed);
    // The second call goes on from the stored state.
    await send(readings.slice(0, 40), readings.slice(40));
    const [trip, ...others] = await trips();
    expect(others).toEqual([]);
    expect(Number(trip?.averageSpeed)).toBeCloseTo(speed, 0);
    expect(Number(trip?.maxSpeed)).toBeCloseTo(speed, 0);
    expect(Number(trip?.distance)).toBeGreaterThan((0.7 * speed * seconds) / 3600);
  });

  test('is 0 soon after the vehicle stops, so that its trip ends there', async () => {
    const way = drive(0, 120, 10, 40);
    const rest = Array.from({ length: 36 }, (_, n) => [130 + n * 10, 1333 + (n % 3) * 20] as const);
    await send(way, rest);
    const [trip] = await trips();
    expect(trip).toMatchObject({ distance: 1.3, averageSpeed: 40 });
    expect([after(120), after(130), after(140), after(150)]).toContain(trip?.endDate);
  });
});
