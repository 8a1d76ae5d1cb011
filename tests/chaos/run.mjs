/**
 * Bad days: every part of an installation is killed (SIGKILL) and held up (SIGSTOP, then SIGCONT) at random while people work with
 * it. Ends with 1 when anything that was acknowledged is lost or there twice, when an event did not arrive or arrived twice, when an
 * error told more than it may, or when service took more than 10 s to come back. Linux only.
 *
 *   npm run chaos -- [--minutes=10] [--seed=…] [--servers=2] [--recovery=10]   gateways and upstreams, PostgreSQL, Redis
 *   npm run chaos -- --embedded [--kills=20] [--seed=…]   what `npm start` runs, killed
 *   npm run chaos -- --case=full-disk|clock|connections|keys   no space left, clocks that step, nobody let in any more, keys
 *   that are changed
 *   npm run chaos -- --case=restore [--kills=20] [--seed=…]   restores that are killed
 */
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { PlainError, runCommand, say } from '../../scripts/console.mjs';
import { cases, hurtAsIn } from './cases.mjs';
import { hurtAtRandom } from './faults.mjs';
import { manyMachines } from './installation.mjs';
import { allHeard, findPhotos, judge } from './judge.mjs';
import { killRestores } from './killed-restores.mjs';
import { Ledger } from './load/ledger.mjs';
import { Listener } from './load/listener.mjs';
import { startLoad } from './load/load.mjs';
import { setScene } from './load/scene.mjs';
import { oneMachine } from './one-machine.mjs';
import { randomFrom } from './random.mjs';
import { mistakes, report } from './report.mjs';

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
    throw new PlainError('--minutes, --kills, --seed, --recovery and --servers are numbers over 0.');
  if (values.case === 'restore') {
    await buildWhenStale(['upstream']);
    say(`seed ${seed}`);
    return killRestores({ kills, random: randomFrom(seed) });
  }
  const badDay = values.case === undefined ? undefined : cases[values.case];
  if (values.case !== undefined && badDay === undefined)
    throw new PlainError(`--case is one of ${Object.keys(cases).join(', ')}, restore.`);
  await buildWhenStale(values.embedded || values.case === 'full-disk' ? undefined : ['upstream', 'bff']);
  if (badDay) {
    const installation = await badDay.start();
    return runOn(installation, {
      byApiTokens: badDay.byApiTokens,
      excused: badDay.excused,
      hurt: (context) => hurtAsIn(badDay, { ...context, limit }),
    });
  }
  say(`seed ${seed}`);
  const random = randomFrom(seed);
  const { embedded } = values;
  const installation = await (embedded ? oneMachine() : manyMachines({ servers }));
  return runOn(installation, {
    hurt: (context) => {
      const until = performance.now() + minutes * 60_000;
      const isOver = embedded ? (round) => round >= kills : () => performance.now() > until;
      return hurtAtRandom({
        ...context,
        parts: installation.parts,
        random,
        isOver,
        limit,
        onlyKills: embedded,
      });
    },
  });
});

/** Starts an installation, puts it under load, hurts it, and judges what is there afterwards. @returns the exit code */
async function runOn(installation, { hurt, byApiTokens, excused }) {
  try {
    await installation.start();
    const scene = await setScene(installation, { byApiTokens });
    return await underLoad(installation, hurt, scene, new Ledger({ excused }));
  } finally {
    await installation.stop();
  }
}

/** @returns {Promise<number>} the exit code */
async function underLoad(installation, hurt, scene, ledger) {
  const { gateways, database } = installation;
  const listeners = ['supplier', 'supplier2'].map(
    (name, first) =>
      new Listener(name, {
        person: scene[name],
        token: scene.tokens[name],
        gateways,
        complaintId: scene.complaintId,
        first,
      }),
  );
  let faults;
  let recoveries;
  try {
    await Promise.all(listeners.map((listener) => listener.isListening()));
    const load = startLoad(scene, ledger);
    ({ faults, recoveries } = await hurt({ installation, ledger, throughs: scene.gatewayNames, say }));
    await load.end();
    await allHeard(listeners);
  } finally {
    await Promise.all(listeners.map((listener) => listener.stop()));
  }
  const upload = await findPhotos(scene.tenant, ledger.acknowledged.upload);
  await installation.stopServers();
  const found = { upload, ...(await judge({ database, scene, ledger, listeners })) };
  say(`\n${report({ ledger, found, faults, recoveries, listeners })}`);
  const wrong = [...ledger.violations, ...mistakes(found)];
  say(
    wrong.length === 0 ? '\nNothing was lost, nothing was done twice.' : `\n${wrong.slice(0, 50).join('\n')}`,
  );
  return wrong.length === 0 ? 0 : 1;
}
