import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { after, NOON, OF_A1 } from '../../testing/trackers.js';

describe('A reading that no vehicle can have reached', () => {
  let server: TestServer;
  let supplier: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { clock: () => new Date(NOON) });
    supplier = await server.as('supplier');
  });
  afterAll(() => server.close());

  /** In Jakarta, driving. */
  const here = (seconds: number, more: Json = {}): Json => ({
    imei: OF_A1,
    latitude: -6.2,
    longitude: 106.8 + seconds * 0.00009,
    speed: 36,
    gpsDate: after(seconds),
    ...more,
  });
  const inBerlin = (seconds: number, more: Json = {}) =>
    here(seconds, { latitude: 52.5, longitude: 13.4, ...more });
  const send = async (...readings: Json[]) =>
    (await supplier.post('telemetry/positions', { readings })).body.data;
  const history = async () =>
    (await supplier.get(`vehicle/trip_history?vehicleId=${server.fleet.vehicle.A1}&page=1&size=20`)).body
      .data;
  const jump = { accepted: 0, refused: [{ index: 0, code: 'JUMP' }] };

  test('is refused, until a second one in a row confirms it', async () => {
    expect(await send(here(0), here(30), here(60))).toMatchObject({ accepted: 3 });
    // Two trackers with one id.
    expect(await send(inBerlin(70))).toMatchObject(jump);
    expect(await send(here(80))).toMatchObject({ accepted: 1 });
    // Errors of the receiver, each in another place.
    expect(await send(inBerlin(90))).toMatchObject(jump);
    expect(await send(inBerlin(95, { latitude: -33.9 }))).toMatchObject(jump);
    expect(await history()).toMatchObject({ latitudeLastCoordinate: -6.2 });
    // Another tracker.
    expect(await send(inBerlin(100))).toMatchObject(jump);
    expect(await send(inBerlin(110, { latitude: 52.501 }))).toMatchObject({ accepted: 1 });
    const found = await history();
    expect(found).toMatchObject({ latitudeLastCoordinate: 52.501 });
    const trips = field(field(found, 'tripHistory'), 'data');
    expect(Array.isArray(trips) && trips.map((trip) => Number(field(trip, 'distance')) < 2)).toEqual([
      true,
      true,
    ]);
  });
});
