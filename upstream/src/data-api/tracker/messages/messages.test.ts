import { createServer } from 'node:http';
import { sql } from 'kysely';
import { callsWith, type Json, startTestServer, type TestServer } from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import { after, NOON, OF_A1, OF_B1 } from '../../../testing/trackers.js';
import { hashOf } from '../../session/sessions.js';
import { MOST_WRONG_TOKENS } from './token-limits.js';

/** A token of a supplier; written past its call, which has tests of its own. */
async function plantToken({ db }: TestServer, company: number, token: string): Promise<string> {
  await sql`insert into tracker_token (company_id, name, token_hash)
    values (${company}, 'Planted', ${hashOf(token)})`.execute(db);
  return token;
}
const TOKEN = 'a'.repeat(43);
const OTHER_TOKEN = 'b'.repeat(43);

const trackerOf = ({ db }: TestServer, vehicle: number, trackerId: string | null) =>
  db.updateTable('vehicle').set({ tracker_id: trackerId }).where('id', '=', vehicle).execute();

const seconds = (after: number) => String((NOON - 3_600_000) / 1000 + after);

function messagesTo(server: TestServer) {
  const inject = async (method: 'GET' | 'POST', url: string, type?: string, payload?: string, more = {}) => {
    const reply = await server.app.inject({
      method,
      url: `/api/${url}`,
      headers: { ...(type !== undefined && { 'content-type': type }), ...more },
      ...(payload !== undefined && { payload }),
    });
    return { status: reply.statusCode, body: reply.body, retryAfter: reply.headers['retry-after'] };
  };
  return {
    inject,
    get: (query: string, token = TOKEN) => inject('GET', `track/${token}?${query}`),
    form: (body: string, token = TOKEN) =>
      inject('POST', `track/${token}`, 'application/x-www-form-urlencoded', body),
    json: (body: unknown, token = TOKEN) =>
      inject('POST', `track/${token}`, 'application/json', JSON.stringify(body)),
    traccar: (body: unknown, token = TOKEN) =>
      inject('POST', 'hooks/traccar', 'application/json; charset=utf-8', JSON.stringify(body), {
        authorization: `Bearer ${token}`,
      }),
  };
}

const EMPTY = { status: 200, body: '', retryAfter: undefined };
const refused = (status: number, message: string) => ({
  status,
  body: JSON.stringify({ success: false, message }),
  retryAfter: undefined,
});

describe('Messages of trackers', () => {
  let server: TestServer;
  let send: ReturnType<typeof messagesTo>;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { clock: () => new Date(NOON) });
    send = messagesTo(server);
    await plantToken(server, server.fleet.andalas, TOKEN);
    await plantToken(server, server.fleet.borneo, OTHER_TOKEN);
    await trackerOf(server, server.fleet.vehicle.A2, 'Phone-2');
    await trackerOf(server, server.fleet.vehicle.B2, 'phone-2');
  });
  afterAll(() => server.close());

  const positionsOf = async (vehicle: number) => {
    const { rows } = await sql<Json>`select latitude, longitude, speed, course, battery_percentage as battery,
      odometer_km as "odometerKm", gps_date as "gpsDate" from vehicle_position where vehicle_id = ${vehicle} order by gps_date`.execute(
      server.db,
    );
    return rows;
  };

  test('a query, a form and JSON are stored in one unit, of the vehicle with the id or the IMEI', async () => {
    expect(await send.get(`id=PHONE-2&lat=-6.2&lon=106.8&speed=10&batt=50&timestamp=${seconds(0)}`)).toEqual(
      EMPTY,
    );
    expect(
      await send.form(`deviceid=phone-2&location=-6.2,106.8005&bearing=90&timestamp=${seconds(10)}`),
    ).toEqual(EMPTY);
    const location = {
      timestamp: after(20),
      coords: { latitude: -6.2, longitude: 106.801, speed: 10, heading: -1 },
      battery: { level: 0.49 },
      odometer: 2500,
    };
    expect(await send.json({ location, device_id: 'phone-2' })).toEqual(EMPTY);
    expect(await positionsOf(server.fleet.vehicle.A2)).toEqual([
      {
        latitude: -6.2,
        longitude: 106.8,
        speed: 18.52,
        course: null,
        battery: 50,
        odometerKm: null,
        gpsDate: after(0),
      },
      expect.objectContaining({ longitude: 106.8005, course: 90, gpsDate: after(10) }),
      expect.objectContaining({ longitude: 106.801, speed: 36, battery: 49, odometerKm: 2.5 }),
    ]);
    expect(await send.get(`id=${OF_A1}&lat=-6.3&lon=106.8&timestamp=${seconds(0)}`)).toEqual(EMPTY);
    expect(await positionsOf(server.fleet.vehicle.A1)).toHaveLength(1);
    // A query on a POST, with neither body nor content type.
    expect(
      await send.inject('POST', `track/${TOKEN}?id=${OF_A1}&lat=-6.3&lon=106.8001&timestamp=${seconds(9)}`),
    ).toEqual(EMPTY);
    expect(await positionsOf(server.fleet.vehicle.A1)).toHaveLength(2);
  });

  test('a token writes positions of its own supplier only', async () => {
    const before = await positionsOf(server.fleet.vehicle.B1);
    expect(await send.get(`id=${OF_B1}&lat=-6.2&lon=106.8&timestamp=${seconds(0)}`)).toEqual(EMPTY);
    expect(await positionsOf(server.fleet.vehicle.B1)).toEqual(before);
    expect(await send.get(`id=phone-2&lat=-6.5&lon=106.8&timestamp=${seconds(0)}`, OTHER_TOKEN)).toEqual(
      EMPTY,
    );
    expect(await positionsOf(server.fleet.vehicle.B2)).toHaveLength(1);
  });

  test('late and repeated positions, and those of no use ever, are taken', async () => {
    const { A2 } = server.fleet.vehicle;
    const before = (await positionsOf(A2)).length;
    for (const when of [seconds(10), seconds(20), '1600000000'])
      expect(await send.get(`id=phone-2&lat=-6.2&lon=106.801&timestamp=${when}`)).toEqual(EMPTY);
    expect(await send.get(`id=phone-2&lat=0&lon=0&timestamp=${seconds(30)}`)).toEqual(EMPTY);
    expect(await send.get(`id=phone-2&lat=1&lon=1&valid=false&timestamp=${seconds(30)}`)).toEqual(EMPTY);
    expect(await send.get(`id=phone-2&lat=40&lon=1&timestamp=${seconds(30)}`)).toEqual(EMPTY);
    expect(await positionsOf(A2)).toHaveLength(before);
    expect(await send.get(`id=phone-2&lat=-6.2&lon=106.80025&timestamp=${seconds(5)}`)).toEqual(EMPTY);
    expect(await positionsOf(A2)).toHaveLength(before + 1);
  });

  test('a position of the future is refused, so that the device keeps it', async () => {
    const early = `id=phone-2&lat=-6.2&lon=106.801&timestamp=${seconds(100_000)}`;
    expect(await send.get(early)).toEqual(refused(400, 'The time lies in the future.'));
  });

  test('what cannot be read is refused with the reason', async () => {
    expect(await send.get('lat=1&lon=1')).toEqual(refused(400, 'id is missing.'));
    expect(await send.get('id=phone-2&lat=x&lon=1')).toEqual(refused(400, 'lat is not valid.'));
    expect(await send.form('')).toEqual(refused(400, 'id is missing.'));
    expect(await send.json({ location: {} })).toEqual(refused(400, 'device_id is missing.'));
    const typed = (text: string) => send.inject('POST', `track/${TOKEN}`, 'application/json', text);
    expect(await typed('{"location"')).toEqual(refused(400, 'The body is not valid JSON.'));
    expect(await typed('{"device_id":"a\\u0000"}')).toEqual(
      refused(400, 'device_id has a character that is not allowed.'),
    );
    expect(await typed(`{"x":"${'x'.repeat(70_000)}"}`)).toMatchObject({ status: 413 });
    expect(await send.traccar({ position: {}, device: {} })).toEqual(
      refused(400, 'device.uniqueId is missing.'),
    );
  });

  test('an unknown device is taken as a query and is not found as JSON; both are stored nowhere', async () => {
    expect(await send.get('id=Nobody-1&lat=-6.2&lon=106.8')).toEqual(EMPTY);
    const location = { coords: { latitude: -6.2, longitude: 106.8 } };
    expect(await send.json({ location, device_id: 'nobody-2' })).toMatchObject({ status: 404 });
    expect(await send.traccar({ position: location.coords, device: { uniqueId: 'nobody-3' } })).toEqual(
      EMPTY,
    );
  });

  test('Traccar forwards positions', async () => {
    const position = {
      latitude: -6.3,
      longitude: 106.8002,
      speed: 1,
      fixTime: after(20),
      valid: true,
      attributes: { odometer: 12_345_600, batteryLevel: 80 },
    };
    expect(await send.traccar({ position, device: { uniqueId: OF_A1 } })).toEqual(EMPTY);
    expect((await positionsOf(server.fleet.vehicle.A1)).at(-1)).toEqual(
      expect.objectContaining({ speed: 1.852, odometerKm: 12_345.6, battery: 80, gpsDate: after(20) }),
    );
  });

  test('many at once are all stored, also of several suppliers and of a vehicle with two devices', async () => {
    await trackerOf(server, server.fleet.vehicle.A1, 'both');
    const lane = (n: number, id: string, token: string, at: number) =>
      send.get(`id=${id}&lat=-6.3&lon=${106.81 + n / 10_000}&timestamp=${seconds(at)}`, token);
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        n % 3 === 0
          ? lane(n, 'both', TOKEN, 600 + n)
          : n % 3 === 1
            ? lane(n, OF_A1, TOKEN, 600 + n)
            : lane(n, OF_B1, OTHER_TOKEN, 600 + n),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const times = (rows: Json[]) => rows.filter(({ gpsDate }) => String(gpsDate) >= after(600)).length;
    expect(times(await positionsOf(server.fleet.vehicle.A1))).toBe(200);
    expect(times(await positionsOf(server.fleet.vehicle.B1))).toBe(100);
  });
});

describe('A token of trackers', () => {
  let server: TestServer;
  let send: ReturnType<typeof messagesTo>;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { log: { write: (line) => lines.push(line) } });
    send = messagesTo(server);
    await plantToken(server, server.fleet.andalas, TOKEN);
    await trackerOf(server, server.fleet.vehicle.A2, 'phone-2');
  });
  afterAll(() => server.close());
  const HERE = 'id=phone-2&lat=-6.2&lon=106.8';

  test('is of no use once it is revoked, at once', async () => {
    expect(await send.get(HERE)).toEqual(EMPTY);
    const supplier = await server.as('supplier');
    const [row] = await supplier.rows('tracker/token/view?name=Planted');
    expect((await supplier.post('tracker/token/revoke', { id: row?.id })).body.success).toBe(true);
    expect(await send.get(HERE)).toMatchObject({ status: 404 });
    expect(await send.traccar({})).toMatchObject({ status: 401 });
    await sql`update tracker_token set revoked_at = null`.execute(server.db);
    expect(await send.get(HERE)).toEqual(EMPTY);
  });

  test('is of no use while its supplier is not active', async () => {
    const set = (active: boolean) =>
      server.db
        .updateTable('company')
        .set({ is_active: active })
        .where('id', '=', server.fleet.andalas)
        .execute();
    await set(false);
    expect(await send.get(HERE)).toMatchObject({ status: 404 });
    await set(true);
    expect(await send.get(HERE)).toEqual(EMPTY);
  });

  test('opens no other call, and no other token opens this one', async () => {
    const tracker = callsWith(server.app, TOKEN);
    for (const path of ['vehicle/view', 'tracker/device/view', 'user/me'])
      expect(await tracker.get(path)).toMatchObject({ status: 401 });
    const { token } = await server.as('supplier');
    expect(await send.get(HERE, token)).toMatchObject({ status: 404 });
    expect(await send.traccar({}, token)).toMatchObject({ status: 401 });
    expect(await send.inject('POST', 'hooks/traccar', 'application/json', '{}')).toMatchObject({
      status: 401,
    });
  });

  test('is in no line of the log, whatever becomes of the message', async () => {
    lines.length = 0;
    await send.get(HERE);
    await send.get('id=');
    await send.get(HERE, `${TOKEN}/more`);
    await send.traccar({});
    await send.inject('GET', `Track/${TOKEN}`);
    for (const path of ['%74rack', '%54rack', 'track%2f..']) await send.inject('GET', `${path}/${TOKEN}`);
    await server.app.inject({ method: 'PUT', url: `/api/track/${TOKEN}?id=1` });
    await server.app.inject({ url: `/api/track/${TOKEN}/%zz` });
    // All but the first, which was taken.
    expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(8);
    expect(lines.join('')).toContain('"path":"/api/track/:token"');
    expect(lines.join('')).not.toContain(TOKEN);
    expect(lines.join('')).not.toContain('phone-2');
  });

  test('is in no line of the log when the database fails, nor in the reply', async () => {
    lines.length = 0;
    await sql`alter table vehicle_position rename to away`.execute(server.db);
    const { status, body } = await send.get(`${HERE}&timestamp=${Date.now()}`);
    await sql`alter table away rename to vehicle_position`.execute(server.db);
    expect(status).toBe(500);
    expect(body).not.toContain(TOKEN);
    expect(lines.join('')).toContain('a call failed');
    expect(lines.join('')).not.toContain(TOKEN);
    expect(await send.get(`${HERE}&timestamp=${Date.now()}`)).toEqual(EMPTY);
  });

  test('that is wrong is refused for a while after many tries from one network; right ones are not', async () => {
    const statuses = [];
    for (let n = 0; n <= MOST_WRONG_TOKENS; n += 1)
      statuses.push((await send.get(HERE, String(n).padStart(43, 'x'))).status);
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(MOST_WRONG_TOKENS - 20);
    const again = await send.get(HERE, 'y'.repeat(43));
    expect(again).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(await send.get(HERE)).toEqual(EMPTY);
  });
});

test('the token of a tracker is in no trace', async () => {
  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    for await (const piece of request) bodies.push(String(piece));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const tracing = { endpoint: `http://127.0.0.1:${port}`, headers: {} };
  const server = await startTestServer(POSTGRES, { tracing });
  const traceparent = `00-${'c0ffee00'.repeat(4)}-00f067aa0ba902b7-01`;
  await server.app.inject({ url: `/api/track/${TOKEN}?id=1`, headers: { traceparent } });
  await server.close();
  collector.close();
  expect(bodies.join('')).toContain('GET /api/track/:token');
  expect(bodies.join('')).not.toContain(TOKEN);
});
