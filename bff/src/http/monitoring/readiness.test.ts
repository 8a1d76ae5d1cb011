import { createServer, type Socket } from 'node:net';
import { type Behaviour, DataApiDouble, data } from '../../testing/data-api-double.js';
import { GatewayUnderTest } from '../../testing/gateway-under-test.js';
import { MinimalServices } from '../../testing/minimal/minimal-services.js';
import { testRedis } from '../../testing/redis.js';

const upstream = new DataApiDouble();
beforeAll(() => upstream.start());
afterEach(async () => {
  await GatewayUnderTest.stopAll();
  upstream.verify();
});
afterAll(() => upstream.stop());

/** The response of `/readyz` of a gateway that has just started. */
async function readinessWith(environment: Readonly<Record<string, string>>): Promise<[number, unknown]> {
  return readinessOf(await GatewayUnderTest.start(environment));
}

async function readinessOf({ url }: GatewayUnderTest): Promise<[number, unknown]> {
  const response = await fetch(`${url}/readyz`);
  return [response.status, await response.json()];
}

const isReady = [200, { status: 'ready' }];
const isNotReady = (...reasons: readonly string[]) => [503, { status: 'not ready', reasons }];
const databaseIsDown = "the data API's database does not respond";
const noResponse = 'the data API does not respond';
const noDataApi = 'there is no data API at DATA_API_URL';

const page = (status: number): Behaviour => ({
  status,
  headers: { 'content-type': 'text/html' },
  bytes: '<!doctype html><h1>Something else is here</h1>',
});
const refusal = (status: number): Behaviour => ({ status, json: { success: false, message: 'Refused.' } });

describe('with a data API that has the call `ready`', () => {
  test.each<[string, Behaviour, unknown]>([
    ['returns ready', data(null), isReady],
    ['names the database if it is down', refusal(503), isNotReady(databaseIsDown)],
    ['names the data API if a proxy cannot reach it', page(503), isNotReady(noResponse)],
    ['names the data API if it fails', refusal(500), isNotReady(noResponse)],
    ['names the data API if it closes the connection', 'reset', isNotReady(noResponse)],
    ['names the address if another server returns a page', page(200), isNotReady(noDataApi)],
    ['names the address if another server returns JSON', { json: { status: 'ok' } }, isNotReady(noDataApi)],
    [
      'names the address after a redirect',
      { status: 302, headers: { location: '/login' } },
      isNotReady(noDataApi),
    ],
  ])('%s', async (_case, behaviour, expected) => {
    upstream.expect('GET', 'ready', behaviour);
    expect(await readinessWith(upstream.environment)).toEqual(expected);
  });

  test('names the data API if it hangs', async () => {
    upstream.expect('GET', 'ready', 'hang');
    const gateway = await GatewayUnderTest.start(upstream.environment);
    expect(await readinessOf(gateway)).toEqual(isNotReady(noResponse));
  });

  test('returns no internal details when it cannot be reached', async () => {
    await upstream.stop();
    expect(await readinessWith(upstream.environment)).toEqual(isNotReady(noResponse));
    await upstream.start();
  });

  test('returns ready when its database is available again', async () => {
    let isDown = true;
    upstream.respondToAll(() => (isDown ? refusal(503) : data(null)));
    const gateway = await GatewayUnderTest.start(upstream.environment);
    expect(await readinessOf(gateway)).toEqual(isNotReady(databaseIsDown));
    isDown = false;
    const deadline = performance.now() + 10_000;
    let [status] = await readinessOf(gateway);
    while (status !== 200 && performance.now() < deadline) [status] = await readinessOf(gateway);
    expect(status).toBe(200);
  });
});

describe('with a customer’s data API, without the call `ready`', () => {
  test('returns ready with only the specification’s calls', async () => {
    const services = new MinimalServices();
    expect(await readinessWith(await services.start())).toEqual(isReady);
    await services.stop();
  });

  test.each([401, 403, 404, 405, 501])(
    'returns ready after %i for `ready` and 401 for `user/me`',
    async (status) => {
      upstream.expect('GET', 'ready', page(status));
      upstream.expect('GET', 'user/me', refusal(401));
      expect(await readinessWith(upstream.environment)).toEqual(isReady);
    },
  );

  test.each<[string, Behaviour, string]>([
    ['fails', refusal(500), noResponse],
    ['is behind a proxy that cannot reach it', page(502), noResponse],
    ['closes the connection', 'reset', noResponse],
    ['is a server that requires a password for a page', page(401), noDataApi],
  ])('returns not ready if it %s at `user/me`', async (_case, behaviour, reason) => {
    upstream.expect('GET', 'ready', refusal(404));
    upstream.expect('GET', 'user/me', behaviour);
    expect(await readinessWith(upstream.environment)).toEqual(isNotReady(reason));
  });
});

test.each([
  ['a page', page(404)],
  ['JSON', refusal(404)],
])(
  'returns not ready for a wrong DATA_API_URL, where another server responds with 404 and %s',
  async (_what, response) => {
    upstream.respondToAll(response);
    expect(await readinessWith(upstream.environment)).toEqual(isNotReady(noDataApi));
  },
);

describe('Redis', () => {
  test('returns ready if it responds', async () => {
    upstream.expect('GET', 'ready', data(null));
    expect(await readinessWith({ ...upstream.environment, REDIS_URL: testRedis() })).toEqual(isReady);
  });

  test('returns not ready if it is down', async () => {
    upstream.expect('GET', 'ready', data(null));
    const environment = { ...upstream.environment, REDIS_URL: 'redis://127.0.0.1:1' };
    expect(await readinessWith(environment)).toEqual(isNotReady('Redis does not respond'));
  });

  test('returns both reasons if it hangs and the database is down', async () => {
    const open = new Set<Socket>();
    const silent = createServer((socket) => open.add(socket));
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    upstream.expect('GET', 'ready', refusal(503));
    const environment = { ...upstream.environment, REDIS_URL: `redis://127.0.0.1:${port}` };
    expect(await readinessWith(environment)).toEqual(isNotReady(databaseIsDown, 'Redis does not respond'));
    await GatewayUnderTest.stopAll();
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});

test('calls the data API at most once a second, however often it is requested', async () => {
  upstream.respondToAll(data(null));
  const gateway = await GatewayUnderTest.start(upstream.environment);
  const began = performance.now();
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 20 }, () => readinessOf(gateway)));
  const seconds = (performance.now() - began) / 1_000;
  expect(upstream.calls.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
});
