import { data, refused } from '../testing/data-api-double.js';
import { gatewayForTests, type Sender } from '../testing/gateway-under-test.js';

const world = gatewayForTests({ TRUST_PROXY: '1' });
const { upstream } = world;
const from = (address: string): Sender => ({ headers: { 'x-forwarded-for': address } });

const login = (username: string, sender: Sender = {}) =>
  world.gateway.run(
    'mutation ($input: LoginInput!) { login(input: $input) { success } }',
    { input: { username, password: 'a wrong password' } },
    sender,
  );
const metrics = () => world.gateway.gateway.parts.metrics.registry.metrics();
const counted = async (method: string, reason: string) => {
  const line = `armada_sign_in_failures_total{method="${method}",reason="${reason}"} `;
  const found = (await metrics()).split('\n').find((text) => text.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
};
const logged = () =>
  world.gateway.logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a sign-in failed')
    .at(-1);

test('logs a refused password with a hash of the account and the client address, and counts it by reason', async () => {
  upstream.expect(
    'POST',
    'user/login',
    refused('No.', [{ field: null, code: 'WRONG_CREDENTIALS', message: 'No.' }]),
  );
  await login('Budi@supplier.test', from('203.0.113.7'));
  expect(await counted('password', 'WRONG_CREDENTIALS')).toBe(1);
  expect(logged()).toMatchObject({
    level: 40,
    method: 'password',
    reason: 'WRONG_CREDENTIALS',
    // sha256('budi@supplier.test')
    account: '501604c45357',
    clientAddress: '203.0.113.7',
    requestId: expect.any(String),
  });
  expect(world.gateway.logLines.join('').toLowerCase()).not.toContain('budi@supplier.test');
});

test('a locked account and an unavailable data API are separate reasons', async () => {
  upstream.expect('POST', 'user/login', { status: 429, headers: { 'retry-after': '60' }, json: {} });
  expect((await login('budi')).codes).toEqual(['RATE_LIMITED']);
  expect(await counted('password', 'RATE_LIMITED')).toBe(1);
  upstream.expect('POST', 'user/login', { status: 500, json: {} });
  await login('budi');
  expect(await counted('password', 'UNAVAILABLE')).toBe(1);
});

test('an unknown code does not create a label value', async () => {
  upstream.expect(
    'POST',
    'user/login',
    refused('No.', [{ field: null, code: 'MADE_UP_18', message: 'No.' }]),
  );
  await login('budi');
  expect(await counted('password', 'OTHER')).toBe(1);
  expect(await metrics()).not.toContain('MADE_UP_18');
});

test('counts a refused API token once per operation, and does not log it', async () => {
  for (const path of ['user/me', 'notification/count'])
    upstream.expect('GET', path, { status: 401, json: { success: false } });
  await world.gateway.run('{ me { user { id } } unreadNotificationCount }', {}, { token: 'armada.revoked' });
  expect(await counted('token', 'TOKEN_REFUSED')).toBe(1);
  expect(logged()).toMatchObject({ method: 'token', account: expect.stringMatching(/^[0-9a-f]{12}$/) });
  expect(world.gateway.logLines.join('')).not.toContain('armada.revoked');
});

test('an expired browser session is not a failed sign-in', async () => {
  upstream.expect('POST', 'user/login', data({ token: 't', data: { id: 7 }, listMenu: [], sbuKP: [] }));
  const { cookie } = await login('budi');
  const before = await counted('token', 'TOKEN_REFUSED');
  upstream.expect('GET', 'user/me', { status: 401, json: { success: false } });
  await world.gateway.run('{ me { user { id } } }', {}, { cookie: cookie ?? '' });
  expect(await counted('token', 'TOKEN_REFUSED')).toBe(before);
});

test('counts an invalid reset link and a wrong old password', async () => {
  const invalid = { field: 'token', code: 'INVALID', message: 'No.' };
  upstream.expect('POST', 'user/reset_password', refused('No.', [invalid]));
  await world.gateway.run(
    'mutation { resetPassword(input: { token: "guessed", newPassword: "long enough" }) { success } }',
  );
  expect(await counted('reset_link', 'LINK_INVALID')).toBe(1);
  const wrong = { field: 'oldPassword', code: 'WRONG', message: 'No.' };
  upstream.expect('POST', 'user/change_password', {
    json: { status: 400, message: 'No.', errors: [wrong] },
  });
  await world.gateway.run(
    'mutation { changePassword(input: { oldPassword: "guess", newPassword: "long enough" }) { success } }',
    {},
    { token: 't' },
  );
  expect(await counted('old_password', 'WRONG_CREDENTIALS')).toBe(1);
});
