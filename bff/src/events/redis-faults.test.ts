import { connect, createServer, type Server, type Socket } from 'node:net';
import { data, rows } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { testRedis } from '../testing/redis.js';
import { meOnTheWire } from '../testing/samples/sample-user.js';
import { eventsSecret, notificationCreated, sendEvent } from '../testing/webhook.js';

const me = meOnTheWire.data.id;
/** Stands between the gateway and Redis, and can be gone. */
const pipes = new Set<Socket>();
let port = 0;
let between: Server;

const comeBack = () =>
  new Promise<void>((resolve) => {
    const { hostname, port: redisPort } = new URL(testRedis());
    between = createServer((near) => {
      const far = connect(Number(redisPort || 6379), hostname);
      for (const end of [near, far]) {
        pipes.add(end);
        end.on('error', () => end.destroy()).on('close', () => pipes.delete(end));
      }
      near.pipe(far).pipe(near);
    });
    between.listen(port, '127.0.0.1', () => {
      const address = between.address();
      if (typeof address === 'object' && address) port = address.port;
      resolve();
    });
  });
const go = () =>
  new Promise<void>((resolve) => {
    between.close(() => resolve());
    for (const pipe of pipes) pipe.destroy();
  });

const environment: Record<string, string> = { EVENTS_SECRET: eventsSecret };
beforeAll(async () => {
  await comeBack();
  environment.REDIS_URL = `redis://127.0.0.1:${port}`;
});
const bench = gatewayForTests(environment);
const { upstream } = bench;
afterAll(go);

const notifications = { query: 'subscription { notificationReceived { id } }' };
const nobodyWaits = { query: '{ __typename }' };

function openSocket() {
  upstream.expect('GET', 'user/me', data(meOnTheWire));
  const client = bench.gateway.socketClient({ token: 'staff-token' });
  const closed = new Promise((resolve) => client.on('closed', resolve));
  return { client, closed };
}

/** The event of that id; what was taken a moment before may be received first. */
async function heardUntil(values: AsyncIterator<unknown>, id: string): Promise<unknown> {
  for (;;) {
    const { value } = await values.next();
    if (JSON.stringify(value).includes(`"${id}"`)) return value;
  }
}

test('Redis gone: events are not taken, all else goes on; back: they are, and clients ask for what they missed', async () => {
  const { client, closed } = openSocket();
  const values = client.iterate(notifications);
  const first = values.next();
  await client.iterate(nobodyWaits).next();
  expect((await sendEvent(bench.gateway, notificationCreated(91, [me]))).status).toBe(204);
  expect(await first).toMatchObject({ value: { data: { notificationReceived: { id: '91' } } } });
  const broken = values.next().catch((error: unknown) => error);

  await go();
  const missed = { ...notificationCreated(92, [me]), id: 'missed' };
  expect((await sendEvent(bench.gateway, missed)).status).toBe(503);
  upstream.expect('GET', 'company_tenant/view', rows([]));
  const tenants = '{ tenants { items { id } } }';
  expect((await bench.gateway.run(tenants, {}, { token: 'staff-token' })).codes).toEqual([]);
  expect(await client.iterate(nobodyWaits).next()).toMatchObject({ done: false });

  await comeBack();
  // As the data API does: again and again, until it is taken.
  let { status } = await sendEvent(bench.gateway, missed);
  while (status === 503) ({ status } = await sendEvent(bench.gateway, missed));
  expect(status).toBe(204);
  expect(await closed).toMatchObject({ code: 1012 });
  await broken;

  const again = openSocket();
  const next = heardUntil(again.client.iterate(notifications), '93');
  await again.client.iterate(nobodyWaits).next();
  await sendEvent(bench.gateway, notificationCreated(93, [me]));
  expect(await next).toMatchObject({ data: { notificationReceived: { id: '93' } } });
  await again.client.dispose();
});
