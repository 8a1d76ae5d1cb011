import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { data } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';

const world = gatewayForTests();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.gateway.url}${path}`, { headers });

describe('health', () => {
  test('/healthz responds with 200 without the data API', async () => {
    const response = await get('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });
});

describe('the client', () => {
  let folder = '';
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armada-client-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><head><title>Armada</title></head>');
    const script = `export const filler = '${'x'.repeat(5000)}';`;
    await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), script);
    // As the build compresses it, apart from the name, which shows which file is served.
    const compressed = brotliCompressSync(script.replace('filler', 'compressed'));
    await writeFile(join(folder, 'assets', 'app-1a2b3c.js.br'), compressed);
    await writeFile(join(folder, 'push-worker.js'), 'self.addEventListener("push", () => {});');
    gateway = await GatewayUnderTest.start({ WEB_DIR: folder });
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(folder, { recursive: true });
  });
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}${path}`, { headers });

  test.each(['/', '/pages/login', '/vehicle/manage?page=2', '/no-such-page'])(
    'serves index.html at %s without caching it',
    async (path) => {
      const response = await open(path, { accept: 'text/html' });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Armada</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('serves its service worker as a script of its own origin that is not cached', async () => {
    const response = await open('/push-worker.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('javascript');
    const page = await open('/', { accept: 'text/html' });
    // Without worker-src, a worker is allowed from where scripts are.
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('content-security-policy')).not.toContain('worker-src');
  });

  test('serves its assets as immutable and compressed', async () => {
    const response = await open('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  test('serves the file that the build compressed to a browser that accepts Brotli', async () => {
    const response = await open('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toContain('export const compressed');
  });

  test('receives the tile URL and tracing in its page, which may load pictures from the tile servers only', async () => {
    const page = await open('/', { accept: 'text/html' });
    expect(await page.text()).toMatch(/<title>Armada<\/title><meta name="build" content="\w+" \/><\/head>/);
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
    const withTiles = await GatewayUnderTest.start({
      WEB_DIR: folder,
      MAP: 'auto',
      TILE_URL: 'https://{s}.tiles.test:8443/{z}/{x}/{y}.png?key="k"&v=1',
      TILE_ATTRIBUTION: '<a href="https://tiles.test">Tiles</a>',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    });
    const response = await fetch(`${withTiles.url}/company-tenant/manage`, {
      headers: { accept: 'text/html' },
    });
    expect(await response.text()).toContain(
      '<meta name="map-tiles" content="https://{s}.tiles.test:8443/{z}/{x}/{y}.png?key=&quot;k&quot;&amp;v=1" ' +
        'data-attribution="&lt;a href=&quot;https://tiles.test&quot;>Tiles&lt;/a>" data-kind="raster" /><meta name="traced" /></head>',
    );
    expect(response.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https://a.tiles.test:8443 https://b.tiles.test:8443 https://c.tiles.test:8443;",
    );
    await withTiles.stop();
  });

  test('responds with 404 to an asset of an older build', async () => {
    const response = await open('/assets/app-0ld.js', { accept: 'text/html' });
    expect(response.status).toBe(404);
  });

  test('responds with 404 to requests that are not for a page', async () => {
    const response = await open('/wp-login.php', { accept: 'application/json' });
    expect([response.status, await response.json()]).toEqual([404, { message: 'There is nothing here.' }]);
    expect((await fetch(`${gateway.url}/vehicle/manage`, { method: 'POST' })).status).toBe(404);
  });
});

describe('a malformed request', () => {
  test('is refused with 400', async () => {
    const response = await get('/files/%zz');
    expect([response.status, await response.json()]).toEqual([400, { message: 'The request is malformed.' }]);
  });
});

describe('stopping', () => {
  test('finishes the current request and accepts no new one', async () => {
    const gateway = await GatewayUnderTest.start(world.upstream.environment);
    let release = () => {};
    const arrived = new Promise<void>((resolve) => {
      world.upstream.expect('GET', 'user/me', async () => {
        resolve();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return data(meResponse);
      });
    });
    const current = gateway.run('{ me { user { id } } }', {}, { token: 't' });
    await arrived;
    const stopped = gateway.stop();
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
    release();
    expect((await current).data).toEqual({ me: { user: { id: '7' } } });
    await stopped;
  });

  test('responds with 503 at /readyz, and keeps serving for SHUTDOWN_DELAY_MS', async () => {
    const gateway = await GatewayUnderTest.start({
      ...world.upstream.environment,
      SHUTDOWN_DELAY_MS: '1000',
    });
    const stopped = gateway.stop();
    const ready = await fetch(`${gateway.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'stopping' }]);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    await stopped;
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
  });

  test('closes the connection of a hanging request after SHUTDOWN_TIMEOUT_MS', async () => {
    const gateway = await GatewayUnderTest.start({
      ...world.upstream.environment,
      SHUTDOWN_TIMEOUT_MS: '100',
    });
    const arrived = new Promise<void>((resolve) => {
      world.upstream.expect('GET', 'user/me', () => {
        resolve();
        return 'hang';
      });
    });
    const current = gateway.run('{ me { user { id } } }', {}, { token: 't' });
    const closed = expect(current).rejects.toThrow();
    await arrived;
    await gateway.stop();
    await closed;
  });

  test('closes WebSockets with 1001', async () => {
    const gateway = await GatewayUnderTest.start({
      ...world.upstream.environment,
      EVENTS_SECRET: 'a-secret-of-the-test',
    });
    world.upstream.expect('POST', 'user/login', data({ token: 't', ...meResponse }));
    const { cookie } = await gateway.run(
      'mutation { login(input: {username: "b@x.test", password: "armada-demo"}) { success } }',
    );
    world.upstream.expect('GET', 'user/me', data(meResponse));
    const client = gateway.socketClient({ cookie: cookie ?? '' });
    const connected = new Promise<void>((resolve) => client.on('connected', () => resolve()));
    const closed = new Promise<number>((resolve) =>
      client.on('closed', (event) => {
        if (typeof event === 'object' && event && 'code' in event) resolve(Number(event.code));
      }),
    );
    const subscription = client.iterate({ query: 'subscription { notificationReceived { id } }' });
    const ended = subscription.next().catch(() => undefined);
    await connected;
    await gateway.stop();
    expect(await closed).toBe(1001);
    await ended;
  });
});

test('names a port that is in use in one sentence', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await expect(GatewayUnderTest.start({ PORT: String(port) })).rejects.toThrow(
    `Port ${port} is taken: stop what listens there, or choose another with PORT.`,
  );
  await new Promise((resolve) => other.close(resolve));
});
