import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { data } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';

const world = gatewayForTests();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.gateway.url}${path}`, { headers });

describe('health', () => {
  test('/healthz says that the process lives, whatever the data API does', async () => {
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
    await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), `export const filler = '${'x'.repeat(5000)}';`);
    gateway = await GatewayUnderTest.start({ WEB_DIR: folder });
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(folder, { recursive: true });
  });
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}${path}`, { headers });

  test.each(['/', '/pages/login', '/vehicle/manage?page=2', '/no-such-page'])(
    'is opened at %s by its index, looked up afresh each time',
    async (path) => {
      const response = await open(path, { accept: 'text/html' });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Armada</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('serves its assets as immutable and compressed', async () => {
    const response = await open('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  test('hears from its page where map tiles come from and that it is traced, and may fetch pictures from there alone', async () => {
    const page = await open('/', { accept: 'text/html' });
    expect(await page.text()).toContain('<title>Armada</title></head>');
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
    const withTiles = await GatewayUnderTest.start({
      WEB_DIR: folder,
      TILE_URL: 'https://{s}.tiles.test:8443/{z}/{x}/{y}.png?key="k"&v=1',
      TILE_ATTRIBUTION: '<a href="https://tiles.test">Tiles</a>',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    });
    const response = await fetch(`${withTiles.url}/company-tenant/manage`, {
      headers: { accept: 'text/html' },
    });
    expect(await response.text()).toContain(
      '<meta name="map-tiles" content="https://{s}.tiles.test:8443/{z}/{x}/{y}.png?key=&quot;k&quot;&amp;v=1" ' +
        'data-attribution="&lt;a href=&quot;https://tiles.test&quot;>Tiles&lt;/a>" /><meta name="traced" /></head>',
    );
    expect(response.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https://a.tiles.test:8443 https://b.tiles.test:8443 https://c.tiles.test:8443;",
    );
    await withTiles.stop();
  });

  test('an asset of an older build is 404, never the index', async () => {
    const response = await open('/assets/app-0ld.js', { accept: 'text/html' });
    expect(response.status).toBe(404);
  });

  test('what no browser asks for is 404', async () => {
    expect((await open('/wp-login.php', { accept: 'application/json' })).status).toBe(404);
    expect((await fetch(`${gateway.url}/vehicle/manage`, { method: 'POST' })).status).toBe(404);
  });
});

describe('a request that is wrong in itself', () => {
  test('is told so, and is no fault of ours', async () => {
    const response = await get('/files/%zz');
    expect([response.status, await response.json()]).toEqual([400, { error: 'The request is malformed.' }]);
  });
});

describe('stopping', () => {
  test('finishes the request under way, takes no new one, then is gone', async () => {
    const gateway = await GatewayUnderTest.start(world.upstream.environment);
    let answer = () => {};
    const arrived = new Promise<void>((resolve) => {
      world.upstream.expect('GET', 'user/me', async () => {
        resolve();
        await new Promise<void>((release) => {
          answer = release;
        });
        return data(meResponse);
      });
    });
    const underWay = gateway.run('{ me { user { id } } }', {}, { token: 't' });
    await arrived;
    const stopped = gateway.stop();
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
    answer();
    expect((await underWay).data).toEqual({ me: { user: { id: '7' } } });
    await stopped;
  });

  test('says at /readyz that it stops, and serves on for SHUTDOWN_DELAY_MS, so that a balancer can look elsewhere first', async () => {
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

  test('does not wait longer than SHUTDOWN_TIMEOUT_MS for a request that hangs', async () => {
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
    const underWay = gateway.run('{ me { user { id } } }', {}, { token: 't' });
    const cut = expect(underWay).rejects.toThrow();
    await arrived;
    await gateway.stop();
    await cut;
  });

  test('tells WebSocket clients to come back elsewhere', async () => {
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

test('a port that is taken is one clear sentence', async () => {
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
