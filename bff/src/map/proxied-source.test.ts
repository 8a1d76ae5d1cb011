import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { jest } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { getTile } from './testing/tile-client.js';
import { picture, TileServerDouble } from './testing/tile-server.js';

const secondsOfDay = 24 * 60 * 60;
const days = secondsOfDay * 1000;

let server: TileServerDouble;
let pattern = '';
let folder = '';

beforeEach(async () => {
  server = new TileServerDouble();
  pattern = await server.start();
  folder = await mkdtemp(join(tmpdir(), 'armada-tiles-'));
});
afterEach(async () => {
  jest.useRealTimers();
  await GatewayUnderTest.stopAll();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = (environment: Readonly<Record<string, string>> = {}) =>
  GatewayUnderTest.start({ MAP: 'auto', MAP_PROXY_URL: pattern, MAP_CACHE_DIR: folder, ...environment });
const statusOf = async (gateway: GatewayUnderTest, path: string) => (await getTile(gateway, path)).status;
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const linesWith = (gateway: GatewayUnderTest, text: string) =>
  gateway.logLines.filter((line) => line.includes(text));

/** The files in the cache's folder of the one server. */
async function cachedFiles(): Promise<string[]> {
  const [server = ''] = await readdir(folder);
  return (await readdir(join(folder, server))).sort().map((name) => join(server, name));
}

/** From now on it is so many days later, while everything else takes its time. */
function later(count: number): void {
  const now = Date.now() + count * days;
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}

describe('a tile', () => {
  test('comes from the server with its content type, identified by PUBLIC_URL and MAP_CONTACT, and without anything of the user', async () => {
    const gateway = await start({ PUBLIC_URL: 'https://fleet.test/x', MAP_CONTACT: 'ops@fleet.test' });
    const response = await getTile(gateway, '3/5/2', { 'x-forwarded-for': '10.1.1.1' });
    expect(response.status).toBe(200);
    expect(await bytesOf(response)).toEqual(picture('/3/5/2.png'));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const [request] = server.requests;
    expect(request?.path).toBe('/3/5/2.png');
    expect(request?.headers).toEqual({
      host: expect.any(String),
      connection: 'keep-alive',
      accept: 'image/*',
      'user-agent': 'Armada (+https://fleet.test; ops@fleet.test)',
    });
  });

  test('is fetched once, and not again for a browser that has it', async () => {
    const gateway = await start({ MAP_CACHE_DIR: '' });
    const etag = (await getTile(gateway, '3/5/2')).headers.get('etag') ?? '';
    expect(
      (await getTile(gateway, '3/5/2', { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
    ).toBe(304);
    expect(await bytesOf(await getTile(gateway, '3/5/2'))).toEqual(picture('/3/5/2.png'));
    expect(server.requests).toHaveLength(1);
  });

  test('requires a session', async () => {
    const gateway = await start();
    const refused = await fetch(`${gateway.url}/tiles/3/5/2`);
    expect([refused.status, await refused.json()]).toEqual([401, { message: 'Please, login first.' }]);
    const bearer = { authorization: 'Bearer whatever' };
    expect((await fetch(`${gateway.url}/tiles/3/5/2`, { headers: bearer })).status).toBe(401);
    expect(server.requests).toEqual([]);
  });

  test.each(['3/8/0', '3/0/8', '23/0/0', '-1/0/0', '1.5/0/0', 'a/0/0', '3/0x1/0', '3/1e0/0', '0/0/99999999'])(
    'does not exist at %s',
    async (path) => {
      expect(await statusOf(await start(), path)).toBe(400);
      expect(server.requests).toEqual([]);
    },
  );

  test('deeper than zoom 19, or that the server does not have, is 204', async () => {
    const gateway = await start();
    expect(await statusOf(gateway, '20/0/0')).toBe(204);
    expect(server.requests).toEqual([]);
    server.respond = () => ({ status: 404, headers: { 'content-type': 'text/html' }, body: 'none' });
    expect(await statusOf(gateway, '3/5/2')).toBe(204);
  });
});

describe('requests to the server', () => {
  test('are merged when they are equal, and at most 16 at once', async () => {
    const gateway = await start();
    const held: (() => void)[] = [];
    let release = (): void => {};
    const sixteen = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isOpen = false;
    server.respond = async ({ path }) => {
      if (!isOpen)
        await new Promise<void>((resolve) => {
          held.push(resolve);
          if (held.length === 16) release();
        });
      return { body: picture(path) };
    };
    const columns = Array.from({ length: 40 }, (_, x) => x);
    const all = Promise.all([...columns, ...columns].map((x) => statusOf(gateway, `6/${x}/0`)));
    await sixteen;
    isOpen = true;
    for (const go of held) go();
    expect(new Set(await all)).toEqual(new Set([200]));
    expect(server.requests).toHaveLength(40);
    expect(server.mostAtOnce).toBe(16);
  });
});

test('of one person 150 may wait, and the tiles of another do not wait for them', async () => {
  const gateway = await start();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.respond = async ({ path }) => {
    await held;
    return { body: picture(path) };
  };
  let refused = 0;
  const refusal = new Promise<void>((resolve) => {
    const columns = Array.from({ length: 180 }, (_, x) => x);
    void Promise.all(
      columns.map(async (x) => {
        const { status } = await getTile(gateway, `9/${x}/0`);
        if (status === 503) refused += 1;
        // Besides those that wait, 16 are fetched.
        if (refused === 180 - 166) resolve();
      }),
    );
  });
  await refusal;
  const other = getTile(gateway, '9/400/0', {}, '8');
  while (server.requests.length < 16) await new Promise((resolve) => setImmediate(resolve));
  release();
  expect((await other).status).toBe(200);
  const place = server.requests.findIndex(({ path }) => path.includes('9/400/0'));
  // Far before the last of those that waited already.
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(120);
  expect(refused).toBe(14);
});

test('of one person 1,000 are fetched within a minute', async () => {
  const gateway = await start();
  const statuses: number[] = [];
  for (let x = 0; x < 1010; x += 101)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 101 }, (_, n) => statusOf(gateway, `12/${x + n}/0`)))),
    );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1000);
  expect((await getTile(gateway, '12/2000/0', {}, '8')).status).toBe(200);
});

describe('the cache', () => {
  test('is used for 7 days although the server allows a minute, also after a restart', async () => {
    server.respond = ({ path }) => ({ body: picture(path), headers: { 'cache-control': 'max-age=60' } });
    await statusOf(await start(), '3/5/2');
    await GatewayUnderTest.stopAll();
    later(6.9);
    expect(await bytesOf(await getTile(await start(), '3/5/2'))).toEqual(picture('/3/5/2.png'));
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['Cache-Control', () => ({ 'cache-control': 'public, max-age=2592000' })],
    ['Expires', () => ({ expires: new Date(Date.now() + 30 * days).toUTCString() })],
  ])('is used for longer when %s allows it', async (_name, headers) => {
    server.respond = ({ path }) => ({ body: picture(path), headers: headers() });
    await statusOf(await start(), '3/5/2');
    await GatewayUnderTest.stopAll();
    later(29);
    expect(await statusOf(await start(), '3/5/2')).toBe(200);
    expect(server.requests).toHaveLength(1);
  });

  test('is revalidated when it is older: 304 renews it for 7 days', async () => {
    const modified = 'Tue, 03 Feb 2026 10:00:00 GMT';
    server.respond = ({ path, headers }) =>
      headers['if-none-match'] === '"v1"' && headers['if-modified-since'] === modified
        ? { status: 304 }
        : { body: picture(path), headers: { etag: '"v1"', 'last-modified': modified } };
    await statusOf(await start(), '3/5/2');
    await GatewayUnderTest.stopAll();
    later(8);
    const gateway = await start();
    expect(await bytesOf(await getTile(gateway, '3/5/2'))).toEqual(picture('/3/5/2.png'));
    expect(server.requests).toHaveLength(2);
    await GatewayUnderTest.stopAll();
    later(6);
    expect(await statusOf(await start(), '3/5/2')).toBe(200);
    expect(server.requests).toHaveLength(2);
  });

  test('is used although it is older while the server fails', async () => {
    await statusOf(await start(), '3/5/2');
    await GatewayUnderTest.stopAll();
    later(8);
    server.respond = () => ({ status: 500 });
    const response = await getTile(await start(), '3/5/2');
    expect(await bytesOf(response)).toEqual(picture('/3/5/2.png'));
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
    expect(server.requests).toHaveLength(2);
  });

  test('of another MAP_PROXY_URL is not used', async () => {
    await statusOf(await start(), '3/5/2');
    await statusOf(await start({ MAP_PROXY_URL: `${pattern}?style=2` }), '3/5/2');
    expect(server.requests.map(({ path }) => path)).toEqual(['/3/5/2.png', '/3/5/2.png?style=2']);
  });

  test('does not exceed MAP_CACHE_MB on disk, and keeps what was used last', async () => {
    server.respond = ({ path }) => ({ body: picture(path, 200_000) });
    const gateway = await start({ MAP_CACHE_MB: '1' });
    for (let x = 0; x < 8; x++) await statusOf(gateway, `3/${x}/0`);
    const files = await cachedFiles();
    expect(files.map((file) => basename(file))).toEqual(['3-3-0', '3-4-0', '3-5-0', '3-6-0', '3-7-0']);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1024 * 1024);
  });

  test('that cannot be written is reported once, and tiles are served without it', async () => {
    await writeFile(join(folder, 'file'), '');
    const gateway = await start({ MAP_CACHE_DIR: join(folder, 'file', 'tiles') });
    expect(await statusOf(gateway, '3/5/2')).toBe(200);
    expect(await statusOf(gateway, '3/5/3')).toBe(200);
    expect(linesWith(gateway, 'map tiles are not cached in MAP_CACHE_DIR')).toHaveLength(1);
  });
});

describe('a server that refuses', () => {
  const unavailable = 'map tiles are unavailable, maps show the outline of the land';

  test.each([
    ['limited', 429, { 'retry-after': '120' }, 120],
    ['limited', 429, {}, 60],
    ['limited', 503, { 'retry-after': '7' }, 7],
    ['blocked', 403, {}, 900],
  ])(
    '(%s: %i %o) gets no more requests for a while, which is logged once',
    async (state, status, headers, wait) => {
      const gateway = await start();
      server.respond = () => ({ status, headers, body: picture('blocked') });
      const response = await getTile(gateway, '3/5/2');
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, String(wait)]);
      expect(await response.text()).toBe('');
      for (let x = 0; x < 8; x++) expect(await statusOf(gateway, `3/${x}/1`)).toBe(503);
      expect(server.requests).toHaveLength(1);
      expect(linesWith(gateway, unavailable)).toEqual([expect.stringContaining(`"state":"${state}"`)]);
      // A page that is opened meanwhile shows the outline of the land at once.
      expect(await (await fetch(`${gateway.url}/tiles`)).json()).toBeNull();
    },
  );

  test('gets requests again after the pause', async () => {
    const gateway = await start();
    server.respond = () => ({ status: 429, headers: { 'retry-after': '120' } });
    expect(await statusOf(gateway, '3/5/2')).toBe(503);
    server.respond = ({ path }) => ({ body: picture(path) });
    later(121 / secondsOfDay);
    expect(await statusOf(gateway, '3/5/2')).toBe(200);
    expect(linesWith(gateway, 'map tiles are available again')).toHaveLength(1);
  });

  test('with the same picture for every tile is recognized, and the picture is removed from the cache', async () => {
    const gateway = await start();
    server.respond = () => ({ body: picture('blocked') });
    const statuses: number[] = [];
    for (let x = 0; x < 8; x++) statuses.push(await statusOf(gateway, `3/${x}/1`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 503]);
    expect(await cachedFiles()).toEqual([]);
    expect(await statusOf(gateway, '3/0/1')).toBe(503);
    expect(server.requests).toHaveLength(8);
    expect(linesWith(gateway, 'the same picture of 4000 bytes for every tile')).toHaveLength(1);
  });

  test.each([100, 8000])('is not suspected because of tiles of one colour, of %i bytes', async (size) => {
    const gateway = await start();
    server.respond = () => ({ body: Buffer.alloc(size, 'sea') });
    for (let x = 0; x < 8; x++)
      for (let y = 0; y < 4; y++) expect(await statusOf(gateway, `3/${x}/${y}`)).toBe(200);
  });
});

describe('a server that fails', () => {
  const html = { headers: { 'content-type': 'text/html' }, body: '<p>Sign in to the network</p>' };

  test.each([
    ['with an error', { status: 500 }],
    ['with a redirect', { status: 302, headers: { location: 'https://elsewhere.test/' } }],
    ['with a page', html],
    ['with an empty picture', { body: '' }],
    ['with more than a picture can have', { body: Buffer.alloc(2 * 1024 * 1024) }],
    ['with 304 to a request without a condition', { status: 304 }],
  ])('%s gets no more requests after five failures, which is logged once', async (_name, reply) => {
    const gateway = await start();
    server.respond = () => reply;
    for (let x = 0; x < 8; x++) expect(await statusOf(gateway, `3/${x}/1`)).toBe(503);
    expect(server.requests).toHaveLength(5);
    expect(linesWith(gateway, '"state":"failing"')).toHaveLength(1);
    expect(await (await fetch(`${gateway.url}/tiles`)).json()).toBeNull();
    expect(await cachedFiles()).toEqual([]);
  });

  test('is used again when it responds', async () => {
    const gateway = await start();
    server.respond = () => ({ status: 500 });
    for (let x = 0; x < 6; x++) expect(await statusOf(gateway, `3/${x}/1`)).toBe(503);
    server.respond = ({ path }) => ({ body: picture(path) });
    later(31 / secondsOfDay);
    expect(await statusOf(gateway, '3/0/1')).toBe(200);
    expect(linesWith(gateway, 'map tiles are available again')).toHaveLength(1);
  });

  test('by being too slow, or not there, gives a clear response', async () => {
    const gateway = await start({ UPSTREAM_TIMEOUT_MS: '50' });
    server.respond = () => new Promise(() => {});
    expect(await statusOf(gateway, '3/5/2')).toBe(503);
    await server.stop();
    expect(await statusOf(gateway, '3/5/3')).toBe(503);
  });
});

test('the metrics have the state of the source and where tiles were found', async () => {
  const gateway = await start();
  await statusOf(gateway, '3/5/2');
  await statusOf(gateway, '3/5/2');
  server.respond = () => ({ status: 403 });
  await statusOf(gateway, '3/5/3');
  const metrics = await gateway.gateway.parts.metrics.registry.metrics();
  for (const line of [
    'armada_map_tiles_total{outcome="fetched"} 1',
    'armada_map_tiles_total{outcome="memory"} 1',
    'armada_map_tiles_total{outcome="failed"} 1',
    'armada_map_source_state{state="available"} 0',
    'armada_map_source_state{state="blocked"} 1',
  ])
    expect(metrics).toContain(line);
});

test('with MAP=off no request leaves the gateway', async () => {
  const gateway = await start({ MAP: 'off' });
  expect(await (await fetch(`${gateway.url}/tiles`)).json()).toBeNull();
  expect(await statusOf(gateway, '3/5/2')).toBe(204);
  expect(server.requests).toEqual([]);
});
