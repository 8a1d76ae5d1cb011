import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireWritableFolder } from '../../scripts/servers/data-folder.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { serversAt } from '../../scripts/servers/servers.mjs';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { startRedis } from '../../scripts/services/redis.mjs';
import { Component } from './component.mjs';

/** Variables that have the same value in all servers. */
const shared = ['SESSION_KEYS', 'EVENTS_SECRET', 'SECRETS_KEY'];
/** Rate limits above the load. */
const highRates = { RATE_PER_USER: '1000000', RATE_PER_ADDRESS: '1000000' };

/**
 * An installation of several gateways and upstreams on one PostgreSQL and one Redis, with the demo fleet. Each gateway calls the
 * upstream with the same number, which sends its events to that gateway.
 * @typedef {{gateways: string[], upstreams: string[], database: {url: string} | {directory: string}, components: Component[],
 *   start: () => Promise<void>, stopServers: () => Promise<void>, stop: () => Promise<void>, folder: string}} Installation
 * @param {{postgres?: object, redis?: object, env?: Record<string, string>, servers?: number}} [options] of the services;
 *   `env`: variables of all servers; `servers`: number of gateways and of upstreams
 * @returns {Promise<Installation & {postgres: Awaited<ReturnType<typeof startPostgres>>,
 *   redis: Awaited<ReturnType<typeof startRedis>>, pairs: ReturnType<typeof serversAt>[]}>} the servers are not started yet: call `start`
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
      Object.assign(gateway.options.env, { REDIS_URL: redis.url }, highRates, env);
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
      components: [
        new Component('PostgreSQL', {
          pid: postgres.pid,
          start: postgres.restart,
          responds: postgres.responds,
        }),
        new Component('Redis', { pid: redis.pid, start: redis.restart, responds: redis.responds }),
        ...pairs.flatMap(({ upstream, gateway }, n) => [
          serverComponent(`upstream ${n + 1}`, upstream),
          serverComponent(`gateway ${n + 1}`, gateway),
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

/** A server as a component. It counts as running if `/healthz` responds, also when it is not ready. */
function serverComponent(name, server) {
  const url = new URL('/healthz', server.options.readyUrl);
  return new Component(name, {
    pid: () => server.pid,
    start: () => {
      server.start();
    },
    responds: () => respondsAt(url),
  });
}

/** @param {URL | string} url @returns {Promise<boolean>} whether the response is successful */
export async function respondsAt(url) {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}
