import { setTimeout as sleep } from 'node:timers/promises';
import { buildWhenStale } from './build/build.mjs';
import { installWhenStale } from './build/install.mjs';
import { elapsed, PlainError, runCommand, say } from './console.mjs';
import { checkedPlaces, serversAt, shutdownRequested } from './servers/servers.mjs';

const sameSignal = 100; // ms within which Ctrl-C, which is sent to the servers too, reaches this command
const fruitlessRestarts = 5; // consecutive restarts without a response

/**
 * Restarts the upstream whenever it exits, with increasing delays, so that the gateway recovers.
 * @param {import('./servers/server-process.mjs').ServerProcess} upstream
 * @param {() => boolean} ending true when the whole command ends
 * @returns {Promise<never>} rejects after too many restarts
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
    say(`The upstream exited (${end.signal ?? end.code}); restarting it.`);
    await sleep(250 * 2 ** fruitless);
    if (ending()) return new Promise(() => {});
    upstream.start();
    upstream.ready().then(
      () => {
        fruitless = 0;
      },
      () => {}, // it exited before it responded, which the next iteration reports
    );
  }
}

/** Rejects when the gateway exits. */
async function gatewayEnd(gateway, ending) {
  const end = await gateway.exited;
  await sleep(sameSignal);
  if (ending()) return new Promise(() => {});
  throw new PlainError(
    end.lastWords || `The gateway ended (${end.signal ?? end.code}): see ${gateway.logFile}.`,
  );
}

const DEMO_SIGN_INS = `  Sign in with the password armada-demo as
    admin@armada.test      the platform: every vehicle
    supplier@armada.test   a supplier: the vehicles it owns
    tenant@armada.test     a tenant: the vehicles it rents`;

/** The embedded database is open in one process only. */
const FIRST_ADMINISTRATOR = `  There are no demo accounts. In an empty installation, stop Armada and create the first Administrator:
    npm run admin -- --email=you@example.com --name="Your Name" --company="Your company"`;

function welcome({ port, dataFolder }, hasDemoAccounts, since) {
  say(`
Armada is running at http://localhost:${port}   (${elapsed(since)})

${hasDemoAccounts ? DEMO_SIGN_INS : FIRST_ADMINISTRATOR}

  GraphQL and Sandbox: http://localhost:${port}/graphql   Data and logs: ${dataFolder}
  Ctrl-C stops everything.
`);
}

/** The lines that are printed as a stage of the start begins. */
const STAGES = {
  database: 'Opening the database …',
  demo: 'Creating the demo data (the first time only) …',
  services: 'Starting the services …',
};

/** `npm start`: installs, builds and starts everything; exits with 0 on a signal, with 1 and one line if it cannot run. */
export async function start() {
  const since = performance.now();
  say('Starting Armada. Checking the packages …');
  const places = await checkedPlaces();
  await installWhenStale();
  say('Checking the build …');
  await buildWhenStale();
  let isReady = false;
  let hasDemoAccounts = false;
  const { upstream, gateway } = serversAt(places, {
    onStage: (stage) => {
      if (stage === 'demo-accounts') hasDemoAccounts = true;
      // A restart is reported as such.
      if (!isReady && stage in STAGES) say(STAGES[stage]);
    },
  });
  let isEnding = false;
  const ending = () => isEnding;
  const stopped = shutdownRequested([gateway, upstream]).then(() => {
    isEnding = true;
  });
  try {
    upstream.start();
    gateway.start();
    const servers = Promise.all([upstream.ready(), gateway.ready()]);
    const first = await Promise.race([stopped, servers.then(() => 'ready')]);
    isReady = true;
    if (first === 'ready') {
      welcome(places, hasDemoAccounts, since);
      await Promise.race([stopped, keepAlive(upstream, ending), gatewayEnd(gateway, ending)]);
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
