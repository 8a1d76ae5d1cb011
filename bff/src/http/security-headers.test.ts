import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';

const world = gatewayForTests();
const html = { accept: 'text/html' };
const json = { 'content-type': 'application/json' };
const photo = { status: 200, headers: { 'content-type': 'image/png' }, bytes: 'photo' };
const file = { status: 200, headers: { 'content-type': 'text/csv' }, bytes: 'a,b' };

const page =
  "default-src 'self';script-src 'self';style-src 'self';style-src-attr 'unsafe-inline';img-src 'self' data: blob:;font-src 'self' data:;" +
  "connect-src 'self';frame-src 'none';object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none'";
const explorer =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";
const data = "default-src 'none';frame-ancestors 'none'";
const fileOnly = "default-src 'none'; sandbox";

interface Kind {
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
  readonly policy: string;
  /** `Cache-Control`; null if the response has none. */
  readonly cache: string | null;
}

const signedIn = { authorization: 'Bearer token' };
const operation = { method: 'POST', body: '{"query":"{ __typename }"}', headers: json };
const fromOtherOrigin = { ...operation, headers: { ...json, origin: 'https://other.test' } };

/** Every kind of response of the gateway. */
const kinds: Readonly<Record<string, Kind>> = {
  'a page': {
    path: '/vehicle/manage',
    init: { headers: html },
    status: 200,
    policy: page,
    cache: 'no-cache',
  },
  'an asset': {
    path: '/assets/app-1a2b3c.js',
    status: 200,
    policy: data,
    cache: 'public, max-age=31536000, immutable',
  },
  'an asset that does not exist': {
    path: '/assets/app-0ld.js',
    status: 404,
    policy: data,
    cache: 'no-store',
  },
  'an operation': { path: '/graphql', init: operation, status: 200, policy: data, cache: 'no-store' },
  'an operation of another origin': {
    path: '/graphql',
    init: fromOtherOrigin,
    status: 403,
    policy: data,
    cache: 'no-store',
  },
  'a body that is not JSON': {
    path: '/graphql',
    init: { method: 'POST', body: '{', headers: json },
    status: 400,
    policy: data,
    cache: 'no-store',
  },
  'a stream when signed out': {
    path: '/graphql?query={__typename}',
    init: { headers: { accept: 'text/event-stream' } },
    status: 401,
    policy: data,
    cache: 'no-store',
  },
  'the explorer': {
    path: '/graphql',
    init: { headers: html },
    status: 200,
    policy: explorer,
    cache: 'no-cache',
  },
  'a photo': {
    path: '/files/load/photo.png',
    init: { headers: signedIn },
    status: 200,
    policy: fileOnly,
    cache: 'private, no-cache',
  },
  'a photo when signed out': { path: '/files/load/photo.png', status: 401, policy: page, cache: 'no-store' },
  'an export': {
    path: '/files/exports/list.csv',
    init: { headers: signedIn },
    status: 200,
    policy: fileOnly,
    cache: 'private, no-store',
  },
  'an export when signed out': {
    path: '/files/exports/list.csv',
    status: 401,
    policy: page,
    cache: 'no-store',
  },
  'a health check': { path: '/healthz', status: 200, policy: page, cache: null },
  'an event without a signature': {
    path: '/hooks/events',
    init: { method: 'POST', body: '{}', headers: json },
    status: 401,
    policy: page,
    cache: 'no-store',
  },
  'a malformed path': { path: '/files/%zz', status: 400, policy: page, cache: 'no-store' },
  'an unknown path': {
    path: '/.env',
    init: { method: 'POST' },
    status: 404,
    policy: page,
    cache: 'no-store',
  },
};

/** Headers of every response. */
const always = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-powered-by': null,
  server: null,
  'access-control-allow-origin': null,
};
/** Headers of every response behind https only. */
const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
/** Headers behind https of responses that a browser may show. */
const shownOverHttps = { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' };

const absent = (headers: object) => Object.fromEntries(Object.keys(headers).map((name) => [name, null]));

let folder = '';
const gateways = new Map<string, GatewayUnderTest>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armada-headers-'));
  for (const part of ['assets', 'explorer']) await mkdir(join(folder, part));
  await writeFile(join(folder, 'index.html'), '<head></head>');
  await writeFile(join(folder, 'explorer', 'index.html'), '<head></head>');
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), 'export {};');
  for (const publicUrl of ['', 'https://armada.test'])
    gateways.set(
      publicUrl,
      await GatewayUnderTest.start({
        ...world.upstream.environment,
        WEB_DIR: folder,
        EXPLORER: 'graphiql',
        EVENTS_SECRET: 'a secret of the test of 32 letters',
        PUBLIC_URL: publicUrl,
      }),
    );
});
afterAll(() => rm(folder, { recursive: true }));

async function send(publicUrl: string, { path, init }: Kind): Promise<Response> {
  world.upstream.respondToAll(path.startsWith('/files/exports/') ? file : photo);
  const response = await fetch(`${gateways.get(publicUrl)?.url}${path}`, init);
  await response.text();
  return response;
}

describe.each(Object.entries(kinds))('%s', (_kind, kind) => {
  const names = [always, overHttps, shownOverHttps].flatMap(Object.keys);
  const isShown = kind.policy !== data;
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries(names.map((name) => [name, headers.get(name)]));

  test('has the security headers over http', async () => {
    const response = await send('', kind);
    expect(response.status).toBe(kind.status);
    expect(response.headers.get('content-security-policy')).toBe(kind.policy);
    expect(response.headers.get('cache-control')).toBe(kind.cache);
    expect(response.headers.get('permissions-policy')?.includes('camera=(), ') ?? false).toBe(isShown);
    expect(headersOf(response)).toEqual({ ...always, ...absent(overHttps), ...absent(shownOverHttps) });
  });

  test('has the headers for https behind https', async () => {
    const response = await send('https://armada.test', kind);
    expect(response.headers.get('content-security-policy')).toBe(
      kind.policy === page ? `${page};upgrade-insecure-requests` : kind.policy,
    );
    const shown = isShown ? shownOverHttps : absent(shownOverHttps);
    expect(headersOf(response)).toEqual({ ...always, ...overHttps, ...shown });
  });
});
