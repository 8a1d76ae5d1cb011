import { data, refused, saved } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests, newSessionKey } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';

const login = `mutation ($input: LoginInput!) {
  login(input: $input) { success message errors { field code message } me { user { id name phone companyType } } }
}`;
const input = { input: { username: 'budi@supplier.test', password: 'armada-demo' } };
const me = '{ me { user { id name } } }';
const firstKey = newSessionKey();

const world = gatewayForTests({ SESSION_KEYS: firstKey });

async function signIn(token = 'upstream-token'): Promise<string> {
  world.upstream.expect('POST', 'user/login', data({ token, ...meResponse }));
  const { cookie } = await world.gateway.run(login, input);
  if (!cookie) throw new Error('Signing in set no cookie.');
  return cookie;
}

describe('signing in', () => {
  test('sends the credentials upstream without a token, and returns the user', async () => {
    world.upstream.expect('POST', 'user/login', ({ body, headers }) => {
      expect(body).toEqual({ username: 'budi@supplier.test', password: 'armada-demo', loginBy: 1 });
      expect(headers.authorization).toBeUndefined();
      return data({ token: 'upstream-token', ...meResponse });
    });
    const result = await world.gateway.run(login, input, { token: 'an-old-one' });
    expect(result.data?.login).toEqual({
      success: true,
      message: '',
      errors: [],
      me: { user: { id: '7', name: 'Budi Santoso', phone: '81234567890', companyType: 'SUPPLIER' } },
    });
  });

  test('sets an HttpOnly, SameSite cookie that does not reveal the token', async () => {
    world.upstream.expect('POST', 'user/login', data({ token: 'upstream-token', ...meResponse }));
    const { headers } = await world.gateway.run(login, input);
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^armada=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain('upstream-token');
  });

  test('sets a Secure cookie with the __Host- prefix behind https', async () => {
    const gateway = await GatewayUnderTest.start({
      ...world.upstream.environment,
      PUBLIC_URL: 'https://armada.test',
    });
    world.upstream.expect('POST', 'user/login', data({ token: 'upstream-token', ...meResponse }));
    const { headers } = await gateway.run(login, input);
    await gateway.stop();
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-armada=/);
    expect(cookie).toContain('; Path=/; HttpOnly; Secure; SameSite=Strict');
    expect(cookie).not.toContain('Domain');
  });

  test('ends the browser’s former session, upstream and at the gateway', async () => {
    const former = await signIn('former-token');
    world.upstream.expect('POST', 'user/login', data({ token: 'new-token', ...meResponse }));
    world.upstream.expect('POST', 'user/logout', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer former-token');
      return saved(7);
    });
    const { cookie } = await world.gateway.run(login, input, { cookie: former });
    expect((await world.gateway.run(me, {}, { cookie: former })).data).toEqual({ me: null });
    world.upstream.expect('GET', 'user/me', data(meResponse));
    expect((await world.gateway.run(me, {}, { cookie: cookie ?? '' })).data?.me).not.toBeNull();
  });

  test('leaves the former session unchanged when it fails', async () => {
    const former = await signIn('stays');
    world.upstream.expect('POST', 'user/login', refused('No.'));
    await world.gateway.run(login, input, { cookie: former });
    world.upstream.expect('GET', 'user/me', data(meResponse));
    expect((await world.gateway.run(me, {}, { cookie: former })).data?.me).not.toBeNull();
  });

  test('succeeds when the former session cannot be revoked', async () => {
    const former = await signIn('not-to-be-revoked');
    world.upstream.expect('POST', 'user/login', data({ token: 'new-token', ...meResponse }));
    world.upstream.expect('POST', 'user/logout', { status: 500 });
    const result = await world.gateway.run(login, input, { cookie: former });
    expect(result.data?.login).toMatchObject({ success: true });
    expect((await world.gateway.run(me, {}, { cookie: former })).data).toEqual({ me: null });
  });

  test('lets the same operation read data that needs the session', async () => {
    world.upstream.expect('POST', 'user/login', data({ token: 'fresh', ...meResponse }));
    world.upstream.expect('GET', 'user/preferences', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer fresh');
      return data({ theme: '3' });
    });
    const result = await world.gateway.run(
      'mutation ($input: LoginInput!) { login(input: $input) { me { preferences } } }',
      input,
    );
    expect(result.data?.login).toEqual({ me: { preferences: { theme: '3' } } });
  });

  test('returns wrong credentials in the payload, without a cookie', async () => {
    world.upstream.expect('POST', 'user/login', refused('Wrong e-mail or password.'));
    const { data: result, cookie } = await world.gateway.run(login, input);
    expect(result?.login).toEqual({
      success: false,
      message: 'Wrong e-mail or password.',
      errors: [],
      me: null,
    });
    expect(cookie).toBeNull();
  });

  test('is RATE_LIMITED with the seconds to wait after too many attempts', async () => {
    world.upstream.expect('POST', 'user/login', { status: 429, headers: { 'retry-after': '840' }, json: {} });
    const { errors } = await world.gateway.run(login, input);
    expect(errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 840 });
  });
});

describe('being signed in', () => {
  test('sends the cookie’s token to the data API, and returns the user', async () => {
    const cookie = await signIn('token-of-the-cookie');
    world.upstream.expect('GET', 'user/me', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer token-of-the-cookie');
      return data(meResponse);
    });
    const result = await world.gateway.run(
      `{ me { user { id photo companyId isActive isAdmin createdAt updatedAt version }
              menus { name path icon code children { name path icon children { id } } } sbus { name kps { name status } } } }`,
      {},
      { cookie },
    );
    expect(result.data?.me).toEqual({
      user: {
        id: '7',
        photo: '/files/budi.jpg',
        companyId: '3',
        isActive: true,
        isAdmin: false,
        createdAt: '2026-01-05T01:30:00.000Z',
        updatedAt: '2026-02-01T03:00:00.000Z',
        version: 3,
      },
      menus: [
        {
          name: 'Fleet',
          path: null,
          // Optional for a customer's data API.
          icon: null,
          code: 'F',
          children: [{ name: 'Vehicle', path: 'vehicle/manage', icon: 'cube', children: [] }],
        },
      ],
      sbus: [{ name: 'West', kps: [{ name: 'Jakarta', status: '1' }] }],
    });
  });

  test('passes a bearer token to the data API unchanged', async () => {
    world.upstream.expect('GET', 'user/me', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer api-token');
      return data(meResponse);
    });
    const { data: result } = await world.gateway.run(me, {}, { token: 'api-token' });
    expect(result).toEqual({ me: { user: { id: '7', name: 'Budi Santoso' } } });
  });

  test('refuses a bearer token that is not good, as a WebSocket does', async () => {
    world.upstream.expect('GET', 'user/me', { status: 401, json: {} });
    expect((await world.gateway.run(me, {}, { token: 'revoked' })).codes).toEqual(['UNAUTHENTICATED']);
  });

  test('returns null without an upstream call when signed out', async () => {
    const result = await world.gateway.run(me);
    expect(result.data).toEqual({ me: null });
    expect(result.errors).toBeUndefined();
  });

  test.each(['armada=garbage', 'armada=e30.e30.e30.e30.e30', 'armada='])(
    'treats the invalid cookie %s as signed out and clears it',
    async (cookie) => {
      const result = await world.gateway.run(me, {}, { cookie });
      expect(result.data).toEqual({ me: null });
      expect(result.cookie).toBe('');
    },
  );

  test('clears the cookie after a 401; me is null, other fields are UNAUTHENTICATED', async () => {
    const cookie = await signIn();
    world.upstream.expect('GET', 'user/me', { status: 401, json: {} });
    const who = await world.gateway.run(me, {}, { cookie });
    expect(who.data).toEqual({ me: null });
    expect(who.errors).toBeUndefined();
    expect(who.cookie).toBe('');

    world.upstream.expect('POST', 'user/preferences', { status: 401, json: {} });
    const save = await world.gateway.run(
      'mutation { savePreferences(preferences: {}) { success } }',
      {},
      { cookie },
    );
    expect(save.codes).toEqual(['UNAUTHENTICATED']);
    expect(save.errors?.[0]?.message).toBe('Sorry, Your session has expired, please login again.');
    expect(save.cookie).toBe('');
  });

  test('returns UNAUTHENTICATED without an upstream call when signed out', async () => {
    const { codes } = await world.gateway.run('mutation { savePreferences(preferences: {}) { success } }');
    expect(codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('signing out', () => {
  test('revokes the token upstream and clears the cookie', async () => {
    const cookie = await signIn('to-be-revoked');
    world.upstream.expect('POST', 'user/logout', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer to-be-revoked');
      return saved(1);
    });
    const result = await world.gateway.run('mutation { logout { success } }', {}, { cookie });
    expect(result.data).toEqual({ logout: { success: true } });
    expect(result.cookie).toBe('');
  });

  test('is refused to an API token, which its owner revokes in the account settings', async () => {
    world.upstream.expect('POST', 'user/logout', { status: 403, json: { success: false } });
    const result = await world.gateway.run('mutation { logout { success } }', {}, { token: 'api-token' });
    expect(result.codes).toEqual(['FORBIDDEN']);
  });

  test('clears the cookie even when the token cannot be revoked', async () => {
    const cookie = await signIn();
    world.upstream.expect('POST', 'user/logout', { status: 404, json: {} });
    const result = await world.gateway.run('mutation { logout { success } }', {}, { cookie });
    expect(result.data).toEqual({ logout: { success: true } });
    expect(result.cookie).toBe('');
  });
});

describe('rotating the session keys', () => {
  test('accepts cookies of an old key, until the key is removed', async () => {
    const cookie = await signIn('kept-over-rotation');
    const rotated = await GatewayUnderTest.start({
      ...world.upstream.environment,
      SESSION_KEYS: `${newSessionKey()},${firstKey}`,
    });
    world.upstream.expect('GET', 'user/me', data(meResponse));
    const still = await rotated.run(me, {}, { cookie });
    await rotated.stop();
    expect(still.data).toEqual({ me: { user: { id: '7', name: 'Budi Santoso' } } });

    const otherKeys = await GatewayUnderTest.start(world.upstream.environment);
    const gone = await otherKeys.run(me, {}, { cookie });
    await otherKeys.stop();
    expect(gone.data).toEqual({ me: null });
    expect(gone.cookie).toBe('');
  });
});

test('never writes a token or a password to the log', async () => {
  const cookie = await signIn('never-in-the-log');
  world.upstream.expect('GET', 'user/me', { status: 500, json: {} });
  await world.gateway.run(me, {}, { cookie });
  const log = world.gateway.logLines.join('');
  expect(log).toContain('"user":"7"');
  expect(log).not.toContain('never-in-the-log');
  expect(log).not.toContain('armada-demo');
});
