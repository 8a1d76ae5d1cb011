import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../build/build.mjs';
import { fromRoot } from '../repository.mjs';
import { requireWritableFolder, secretsOf } from '../servers/data-folder.mjs';
import { freePort } from '../servers/ports.mjs';
import { ServerProcess } from '../servers/server-process.mjs';
import { startHaproxy } from '../services/haproxy.mjs';
import { startPostgres } from '../services/postgres.mjs';
import { startRedis } from '../services/redis.mjs';

/** Milliseconds that a server keeps serving after SIGTERM: the proxy needs two checks, one every 0.25 to 0.5 s. */
const shutdownDelayMs = 1500;

/**
 * An installation as in docker/compose.yaml with a process instead of each container: gateways and data APIs behind the proxy, on one
 * PostgreSQL and one Redis, with the demo fleet. All data APIs start at the same time on an empty database.
 * @param {{gateways?: number, upstreams?: number, env?: Record<string, string>}} [options] env: further variables of all servers
 * @returns {Promise<{url: string, httpUrl: string, eventsUrl: string, certificate: string, gatewayUrls: string[], upstreamUrls: string[], databaseUrl: string,
 *   postgres: Awaited<ReturnType<typeof startPostgres>>, servers: ServerProcess[], folder: string,
 *   restart: (server: ServerProcess, patience?: number) => Promise<void>, stop: () => Promise<void>}>}
 *   url: of the proxy for browsers, which have to trust `certificate`; restart: rejects with the server's name if it is not ready after
 *   `patience` milliseconds
 */
export async function startManyMachines({ gateways: g = 3, upstreams: u = 2, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'armada-machines-'));
  const running = [];
  const stop = async () => {
    for (const started of running.reverse()) await started.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    requireWritableFolder(folder);
    execFileSync(fromRoot('docker', 'prepare.sh'), { env: { ...process.env, ARMADA_FOLDER: folder } });
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    running.push(postgres, redis);
    const ports = { gateways: [], upstreams: [] };
    for (let n = 0; n < g; n += 1) ports.gateways.push(await freePort());
    for (let n = 0; n < u; n += 1) ports.upstreams.push(await freePort());
    const proxy = await startHaproxy({ certificate: join(folder, 'certificates', 'armada.pem'), ...ports });
    running.push(proxy);
    const url = `https://localhost:${proxy.httpsPort}`;
    const { SESSION_KEYS, EVENTS_SECRET, SECRETS_KEY } = secretsOf(folder);
    const serverOf = (name, workspace, port, own) =>
      new ServerProcess({
        name,
        entry: programOf(workspace),
        dataFolder: folder,
        readyUrl: `http://127.0.0.1:${port}/readyz`,
        env: {
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: url,
          EVENTS_SECRET,
          SHUTDOWN_DELAY_MS: String(shutdownDelayMs),
          ...own,
          ...env,
        },
      });
    const upstreams = ports.upstreams.map((port, index) =>
      serverOf(`upstream${index + 1}`, 'upstream', port, {
        DATA_DIR: folder,
        DATABASE_URL: postgres.url,
        EVENTS_WEBHOOK_URL: `${proxy.eventsUrl}/hooks/events`,
        SECRETS_KEY,
        DEMO: '1',
        DEMO_DRIVERS: '0',
      }),
    );
    const gateways = ports.gateways.map((port, index) =>
      serverOf(`gateway${index + 1}`, 'bff', port, {
        DATA_API_URL: `${proxy.servicesUrl}/api`,
        FILE_SERVICE_URL: `${proxy.servicesUrl}/files`,
        GEOCODER_URL: `${proxy.servicesUrl}/geo`,
        REDIS_URL: redis.url,
        SESSION_KEYS,
        TRUST_PROXY: '1',
      }),
    );
    const servers = [...upstreams, ...gateways];
    /** Resolves when the proxy sends requests to it. */
    const inService = async (server, patience) => {
      await server.ready(patience);
      const deadline = Date.now() + 120_000;
      while (!(await proxy.isUp(server.name))) {
        if (Date.now() > deadline) throw new Error(`The proxy does not use ${server.name}.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    running.push({ stop: () => Promise.all(upstreams.map((server) => server.stop(0))) });
    running.push({ stop: () => Promise.all(gateways.map((server) => server.stop(0))) });
    for (const server of servers) server.start();
    await Promise.all(servers.map((server) => inService(server)));
    return {
      url,
      httpUrl: `http://localhost:${proxy.httpPort}`,
      eventsUrl: proxy.eventsUrl,
      certificate: readFileSync(join(folder, 'certificates', 'ca.pem'), 'utf8'),
      gatewayUrls: ports.gateways.map((port) => `http://127.0.0.1:${port}`),
      upstreamUrls: ports.upstreams.map((port) => `http://127.0.0.1:${port}`),
      databaseUrl: postgres.url,
      postgres,
      servers,
      folder,
      restart: async (server, patience) => {
        await server.stop(20_000);
        server.start();
        await inService(server, patience);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
