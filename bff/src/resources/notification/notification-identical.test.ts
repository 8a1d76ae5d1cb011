import { once } from 'node:events';
import { WebSocket } from 'ws';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, notificationCreated, sendEvent } from '../../testing/webhook.js';

const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret });
const query = 'subscription { notificationReceived { description } }';

/** A socket with subscriptions of these ids; `next` returns the next messages. */
async function subscribed(subscriptions: { id: string; extensions?: object }[]) {
  bench.upstream.expect('GET', 'user/me', data(meResponse));
  const socket = new WebSocket(`${bench.gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const messages: unknown[] = [];
  let arrived = () => {};
  socket.on('message', (bytes) => {
    messages.push(JSON.parse(String(bytes)));
    arrived();
  });
  const next = async (count: number) => {
    while (messages.length < count)
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    return messages.splice(0, count);
  };
  const send = (message: object) => socket.send(JSON.stringify(message));
  await once(socket, 'open');
  send({ type: 'connection_init', payload: { authorization: 'Bearer a-token' } });
  await next(1);
  for (const { id, extensions } of subscriptions)
    send({ id, type: 'subscribe', payload: { query, extensions } });
  send({ type: 'ping' });
  expect(await next(1)).toEqual([{ type: 'pong' }]);
  return { next, close: () => socket.close() };
}

// RFC 6455 writes the length of a message in three ways.
test.each([1, 1_000, 70_000])(
  'an event of %i characters reaches identical subscriptions, each with its id and the extensions it requested',
  async (length) => {
    const one = await subscribed([{ id: '1' }, { id: 'é"2' }]);
    const other = await subscribed([{ id: '1', extensions: { cost: true } }]);
    const { data: notification, ...created } = notificationCreated(80, [meResponse.data.id]);
    const description = 'x'.repeat(length);
    await sendEvent(bench.gateway, { ...created, data: { ...notification, description } });
    const payload = { data: { notificationReceived: { description } } };
    expect(await one.next(2)).toEqual([
      { id: '1', type: 'next', payload },
      { id: 'é"2', type: 'next', payload },
    ]);
    expect(await other.next(1)).toEqual([
      { id: '1', type: 'next', payload: { ...payload, extensions: { cost: expect.any(Number) } } },
    ]);
    one.close();
    other.close();
  },
);
