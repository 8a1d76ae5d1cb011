import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  type Calls,
  field,
  type Json,
  signIn,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { overlapping } from '../../testing/database/lock-waits.js';
import { startPushService, type TestPushService, vapidClaims } from '../../testing/push-service.js';
import { silentLog } from '../../testing/silent-log.js';
import { PASSWORD, type Person } from '../../testing/small-fleet.js';
import { untilEmpty } from '../../testing/until-empty.js';
import { createServices } from '../create-services.js';
import { vapidKeysOf } from '../push/vapid-key.js';

describe('Web Push', () => {
  let server: TestServer;
  let service: TestPushService;
  let now = new Date();
  const keys = vapidKeysOf(randomBytes(32).toString('base64url'));
  if (keys === undefined) throw new Error('no key');
  const push = () => ({ keys, subject: 'mailto:operator@armada.test', services: [service.origin] });
  beforeAll(async () => {
    service = await startPushService();
    server = await startTestServer(POSTGRES, { push: push(), clock: () => now, firstRetryAfter: 20 });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });
  beforeEach(async () => {
    await untilEmpty(server.db, 'push');
    for (const table of ['notification', 'notification_settings', 'push_subscription'] as const)
      await server.db.deleteFrom(table).execute();
    service.pushed.length = 0;
  });

  const post = async (calls: Calls, path: string, body: Json) =>
    (await calls.post(`notification/push/${path}`, body)).body;
  const subscribe = async (person: Person, name: string, calls?: Calls) => {
    const subscription = service.subscribe(name);
    const { success } = await post(calls ?? (await server.as(person)), 'subscribe', subscription);
    expect(success).toBe(true);
    return subscription;
  };
  const subscribers = async () => {
    const rows = await server.db.selectFrom('push_subscription').select('endpoint').orderBy('id').execute();
    return rows.map(({ endpoint }) => endpoint.slice(endpoint.lastIndexOf('/') + 1));
  };
  let status = 0;
  /** Changes the status of a vehicle that Cepat rents, and waits until everything is sent. */
  const changeStatus = async () => {
    status = status === 2 ? 3 : 2;
    const admin = await server.as('admin');
    const { body } = await admin.get(`vehicle/view/${server.fleet.vehicle.A1}`);
    await admin.post('vehicle/edit', { ...Object(body.data), vehicleStatus: status });
    await untilEmpty(server.db, 'push');
  };
  const choose = async (channels: string[]) =>
    (await server.as('tenant')).post('notification/settings/channels', { kind: 'vehicleStatus', channels });

  test('sends each browser what the bell shows, encrypted and signed', async () => {
    await subscribe('tenant', 'phone');
    await subscribe('tenant', 'laptop');
    await changeStatus();
    expect(service.pushed.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
    const [first] = service.pushed;
    const [notice] = await (await server.as('tenant')).rows('notification/view');
    expect(first?.message).toEqual({
      title: notice?.title,
      body: notice?.description,
      url: `/${notice?.path}`,
      tag: String(notice?.id),
    });
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
    const { key, claims } = vapidClaims(first?.headers.authorization);
    expect(key).toBe(keys.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:operator@armada.test' });
  });

  test('sends nothing of a kind that is not chosen for push, and one for push alone is in no bell', async () => {
    await subscribe('tenant', 'phone');
    await choose(['bell']);
    await changeStatus();
    expect(service.pushed).toEqual([]);
    await choose(['push']);
    await changeStatus();
    expect(service.pushed).toHaveLength(1);
    expect(await (await server.as('tenant')).rows('notification/view')).toHaveLength(1);
  });

  test.each([404, 410])('forgets a browser whose push service responds with %i', async (gone) => {
    await subscribe('tenant', 'phone');
    service.answerWith(gone);
    await changeStatus();
    expect(await subscribers()).toEqual([]);
  });

  test('is sent again when the push service fails, and not when it refuses', async () => {
    await subscribe('tenant', 'phone');
    service.answerWith(503, 429, 400);
    await changeStatus();
    expect(service.pushed).toHaveLength(3);
    expect(await subscribers()).toEqual(['phone']);
  });

  test('is held back in quiet hours and sent after them, unless it was read', async () => {
    const tenant = await server.as('tenant');
    await subscribe('tenant', 'phone');
    const night = { digest: 'daily', quietFrom: '22:00', quietTo: '06:00' };
    await tenant.post('notification/settings/schedule', night);
    // Hours of UTC: 23:00 and 8:00 in Jakarta.
    const [atNight, byDay] = [16, 1].map((hour) => new Date(new Date().setUTCHours(hour, 0, 0, 0)));
    const set = (time: Date | undefined) => {
      now = time ?? now;
    };
    set(atNight);
    await changeStatus();
    expect(service.pushed).toEqual([]);
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    const { digests, stop } = createServices({ ...options, clock: () => now, push: push() }, silentLog);
    await digests.run();
    expect(service.pushed).toEqual([]);
    set(byDay);
    await digests.run();
    while (service.pushed.length === 0) await turn();
    expect(service.pushed).toHaveLength(1);
    set(atNight);
    await changeStatus();
    await tenant.post('notification/read_all', {});
    set(byDay);
    await digests.run();
    await untilEmpty(server.db, 'push');
    await stop();
    expect(service.pushed).toHaveLength(1);
    now = new Date();
  });

  test('ends with a sign-out in that browser, and in all of them with a new password', async () => {
    const [here, there] = [
      await signIn(server.app, server.nobody, 'clerk'),
      await signIn(server.app, server.nobody, 'clerk'),
    ];
    await subscribe('clerk', 'here', here);
    await subscribe('clerk', 'there', there);
    await here.post('user/logout', {});
    expect(await subscribers()).toEqual(['there']);
    await subscribe('tenant', 'other');
    await there.post('user/change_password', { oldPassword: PASSWORD, newPassword: 'another right one' });
    expect(await subscribers()).toEqual(['other']);
  });

  test('is refused to a session that a new password has ended meanwhile', async () => {
    const owner = await signIn(server.app, server.nobody, 'otherSupplier');
    const change = { oldPassword: PASSWORD, newPassword: 'another right one' };
    // API tokens are revoked after the sessions have ended.
    const [changed, late] = await overlapping(
      server.db,
      'api_token',
      () => owner.post('user/change_password', change),
      () => owner.post('notification/push/subscribe', { ...service.subscribe('late') }),
    );
    expect(changed.body).toMatchObject({ status: 401, success: true });
    expect(late.status).toBe(401);
    expect(await subscribers()).toEqual([]);
  });

  test('belongs to who signed in last in a browser, and to their newest session there', async () => {
    const { endpoint } = await subscribe('tenant', 'shared');
    const renew = async (calls: Calls) => (await post(calls, 'renew', { endpoint })).data;
    const again = await signIn(server.app, server.nobody, 'tenant');
    expect(await renew(again)).toEqual({ isSubscribed: '1' });
    await (await server.as('supplier')).post('notification/push/unsubscribe', { endpoint });
    expect(await subscribers()).toEqual(['shared']);
    await again.post('user/logout', {});
    expect(await subscribers()).toEqual([]);
    await subscribe('tenant', 'shared');
    expect(await renew(await server.as('supplier'))).toEqual({ isSubscribed: '0' });
    expect(await subscribers()).toEqual([]);
    await subscribe('tenant', 'own');
    await post(await server.as('tenant'), 'unsubscribe', { endpoint: `${service.origin}/own` });
    expect(await subscribers()).toEqual([]);
  });

  test('refuses endpoints of unknown services and malformed keys, and keeps 20 browsers of a person', async () => {
    const tenant = await server.as('tenant');
    const subscription = service.subscribe('phone');
    const codes = async (more: Json) =>
      (await post(tenant, 'subscribe', { ...subscription, ...more })).errors?.map(({ field, code }) => [
        field,
        code,
      ]);
    for (const endpoint of ['https://127.0.0.1/x', 'http://fcm.googleapis.com/x', 'https://evil.test/x'])
      expect(await codes({ endpoint })).toEqual([['endpoint', 'NOT_ALLOWED']]);
    expect(await codes({ p256dh: 'abc' })).toEqual([['p256dh', 'INVALID']]);
    expect(await codes({ auth: 'abc' })).toEqual([['auth', 'INVALID']]);
    for (let n = 0; n < 21; n += 1) await subscribe('tenant', `device-${n}`);
    const names = await subscribers();
    expect(names).toHaveLength(20);
    expect(names).not.toContain('device-0');
  });

  test('is offered with its key only where there is one', async () => {
    const offered = async (calls: Calls) => {
      const { data } = (await calls.get('notification/settings')).body;
      const kinds = field(data, 'kinds');
      return [field(data, 'pushKey'), Array.isArray(kinds) && field(kinds[0], 'offered')];
    };
    expect(await offered(await server.as('tenant'))).toEqual([keys.publicKey, ['bell', 'mail', 'push']]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from push_subscription`.execute(server.db);
    expect(rows[0]?.n).toBe(0);
  });
});
