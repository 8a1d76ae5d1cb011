import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { data, type ReceivedCall } from '../../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../../testing/gateway-under-test.js';
import { testRedis } from '../../testing/redis.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { transports } from '../../testing/transports.js';

const world = gatewayForTests();
const query = '{ __typename }';
/** Users by the part of a token before the slash: `7/a` and `7/b` are tokens of the same user. */
const users = new Map<string, number>();
const firstUser = randomInt(1_000_000_000);
function ownerOf({ headers }: ReceivedCall): number {
  const [name = ''] = headers.authorization?.replace('Bearer ', '').split('/') ?? [];
  const id = users.get(name) ?? firstUser + users.size;
  users.set(name, id);
  return id;
}
beforeEach(() =>
  world.upstream.respondToAll((call) =>
    call.path === 'user/me'
      ? data({ ...meResponse, data: { ...meResponse.data, id: ownerOf(call) } })
      : data(meResponse),
  ),
);

const start = (environment: Record<string, string>) =>
  GatewayUnderTest.start({ ...world.upstream.environment, ...environment });

test('limits a user to RATE_PER_USER over all transports together', async () => {
  const gateway = await start({ RATE_PER_USER: String(Object.keys(transports).length) });
  for (const [transport, send] of Object.entries(transports))
    expect([transport, (await send(gateway, { query })).codes]).toEqual([transport, []]);
  for (const [transport, send] of Object.entries(transports)) {
    const refused = await send(gateway, { query });
    expect([transport, refused.codes]).toEqual([transport, ['RATE_LIMITED']]);
    expect(refused.messages.join()).toMatch(/^Terlalu banyak permintaan\. Coba lagi dalam [1-6]?\d detik\.$/);
  }
  // Another user is not limited.
  expect((await gateway.run(query, {}, { token: 'another' })).codes).toEqual([]);
});

test('counts all tokens of a user together, and looks up each token once', async () => {
  const gateway = await start({ RATE_PER_USER: '20' });
  world.upstream.calls.length = 0;
  const tokens = Array.from({ length: 20 }, (_, index) => `7/${index}`);
  for (const token of tokens) expect((await gateway.run(query, {}, { token })).codes).toEqual([]);
  for (const token of tokens)
    expect((await gateway.run(query, {}, { token })).codes).toEqual(['RATE_LIMITED']);
  expect((await gateway.run(query, {}, { token: '8/a' })).codes).toEqual([]);
  expect(world.upstream.calls.filter(({ path }) => path === 'user/me')).toHaveLength(21);
});

test('counts a token by itself if its user is unknown', async () => {
  const gateway = await start({ RATE_PER_USER: '1' });
  for (const status of [404, 503]) {
    world.upstream.respondToAll({ status, json: { success: false, message: 'No.' } });
    const token = `unknown-${status}`;
    expect((await gateway.run(query, {}, { token })).codes).toEqual([]);
    expect((await gateway.run(query, {}, { token })).codes).toEqual(['RATE_LIMITED']);
  }
});

test('looks up a new token once for concurrent operations', async () => {
  const gateway = await start({ RATE_PER_USER: '100' });
  world.upstream.calls.length = 0;
  const results = await Promise.all(
    Array.from({ length: 10 }, () => gateway.run(query, {}, { token: '7/new' })),
  );
  expect(results.flatMap(({ codes }) => codes)).toEqual([]);
  expect(world.upstream.calls.map(({ path }) => path)).toEqual(['user/me']);
});

test('counts IPv6 addresses by their /64', async () => {
  const gateway = await start({ RATE_PER_ADDRESS: '2', TRUST_PROXY: '1' });
  const from = async (address: string) =>
    (await gateway.run(query, {}, { headers: { 'x-forwarded-for': address } })).codes;
  expect(await from('2001:db8:0:7::1')).toEqual([]);
  expect(await from('2001:0DB8::7:ffff:1:2:3')).toEqual([]);
  expect(await from('2001:db8:0:7:1::')).toEqual(['RATE_LIMITED']);
  expect(await from('2001:db8:0:8::1')).toEqual([]);
  expect(await from('203.0.113.9')).toEqual([]);
  expect(await from('::ffff:203.0.113.9')).toEqual([]);
  expect(await from('203.0.113.9')).toEqual(['RATE_LIMITED']);
  expect(await from('203.0.113.10')).toEqual([]);
});

test('responds over HTTP with 429 and Retry-After', async () => {
  const gateway = await start({ RATE_PER_USER: '1' });
  await gateway.run(query, {}, { token: 't' });
  const { status, headers, errors } = await gateway.run(query, {}, { token: 't' });
  expect(status).toBe(429);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: seconds });
});

test('limits an address to RATE_PER_ADDRESS for all users together, including opened WebSockets', async () => {
  const gateway = await start({ RATE_PER_ADDRESS: '2', TRUST_PROXY: '1' });
  const from = (address: string, token: string) =>
    gateway.run(query, {}, { token, headers: { 'x-forwarded-for': address } });
  expect((await from('203.0.113.1', 'a')).codes).toEqual([]);
  expect((await from('203.0.113.1', 'b')).codes).toEqual([]);
  expect((await from('203.0.113.1', 'c')).codes).toEqual(['RATE_LIMITED']);
  expect((await from('203.0.113.2', 'c')).codes).toEqual([]);

  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': '203.0.113.1' },
  });
  socket.on('error', () => undefined);
  const [, response] = await once(socket, 'unexpected-response');
  expect(response.statusCode).toBe(429);
  socket.terminate();
});

test('counts together at gateways that share a Redis', async () => {
  const shared = { REDIS_URL: testRedis(), RATE_PER_USER: '2' };
  const [one, other] = [await start(shared), await start(shared)];
  const token = `token-${process.pid}-${Math.random()}`;
  expect((await one.run(query, {}, { token })).codes).toEqual([]);
  expect((await other.run(query, {}, { token })).codes).toEqual([]);
  expect((await one.run(query, {}, { token })).codes).toEqual(['RATE_LIMITED']);
});

test('counts in each process while Redis is unavailable', async () => {
  const gateway = await start({ REDIS_URL: 'redis://127.0.0.1:1', RATE_PER_USER: '1' });
  expect((await gateway.run(query, {}, { token: 't' })).codes).toEqual([]);
  expect((await gateway.run(query, {}, { token: 't' })).codes).toEqual(['RATE_LIMITED']);
});

test('counts in each process while Redis accepts connections and does not respond', async () => {
  const { hostname, port } = new URL(testRedis());
  const ends: Socket[] = [];
  const between = createServer((near) => {
    const far = connect(Number(port || 6379), hostname);
    for (const end of [near, far]) end.on('error', () => end.destroy());
    ends.push(near, far);
    near.pipe(far).pipe(near);
  });
  await once(between.listen(0, '127.0.0.1'), 'listening');
  const address = between.address();
  const at = typeof address === 'object' && address ? address.port : 0;
  const gateway = await start({ REDIS_URL: `redis://127.0.0.1:${at}`, RATE_PER_USER: '1' });
  expect((await gateway.run(query, {}, { token: randomUUID() })).codes).toEqual([]);
  for (const end of ends) end.unpipe();
  const token = randomUUID();
  expect((await gateway.run(query, {}, { token })).codes).toEqual([]);
  expect((await gateway.run(query, {}, { token })).codes).toEqual(['RATE_LIMITED']);
  await gateway.stop();
  for (const end of ends) end.destroy();
  between.close();
});
