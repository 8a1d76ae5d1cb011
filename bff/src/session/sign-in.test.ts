import { data, refused, saved } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests, newSessionKey } from '../testing/gateway-under-test.js';
import { meOnTheWire } from '../testing/sample-user.js';

const login = `mutation ($input: LoginInput!) {
  login(input: $input) { success message errors { field code message } me { user { id name phone companyType } } }
}`;
const input = { input: { username: 'budi@supplier.test', password: 'armada-demo' } };
const me = '{ me { user { id name } } }';
const firstKey = newSessionKey();

const world = gatewayForTests({ SESSION_KEYS: firstKey });

async function signIn(token = 'upstream-token'): Promise<string> {
  world.upstream.expect('POST', 'user/login', data({ token, ...meOnTheWire }));
  const { cookie } = await world.gateway.run(login, input);
  if (!cookie) throw new Error('Signing in set no cookie.');
  return cookie;
}

describe('signing in', () => {
  test('sends the credentials upstream without any token and answers who is signed in', async () => {
    world.upstream.expect('POST', 'user/login', ({ body, headers }) => {
      expect(body).toEqual({ username: 'budi@supplier.test', password: 'armada-demo', loginBy: 1 });
      expect(headers.authorization).toBeUndefined();
      return data({ token: 'upstream-token', ...meOnTheWire });
    });
    const answer = await world.gateway.run(login, input, { token: 'an-old-one' });
    expect(answer.data?.login).toEqual({
      success: true,
      message: '',
      errors: [],
      me: { user: { id: '7', name: 'Budi Santoso', phone: '81234567890', companyType: 'SUPPLIER' } },
    });
  });

  test('sets a cookie that no script can read, for this site alone, and that does not show the token', async () => {
    world.upstream.expect('POST', 'user/login', data({ token: 'upstream-token', ...meOnTheWire }));
    const { headers } = await world.gateway.run(login, input);
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^armada=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain('upstream-token');
  });

  test('behind https the cookie is Secure and bound to this host', async () => {
    const gateway = await GatewayUnderTest.start({
      ...world.upstream.environment,
      PUBLIC_URL: 'https://armada.test',
    });
    world.upstream.expect('POST', 'user/login', data({ token: 'upstream-token', ...meOnTheWire }));
    const { headers } = await gateway.run(login, input);
    await gateway.stop();
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-armada=/);
    expect(cookie).toContain('; Path=/; HttpOnly; Secure; SameSite=Strict');
    expect(cookie).not.toContain('Domain');
  });

  test('again ends the session that it replaces in this browser, upstream and at the gateway', async () => {
    const former = await signIn('former-token');
    world.upstream.expect('POST', 'user/login', data({ token: 'new-token', ...meOnTheWire }));
    world.upstream.expect('POST', 'user/logout', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer former-token');
      return saved(7);
    });
    const { cookie } = await world.gateway.run(login, input, { cookie: former });
    expect((await world.gateway.run(me, {}, { cookie: former })).data).toEqual({ me: null });
    world.upstream.expect('GET', 'user/me', data(meOnTheWire));
    expect((await world.gateway.run(me, {}, { cookie: cookie ?? '' })).data?.me).not.toBeNull();
  });

  test('that fails leaves the session of before as it is', async () => {
    const former = await signIn('stays');
    world.upstream.expect('POST', 'user/login', refused('No.'));
    await world.gateway.run(login, input, { cookie: former });
    world.upstream.expect('GET', 'user/me', data(meOnTheWire));
    expect((await world.gateway.run(me, {}, { cookie: former })).data?.me).not.toBeNull();
  });

  test('succeeds where the session of before cannot be revoked', async () => {
    const former = await signIn('not-to-be-revoked');
    world.upstream.expect('POST', 'user/login', data({ token: 'new-token', ...meOnTheWire }));
    world.upstream.expect('POST', 'user/logout', { status: 500 });
    const answer = await world.gateway.run(login, input, { cookie: former });
    expect(answer.data?.login).toMatchObject({ success: true });
    expect((await world.gateway.run(me, {}, { cookie: former })).data).toEqual({ me: null });
  });

  test('the same operation may already read what needs the session', async () => {
    world.upstream.expect('POST', 'user/login', data({ token: 'fresh', ...meOnTheWire }));
    world.upstream.expect('GET', 'user/preferences', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer fresh');
      return data({ theme: '3' });
    });
    const answer = await world.gateway.run(
      'mutation ($input: LoginInput!) { login(input: $input) { me { preferences } } }',
      input,
    );
    expect(answer.data?.login).toEqual({ me: { preferences: { theme: '3' } } });
  });

  test('wrong credentials come back in the payload, without a cookie', async () => {
    world.upstream.expect('POST', 'user/login', refused('Wrong e-mail or password.'));
    const { data: answer, cookie } = await world.gateway.run(login, input);
    expect(answer?.login).toEqual({
      success: false,
      message: 'Wrong e-mail or password.',
      errors: [],
      me: null,
    });
    expect(cookie).toBeNull();
  });

  test('too many tries are RATE_LIMITED with the seconds to wait', async () => {
    world.upstream.expect('POST', 'user/login', { status: 429, headers: { 'retry-after': '840' }, json: {} });
    const { errors } = await world.gateway.run(login, input);
    expect(errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 840 });
  });
});

describe('being signed in', () => {
  test('the cookie brings the token to the data API, and back comes who it is', async () => {
    const cookie = await signIn('token-of-the-cookie');
    world.upstream.expect('GET', 'user/me', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer token-of-the-cookie');
      return data(meOnTheWire);
    });
    const answer = await world.gateway.run(
      `{ me { user { id photo companyId isActive isAdmin createdAt updatedAt version }
              menus { name path icon code children { name path icon children { id } } } sbus { name kps { name status } } } }`,
      {},
      { cookie },
    );
    expect(answer.data?.me).toEqual({
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
          // A data API of a customer's own may have none.
          icon: null,
          code: 'F',
          children: [{ name: 'Vehicle', path: 'vehicle/manage', icon: 'cube', children: [] }],
        },
      ],
      sbus: [{ name: 'West', kps: [{ name: 'Jakarta', status: '1' }] }],
    });
  });

  test('a bearer token goes to the data API as it is', async () => {
    world.upstream.expect('GET', 'user/me', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer api-token');
      return data(meOnTheWire);
    });
    const { data: answer } = await world.gateway.run(me, {}, { token: 'api-token' });
    expect(answer).toEqual({ me: { user: { id: '7', name: 'Budi Santoso' } } });
  });

  test('nobody is null, without an upstream call', async () => {
    const answer = await world.gateway.run(me);
    expect(answer.data).toEqual({ me: null });
    expect(answer.errors).toBeUndefined();
  });

  test.each(['armada=garbage', 'armada=e30.e30.e30.e30.e30', 'armada='])(
    'the wrong cookie %s is nobody and is cleared',
    async (cookie) => {
      const answer = await world.gateway.run(me, {}, { cookie });
      expect(answer.data).toEqual({ me: null });
      expect(answer.cookie).toBe('');
    },
  );

  test('a 401 from the data API clears the cookie; me is null, anything else UNAUTHENTICATED', async () => {
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

  test('what needs a session is UNAUTHENTICATED without one, and no call is made', async () => {
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
    const answer = await world.gateway.run('mutation { logout { success } }', {}, { cookie });
    expect(answer.data).toEqual({ logout: { success: true } });
    expect(answer.cookie).toBe('');
  });

  test('clears the cookie even where the token cannot be revoked', async () => {
    const cookie = await signIn();
    world.upstream.expect('POST', 'user/logout', { status: 404, json: {} });
    const answer = await world.gateway.run('mutation { logout { success } }', {}, { cookie });
    expect(answer.data).toEqual({ logout: { success: true } });
    expect(answer.cookie).toBe('');
  });
});

describe('rotating the session keys', () => {
  test('a new first key reads old cookies; a key that is gone ends them', async () => {
    const cookie = await signIn('kept-over-rotation');
    const rotated = await GatewayUnderTest.start({
      ...world.upstream.environment,
      SESSION_KEYS: `${newSessionKey()},${firstKey}`,
    });
    world.upstream.expect('GET', 'user/me', data(meOnTheWire));
    const still = await rotated.run(me, {}, { cookie });
    await rotated.stop();
    expect(still.data).toEqual({ me: { user: { id: '7', name: 'Budi Santoso' } } });

    const strange = await GatewayUnderTest.start(world.upstream.environment);
    const gone = await strange.run(me, {}, { cookie });
    await strange.stop();
    expect(gone.data).toEqual({ me: null });
    expect(gone.cookie).toBe('');
  });
});

test('no token and no password is ever written to the log', async () => {
  const cookie = await signIn('never-in-the-log');
  world.upstream.expect('GET', 'user/me', { status: 500, json: {} });
  await world.gateway.run(me, {}, { cookie });
  const log = world.gateway.logLines.join('');
  expect(log).toContain('"user":"7"');
  expect(log).not.toContain('never-in-the-log');
  expect(log).not.toContain('armada-demo');
});
