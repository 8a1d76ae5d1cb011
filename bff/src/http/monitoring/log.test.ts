import { createServer } from 'node:net';
import { data, saved } from '../../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';

const world = gatewayForTests({ UPSTREAM_RETRIES: '0' });
const { upstream } = world;
const lineOf = (operation: string): unknown =>
  world.gateway.logLines
    .map((line): unknown => JSON.parse(line))
    .find((line) => Object(line).operation === operation);

const createUser = `mutation CreateUser($input: UserInput!) {
  createUser(input: $input) { success user { id version } }
}`;
const input = {
  name: 'Siti Rahmawati',
  username: 'siti.r',
  email: 'siti@private.test',
  phone: '81277788899',
  address: 'Jl. Mawar 17',
  photo: null,
  companyId: '3',
  userTypeId: '4',
  isActive: true,
};

test('logs the user, name and duration of each operation, but no token and no personal data', async () => {
  const sender = { token: 'session-token-1' };
  upstream.expect('POST', 'user/login', data({ token: 'session-token-2', ...meResponse }));
  await world.gateway.run(
    'mutation SignIn { login(input: {username: "budi@supplier.test", password: "pass-word-3"}) { success } }',
  );
  upstream.expect('POST', 'user/save', saved(12));
  upstream.expect('GET', 'user/view/12', { status: 500, bytes: 'Error: user siti@private.test at pg.js:1' });
  await world.gateway.run(createUser, { input }, sender);
  upstream.expect('POST', '/files/upload', data({ path: 'aa11.jpg' }));
  const form = new FormData();
  const query = 'mutation Upload($file: Upload!) { uploadPhoto(file: $file) { success } }';
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', '{"0": ["variables.file"]}');
  form.append('0', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), 'holiday-of-siti.jpg');
  const headers = { 'apollo-require-preflight': 'true' };
  expect((await world.gateway.post(form, { ...sender, headers })).status).toBe(200);
  upstream.expect('GET', 'user/view', 'reset');
  await world.gateway.run(
    'query Search { users(filter: {search: {field: EMAIL, text: "siti@private.test"}}) { items { id } } }',
    {},
    sender,
  );
  await world.gateway.run('mutation { login(input: {password: "pass-word-3"}) { success } }');
  await world.gateway.run('{ users(', {}, sender);

  const time = expect.any(Number);
  expect(lineOf('SignIn')).toMatchObject({
    level: 30,
    requestId: expect.any(String),
    type: 'mutation',
    cost: expect.any(Number),
    user: '7',
    via: 'cookie',
    ms: time,
    upstreamCalls: 1,
    upstreamMs: time,
  });
  expect(lineOf('Search')).toMatchObject({
    via: 'bearer',
    upstreamCalls: 1,
    errors: ['UPSTREAM_UNAVAILABLE'],
  });
  const log = world.gateway.logLines.join('');
  const { name, email, phone } = meResponse.data;
  for (const secret of [
    ...['session-token-1', 'session-token-2', 'pass-word-3', 'holiday', name, email, phone],
    ...[input.name, input.username, input.email, input.phone, input.address],
  ])
    expect(log).not.toContain(secret);
});

test('logs an error without the properties that its library adds, such as the password of Redis', async () => {
  const redis = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write('-WRONGPASS invalid password\r\n'));
  });
  await new Promise<void>((resolve) => redis.listen(0, '127.0.0.1', resolve));
  const address = redis.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const gateway = await GatewayUnderTest.start({
    ...upstream.environment,
    REDIS_URL: `redis://armada:redis-pass-word@127.0.0.1:${port}`,
  });
  await gateway.stop();
  redis.close();
  const log = gateway.logLines.join('');
  expect(log).toContain('WRONGPASS');
  expect(log).not.toContain('redis-pass-word');
});
