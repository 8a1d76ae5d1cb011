/**
 * Failure scenarios: components of an installation are killed (SIGKILL) and suspended (SIGSTOP, then SIGCONT) at random under load.
 * The exit code is 1 if acknowledged data is lost or duplicated, an event is lost or pushed twice, an error message contains internal
 * details, or a recovery takes more than 10 s. Linux only.
 *
 *   npm run chaos -- [--minutes=10] [--seed=…] [--servers=2] [--recovery=10]   gateways and upstreams, PostgreSQL, Redis
 *   npm run chaos -- --embedded [--kills=20] [--seed=…]   kills the servers of `npm start`
 *   npm run chaos -- --case=full-disk|clock|connections|keys   full disks, clock changes, exhausted connections, key
 *   changes
 *   npm run chaos -- --case=restore [--kills=20] [--seed=…]   kills restores
 */
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { PlainError, runCommand, say } from '../../scripts/console.mjs';
import { manyMachines } from './installation.mjs';
import { killRestores } from './killed-restores.mjs';
import { Ledger } from './load/ledger.mjs';
import { startLoad } from './load/load.mjs';
import { Subscriber } from './load/subscriber.mjs';
import { createTestData } from './load/test-data.mjs';
import { oneMachine } from './one-machine.mjs';
import { randomFrom } from './random.mjs';
import { injectRandomFaults } from './random-faults.mjs';
import { report, violationsIn } from './report.mjs';
import { runScenario, scenarios } from './scenarios.mjs';
import { findPhotos, untilAllReceived, verify } from './verify.mjs';

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      kills: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      recovery: { type: 'string', default: '10' },
      servers: { type: 'string', default: '2' },
      embedded: { type: 'boolean', default: false },
      case: { type: 'string' },
    },
  });
  const numbers = [values.minutes, values.kills, values.seed, values.recovery, values.servers].map(Number);
  const [minutes, kills, seed, limit, servers] = numbers;
  if (!numbers.every((one) => one > 0))
    throw new PlainError(
      '--minutes, --kills, --seed, --recovery and --servers must be numbers greater than 0.',
    );
  if (values.case === 'restore') {
    await buildWhenStale(['upstream']);
    say(`seed ${seed}`);
    return killRestores({ kills, random: randomFrom(seed) });
  }
  const scenario = values.case === undefined ? undefined : scenarios[values.case];
  if (values.case !== undefined && scenario === undefined)
    throw new PlainError(`--case must be one of ${Object.keys(scenarios).join(', ')}, restore.`);
  await buildWhenStale(values.embedded || values.case === 'full-disk' ? undefined : ['upstream', 'bff']);
  if (scenario) {
    const installation = await scenario.start();
    return runOn(installation, {
      byApiTokens: scenario.byApiTokens,
      allowedCodes: scenario.allowedCodes,
      inject: (context) => runScenario(scenario, { ...context, limit }),
    });
  }
  say(`seed ${seed}`);
  const random = randomFrom(seed);
  const { embedded } = values;
  const installation = await (embedded ? oneMachine() : manyMachines({ servers }));
  return runOn(installation, {
    inject: (context) => {
      const until = performance.now() + minutes * 60_000;
      const isOver = embedded ? (round) => round >= kills : () => performance.now() > until;
      return injectRandomFaults({
        ...context,
        components: installation.components,
        random,
        isOver,
        limit,
        onlyKills: embedded,
      });
    },
  });
});

/** Starts an installation, injects faults under load, and verifies the data afterwards. @returns the exit code */
async function runOn(installation, { inject, byApiTokens, allowedCodes }) {
  try {
    await installation.start();
    const testData = await createTestData(installation, { byApiTokens });
    return await underLoad(installation, inject, testData, new Ledger({ allowedCodes }));
  } finally {
    await installation.stop();
  }
}

/** @returns {Promise<number>} the exit code */
async function underLoad(installation, inject, testData, ledger) {
  const { gateways, database } = installation;
  const subscribers = ['supplier', 'supplier2'].map(
    (name, first) =>
      new Subscriber(name, {
        person: testData[name],
        token: testData.tokens[name],
        gateways,
        complaintId: testData.complaintId,
        first,
      }),
  );
  let faults;
  let recoveries;
  try {
    await Promise.all(subscribers.map((subscriber) => subscriber.isSubscribed()));
    const load = startLoad(testData, ledger);
    ({ faults, recoveries } = await inject({
      installation,
      ledger,
      gatewayNames: testData.gatewayNames,
      say,
    }));
    await load.end();
    await untilAllReceived(subscribers);
  } finally {
    await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
  }
  const upload = await findPhotos(testData.tenant, ledger.acknowledged.upload);
  await installation.stopServers();
  const found = { upload, ...(await verify({ database, testData, ledger, subscribers })) };
  say(`\n${report({ ledger, found, faults, recoveries, subscribers })}`);
  const wrong = [...ledger.violations, ...violationsIn(found)];
  say(wrong.length === 0 ? '\nNothing is lost or duplicated.' : `\n${wrong.slice(0, 50).join('\n')}`);
  return wrong.length === 0 ? 0 : 1;
}
