import type { Client } from 'graphql-ws';
import { data, type ReceivedCall, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';

/** Without EVENTS_SECRET the data API is polled, here every few milliseconds. */
const bench = gatewayForTests({ NOTIFICATION_POLL_MS: '20' });
const { upstream } = bench;

const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
});

function open() {
  upstream.expect('GET', 'user/me', data(meResponse));
  const client = bench.gateway.socketClient({ token: 'staff-token' });
  clients.push(client);
  return client;
}

const counts = (client: Client) =>
  client.iterate<{ unreadNotificationCount: number }>({ query: 'subscription { unreadNotificationCount }' });
const notifications = (client: Client) =>
  client.iterate<{ notificationReceived: { id: string } }>({
    query: 'subscription { notificationReceived { id } }',
  });
const next = async <Value>(values: AsyncIterator<{ data?: Value | null }>) =>
  (await values.next()).value?.data;

/** The last poll of a test gets no reply, so that no other one follows before the subscription ends, which cancels it. */
function lastPoll(path: string): Promise<ReceivedCall> {
  return new Promise((resolve) => {
    upstream.expect('GET', path, (call) => {
      resolve(call);
      return 'hang';
    });
  });
}

const row = (id: number, isRead: '0' | '1' = '0') => ({ id, title: 'Title', description: '', isRead });

test('the unread count is polled once for two tabs, and sent when it has changed', async () => {
  for (const unread of [2, 2, 3]) {
    upstream.expect('GET', 'notification/count', data({ totalNotification: unread }));
  }
  const held = lastPoll('notification/count');
  const first = counts(open());
  expect(await next(first)).toEqual({ unreadNotificationCount: 2 });
  expect(await next(first)).toEqual({ unreadNotificationCount: 3 });
  await held;
  // The second tab gets the newest count without another call.
  expect(await next(counts(open()))).toEqual({ unreadNotificationCount: 3 });
});

test('a failed poll is only logged, and the next one sends the count', async () => {
  upstream.expect('GET', 'notification/count', { status: 500 });
  upstream.expect('GET', 'notification/count', data({ totalNotification: 1 }));
  const held = lastPoll('notification/count');
  expect(await next(counts(open()))).toEqual({ unreadNotificationCount: 1 });
  await held;
  expect(bench.gateway.logLines.join('')).toContain('Notifications could not be fetched');
});

test('new unread notifications are sent in order, without those from before the subscription', async () => {
  upstream.expect('GET', 'notification/view', rows([row(5)]));
  upstream.expect('GET', 'notification/view', rows([row(8), row(7, '1'), row(6), row(5)]));
  const held = lastPoll('notification/view');
  const received = notifications(open());
  expect(await next(received)).toEqual({ notificationReceived: { id: '6' } });
  expect(await next(received)).toEqual({ notificationReceived: { id: '8' } });
  await held;
});

test('a notification that stands for a further event is sent again', async () => {
  const grouped = (occurrences: number) => ({ ...row(5), occurrences });
  for (const occurrences of [1, 1, 2])
    upstream.expect('GET', 'notification/view', rows([grouped(occurrences), row(4)]));
  const held = lastPoll('notification/view');
  expect(await next(notifications(open()))).toEqual({ notificationReceived: { id: '5' } });
  await held;
});

test('polling ends with the last subscriber', async () => {
  upstream.expect('GET', 'notification/count', data({ totalNotification: 1 }));
  const held = lastPoll('notification/count');
  const client = open();
  await next(counts(client));
  const { signal } = await held;
  const cancelled = new Promise((resolve) => signal.addEventListener('abort', resolve));
  await client.dispose();
  await cancelled;
  upstream.verify();
  // A new subscriber starts with a new call.
  upstream.expect('GET', 'notification/count', data({ totalNotification: 4 }));
  const again = lastPoll('notification/count');
  expect(await next(counts(open()))).toEqual({ unreadNotificationCount: 4 });
  await again;
});
