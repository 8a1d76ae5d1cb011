import { sql } from 'kysely';
import { field, signIn, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { silentLog } from '../../testing/silent-log.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';
import { createServices } from '../create-services.js';
import { hashOf } from '../session/sessions.js';
import { listDeadLetters, sendDeadLettersAgain } from './dead-letters.js';

const SECRET = 'a shared secret';

describe('Events', () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver(SECRET);
    const events = { webhookUrl: receiver.url, secret: SECRET };
    server = await startTestServer(POSTGRES, { events, firstRetryAfter: 20 });
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
  });
  beforeEach(() => receiver.forget(server.db));

  /** The content of everybody's bells: written in the transaction of the edit, as the events are. */
  const notices = async () =>
    await server.db.selectFrom('notification').select(['user_id', 'description']).orderBy('id').execute();
  /** Changes a vehicle's status through its row, as the edit dialog does. */
  const changeStatus = async (by: 'admin' | 'supplier', vehicle: 'A1' | 'A5', vehicleStatus: number) => {
    const calls = await server.as(by);
    const { body } = await calls.get(`vehicle/view/${server.fleet.vehicle[vehicle]}`);
    return calls.post('vehicle/edit', { ...Object(body.data), vehicleStatus });
  };
  const taken = (count: number) =>
    receiver.until((deliveries) => deliveries.filter((delivery) => delivery.status < 300).length >= count);
  /** The receivers of the deliveries that were taken. */
  const receivers = () =>
    receiver.deliveries
      .filter((delivery) => delivery.status < 300)
      .flatMap((delivery) => delivery.event.users)
      .sort((a, b) => a - b);

  test('a new status of a vehicle is one event for the staff of its supplier and of its tenant, except the user who changed it', async () => {
    const { user, vehicle } = server.fleet;
    expect((await changeStatus('admin', 'A1', 2)).body.success).toBe(true);
    await taken(1);
    const [delivery, ...others] = receiver.deliveries;
    expect(others).toEqual([]);
    expect(receivers()).toEqual([user.supplier, user.supplierColleague, user.tenant]);
    const { rows } = await sql<{ ids: Record<string, number> }>`
      select jsonb_object_agg(user_id, id) as ids from notification`.execute(server.db);
    expect(delivery).toMatchObject({
      isSigned: true,
      event: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        type: 'notification.created',
        at: expect.stringMatching(/Z$/),
        data: {
          ids: rows[0]?.ids,
          title: 'Status kendaraan berubah',
          description: 'B 101 AND: Active → Maintenance oleh The admin',
          translations: {
            en: {
              title: 'Vehicle status changed',
              description: 'B 101 AND: Active → Maintenance by The admin',
            },
          },
          updatedDate: expect.stringMatching(/Z$/),
          isRead: '0',
          path: `vehicle/manage?record=${vehicle.A1}`,
        },
      },
    });
    const tenant = await server.as('tenant');
    expect((await tenant.get('notification/count')).body.data).toEqual({ totalNotification: 1 });
    expect(await tenant.rows('notification/view')).toMatchObject([
      { title: 'Status kendaraan berubah', isRead: '0', path: `vehicle/manage?record=${vehicle.A1}` },
    ]);
  });

  test('nothing is sent when the status stays, and nothing to a tenant that does not rent the vehicle', async () => {
    const before = await notices();
    await changeStatus('supplier', 'A1', 2);
    expect(await notices()).toEqual(before);
    await changeStatus('supplier', 'A5', 3);
    const colleague = server.fleet.user.supplierColleague;
    expect((await notices()).slice(before.length).map((notice) => notice.user_id)).toEqual([colleague]);
    await taken(1);
    expect(receivers()).toEqual([colleague]);
  });

  test('a refused edit sends no event', async () => {
    const before = await notices();
    const { body } = await (await server.as('supplier')).get(`vehicle/view/${server.fleet.vehicle.A5}`);
    const edit = { ...Object(body.data), vehicleStatus: 1, licensePlate: 'B 101 BOR' };
    const calls = await server.as('supplier');
    expect((await calls.post('vehicle/edit', edit, { 'idempotency-key': 'refused' })).body.success).toBe(
      false,
    );
    expect(await notices()).toEqual(before);
  });

  test('notification.read is sent once when a notification is opened, and when all are read', async () => {
    const tenant = await server.as('tenant');
    const [notice] = await tenant.rows('notification/view');
    for (let time = 0; time < 2; time += 1) {
      expect((await tenant.get(`notification/view/${notice?.id}`)).body.data).toMatchObject({ isRead: '1' });
    }
    await taken(1);
    expect((await tenant.get('notification/count')).body.data).toEqual({ totalNotification: 0 });
    await tenant.post('notification/read_all', {});
    await taken(2);
    expect(receiver.deliveries.map(({ event }) => [event.type, event.users, event.data])).toEqual([
      ['notification.read', [server.fleet.user.tenant], { id: notice?.id }],
      ['notification.read', [server.fleet.user.tenant], { id: null }],
    ]);
  });

  test('session.ended is sent with the hash of the token after a logout and when a session has expired', async () => {
    const leaving = await signIn(server.app, server.nobody, 'otherSupplier');
    await leaving.post('user/logout', {});
    await taken(1);
    const idle = await signIn(server.app, server.nobody, 'otherSupplier');
    await server.db
      .updateTable('user_session')
      .set({ last_used_at: new Date(Date.now() - 31 * 60_000) })
      .where('token_hash', '=', hashOf(idle.token))
      .execute();
    const events = { webhookUrl: receiver.url, secret: SECRET };
    const options = { db: server.db, events, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    const { housekeeping, start, stop } = createServices(options, silentLog);
    start();
    await housekeeping.run();
    await taken(2);
    await stop();
    const users = [server.fleet.user.otherSupplier];
    expect(receiver.deliveries.map(({ event }) => [event.type, event.users, event.data])).toEqual([
      ['session.ended', users, { session: hashOf(leaving.token), reason: 'logout' }],
      ['session.ended', users, { session: hashOf(idle.token), reason: 'expired' }],
    ]);
  });

  test('session.ended is sent within a minute after the last day of the company', async () => {
    const { db, fleet, app, nobody } = server;
    const session = await signIn(app, nobody, 'otherTenant');
    const end = (date: string) =>
      db.updateTable('company').set({ end_date: date }).where('id', '=', fleet.damai).execute();
    await end('2026-01-01');
    const events = { webhookUrl: receiver.url, secret: SECRET };
    const options = { db, events, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    const { housekeeping, start, stop } = createServices(options, silentLog);
    start();
    await housekeeping.run();
    await taken(1);
    await stop();
    await end('2099-01-01');
    expect(receiver.deliveries.map(({ event }) => event.data)).toEqual([
      { session: hashOf(session.token), reason: 'expired' },
    ]);
    expect((await session.get('user/me')).status).toBe(401);
  });

  test('an event is sent again until it is accepted, with the same id, and events about one vehicle in order', async () => {
    receiver.answerWith(500, 503, 404);
    await changeStatus('supplier', 'A5', 1);
    await changeStatus('supplier', 'A5', 2);
    await changeStatus('supplier', 'A5', 3);
    await taken(3);
    const descriptions = receiver.deliveries.map(({ event }) => String(field(event.data, 'description')));
    const [first = ''] = descriptions;
    expect(descriptions).toEqual([first, first, first, first, ...descriptions.slice(4)]);
    expect(descriptions.slice(3).map((text) => text.split(' → ')[1]?.split(' ')[0])).toEqual([
      'Active',
      'Maintenance',
      'Broken',
    ]);
    expect(new Set(receiver.deliveries.slice(0, 4).map(({ event }) => event.id)).size).toBe(1);
  });

  test('an event is sent at once when the clock was put back by an hour after the last attempt', async () => {
    receiver.answerWith(500);
    await changeStatus('admin', 'A5', 1);
    await receiver.until((deliveries) => deliveries.length >= 1);
    // What was to be tried again soon lies an hour ahead of the clock that was put back.
    await server.db
      .updateTable('task')
      .set({ next_attempt_at: new Date(Date.now() + 3600_000) })
      .execute();
    await changeStatus('admin', 'A5', 2);
    await taken(2);
  });

  test('an event that is not accepted does not delay those of other subjects', async () => {
    receiver.answerWith(500);
    await changeStatus('supplier', 'A1', 1);
    await changeStatus('supplier', 'A5', 1);
    await taken(2);
    expect(receiver.deliveries.map(({ status }) => status).sort()).toEqual([204, 204, 500]);
  });

  test('waiting events are sent when the data API starts; after 24 hours an event is given up, listed, and sent again on request', async () => {
    const { db, fleet } = server;
    const event = (id: string) => ({
      kind: 'event' as const,
      key: 'one subject',
      payload: JSON.stringify({
        id,
        type: 'notification.read',
        users: [fleet.user.tenant],
        data: { id: null },
      }),
    });
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    receiver.answerWith(500);
    // One subject, so that the old one is sent first.
    await db
      .insertInto('task')
      .values([
        { ...event('old'), created_at: longAgo },
        { ...event('new'), created_at: new Date() },
      ])
      .execute();
    const events = { webhookUrl: receiver.url, secret: SECRET };
    const options = { db, events, secretsKeys: [], timeZone: 'Asia/Jakarta', firstRetryAfter: 20 };
    const { start, stop } = createServices(options, silentLog);
    start();
    await taken(1);
    await stop();
    expect(receiver.deliveries.map(({ status }) => status).sort()).toEqual([204, 500]);

    // Whichever queue had it puts it aside once it has read the response.
    while ((await listDeadLetters(db)).length === 0) await new Promise(setImmediate);
    const isOld = [{ type: 'notification.read', subject: 'one subject', users: 1, failure: 'HTTP 500' }];
    expect(await listDeadLetters(db)).toMatchObject(isOld);
    const given = receiver.deliveries.find(({ status }) => status === 500)?.event.id;
    expect(await sendDeadLettersAgain(db)).toBe(1);
    const again = createServices(options, silentLog);
    again.start();
    await taken(2);
    await again.stop();
    expect(receiver.deliveries.filter(({ event }) => event.id === given).map(({ status }) => status)).toEqual(
      [500, 204],
    );
    expect(await listDeadLetters(db)).toEqual([]);
  });
});
