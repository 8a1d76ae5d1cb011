import { join, resolve } from 'node:path';
import { programOf } from '../build/build.mjs';
import { fromRoot } from '../repository.mjs';
import { requireWritableFolder, secretsOf } from './data-folder.mjs';
import { portFrom, requireFreePort } from './ports.mjs';
import { ServerProcess } from './server-process.mjs';
import { onShutdownSignal } from './shutdown-signals.mjs';

/**
 * The ports and the data folder: PORT, UPSTREAM_PORT, DATA_DIR. Throws a PlainError if one of them cannot be used.
 * @returns {Promise<{port: number, upstreamPort: number, dataFolder: string}>}
 */
export async function checkedPlaces() {
  const port = portFrom('PORT', 4000);
  const upstreamPort = portFrom('UPSTREAM_PORT', 4100);
  const dataFolder = resolve(process.env.DATA_DIR || fromRoot('data'));
  await requireFreePort(port, 'PORT');
  await requireFreePort(upstreamPort, 'UPSTREAM_PORT');
  requireWritableFolder(dataFolder);
  return { port, upstreamPort, dataFolder };
}

/**
 * The services and the gateway, configured for each other and not yet started.
 * @param {{inDevelopment?: boolean, onStage?: (stage: string) => void}} [options] `onStage`: called as a stage of the services' start begins
 */
export function serversAt({ port, upstreamPort, dataFolder }, { inDevelopment = false, onStage } = {}) {
  // Development uses the compiled files, not the bundle.
  const entryOf = (workspace) =>
    inDevelopment ? fromRoot(workspace, 'dist', 'main.js') : programOf(workspace);
  const secrets = secretsOf(dataFolder);
  const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;
  // The secret of federated sign-ins is set only with an identity provider.
  const federation = process.env.OIDC_ISSUER
    ? { FEDERATED_LOGIN_SECRET: secrets.FEDERATED_LOGIN_SECRET }
    : {};
  const gatewayUrl = `http://127.0.0.1:${port}`;
  const upstream = new ServerProcess({
    name: 'upstream',
    entry: entryOf('upstream'),
    isWatched: inDevelopment,
    dataFolder,
    readyUrl: `${upstreamUrl}/readyz`,
    onStage,
    env: {
      // HOST and TRUST_PROXY apply to the gateway only, because the services listen on this machine only.
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
      PORT: String(upstreamPort),
      // METRICS_PORT is the gateway's.
      METRICS_PORT: process.env.UPSTREAM_METRICS_PORT ?? '',
      DATA_DIR: dataFolder,
      EVENTS_WEBHOOK_URL: `${gatewayUrl}/hooks/events`,
      EVENTS_SECRET: secrets.EVENTS_SECRET,
      SECRETS_KEY: secrets.SECRETS_KEY,
      VAPID_PRIVATE_KEY: secrets.VAPID_PRIVATE_KEY,
      ...federation,
      // Base URL of the links in mails.
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    },
  });
  const gateway = new ServerProcess({
    name: 'gateway',
    entry: entryOf('bff'),
    isWatched: inDevelopment,
    dataFolder,
    readyUrl: `${gatewayUrl}/readyz`,
    env: {
      PORT: String(port),
      DATA_API_URL: `${upstreamUrl}/api`,
      FILE_SERVICE_URL: `${upstreamUrl}/files`,
      GEOCODER_URL: `${upstreamUrl}/geo`,
      SESSION_KEYS: secrets.SESSION_KEYS,
      EVENTS_SECRET: secrets.EVENTS_SECRET,
      ...federation,
      CLIENT_BUILDS_DIR: process.env.CLIENT_BUILDS_DIR || join(dataFolder, 'client-builds'),
      MAP_CACHE_DIR: process.env.MAP_CACHE_DIR || join(dataFolder, 'tiles'),
      // Nobody looks at the maps of a CI run, which must not burden a public tile server.
      ...(process.env.CI && { MAP: process.env.MAP || 'off' }),
      // A restarted upstream is available again soon, and a restart does not wait for open sockets.
      ...(inDevelopment && {
        CIRCUIT_BREAKER_RESET_MS: process.env.CIRCUIT_BREAKER_RESET_MS || '100',
        SHUTDOWN_TIMEOUT_MS: process.env.SHUTDOWN_TIMEOUT_MS || '500',
      }),
    },
  });
  return { upstream, gateway };
}

/** Resolves when this command should end; a second signal kills everything at once. */
export function shutdownRequested(servers) {
  return new Promise((resolve) => {
    let requested = false;
    onShutdownSignal(() => {
      if (requested) for (const server of servers) server.kill();
      requested = true;
      resolve();
    });
  });
}
