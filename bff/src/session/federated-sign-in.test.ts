import { signInStepsPerMinute } from '../graphql/admission/rates.js';
import { Browser } from '../testing/browser.js';
import { data, refused } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';
import {
  oidcClient,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../testing/identity-provider.js';
import { meResponse } from '../testing/samples/sample-user.js';

const publicUrl = 'http://armada.test';
const secret = 'a secret that gateway and data API share';
const options = '{ signInOptions { federated federatedName failure } }';

const world = gatewayForTests();
let provider: TestIdentityProvider;
let environment: Record<string, string>;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  provider = await startIdentityProvider(`${publicUrl}/auth/callback`);
  environment = {
    ...world.upstream.environment,
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: oidcClient.id,
    OIDC_CLIENT_SECRET: oidcClient.secret,
    OIDC_NAME: 'Acme ID',
    FEDERATED_LOGIN_SECRET: secret,
  };
  gateway = await GatewayUnderTest.start(environment);
});
beforeEach(() => {
  provider.claims = { email: 'budi@supplier.test', email_verified: true };
});
afterAll(() => provider.stop());

/** Starts a sign-in with these headers in place of those of a person who presses the button. */
const start = (headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  fetch(`${gateway.url}/auth/start`, { redirect: 'manual', headers });
const browserOf = (of: GatewayUnderTest) => new Browser({ [publicUrl]: of.url });

/** Signs in and consents at the provider's pages. @returns the address to which the gateway redirects the browser */
async function signIn(browser: Browser, language = 'id'): Promise<string> {
  await browser.open(`${publicUrl}/auth/start?language=${language}`);
  await browser.submit({ prompt: 'login', login: 'budi', password: 'any' });
  await browser.submit({ prompt: 'consent' });
  return browser.address;
}

const failureIn = async (browser: Browser, language?: string) => {
  const sender = { cookie: browser.cookies(publicUrl), language };
  const { data: result, cookie } = await gateway.run(options, {}, sender);
  return { options: result?.signInOptions, cookie };
};

const acceptSignIn = ({ body }: { body: unknown }) => {
  expect(body).toEqual({
    email: 'budi@supplier.test',
    issuer: provider.issuer,
    subject: 'budi',
    password: secret,
    loginBy: '2',
  });
  const { data: pengguna, listMenu: menu } = meResponse;
  return data({ token: 'federated-token', pengguna, menu, menuMobile: [], sbuKP: [] });
};

describe('the sign-in with an identity provider', () => {
  test('redirects over the provider to the dashboard, signed in for 8 hours', async () => {
    world.upstream.expect('POST', 'auth/login', (call) => {
      expect(call.headers.authorization).toBeUndefined();
      return acceptSignIn(call);
    });
    const browser = browserOf(gateway);
    expect(await signIn(browser)).toBe(`${publicUrl}/dashboard`);
    expect(browser.setCookies.find((cookie) => cookie.startsWith('armada='))).toMatch(
      /^armada=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
    );

    world.upstream.expect('GET', 'user/me', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer federated-token');
      return data(meResponse);
    });
    const me = await gateway.run('{ me { user { id } } }', {}, { cookie: browser.cookies(publicUrl) });
    expect(me.data).toEqual({ me: { user: { id: '7' } } });
  });

  test('makes the browser known to the data API, also at the next sign-in', async () => {
    const { data: pengguna } = meResponse;
    const browser = browserOf(gateway);
    const received: unknown[] = [];
    for (const _time of [1, 2]) {
      world.upstream.expect('POST', 'auth/login', ({ body }) => {
        received.push(Object(body).devices);
        return data({
          token: 'federated-token',
          device: 'device-token',
          pengguna,
          menu: [],
          menuMobile: [],
          sbuKP: [],
        });
      });
      await signIn(browser);
      browser.forget(provider.issuer);
    }
    expect(received).toEqual([undefined, ['device-token']]);
  });

  test('accepts new signing keys of the provider', async () => {
    world.upstream.expect('POST', 'auth/login', acceptSignIn);
    expect(await signIn(browserOf(gateway))).toBe(`${publicUrl}/dashboard`);
    await provider.changeKeys();
    world.upstream.expect('POST', 'auth/login', acceptSignIn);
    expect(await signIn(browserOf(gateway))).toBe(`${publicUrl}/dashboard`);
  });

  test('uses PKCE, state and nonce, stored in a short-lived cookie that is sent on a redirect from another site', async () => {
    const response = await start();
    expect(response.status).toBe(303);
    const parameters = new URL(response.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(parameters)).toEqual({
      client_id: 'armada',
      response_type: 'code',
      redirect_uri: `${publicUrl}/auth/callback`,
      scope: 'openid email',
      state: expect.any(String),
      nonce: expect.any(String),
      code_challenge: expect.any(String),
      code_challenge_method: 'S256',
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^armada-sign-in=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const hidden of ['state', 'nonce']) expect(cookie).not.toContain(parameters.get(hidden));
  });

  test('works for a public client with PKCE only', async () => {
    const { OIDC_CLIENT_SECRET: _none, ...withoutSecret } = environment;
    const other = await GatewayUnderTest.start({ ...withoutSecret, OIDC_CLIENT_ID: oidcClient.publicId });
    world.upstream.expect('POST', 'auth/login', acceptSignIn);
    expect(await signIn(browserOf(other))).toBe(`${publicUrl}/dashboard`);
    await other.stop();
  });

  test('is offered on the login screen with its name, only when it is configured', async () => {
    expect((await gateway.run(options)).data).toEqual({
      signInOptions: { federated: true, federatedName: 'Acme ID', failure: null },
    });
    expect((await world.gateway.run(options)).data).toEqual({
      signInOptions: { federated: false, federatedName: null, failure: null },
    });
    expect((await fetch(`${world.gateway.url}/auth/start`, { redirect: 'manual' })).status).toBe(404);
  });
});

describe('a sign-in that begins elsewhere', () => {
  test.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', referer: `${publicUrl}/pages/login` }],
    ['a page of another host of the site', { 'sec-fetch-site': 'same-site' }],
    ['another site in a browser without Sec-Fetch-Site', { referer: 'https://evil.example/armada.test' }],
    ['a page that hides itself in such a browser', {}],
    ['a page whose address is none', { referer: 'http://' }],
  ])(
    'goes from %s to the login screen only, where a person may press the button',
    async (_where, headers) => {
      const response = await start(headers);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/pages/login']);
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  test.each([
    ['the login screen', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar or a bookmark', { 'sec-fetch-site': 'none' }],
    ['the login screen in a browser without Sec-Fetch-Site', { referer: `${publicUrl}/pages/login` }],
  ])('goes from %s to the provider', async (_where, headers) => {
    const { href } = new URL((await start(headers)).headers.get('location') ?? '', publicUrl);
    expect(href).toContain(provider.issuer);
  });
});

test('the steps of sign-ins with the provider are limited by address, whatever the rates of operations are', async () => {
  const other = await GatewayUnderTest.start({ ...environment, TRUST_PROXY: '1', RATE_PER_ADDRESS: '0' });
  const step = (path: string, address: string) =>
    fetch(`${other.url}/auth/${path}`, { redirect: 'manual', headers: { 'x-forwarded-for': address } });
  for (let n = 0; n < signInStepsPerMinute; n += 1)
    expect((await step(n % 2 === 0 ? 'start' : 'callback', '203.0.113.7')).status).toBe(303);
  for (const path of ['start', 'callback']) {
    const { status, headers } = await step(path, '203.0.113.7');
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  }
  expect((await step('start', '203.0.113.8')).status).toBe(303);
  await other.stop();
});

describe('the browser’s former session', () => {
  const { data: pengguna } = meResponse;
  const acceptedWith = (token: string) => data({ token, pengguna, menu: [], menuMobile: [], sbuKP: [] });

  test('is revoked by a new federated sign-in, although its cookie is not sent on the redirect from the provider', async () => {
    const browser = browserOf(gateway);
    world.upstream.expect('POST', 'auth/login', acceptedWith('former-token'));
    await signIn(browser);
    const former = browser.cookies(publicUrl);
    browser.forget(provider.issuer);
    world.upstream.expect('POST', 'auth/login', acceptedWith('new-token'));
    world.upstream.expect('POST', 'user/logout', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer former-token');
      return data(null);
    });
    expect(await signIn(browser)).toBe(`${publicUrl}/dashboard`);
    expect((await gateway.run('{ me { user { id } } }', {}, { cookie: former })).data).toEqual({ me: null });
  });
});

describe('a failed sign-in with an identity provider reports its reason once to the login screen', () => {
  test.each([
    ['not verified', { email: 'budi@supplier.test', email_verified: false }],
    ['missing', {}],
    ['not stated to be verified', { email: 'budi@supplier.test' }],
  ])('rejects an e-mail address that is %s', async (_what, claims) => {
    provider.claims = claims;
    const browser = browserOf(gateway);
    expect(await signIn(browser)).toBe(`${publicUrl}/pages/login`);
    const result = await failureIn(browser);
    expect(result.options).toEqual({
      federated: true,
      federatedName: 'Acme ID',
      failure: 'Acme ID belum memverifikasi alamat e-mail Anda.',
    });
    expect(result.cookie).toBe('');
  });

  test('rejects an ID token that is signed with another key than the provider’s', async () => {
    const forger = await startIdentityProvider(`${publicUrl}/auth/callback`);
    const deceived = await GatewayUnderTest.start({ ...environment, OIDC_ISSUER: forger.issuer });
    forger.claims = { email: 'budi@supplier.test', email_verified: true };
    await forger.forgeSignatures();
    const browser = browserOf(deceived);
    expect(await signIn(browser)).toBe(`${publicUrl}/pages/login`);
    const result = await deceived.run(options, {}, { cookie: browser.cookies(publicUrl) });
    expect(result.data?.signInOptions).toMatchObject({
      failure: 'Login dengan Acme ID gagal. Silakan coba lagi.',
    });
    expect(await deceived.gateway.parts.metrics.registry.metrics()).toContain(
      'armada_sign_in_failures_total{method="federated",reason="PROVIDER_REFUSED"} 1',
    );
    await deceived.stop();
    forger.stop();
  });

  test('returns the data API’s reason', async () => {
    world.upstream.expect('POST', 'auth/login', refused('Perusahaan Anda tidak aktif.'));
    const browser = browserOf(gateway);
    expect(await signIn(browser)).toBe(`${publicUrl}/pages/login`);
    expect((await failureIn(browser)).options).toMatchObject({ failure: 'Perusahaan Anda tidak aktif.' });
    expect(browser.cookies(publicUrl)).not.toContain('armada=');
  });

  test('reports in the language that was chosen on the login screen', async () => {
    world.upstream.expect('POST', 'auth/login', ({ headers }) => refused(`in ${headers['accept-language']}`));
    const refusedBrowser = browserOf(gateway);
    await signIn(refusedBrowser, 'en');
    expect((await failureIn(refusedBrowser, 'en')).options).toMatchObject({ failure: 'in en' });
    const cancelling = browserOf(gateway);
    await cancelling.open(`${publicUrl}/auth/start?language=id`);
    await cancelling.open(`${cancelling.address}/abort`);
    // The language may change meanwhile.
    expect((await failureIn(cancelling, 'en')).options).toMatchObject({
      failure: 'The sign-in with Acme ID was cancelled.',
    });
  });

  test('reports that the data API does not support federated sign-ins', async () => {
    world.upstream.expect('POST', 'auth/login', { status: 404, json: { success: false } });
    const browser = browserOf(gateway);
    await signIn(browser);
    expect((await failureIn(browser)).options).toMatchObject({
      failure: 'Fungsi ini belum tersedia pada layanan data.',
    });
  });

  test('reports that the user cancelled at the provider', async () => {
    const browser = browserOf(gateway);
    await browser.open(`${publicUrl}/auth/start`);
    await browser.open(`${browser.address}/abort`);
    expect(browser.address).toBe(`${publicUrl}/pages/login`);
    expect((await failureIn(browser)).options).toMatchObject({
      failure: 'Login dengan Acme ID dibatalkan.',
    });
  });

  test('rejects a callback that this browser did not start', async () => {
    const browser = browserOf(gateway);
    await browser.open(`${publicUrl}/auth/callback?code=stolen&state=guessed`);
    expect((await failureIn(browser)).options).toMatchObject({
      failure: 'Login terlalu lama. Silakan coba lagi.',
    });
  });

  test('rejects a callback with another state than this browser’s', async () => {
    const browser = browserOf(gateway);
    await browser.open(`${publicUrl}/auth/start`);
    await browser.open(`${publicUrl}/auth/callback?code=stolen&state=guessed`);
    expect((await failureIn(browser)).options).toMatchObject({
      failure: 'Login dengan Acme ID gagal. Silakan coba lagi.',
    });
  });

  test('reports an unavailable provider, and tries it again at the next sign-in', async () => {
    const away = await GatewayUnderTest.start({ ...environment, OIDC_ISSUER: 'http://127.0.0.1:9' });
    for (const _time of [1, 2]) {
      const browser = browserOf(away);
      await browser.open(`${publicUrl}/auth/start`);
      expect(browser.address).toBe(`${publicUrl}/pages/login`);
      const result = await away.run(options, {}, { cookie: browser.cookies(publicUrl) });
      expect(result.data?.signInOptions).toMatchObject({
        failure: 'Acme ID tidak dapat dihubungi. Silakan coba lagi.',
      });
    }
    await away.stop();
  });
});

test('the cookie of a pending sign-in is not accepted as a session', async () => {
  const started = await start();
  const [cookie = ''] = started.headers.getSetCookie();
  const value = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
  const result = await gateway.run('{ me { user { id } } }', {}, { cookie: `armada=${value}` });
  expect(result.data).toEqual({ me: null });
  expect(result.cookie).toBe('');
});

test('neither the shared secret nor the token is in the log', async () => {
  world.upstream.expect('POST', 'auth/login', acceptSignIn);
  await signIn(browserOf(gateway));
  const log = gateway.logLines.join('');
  expect(log).toContain('signed in by the identity provider');
  expect(log).not.toContain(secret);
  expect(log).not.toContain('federated-token');
});
