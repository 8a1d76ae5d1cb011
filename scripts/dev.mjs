import { watch } from 'node:fs';
import { buildWhenStale, recompile } from './build.mjs';
import { elapsed, PlainError, runCommand, say } from './console.mjs';
import { inHouse } from './house.mjs';
import { installWhenStale } from './install.mjs';
import { portFrom, requireFreePort } from './ports.mjs';
import { ServerProcess } from './server-process.mjs';
import { checkedPlaces, endRequested, serversAt } from './servers.mjs';

const settle = 60; // ms an editor gets to finish writing

/** Vite serves the client from its sources and passes the rest on to the gateway. */
function clientAt({ webPort, port, dataFolder }) {
  return new ServerProcess({
    name: 'web',
    entry: inHouse('node_modules', 'vite', 'bin', 'vite.js'),
    args: ['--port', String(webPort), '--strictPort'],
    cwd: inHouse('web'),
    dataFolder,
    readyUrl: `http://127.0.0.1:${webPort}/`,
    env: { GATEWAY_URL: `http://127.0.0.1:${port}` },
  });
}

/** Compiles and restarts one server, once at a time; a save in the meantime is taken up right after. */
function reloader(workspace, server, ending) {
  let running = false;
  let again = false;
  return async function reload() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      const since = performance.now();
      try {
        await recompile(workspace);
        if (ending()) return;
        await server.stop();
        if (ending()) return;
        server.start();
        await server.ready(30_000);
        say(`${workspace} reloaded in ${elapsed(since)}`);
      } catch (error) {
        if (!ending()) say(error instanceof PlainError ? error.message : String(error));
      }
    } while (again);
    running = false;
  };
}

/** Calls back once for each burst of changes in the workspace's sources; tests change nothing that runs. */
function onSave(workspace, callback) {
  let timer;
  const watcher = watch(inHouse(workspace, 'src'), { recursive: true }, (_event, name) => {
    if (!name || /\.test\.tsx?$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(callback, settle);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** `npm run dev`: the product with each of its three parts reloaded when one of its files is saved. WEB_PORT is the client's. */
async function dev() {
  const since = performance.now();
  const places = { ...(await checkedPlaces()), webPort: portFrom('WEB_PORT', 5173) };
  await requireFreePort(places.webPort, 'WEB_PORT');
  installWhenStale();
  await buildWhenStale(['upstream', 'bff']);
  const { upstream, gateway } = serversAt(places);
  const client = clientAt(places);
  const servers = [client, gateway, upstream];
  let isEnding = false;
  const ending = () => isEnding;
  const asked = endRequested(servers).then(() => {
    isEnding = true;
  });
  let stopWatching = [];
  try {
    for (const server of servers) server.start();
    const ready = Promise.all(servers.map((server) => server.ready()));
    if ((await Promise.race([asked, ready.then(() => 'ready')])) === 'ready') {
      stopWatching = [
        onSave('upstream', reloader('upstream', upstream, ending)),
        onSave('bff', reloader('bff', gateway, ending)),
      ];
      say(`\nArmada in development: http://localhost:${places.webPort}   (${elapsed(since)})`);
      say(
        `  Logs: ${places.dataFolder}/logs   Sign-ins: admin@, supplier@, tenant@armada.test, password armada-demo\n`,
      );
      await asked;
    }
  } finally {
    isEnding = true;
    for (const stop of stopWatching) stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
  return 0;
}

await runCommand(dev);
