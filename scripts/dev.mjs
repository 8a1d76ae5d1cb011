import { watch } from 'node:fs';
import { buildWhenStale, recompile } from './build/build.mjs';
import { installWhenStale } from './build/install.mjs';
import { transpile } from './build/transpile.mjs';
import { elapsed, PlainError, runCommand, say } from './console.mjs';
import { fromRoot } from './repository.mjs';
import { KeptDatabase } from './servers/kept-database.mjs';
import { portFrom, requireFreePort } from './servers/ports.mjs';
import { ServerProcess } from './servers/server-process.mjs';
import { checkedPlaces, endRequested, serversAt } from './servers/servers.mjs';

const settle = 60; // ms for an editor to finish writing
const reloadDrain = 500; // ms that requests in progress and open sockets have to finish when their server restarts

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
 * Transpiles the saved files and restarts one server, one restart at a time; files saved in the meantime cause the next restart. The
 * types are checked after the restart, because the compiler takes longer than the restart; the next save aborts the check.
 * @param {{workspace: 'upstream' | 'bff', server: ServerProcess, start: (files: Set<string>) => Promise<void>}} options
 * @param {AbortSignal} ending of the whole command
 */
function reloader({ workspace, server, start }, ending) {
  const unchecked = new Set(); // files, kept until the compiler has finished: if it is aborted, it may have left an older output in place
  let checking;
  let running = false;
  let hasSaved = false;
  return async function reload(files) {
    for (const file of files) unchecked.add(file);
    hasSaved = true;
    checking?.abort();
    if (running) return;
    running = true;
    while (hasSaved && !ending.aborted) {
      const since = performance.now();
      hasSaved = false;
      checking = new AbortController();
      const givenUp = AbortSignal.any([checking.signal, ending]);
      try {
        await transpile(workspace, unchecked);
        await server.nextIsWarm();
        if (ending.aborted) return;
        await server.stop(reloadDrain);
        if (ending.aborted) return;
        await start(unchecked);
        await server.ready(30_000);
        say(`${workspace} reloaded in ${elapsed(since)}`);
        if (givenUp.aborted) continue;
        await recompile(workspace, givenUp);
        unchecked.clear();
      } catch (error) {
        if (!givenUp.aborted) say(error instanceof PlainError ? error.message : String(error));
      }
    }
    running = false;
  };
}

/** Calls back with the files of each burst of changes in the workspace's sources, except tests. */
function onSave(workspace, callback) {
  let timer;
  const files = new Set();
  const watcher = watch(fromRoot(workspace, 'src'), { recursive: true }, (_event, name) => {
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

/** `npm run dev`: starts client, gateway and services, and reloads each when one of its files is saved. WEB_PORT is the client's. */
async function dev() {
  const since = performance.now();
  const places = { ...(await checkedPlaces()), webPort: portFrom('WEB_PORT', 5173) };
  await requireFreePort(places.webPort, 'WEB_PORT');
  await installWhenStale();
  await buildWhenStale(['upstream', 'bff']);
  const { upstream, gateway } = serversAt(places, { inDevelopment: true });
  const database = process.env.DATABASE_URL ? undefined : new KeptDatabase(places.dataFolder);
  const startUpstream = async (files = new Set()) => {
    if (files.has('database/pglite/pglite-worker.js')) await database?.close();
    const child = upstream.start();
    await database?.serve(child);
  };
  const startGateway = async () => gateway.start();
  const client = clientAt(places);
  const servers = [client, gateway, upstream];
  const ending = new AbortController();
  const stopped = endRequested(servers).then(() => ending.abort());
  let stopWatching = [];
  try {
    client.start();
    gateway.start();
    await startUpstream();
    const ready = Promise.all(servers.map((server) => server.ready()));
    if ((await Promise.race([stopped, ready.then(() => 'ready')])) === 'ready') {
      const reloaded = [
        { workspace: 'upstream', server: upstream, start: startUpstream },
        { workspace: 'bff', server: gateway, start: startGateway },
      ];
      stopWatching = reloaded.map((one) => onSave(one.workspace, reloader(one, ending.signal)));
      say(`\nArmada in development: http://localhost:${places.webPort}   (${elapsed(since)})`);
      say(
        `  Logs: ${places.dataFolder}/logs   Sign-ins: admin@, supplier@, tenant@armada.test, password armada-demo\n`,
      );
      await stopped;
    }
  } finally {
    ending.abort();
    for (const stop of stopWatching) stop();
    await Promise.all(servers.map((server) => server.stop()));
    for (const server of servers) server.kill(); // the preloaded process
    await database?.close();
  }
  return 0;
}

await runCommand(dev);
