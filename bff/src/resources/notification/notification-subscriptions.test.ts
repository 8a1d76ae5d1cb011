import { createHash } from 'node:crypto';
import type { Client } from 'graphql-ws';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { testRedis } from '../../testing/redis.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, notificationCreated, sendEvent } from '../../testing/webhook.js';

const me = meResponse.data.id;

const transports: [name: string, environment: () => Record<string, string>][] = [
  ['in process', () => ({})],
  ['over Redis', () => ({ REDIS_URL: testRedis() })],
];

describe.each(transports)('events of the webhook, sent %s', (_name, environment) => {
  const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret, ...environment() });
  const { upstream } = bench;
  const clients: Client[] = [];
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.dispose()));
  });

  /** Signs a browser in; its session is the data API's token. */
  async function signIn(token: string): Promise<string> {
    upstream.expect('POST', 'user/login', data({ ...meResponse, token }));
    const { cookie } = await bench.gateway.run(
      'mutation { login(input: { username: "budi@supplier.test", password: "secret-enough" }) { success } }',
    );
    if (!cookie) throw new Error('No session cookie.');
    return cookie;
  }

  /** A browser tab: its socket, and the code with which the server closes it. */
  function tab(cookie: string) {
    upstream.expect('GET', 'user/me', data(meResponse));
    const client = bench.gateway.socketClient({ cookie });
    clients.push(client);
    const closed = new Promise<number>((resolve) => {
      client.on('closed', (event) => {
        resolve(typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : 0);
      });
    });
    return { closed, ...subscriptions(client) };
  }

  function subscriptions(client: Client) {
    return {
      counts: () =>
        client.iterate<{ unreadNotificationCount: number }>({
          query: 'subscription { unreadNotificationCount }',
        }),
      notifications: () =>
        client.iterate<{ notificationReceived: { id: string; title: string } }>({
          query: 'subscription { notificationReceived { id title isRead path updatedAt } }',
        }),
    };
  }

  const count = (totalNotification: number) => data({ totalNotification });
  const next = async <Value>(values: AsyncIterator<{ data?: Value | null }>) =>
    (await values.next()).value?.data;

  test('a notification reaches the tab of its user immediately, followed by the count', async () => {
    upstream.expect('GET', 'notification/count', count(2));
    const { counts, notifications } = tab(await signIn('token-1'));
    const received = notifications();
    const arriving = next(received);
    const unread = counts();
    expect(await next(unread)).toEqual({ unreadNotificationCount: 2 });

    upstream.expect('GET', 'notification/count', count(3));
    await sendEvent(bench.gateway, notificationCreated(50, [99], 'Of another user'));
    await sendEvent(bench.gateway, notificationCreated(51, [me, 99]));
    expect(await arriving).toEqual({
      notificationReceived: {
        id: '51',
        title: 'Vehicle status changed',
        isRead: false,
        path: 'vehicle/manage?record=34',
        updatedAt: '2026-11-20T03:00:00.000Z',
      },
    });
    expect(await next(unread)).toEqual({ unreadNotificationCount: 3 });

    upstream.expect('GET', 'notification/count', count(0));
    await sendEvent(bench.gateway, { type: 'notification.read', users: [me], data: { id: null } });
    expect(await next(unread)).toEqual({ unreadNotificationCount: 0 });
  });

  test('an event for several users has the id of each user’s own notification', async () => {
    upstream.expect('GET', 'notification/count', count(1));
    const { counts, notifications } = tab(await signIn('token-1'));
    const arriving = next(notifications());
    const unread = counts();
    await next(unread);

    upstream.expect('GET', 'notification/count', count(2));
    const event = notificationCreated(0, [99, me]);
    const { id: _, ...row } = event.data;
    await sendEvent(bench.gateway, { ...event, data: { ...row, ids: { 99: 55, [me]: 56 } } });
    expect(await arriving).toMatchObject({ notificationReceived: { id: '56' } });
    expect(await next(unread)).toEqual({ unreadNotificationCount: 2 });
  });

  test('a repeated event is not sent again', async () => {
    upstream.expect('GET', 'notification/count', count(1));
    const { counts, notifications } = tab(await signIn('token-1'));
    const received = notifications();
    const first = next(received);
    const unread = counts();
    await next(unread);

    upstream.expect('GET', 'notification/count', count(2), 1);
    const id = `repeat-${Date.now()}`;
    const event = { ...notificationCreated(60, [me]), id };
    expect((await sendEvent(bench.gateway, event)).status).toBe(204);
    expect(await first).toMatchObject({ notificationReceived: { id: '60' } });
    await next(unread);
    expect((await sendEvent(bench.gateway, event)).status).toBe(204);
    upstream.expect('GET', 'notification/count', count(3), 1);
    await sendEvent(bench.gateway, notificationCreated(61, [me]));
    expect(await next(received)).toMatchObject({ notificationReceived: { id: '61' } });
    expect(await next(unread)).toEqual({ unreadNotificationCount: 3 });
  });

  test('several tabs of one user share an upstream call', async () => {
    upstream.expect('GET', 'notification/count', count(4));
    const cookie = await signIn('token-1');
    const first = tab(cookie).counts();
    expect(await next(first)).toEqual({ unreadNotificationCount: 4 });
    const second = tab(cookie).counts();
    expect(await next(second)).toEqual({ unreadNotificationCount: 4 });

    upstream.expect('GET', 'notification/count', count(5));
    await sendEvent(bench.gateway, notificationCreated(70, [me]));
    expect(await next(first)).toEqual({ unreadNotificationCount: 5 });
    expect(await next(second)).toEqual({ unreadNotificationCount: 5 });
  });

  test('an ended session closes its own tab, and the user’s other session continues', async () => {
    upstream.expect('GET', 'notification/count', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer token-old');
      return count(1);
    });
    const old = tab(await signIn('token-old'));
    const ending = old.counts();
    await next(ending);
    const current = tab(await signIn('token-new')).counts();
    await next(current);

    upstream.expect('GET', 'notification/count', { status: 401 });
    upstream.expect('GET', 'notification/count', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer token-new');
      return count(2);
    });
    await sendEvent(bench.gateway, notificationCreated(71, [me]));
    expect(await next(current)).toEqual({ unreadNotificationCount: 2 });
    expect(await old.closed).toBe(4401);
  });

  test('the end of a session closes only its own sockets, immediately', async () => {
    upstream.expect('GET', 'notification/count', count(1));
    const ended = tab(await signIn('token-a'));
    await next(ended.counts());
    const staying = tab(await signIn('token-b'));
    const unread = staying.counts();
    await next(unread);

    const session = createHash('sha256').update('token-a').digest('hex');
    await sendEvent(bench.gateway, {
      type: 'session.ended',
      users: [me],
      data: { session, reason: 'logout' },
    });
    expect(await ended.closed).toBe(4401);
    upstream.expect('GET', 'notification/count', count(2));
    await sendEvent(bench.gateway, notificationCreated(72, [me]));
    expect(await next(unread)).toEqual({ unreadNotificationCount: 2 });
  });

  test('the end of an unnamed session makes the user’s clients connect again', async () => {
    upstream.expect('GET', 'notification/count', count(1));
    const open = tab(await signIn('token-a'));
    await next(open.counts());
    await sendEvent(bench.gateway, { type: 'session.ended', users: [String(me)], data: {} });
    expect(await open.closed).toBe(1012);
  });

  test('an event with malformed data is logged, and subscriptions continue', async () => {
    upstream.expect('GET', 'notification/count', count(1));
    const { counts, notifications } = tab(await signIn('token-1'));
    const received = next(notifications());
    const unread = counts();
    await next(unread);
    upstream.expect('GET', 'notification/count', count(2));
    await sendEvent(bench.gateway, { type: 'notification.created', users: [me], data: { id: 'x' } });
    await next(unread);
    upstream.expect('GET', 'notification/count', count(3));
    await sendEvent(bench.gateway, notificationCreated(73, [me]));
    await next(unread);
    expect(await received).toMatchObject({ notificationReceived: { id: '73' } });
    expect(bench.gateway.logLines.join('')).toContain('An event notification.created has malformed data');
  });
});
