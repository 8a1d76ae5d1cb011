/**
 * Three gateways and two data APIs behind the proxy, under mixed load, each restarted one after the other again and again: not one
 * request may fail, and everybody hears every comment once. The last third of the time nothing is restarted, to see whether memory grows.
 *
 *   npm run soak [-- --minutes=10]
 */
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { elapsed, PlainError, runCommand, say } from '../../scripts/console.mjs';
import { startManyMachines } from '../../scripts/installation/many-machines.mjs';
import { onEndRequest } from '../../scripts/servers/end-requests.mjs';
import { table } from '../bench/measure/rounds.mjs';
import { MemoryWatch } from './memory-watch.mjs';
import { MixedLoad } from './mixed-load.mjs';

runCommand(async () => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
  const duration = Number(values.minutes) * 60_000;
  if (!(duration > 0)) throw new PlainError(`--minutes must be a number above 0, not ${values.minutes}.`);
  await buildWhenStale();
  const since = performance.now();
  // So many requests come from no one address and no one person.
  const machines = await startManyMachines({ env: { RATE_PER_USER: '0', RATE_PER_ADDRESS: '0' } });
  say(`Three gateways and two data APIs stand behind ${machines.url} (${elapsed(since)}).`);
  try {
    return await soak(machines, duration);
  } finally {
    await machines.stop();
  }
});

async function soak(machines, duration) {
  const load = new MixedLoad(machines);
  const memory = new MemoryWatch(machines.servers);
  let isAskedToEnd = false;
  onEndRequest(() => {
    isAskedToEnd = true;
  });
  await load.start();
  const begin = Date.now();
  const restarts = new Map(machines.servers.map(({ name }) => [name, 0]));
  while (!isAskedToEnd && Date.now() - begin < (duration * 2) / 3) {
    for (const server of machines.servers) {
      if (isAskedToEnd) break;
      await machines.restart(server);
      restarts.set(server.name, restarts.get(server.name) + 1);
    }
  }
  while (!isAskedToEnd && Date.now() - begin < duration)
    await new Promise((resolve) => setTimeout(resolve, 200));
  memory.stop();
  await load.stop();
  return report(load, memory, restarts);
}

/** @returns {number} 0 if nothing failed and nothing was lost */
function report(load, memory, restarts) {
  const kinds = Object.entries(load.requests);
  say(
    table(
      ['requests', 'succeeded', 'failed'],
      kinds.map(([kind, { done, failures }]) => [kind, String(done), String(failures.length)]),
    ),
  );
  const heard = load.heard();
  const sum = (of) => String(heard.reduce((total, one) => total + of(one), 0));
  say(
    table(
      [
        'listeners',
        'comments each',
        'told',
        'read after a reconnect',
        'told twice',
        'never heard',
        'reconnects',
        'errors',
      ],
      [
        [
          String(heard.length),
          String(load.comments.length),
          sum(({ told }) => told),
          sum(({ refetched }) => refetched),
          sum(({ twice }) => twice),
          sum(({ missed }) => missed.length),
          sum(({ reconnects }) => reconnects),
          sum(({ errors }) => errors.length),
        ],
      ],
    ),
  );
  const rows = memory
    .report()
    .map(({ name, peak, slope }) => [
      name,
      String(restarts.get(name)),
      peak.toFixed(0),
      slope === null ? '' : slope.toFixed(1),
    ]);
  say(table(['process', 'restarts', 'MiB at most', 'MiB a minute at the end'], rows));
  const wrong = [
    ...kinds.flatMap(([kind, { failures }]) => failures.map((failure) => `${kind}: ${failure}`)),
    ...heard.flatMap(({ errors }) => errors.map((error) => `a listener: ${error}`)),
    ...heard.flatMap(({ missed }) => missed.map((id) => `a listener never heard of comment ${id}`)),
    ...heard
      .filter(({ twice }) => twice > 0)
      .map(({ twice }) => `a listener was told ${twice} comments twice`),
  ];
  for (const line of wrong.slice(0, 40)) say(line);
  say(
    wrong.length === 0
      ? 'Not one request failed, and not one event was lost.'
      : `${wrong.length} things went wrong.`,
  );
  return wrong.length === 0 ? 0 : 1;
}
