/**
 * Restarts three gateways and two data APIs behind the proxy one after the other, repeatedly, under mixed load: no request may fail, and
 * every subscriber must receive every comment once. In the last third of the time nothing is restarted, to measure the growth of memory.
 *
 *   npm run soak [-- --minutes=10]
 */
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { elapsed, PlainError, runCommand, say } from '../../scripts/console.mjs';
import { startManyMachines } from '../../scripts/installation/many-machines.mjs';
import { onShutdownSignal } from '../../scripts/servers/shutdown-signals.mjs';
import { table } from '../bench/measure/rounds.mjs';
import { MemoryWatch } from './memory-watch.mjs';
import { MixedLoad } from './mixed-load.mjs';

runCommand(async () => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
  const duration = Number(values.minutes) * 60_000;
  if (!(duration > 0))
    throw new PlainError(`--minutes must be a number greater than 0, not ${values.minutes}.`);
  await buildWhenStale();
  const since = performance.now();
  // The load exceeds the default limits of a user and an address.
  const machines = await startManyMachines({ env: { RATE_PER_USER: '0', RATE_PER_ADDRESS: '0' } });
  say(`Three gateways and two data APIs are running behind ${machines.url} (${elapsed(since)}).`);
  try {
    return await soak(machines, duration);
  } finally {
    await machines.stop();
  }
});

async function soak(machines, duration) {
  const load = new MixedLoad(machines);
  const memory = new MemoryWatch(machines.servers);
  let isEnding = false;
  onShutdownSignal(() => {
    isEnding = true;
  });
  await load.start();
  const begin = Date.now();
  const restarts = new Map(machines.servers.map(({ name }) => [name, 0]));
  while (!isEnding && Date.now() - begin < (duration * 2) / 3) {
    for (const server of machines.servers) {
      if (isEnding) break;
      await machines.restart(server);
      restarts.set(server.name, restarts.get(server.name) + 1);
    }
  }
  while (!isEnding && Date.now() - begin < duration) await new Promise((resolve) => setTimeout(resolve, 200));
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
  const received = load.received();
  const sum = (of) => String(received.reduce((total, one) => total + of(one), 0));
  say(
    table(
      [
        'subscribers',
        'comments each',
        'received',
        'read after a reconnect',
        'received twice',
        'missed',
        'reconnects',
        'errors',
      ],
      [
        [
          String(received.length),
          String(load.comments.length),
          sum(({ received: count }) => count),
          sum(({ refetched }) => refetched),
          sum(({ duplicates }) => duplicates),
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
  say(table(['process', 'restarts', 'maximum MiB', 'MiB a minute at the end'], rows));
  const wrong = [
    ...kinds.flatMap(([kind, { failures }]) => failures.map((failure) => `${kind}: ${failure}`)),
    ...received.flatMap(({ errors }) => errors.map((error) => `a subscriber: ${error}`)),
    ...received.flatMap(({ missed }) => missed.map((id) => `a subscriber never received comment ${id}`)),
    ...received
      .filter(({ duplicates }) => duplicates > 0)
      .map(({ duplicates }) => `a subscriber received ${duplicates} comments twice`),
  ];
  for (const line of wrong.slice(0, 40)) say(line);
  say(wrong.length === 0 ? 'No request failed and no event was lost.' : `${wrong.length} faults.`);
  return wrong.length === 0 ? 0 : 1;
}
