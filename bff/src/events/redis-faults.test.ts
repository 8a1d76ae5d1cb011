import { connect, createServer, type Server, type Socket } from 'node:net';
import { data, rows } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { testRedis } from '../testing/redis.js';
import { meResponse } from '../testing/samples/sample-user.js';
import { eventsSecret, notificationCreated, sendEvent } from '../testing/webhook.js';

const me = meResponse.data.id;
/** The connections of a proxy between the gateway and Redis, which a test can stop. */
const pipes = new Set<Socket>();
let port = 0;
let proxy: Server;

const startProxy = () =>
  new Promise<void>((resolve) => {
    const { hostname, port: redisPort } = new URL(testRedis());
    proxy = createServer((near) => {
      const far = connect(Number(redisPort || 6379), hostname);
      for (const end of [near, far]) {
        pipes.add(end);
        end.on('error', () => end.destroy()).on('close', () => pipes.delete(end));
      }
      near.pipe(far).pipe(near);
    });
    proxy.listen(port, '127.0.0.1', () => {
      const address = proxy.address();
      if (typeof address === 'object' && address) port = address.port;
      resolve();
    });
  });
const stopProxy = () =>
  new Promise<void>((resolve) => {
    proxy.close(() => resolve());
    for (const pipe of pipes) pipe.destroy();
  });

const environment: Record<string, string> = { EVENTS_SECRET: eventsSecret };
beforeAll(async () => {
  await startProxy();
  environment.REDIS_URL = `redis://127.0.0.1:${port}`;
});
const bench = gatewayForTests(environment);
const { upstream } = bench;
afterAll(stopProxy);

const notifications = { query: 'subscription { notificationReceived { id } }' };
const anyQuery = { query: '{ __typename }' };

function openSocket() {
  upstream.expect('GET', 'user/me', data(meResponse));
  const client = bench.gateway.socketClient({ token: 'staff-token' });
  const closed = new Promise((resolve) => client.on('closed', resolve));
  return { client, closed };
}

/** The event with that id, after any events that were accepted before it. */
async function receiveUntil(values: AsyncIterator<unknown>, id: string): Promise<unknown> {
  for (;;) {
    const { value } = await values.next();
    if (JSON.stringify(value).includes(`"${id}"`)) return value;
  }
}

test('without Redis, events are refused and operations go on; when it is back, events are accepted and clients connect again', async () => {
  const { client, closed } = openSocket();
  const values = client.iterate(notifications);
  const first = values.next();
  await client.iterate(anyQuery).next();
  expect((await sendEvent(bench.gateway, notificationCreated(91, [me]))).status).toBe(204);
  expect(await first).toMatchObject({ value: { data: { notificationReceived: { id: '91' } } } });
  const broken = values.next().catch((error: unknown) => error);

  await stopProxy();
  const missed = { ...notificationCreated(92, [me]), id: 'missed' };
  expect((await sendEvent(bench.gateway, missed)).status).toBe(503);
  upstream.expect('GET', 'company_tenant/view', rows([]));
  const tenants = '{ tenants { items { id } } }';
  expect((await bench.gateway.run(tenants, {}, { token: 'staff-token' })).codes).toEqual([]);
  expect(await client.iterate(anyQuery).next()).toMatchObject({ done: false });

  await startProxy();
  // The data API also retries until the event is accepted.
  let { status } = await sendEvent(bench.gateway, missed);
  while (status === 503) ({ status } = await sendEvent(bench.gateway, missed));
  expect(status).toBe(204);
  expect(await closed).toMatchObject({ code: 1012 });
  await broken;

  const again = openSocket();
  const next = receiveUntil(again.client.iterate(notifications), '93');
  await again.client.iterate(anyQuery).next();
  await sendEvent(bench.gateway, notificationCreated(93, [me]));
  expect(await next).toMatchObject({ data: { notificationReceived: { id: '93' } } });
  await again.client.dispose();
});
