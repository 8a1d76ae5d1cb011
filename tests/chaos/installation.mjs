import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireWritableFolder } from '../../scripts/servers/data-folder.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { serversAt } from '../../scripts/servers/servers.mjs';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { startRedis } from '../../scripts/services/redis.mjs';
import { Part } from './part.mjs';

/** What all servers of an installation have to agree on. */
const shared = ['SESSION_KEYS', 'EVENTS_SECRET', 'SECRETS_KEY'];
/** So many operations a minute that the load is not what is refused. */
const anyNumber = { RATE_PER_USER: '1000000', RATE_PER_ADDRESS: '1000000' };

/**
 * An installation of two of each on one PostgreSQL and one Redis, with the demo fleet: the first gateway asks the first
 * upstream, which tells the first gateway what happens; so do the second ones.
 * @typedef {{gateways: string[], upstreams: string[], database: {url: string} | {directory: string}, parts: Part[],
 *   start: () => Promise<void>, stopServers: () => Promise<void>, stop: () => Promise<void>, folder: string}} Installation
 * @param {{postgres?: object, redis?: object, env?: Record<string, string>, servers?: number}} [options] of the services,
 *   and of both kinds of servers
 * @returns {Promise<Installation & {postgres: Awaited<ReturnType<typeof startPostgres>>,
 *   redis: Awaited<ReturnType<typeof startRedis>>, pairs: ReturnType<typeof serversAt>[]}>} not started yet: `start` does
 */
export async function manyMachines({ postgres: database, redis: cache, env = {}, servers = 2 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'armada-chaos-'));
  const services = [];
  const stopServices = async () => {
    for (const service of services.reverse()) await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const redisFolder = join(folder, 'redis');
    mkdirSync(redisFolder);
    const postgres = await startPostgres({ isSafe: true, ...database });
    services.push(postgres);
    const redis = await startRedis({ folder: redisFolder, ...cache });
    services.push(redis);
    const ports = [];
    for (let n = 0; n < servers; n++) ports.push([await freePort(), await freePort()]);
    const pairs = ports.map(([port, upstreamPort], n) => {
      const dataFolder = join(folder, String(n + 1));
      requireWritableFolder(dataFolder);
      return serversAt({ port, upstreamPort, dataFolder });
    });
    const [first] = pairs;
    for (const { upstream, gateway } of pairs) {
      for (const name of shared) {
        if (upstream.options.env[name]) upstream.options.env[name] = first.upstream.options.env[name];
        if (gateway.options.env[name]) gateway.options.env[name] = first.gateway.options.env[name];
      }
      Object.assign(
        upstream.options.env,
        { DATABASE_URL: postgres.url, DEMO: '1', DEMO_DRIVERS: '0' },
        { FILES_DIR: join(folder, 'files'), EXPORTS_DIR: join(folder, 'exports') },
        env,
      );
      Object.assign(gateway.options.env, { REDIS_URL: redis.url }, anyNumber, env);
    }
    const all = pairs.flatMap(({ gateway, upstream }) => [gateway, upstream]);
    const stopServers = async () => {
      await Promise.all(all.map((server) => server.stop()));
    };
    return {
      gateways: ports.map(([port]) => `http://127.0.0.1:${port}`),
      upstreams: ports.map(([, port]) => `http://127.0.0.1:${port}`),
      database: { url: postgres.url },
      folder,
      parts: [
        new Part('PostgreSQL', { pid: postgres.pid, start: postgres.restart, answers: postgres.answers }),
        new Part('Redis', { pid: redis.pid, start: redis.restart, answers: redis.answers }),
        ...pairs.flatMap(({ upstream, gateway }, n) => [
          serverPart(`upstream ${n + 1}`, upstream),
          serverPart(`gateway ${n + 1}`, gateway),
        ]),
      ],
      postgres,
      redis,
      pairs,
      start: async () => {
        for (const server of all) server.start();
        await Promise.all(all.map((server) => server.ready()));
      },
      stopServers,
      stop: async () => {
        await stopServers();
        await stopServices();
      },
    };
  } catch (error) {
    await stopServices();
    throw error;
  }
}

/** A server as a part: alive is what answers `/healthz`, whatever has become of the others. */
function serverPart(name, server) {
  const url = new URL('/healthz', server.options.readyUrl);
  return new Part(name, {
    pid: () => server.pid,
    start: () => {
      server.start();
    },
    answers: () => answersAt(url),
  });
}

/** @param {URL | string} url @returns {Promise<boolean>} whether it answers that all is well */
export async function answersAt(url) {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}
