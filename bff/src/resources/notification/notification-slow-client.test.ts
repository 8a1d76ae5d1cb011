import { once } from 'node:events';
import { get } from 'node:http';
import { WebSocket } from 'ws';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meOnTheWire } from '../../testing/samples/sample-user.js';
import { eventsSecret, notificationCreated, sendEvent } from '../../testing/webhook.js';

const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret });
const { upstream } = bench;

/** Tells a user so much that the kernel's buffers and what may wait for a client do not hold it together. */
async function tellTooMuch(): Promise<void> {
  // How often the count is asked for meanwhile depends on how long the rest takes.
  upstream.answerAll('hang');
  const { data: notification, ...created } = notificationCreated(80, [meOnTheWire.data.id]);
  const event = { ...created, data: { ...notification, description: 'x'.repeat(50_000) } };
  for (let batch = 0; batch < 20; batch++)
    await Promise.all(Array.from({ length: 20 }, () => sendEvent(bench.gateway, event)));
}

test('a client that does not read is cut with 1013 rather than buffered for without end', async () => {
  upstream.expect('GET', 'user/me', data(meOnTheWire));
  upstream.expect('GET', 'notification/count', data({ totalNotification: 1 }));
  const socket = new WebSocket(`${bench.gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = once(socket, 'close');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const subscribe = (id: string, query: string) => send({ id, type: 'subscribe', payload: { query } });
  await once(socket, 'open');
  send({ type: 'connection_init', payload: { authorization: 'Bearer slow-token' } });
  await once(socket, 'message');
  subscribe('1', 'subscription { notificationReceived { description } }');
  // Its first value says that both subscriptions stand.
  subscribe('2', 'subscription { unreadNotificationCount }');
  await once(socket, 'message');
  socket.pause();
  await tellTooMuch();
  socket.resume();
  const [code] = await closed;
  expect(code).toBe(1013);
}, 30_000);

test('a stream of events that is not read is cut, too', async () => {
  upstream.expect('GET', 'user/me', data(meOnTheWire));
  const query = 'subscription { notificationReceived { description } }';
  const request = get(`${bench.gateway.url}/graphql?${new URLSearchParams({ query })}`, {
    headers: { accept: 'text/event-stream', authorization: 'Bearer slow-token' },
  });
  const [response] = await once(request, 'response');
  response.pause();
  await tellTooMuch();
  response.resume();
  await expect(once(response, 'end')).rejects.toThrow('aborted');
}, 30_000);
