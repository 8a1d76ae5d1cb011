import { createServer, type Socket } from 'node:net';
import { type Behaviour, DataApiDouble, data, type StubbedResponse } from '../../testing/data-api-double.js';
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

/** What `/readyz` of a gateway that has just started replies. */
async function readinessWith(environment: Readonly<Record<string, string>>): Promise<[number, unknown]> {
  return readinessOf(await GatewayUnderTest.start(environment));
}

async function readinessOf({ url }: GatewayUnderTest): Promise<[number, unknown]> {
  const response = await fetch(`${url}/readyz`);
  return [response.status, await response.json()];
}

const isReady = [200, { status: 'ready' }];
const isNotReady = (...reasons: readonly string[]) => [503, { status: 'not ready', reasons }];
const databaseIsDown = "the data API's database does not answer";
const noAnswer = 'the data API does not answer';
const noDataApi = 'there is no data API at DATA_API_URL';

const page = (status: number): StubbedResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  bytes: '<!doctype html><h1>Something else is here</h1>',
});
const refusal = (status: number): StubbedResponse => ({
  status,
  json: { success: false, message: 'Refused.' },
});

describe('with a data API that has `ready`', () => {
  test.each<[string, Behaviour, unknown]>([
    ['it is ready', data(null), isReady],
    ['its database is down', refusal(503), isNotReady(databaseIsDown)],
    ['a proxy has no data API to pass it to', page(503), isNotReady(noAnswer)],
    ['it fails', refusal(500), isNotReady(noAnswer)],
    ['it cuts the connection', 'reset', isNotReady(noAnswer)],
    ['a page of another server comes with 200', page(200), isNotReady(noDataApi)],
    ['JSON of another server comes with 200', { json: { status: 'ok' } }, isNotReady(noDataApi)],
    ['it is redirected', { status: 302, headers: { location: '/login' } }, isNotReady(noDataApi)],
  ])('%s', async (_case, behaviour, expected) => {
    upstream.expect('GET', 'ready', behaviour);
    expect(await readinessWith(upstream.environment)).toEqual(expected);
  });

  test('it hangs: the reply comes after two seconds', async () => {
    upstream.expect('GET', 'ready', 'hang');
    const gateway = await GatewayUnderTest.start(upstream.environment);
    const began = performance.now();
    expect(await readinessOf(gateway)).toEqual(isNotReady(noAnswer));
    expect(performance.now() - began).toBeLessThan(2_900);
  });

  test('it is gone, and nothing of the inside is told', async () => {
    await upstream.stop();
    expect(await readinessWith(upstream.environment)).toEqual(isNotReady(noAnswer));
    await upstream.start();
  });

  test('one whose database is back is ready again', async () => {
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

describe('with a data API of a customer, without `ready`', () => {
  test('the specification’s calls alone are enough', async () => {
    const services = new MinimalServices();
    expect(await readinessWith(await services.start())).toEqual(isReady);
    await services.stop();
  });

  test.each([401, 403, 404, 405, 501])('%i to `ready`, and 401 to `user/me`: ready', async (status) => {
    upstream.expect('GET', 'ready', page(status));
    upstream.expect('GET', 'user/me', refusal(401));
    expect(await readinessWith(upstream.environment)).toEqual(isReady);
  });

  test.each<[string, Behaviour, string]>([
    ['fails', refusal(500), noAnswer],
    ['is behind a proxy that does not reach it', page(502), noAnswer],
    ['cuts the connection', 'reset', noAnswer],
    ['is a server that wants a password for a page', page(401), noDataApi],
  ])('one that %s on `user/me` is not ready', async (_case, behaviour, reason) => {
    upstream.expect('GET', 'ready', refusal(404));
    upstream.expect('GET', 'user/me', behaviour);
    expect(await readinessWith(upstream.environment)).toEqual(isNotReady(reason));
  });
});

test.each([
  ['a page', page(404)],
  ['JSON', refusal(404)],
])('a wrong DATA_API_URL, where another server replies 404 with %s: not ready', async (_what, answer) => {
  upstream.respondToAll(answer);
  expect(await readinessWith(upstream.environment)).toEqual(isNotReady(noDataApi));
});

describe('Redis', () => {
  test('answers: ready', async () => {
    upstream.expect('GET', 'ready', data(null));
    expect(await readinessWith({ ...upstream.environment, REDIS_URL: testRedis() })).toEqual(isReady);
  });

  test('is down: not ready', async () => {
    upstream.expect('GET', 'ready', data(null));
    const environment = { ...upstream.environment, REDIS_URL: 'redis://127.0.0.1:1' };
    expect(await readinessWith(environment)).toEqual(isNotReady('Redis does not answer'));
  });

  test('hangs, and the database is down: not ready, with both reasons', async () => {
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
    expect(await readinessWith(environment)).toEqual(isNotReady(databaseIsDown, 'Redis does not answer'));
    await GatewayUnderTest.stopAll();
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});

test('does not load the data API, however often it is requested', async () => {
  upstream.respondToAll(data(null));
  const gateway = await GatewayUnderTest.start(upstream.environment);
  const began = performance.now();
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 20 }, () => readinessOf(gateway)));
  const seconds = (performance.now() - began) / 1_000;
  expect(upstream.calls.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
});
