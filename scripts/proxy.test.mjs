import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from './repository.mjs';
import { startHaproxy } from './services/haproxy.mjs';

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
