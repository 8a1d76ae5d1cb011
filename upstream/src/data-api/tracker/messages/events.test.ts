import { sql } from 'kysely';
import { type Calls, type Json, startTestServer, type TestServer } from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import { NOON, OF_A1, OF_B1 } from '../../../testing/trackers.js';
import { hashOf } from '../../session/sessions.js';
import { MOST_GROUPS } from './announce-event.js';

const TOKEN = 'e'.repeat(43);

describe('Events that Traccar forwards', () => {
  let server: TestServer;
  let supplier: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, {
      clock: () => new Date(NOON),
      // Nobody listens there: the events stay.
      events: { webhookUrl: 'http://127.0.0.1:9/hooks/events', secret: 'a shared secret' },
    });
    await sql`insert into tracker_token (company_id, name, token_hash)
      values (${server.fleet.andalas}, 'Traccar', ${hashOf(TOKEN)})`.execute(server.db);
    supplier = await server.as('supplier');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`delete from notification`.execute(server.db);
    await sql`delete from tracker_event`.execute(server.db);
    await sql`delete from login_attempt`.execute(server.db);
  });

  let last = 0;
  const event = (type: string, change: Json = {}, more: Json = {}): Json => {
    last += 1;
    return {
      event: {
        id: last,
        attributes: {},
        deviceId: 3,
        type,
        eventTime: new Date(NOON - 60_000).toISOString().replace('Z', '+00:00'),
        positionId: 0,
        geofenceId: 0,
        maintenanceId: 0,
        ...change,
      },
      device: { id: 3, name: 'Truck', uniqueId: OF_A1, status: 'offline' },
      ...more,
    };
  };
  const send = async (body: Json): Promise<number> => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/hooks/traccar',
      headers,
      payload: JSON.stringify(body),
    });
    expect(reply.body === '' || reply.statusCode !== 200).toBe(true);
    return reply.statusCode;
  };
  const notices = () => supplier.rows('notification/view?sort=updatedDate');
  const rings = async () =>
    (
      await sql`select from task where kind = 'event' and payload->>'type' = 'notification.created'`.execute(
        server.db,
      )
    ).rows.length;
  const choose = (kinds: unknown) =>
    supplier.post('user/preferences/change', { trackerNotifications: kinds });

  test('are announced to the staff of the supplier who have the vehicle screen, with a link to the vehicle', async () => {
    expect(await send(event('alarm', { attributes: { alarm: 'sos' } }))).toBe(200);
    expect(await notices()).toMatchObject([
      {
        title: 'Alarm pelacak',
        description: 'B 101 AND: tombol darurat (SOS)',
        path: `vehicle/manage?record=${server.fleet.vehicle.A1}`,
        isRead: '0',
      },
    ]);
    const { rows } = await sql<{ username: string }>`select u.username from notification n
      join app_user u on u.id = n.user_id order by 1`.execute(server.db);
    expect(rows.map(({ username }) => username)).toEqual(['supplier', 'supplierColleague']);
  });

  test('are announced in the language of the reader', async () => {
    await send(event('deviceOffline'));
    const headers = { authorization: `Bearer ${supplier.token}`, 'accept-language': 'en' };
    const reply = await server.app.inject({ url: '/api/notification/view', headers });
    expect(reply.json().data.data).toMatchObject([
      { title: 'Tracker offline', description: 'The tracker of B 101 AND is offline' },
    ]);
  });

  test('are alarms, lost connections and maintenance for those who chose nothing', async () => {
    for (const type of [
      'deviceOnline',
      'deviceOverspeed',
      'geofenceEnter',
      'geofenceExit',
      'ignitionOn',
      'ignitionOff',
    ])
      expect(await send(event(type))).toBe(200);
    expect(await notices()).toEqual([]);
    await send(event('deviceOffline'));
    await send(event('maintenance', {}, { maintenance: { name: 'Oli' } }));
    expect((await notices()).map(({ title }) => title)).toEqual(['Pelacak terputus', 'Perawatan kendaraan']);
  });

  test('are those that a user chose, none included', async () => {
    await choose(['geofenceExit', 'overspeed', 'ignitionOn', 'ignitionOff', 'deviceOnline', 'geofenceEnter']);
    const types = [
      'alarm',
      'deviceOnline',
      'deviceOverspeed',
      'geofenceEnter',
      'geofenceExit',
      'ignitionOn',
      'ignitionOff',
    ];
    for (const type of types) await send(event(type, {}, { geofence: { name: 'Depo' } }));
    expect((await notices()).map(({ description }) => description)).toEqual([
      'Pelacak B 101 AND terhubung',
      'B 101 AND melebihi batas kecepatan',
      'B 101 AND masuk area Depo',
      'B 101 AND keluar area Depo',
      'Mesin B 101 AND dinyalakan',
      'Mesin B 101 AND dimatikan',
    ]);
    await sql`delete from notification`.execute(server.db);
    await choose([]);
    await send(event('alarm'));
    expect(await notices()).toEqual([]);
    await choose(null);
    await send(event('alarm'));
    expect(await notices()).toHaveLength(1);
  });

  test('cause one notification when they are sent again, also at the same time', async () => {
    const same = event('alarm');
    expect(await Promise.all([send(same), send(same), send(same)])).toEqual([200, 200, 200]);
    await send(same);
    expect(await notices()).toHaveLength(1);
  });

  test('of one vehicle and kind within an hour are one notification, which counts them and rings once', async () => {
    await sql`delete from task where kind = 'event'`.execute(server.db);
    for (let n = 0; n < 20; n += 1) await send(event('alarm', { attributes: { alarm: 'sos' } }));
    await send(event('alarm', { attributes: { alarm: 'lowBattery' } }));
    expect(await notices()).toMatchObject([
      { description: 'B 101 AND: tombol darurat (SOS)', occurrences: 20 },
      { description: 'B 101 AND: baterai lemah', occurrences: 1 },
    ]);
    expect(await rings()).toBe(2);
  });

  test('ring again for who has read them, and after some minutes', async () => {
    const alarm = () => send(event('alarm', { attributes: { alarm: 'sos' } }));
    await sql`delete from task where kind = 'event'`.execute(server.db);
    await alarm();
    await supplier.post('notification/read_all', {});
    await sql`delete from task where kind = 'event'`.execute(server.db);
    await alarm();
    await alarm();
    expect(await rings()).toBe(1);
    expect(await notices()).toMatchObject([{ isRead: '0', occurrences: 3 }]);
    await sql`update notification set updated_at = updated_at - interval '6 minutes'`.execute(server.db);
    await alarm();
    expect(await rings()).toBe(2);
  });

  test.each([
    ['hardBraking', 'B 101 AND: pengereman keras'],
    ['vibration,tow', 'B 101 AND: getaran'],
    ['Call +62 812 or http://evil.example', 'B 101 AND: alarm umum'],
    ['toString', 'B 101 AND: alarm umum'],
    [7, 'B 101 AND: alarm umum'],
  ])('an alarm %j is announced as one that Traccar documents', async (alarm, description) => {
    expect(await send(event('alarm', { attributes: { alarm } }))).toBe(200);
    expect(await notices()).toMatchObject([{ description }]);
  });

  test('show the name of a geofence or a maintenance in one line that no program makes a link of', async () => {
    await choose(['geofenceEnter', 'maintenance']);
    const name = `Depo\u2028 \n evil.com http://evil.example ${'x'.repeat(200)}`;
    await send(event('geofenceEnter', {}, { geofence: { name } }));
    await send(event('maintenance', {}, { maintenance: { name: 'a@b.c' } }));
    await choose(null);
    const [entered = '', maintained] = (await notices()).map(({ description }) => String(description));
    expect(entered).toMatch(/^B 101 AND masuk area Depo evil\. com x+…$/);
    expect(entered.length).toBeLessThan(90);
    expect(maintained).toBe('B 101 AND');
  });

  test('of too many vehicles and kinds within 15 minutes are counted in one notification for each token', async () => {
    await sql`insert into login_attempt (account, address)
      select 'tracker-notices:' || id, '' from tracker_token, generate_series(1, ${MOST_GROUPS - 1})`.execute(
      server.db,
    );
    for (const alarm of ['sos', 'tow', 'door', 'sos']) await send(event('alarm', { attributes: { alarm } }));
    expect(await notices()).toMatchObject([
      { description: 'B 101 AND: tombol darurat (SOS)', occurrences: 2 },
      { title: 'Banyak kejadian pelacak', path: 'vehicle/manage', occurrences: 2 },
    ]);
  });

  test('cause none when they are old, of another type, or of no vehicle of the supplier', async () => {
    const yesterday = new Date(NOON - 25 * 3_600_000).toISOString();
    for (const body of [
      event('alarm', { eventTime: yesterday }),
      event('deviceMoving'),
      event('alarm', {}, { device: { uniqueId: OF_B1 } }),
      event('alarm', {}, { device: { uniqueId: 'nobody' } }),
    ])
      expect(await send(body)).toBe(200);
    expect(await notices()).toEqual([]);
    const { rows } = await sql`select from notification`.execute(server.db);
    expect(rows).toEqual([]);
  });

  test('are refused without a type or a device', async () => {
    expect(await send(event('alarm', { type: 7 }))).toBe(400);
    expect(await send(event('alarm', {}, { device: {} }))).toBe(400);
    expect(await send({ event: null })).toBe(400);
  });
});
