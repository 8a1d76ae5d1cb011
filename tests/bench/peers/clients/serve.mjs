import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';
import { installWhenStale } from '../../../../scripts/build/install.mjs';
import { fromRoot, root } from '../../../../scripts/repository.mjs';

const folder = 'tests/bench/peers/clients';

/** Installs a client's packages when they are not, and builds it for production. @param {string} name of a folder beside this file */
export async function buildPeer(name) {
  await installWhenStale(`${folder}/${name}`);
  // In a process of its own: Vite sets NODE_ENV.
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', fromRoot(folder, name)], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/**
 * Serves a built client compressed and cached as the gateway serves Armada's, and the data API under /api.
 * @param {string} name of a folder beside this file @param {string} dataApi the data API's address
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 */
export async function servePeer(name, dataApi) {
  const files = fromRoot(folder, name, 'dist');
  const app = express();
  app.use(compression());
  app.use('/api', (incoming, response) => {
    const url = new URL(incoming.originalUrl, dataApi);
    const headers = { ...incoming.headers, host: url.host };
    const forwarded = request(url, { method: incoming.method, headers }, (reply) => {
      response.writeHead(reply.statusCode, reply.headers);
      reply.pipe(response);
    });
    forwarded.on('error', () => response.sendStatus(502));
    incoming.pipe(forwarded);
  });
  app.use(
    '/assets',
    express.static(join(files, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  app.get('/{*page}', (_request, response) => {
    response.sendFile('index.html', {
      root: files,
      cacheControl: false,
      headers: { 'cache-control': 'no-cache' },
    });
  });
  const server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
