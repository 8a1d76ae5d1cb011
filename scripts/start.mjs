import { setTimeout as sleep } from 'node:timers/promises';
import { buildWhenStale } from './build/build.mjs';
import { installWhenStale } from './build/install.mjs';
import { elapsed, PlainError, runCommand, say } from './console.mjs';
import { checkedPlaces, endRequested, serversAt } from './servers/servers.mjs';

const sameSignal = 100; // ms in which Ctrl-C, which reaches the servers too, has reached this command
const fruitlessRestarts = 5; // in a row, none of which got as far as answering

/**
 * Starts the upstream again whenever it dies, each time a little later, so that the gateway recovers by itself.
 * @param {import('./servers/server-process.mjs').ServerProcess} upstream
 * @param {() => boolean} ending true once the whole command ends
 * @returns {Promise<never>} rejects when it dies too often
 */
async function keepAlive(upstream, ending) {
  let fruitless = 0;
  for (;;) {
    const end = await upstream.exited;
    await sleep(sameSignal);
    if (ending()) return new Promise(() => {});
    if (fruitless === fruitlessRestarts) {
      throw new PlainError(
        `The upstream does not start any more: ${end.lastWords || `see ${upstream.logFile}`}`,
      );
    }
    fruitless += 1;
    say(`The upstream ended (${end.signal ?? end.code}); starting it again.`);
    await sleep(250 * 2 ** fruitless);
    if (ending()) return new Promise(() => {});
    upstream.start();
    upstream.ready().then(
      () => {
        fruitless = 0;
      },
      () => {}, // it ended before it answered: the next round says so
    );
  }
}

/** Rejects when the gateway ends without being asked. */
async function gatewayEnd(gateway, ending) {
  const end = await gateway.exited;
  await sleep(sameSignal);
  if (ending()) return new Promise(() => {});
  throw new PlainError(
    end.lastWords || `The gateway ended (${end.signal ?? end.code}): see ${gateway.logFile}.`,
  );
}

function welcome({ port, dataFolder }, since) {
  say(`
Armada is running at http://localhost:${port}   (${elapsed(since)})

  Sign in with the password armada-demo as
    admin@armada.test      the platform: every vehicle
    supplier@armada.test   a supplier: the vehicles it owns
    tenant@armada.test     a tenant: the vehicles it rents

  GraphQL and Sandbox: http://localhost:${port}/graphql   Data and logs: ${dataFolder}
  Ctrl-C stops everything.
`);
}

/** `npm start`: the whole product from nothing but Node; ends with 0 when asked to, with 1 and one sentence when it cannot run. */
export async function start() {
  const since = performance.now();
  const places = await checkedPlaces();
  installWhenStale();
  await buildWhenStale();
  const { upstream, gateway } = serversAt(places);
  let isEnding = false;
  const ending = () => isEnding;
  const asked = endRequested([gateway, upstream]).then(() => {
    isEnding = true;
  });
  try {
    upstream.start();
    gateway.start();
    const servers = Promise.all([upstream.ready(), gateway.ready()]);
    const first = await Promise.race([asked, servers.then(() => 'ready')]);
    if (first === 'ready') {
      welcome(places, since);
      await Promise.race([asked, keepAlive(upstream, ending), gatewayEnd(gateway, ending)]);
      say('\nStopping …');
    }
  } finally {
    isEnding = true;
    await gateway.stop();
    await upstream.stop();
  }
  return 0;
}

await runCommand(start);
