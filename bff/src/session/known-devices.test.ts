import { data, refused } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';

const world = gatewayForTests();
const login = 'mutation ($input: LoginInput!) { login(input: $input) { success } }';
const reset =
  'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success errors { field } } }';

/** Signs in. @returns the `devices` that the data API received, and the cookie of the browser's devices, where it was set */
async function signIn(device: unknown, cookie = '', gateway = world.gateway) {
  let devices: unknown;
  world.upstream.expect('POST', 'user/login', ({ body }) => {
    devices = Object(body).devices;
    return data({ token: 'upstream-token', device, ...meResponse });
  });
  const { headers } = await gateway.run(
    login,
    { input: { username: 'budi', password: 'secret' } },
    { cookie },
  );
  const set = headers.getSetCookie().find((header) => header.includes('armada-device='));
  return { devices, set, cookie: set?.split(';')[0] };
}

test('a browser that has signed in is recognised by an HttpOnly cookie of 400 days, which does not reveal the token', async () => {
  const first = await signIn('device-token');
  expect(first.devices).toBeUndefined();
  expect(first.set).toMatch(/^armada-device=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(first.set).not.toContain('device-token');
  expect((await signIn('device-token', first.cookie)).devices).toEqual(['device-token']);
});

test('the cookie is Secure with the __Host- prefix behind https', async () => {
  const gateway = await GatewayUnderTest.start({
    ...world.upstream.environment,
    PUBLIC_URL: 'https://armada.test',
  });
  const { set } = await signIn('device-token', '', gateway);
  await gateway.stop();
  expect(set).toMatch(/^__Host-armada-device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('it has the tokens of the three accounts that signed in last, the newest first', async () => {
  let cookie: string | undefined;
  for (const device of ['a', 'b', 'c', 'b', 'd']) ({ cookie } = await signIn(device, cookie));
  expect((await signIn('d', cookie)).devices).toEqual(['d', 'b', 'c']);
});

test('it stays after a sign-out', async () => {
  const { cookie } = await signIn('device-token');
  const { headers } = await world.gateway.run(
    'mutation { logout { success } }',
    {},
    { cookie: cookie ?? '' },
  );
  expect(headers.getSetCookie().filter((header) => header.includes('armada-device'))).toEqual([]);
});

test.each([[undefined], [null], ['x'.repeat(101)]])(
  'no cookie is set when the data API sends %j',
  async (device) => {
    const { set } = await signIn(device);
    expect(set).toBeUndefined();
  },
);

test('a cookie that is no good is ignored', async () => {
  expect((await signIn('a', 'armada-device=nonsense')).devices).toBeUndefined();
});

test('a password that was set by a link makes the browser known', async () => {
  const variables = { input: { token: 'from-the-link', newPassword: 'a new password' } };
  world.upstream.expect('POST', 'user/reset_password', data({ device: 'device-token' }));
  const { headers } = await world.gateway.run(reset, variables);
  const [cookie = ''] = headers.getSetCookie().map((header) => header.split(';')[0] ?? '');
  expect((await signIn('device-token', cookie)).devices).toEqual(['device-token']);
  for (const reply of [data(null), data('saved'), refused('No.')]) {
    world.upstream.expect('POST', 'user/reset_password', reply);
    const { headers, errors } = await world.gateway.run(reset, variables);
    expect([errors, headers.getSetCookie()]).toEqual([undefined, []]);
  }
});
