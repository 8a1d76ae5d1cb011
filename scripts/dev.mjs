import { watch } from 'node:fs';
import { buildWhenStale, recompile } from './build.mjs';
import { elapsed, PlainError, runCommand, say } from './console.mjs';
import { inHouse } from './house.mjs';
import { installWhenStale } from './install.mjs';
import { portFrom, requireFreePort } from './ports.mjs';
import { ServerProcess } from './server-process.mjs';
import { checkedPlaces, endRequested, serversAt } from './servers.mjs';
import { transpile } from './transpile.mjs';

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

/**
 * Puts the saved files into place and restarts one server, once at a time; what is saved in the meantime is taken up right after.
 * The types are checked when it answers again, because the compiler takes longer than the whole restart.
 */
function reloader(workspace, server, ending) {
  let running = false;
  const saved = new Set();
  return async function reload(files) {
    for (const file of files) saved.add(file);
    if (running) return;
    running = true;
    while (saved.size > 0) {
      const since = performance.now();
      try {
        const taken = [...saved];
        saved.clear();
        await transpile(workspace, taken);
        if (ending()) return;
        await server.stop();
        if (ending()) return;
        server.start();
        await server.ready(30_000);
        say(`${workspace} reloaded in ${elapsed(since)}`);
        if (saved.size === 0) await recompile(workspace);
      } catch (error) {
        if (!ending()) say(error instanceof PlainError ? error.message : String(error));
      }
    }
    running = false;
  };
}

/** Calls back with the files of each burst of changes in the workspace's sources; tests change nothing that runs. */
function onSave(workspace, callback) {
  let timer;
  const files = new Set();
  const watcher = watch(inHouse(workspace, 'src'), { recursive: true }, (_event, name) => {
    if (!name || /\.test\.tsx?$/.test(name)) return;
    files.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      callback([...files]);
      files.clear();
    }, settle);
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
