import { once } from 'node:events';
import { get } from 'node:http';
import { WebSocket } from 'ws';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, notificationCreated, sendEvent } from '../../testing/webhook.js';

const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret });
const { upstream } = bench;

/** Sends a user more than the kernel's buffers and the gateway's queue for a client can hold. */
async function exceedBuffers(): Promise<void> {
  // The number of requests of the count depends on the duration of the other requests.
  upstream.respondToAll('hang');
  const { data: notification, ...created } = notificationCreated(80, [meResponse.data.id]);
  const event = { ...created, data: { ...notification, description: 'x'.repeat(50_000) } };
  for (let batch = 0; batch < 20; batch++)
    await Promise.all(Array.from({ length: 20 }, () => sendEvent(bench.gateway, event)));
}

test('closes the socket of a client that does not read with 1013, instead of buffering without limit', async () => {
  upstream.expect('GET', 'user/me', data(meResponse));
  upstream.expect('GET', 'notification/count', data({ totalNotification: 1 }));
  const socket = new WebSocket(`${bench.gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = once(socket, 'close');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const subscribe = (id: string, query: string) => send({ id, type: 'subscribe', payload: { query } });
  await once(socket, 'open');
  send({ type: 'connection_init', payload: { authorization: 'Bearer slow-token' } });
  await once(socket, 'message');
  subscribe('1', 'subscription { notificationReceived { description } }');
  // Its first value means that both subscriptions have started.
  subscribe('2', 'subscription { unreadNotificationCount }');
  await once(socket, 'message');
  socket.pause();
  await exceedBuffers();
  socket.resume();
  const [code] = await closed;
  expect(code).toBe(1013);
});

test('closes an event stream that is not read', async () => {
  upstream.expect('GET', 'user/me', data(meResponse));
  const query = 'subscription { notificationReceived { description } }';
  const request = get(`${bench.gateway.url}/graphql?${new URLSearchParams({ query })}`, {
    headers: { accept: 'text/event-stream', authorization: 'Bearer slow-token' },
  });
  const [response] = await once(request, 'response');
  response.pause();
  await exceedBuffers();
  response.resume();
  await expect(once(response, 'end')).rejects.toThrow('aborted');
});
