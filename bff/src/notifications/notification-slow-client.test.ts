import { once } from 'node:events';
import { WebSocket } from 'ws';
import { data } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { meOnTheWire } from '../testing/sample-user.js';
import { eventsSecret, notificationCreated, tell } from '../testing/webhook.js';

const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret });
const { upstream } = bench;

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

  // How often the count is asked for meanwhile depends on how long the rest takes.
  upstream.answerAll('hang');
  const { data: notification, ...created } = notificationCreated(80, [meOnTheWire.data.id]);
  const event = { ...created, data: { ...notification, description: 'x'.repeat(50_000) } };
  // More than the kernel's buffers and the values that may wait hold together.
  for (let batch = 0; batch < 20; batch++)
    await Promise.all(Array.from({ length: 20 }, () => tell(bench.gateway, event)));
  socket.resume();
  const [code] = await closed;
  expect(code).toBe(1013);
}, 30_000);
