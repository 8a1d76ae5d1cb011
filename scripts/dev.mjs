import { buildWhenStale, compileOnSave } from './build/build.mjs';
import { installWhenStale } from './build/install.mjs';
import { elapsed, runCommand, say } from './console.mjs';
import { fromRoot } from './repository.mjs';
import { portFrom, requireFreePort } from './servers/ports.mjs';
import { ServerProcess } from './servers/server-process.mjs';
import { checkedPlaces, serversAt, shutdownRequested } from './servers/servers.mjs';

/** Vite serves the client from its sources and forwards other requests to the gateway. */
function clientAt({ webPort, port, dataFolder }) {
  return new ServerProcess({
    name: 'web',
    entry: fromRoot('node_modules', 'vite', 'bin', 'vite.js'),
    args: ['--port', String(webPort), '--strictPort'],
    cwd: fromRoot('web'),
    dataFolder,
    readyUrl: `http://127.0.0.1:${webPort}/`,
    env: { GATEWAY_URL: `http://127.0.0.1:${port}` },
  });
}

/**
 * `npm run dev`: starts client, gateway and services. On save, Vite updates the client; the compiler compiles the other workspaces, and
 * Node restarts the server whose modules have changed. WEB_PORT is the client's.
 */
async function dev() {
  const since = performance.now();
  const places = { ...(await checkedPlaces()), webPort: portFrom('WEB_PORT', 5173) };
  await requireFreePort(places.webPort, 'WEB_PORT');
  await installWhenStale();
  await buildWhenStale(['upstream', 'bff']);
  const { upstream, gateway } = serversAt(places, { inDevelopment: true });
  const servers = [clientAt(places), gateway, upstream];
  const stopped = shutdownRequested(servers);
  const compilers = ['upstream', 'bff'].map(compileOnSave);
  try {
    await Promise.race([stopped, Promise.all(compilers.map(({ watching }) => watching))]);
    for (const server of servers) server.start();
    const ready = Promise.all(servers.map((server) => server.ready()));
    if ((await Promise.race([stopped, ready.then(() => 'ready')])) === 'ready') {
      say(`\nArmada in development: http://localhost:${places.webPort}   (${elapsed(since)})`);
      say(
        `  Logs: ${places.dataFolder}/logs   Sign-ins: admin@, supplier@, tenant@armada.test, password armada-demo\n`,
      );
      await stopped;
    }
  } finally {
    for (const compiler of compilers) compiler.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
  return 0;
}

await runCommand(dev);
