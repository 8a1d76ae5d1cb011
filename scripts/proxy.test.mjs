import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from './repository.mjs';
import { startHaproxy } from './services/haproxy.mjs';

/** A server that is ready and responds to other requests with their path and what the proxy says of the client. */
async function startEcho(name) {
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end('{"status":"ready"}');
    const { 'x-forwarded-for': address, 'x-forwarded-proto': protocol, forwarded } = request.headers;
    response.setHeader('strict-transport-security', `max-age=1; from=${name}`);
    response.end(JSON.stringify({ name, path: request.url, address, protocol, forwarded }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('the proxy', () => {
  let folder;
  let servers;
  let proxy;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'armada-proxy-'));
    execFileSync(fromRoot('docker', 'prepare.sh'), { env: { ...process.env, ARMADA_FOLDER: folder } });
    servers = await Promise.all(['gateway', 'upstream'].map(startEcho));
    const [gateway, upstream] = servers.map((server) => server.address().port);
    proxy = await startHaproxy({
      certificate: join(folder, 'certificates', 'armada.pem'),
      gateways: [gateway, gateway],
      upstreams: [upstream, upstream],
    });
  });
  afterAll(async () => {
    await proxy.stop();
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends the path as it is; `fetch` would normalize it first. */
  const get = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { port: proxy.httpsPort, path, headers, rejectUnauthorized: false, agent: false };
      https
        .get(options, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part) => {
            text += part;
          });
          response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
        })
        .on('error', reject);
    });

  test.each([
    '/hooks/events',
    '/HOOKS/EVENTS',
    '/Hooks/events?x=1',
    '/%68ooks/events',
    '/%48OOKS/events',
    '/hooks%2fevents',
    '/hooks%2Fevents',
    '//hooks/events',
    '/hooks//events',
    '/%2fhooks/events',
    '/Hooks/Traccar',
  ])('hides the webhook for events, however its path is written: %s', async (path) => {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test.each(['/./hooks/events', '/x/../hooks/events', '/x/%2e%2e/hooks/events', '/track/..%2fuser/me'])(
    'refuses a path with dot segments: %s',
    async (path) => {
      expect([path, (await get(path)).status]).toEqual([path, 400]);
    },
  );

  test.each([
    ['/track/Token-1?id=1', '/api/track/Token-1?id=1'],
    ['/hooks/traccar', '/api/hooks/traccar'],
    // The data API has no such paths, and no gateway sees the token.
    ['/TRACK/Token-1', '/api/TRACK/Token-1'],
    ['/%74rack/Token-1', '/api/%74rack/Token-1'],
    ['//track/Token-1', '/api//track/Token-1'],
  ])('sends what trackers report to the data APIs, however the path is written: %s', async (path, sent) => {
    expect(JSON.parse((await get(path)).text)).toMatchObject({ name: 'upstream', path: sent });
  });

  test('sends everything else to the gateways as it is', async () => {
    for (const path of ['/graphql', '/vehicle/list?q=%2Fhooks%2F', '/Tracking', '/assets/a.b..c.js'])
      expect(JSON.parse((await get(path)).text)).toMatchObject({ name: 'gateway', path });
  });

  test('states the address of the client itself, whatever the client states', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6', 'x-forwarded-proto': 'http' };
    for (const path of ['/graphql', '/track/t']) {
      const { address, protocol, forwarded } = JSON.parse((await get(path, headers)).text);
      expect([path, address, protocol, forwarded]).toEqual([path, '127.0.0.1', 'https', undefined]);
    }
  });

  test('leaves HSTS to the gateway', async () => {
    expect((await get('/graphql')).headers['strict-transport-security']).toBe('max-age=1; from=gateway');
    expect((await get('/hooks/events')).headers).not.toHaveProperty('strict-transport-security');
  });

  test('accepts only events where events arrive', async () => {
    const statusOf = async (path) => (await fetch(`${proxy.eventsUrl}${path}`, { method: 'POST' })).status;
    expect(await statusOf('/hooks/events')).toBe(200);
    for (const path of ['/hooks/traccar', '/graphql', '/hooks/']) expect(await statusOf(path)).toBe(404);
  });
});

test('the private key and the secrets are readable for their owner alone, also those of an earlier version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'armada-prepare-'));
  const prepare = () =>
    execFileSync(fromRoot('docker', 'prepare.sh'), { env: { ...process.env, ARMADA_FOLDER: folder } });
  const files = [join(folder, '.env'), join(folder, 'certificates', 'armada.pem')];
  const modes = () => files.map((file) => statSync(file).mode & 0o777);
  const user = () => /^PROXY_USER=(.*)$/m.exec(readFileSync(files[0], 'utf8'))?.[1];
  try {
    prepare();
    expect(modes()).toEqual([0o600, 0o600]);
    const { uid } = statSync(files[1]);
    expect(user()).toMatch(new RegExp(`^${uid}:\\d+$`));
    expect(readdirSync(join(folder, 'certificates')).sort()).toEqual(['armada.pem', 'ca.pem']);

    chmodSync(files[1], 0o644);
    writeFileSync(files[0], readFileSync(files[0], 'utf8').replace(/^PROXY_USER=.*\n/m, ''));
    prepare();
    expect(modes()).toEqual([0o600, 0o600]);
    expect(user()).toMatch(new RegExp(`^${uid}:\\d+$`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A server that fails the proxy's checks and responds to other requests with 200 and its name. */
async function startUnready(name) {
  const server = createServer((request, response) => {
    if (request.url === '/readyz') response.writeHead(503).end('{"status":"stopping"}');
    else response.end(name);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('while every server fails its checks, the proxy sends requests to them instead of responding with 503', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'armada-proxy-'));
  execFileSync(fromRoot('docker', 'prepare.sh'), { env: { ...process.env, ARMADA_FOLDER: folder } });
  const servers = await Promise.all(['one', 'two'].map(startUnready));
  const ports = servers.map((server) => server.address().port);
  const certificate = join(folder, 'certificates', 'armada.pem');
  const proxy = await startHaproxy({ certificate, gateways: ports, upstreams: ports });
  try {
    const names = ['gateway1', 'gateway2', 'upstream1', 'upstream2'];
    while ((await Promise.all(names.map(proxy.isUp))).includes(true));
    for (const url of [`${proxy.eventsUrl}/hooks/events`, `${proxy.servicesUrl}/api/vehicles`]) {
      const response = await fetch(url, { method: 'POST' });
      expect([url, response.status]).toEqual([url, 200]);
      expect(['one', 'two']).toContain(await response.text());
    }
    // One that is gone is passed over.
    servers[0].closeAllConnections();
    await new Promise((resolve) => servers[0].close(resolve));
    for (let n = 0; n < 4; n += 1) {
      const response = await fetch(`${proxy.servicesUrl}/api/vehicles`, { method: 'POST' });
      expect([response.status, await response.text()]).toEqual([200, 'two']);
    }
  } finally {
    await proxy.stop();
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
