/**
 * Measures whether the gateway's memory stays constant at half load (full load for a second, none for the next) with lists, a dashboard and a
 * detail with relations in turn: compares the last quarter of the time with the second; the first is a warm-up.
 * Linux only.
 *
 *   node tests/bench/steady.mjs [minutes, default 10]
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { runCommand, say } from '../../scripts/console.mjs';
import { linkedVehicle, operationsOn } from './gateway/operations.mjs';
import { residentBytesOf, startDataApi, startLoad, startOurs, withProcesses } from './gateway/processes.mjs';
import { tokenOf } from './gateway/sign-in.mjs';
import { loadOfMachine, median, table } from './measure/rounds.mjs';

/** Limit of the ratio of the last quarter's memory to the second's. */
const goal = 1.05;
/** Seconds of load, and of the pause after it. */
const seconds = 1;
const connections = 16;

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const minutes = Number(positionals[0] ?? 10);
  await buildWhenStale(['upstream', 'bff']);
  return withProcesses(async ({ folder, run }) => {
    const { dataApi } = await run(startDataApi(folder));
    const { port, pid } = await run(startOurs(dataApi, join(folder, 'gateway.log')));
    const load = await run(startLoad());
    const token = await tokenOf(dataApi);
    const orders = Object.values(operationsOn(await linkedVehicle(dataApi, token))).map(
      ({ query, variables }) => ({
        port,
        connections,
        seconds,
        method: 'POST',
        path: '/graphql',
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      }),
    );
    const quarters = [[], [], [], []];
    let requests = 0;
    const since = performance.now();
    for (let done = 0; done < 1; done = (performance.now() - since) / (minutes * 60_000)) {
      const { requests: completed } = await load.run(orders[quarters.flat().length % orders.length]);
      requests += completed;
      await setTimeout(seconds * 1000);
      quarters[Math.floor(done * 4)].push(residentBytesOf(pid));
    }
    const mib = quarters.map((bytes) => median(bytes) / 2 ** 20);
    const ratio = mib[3] / mib[1];
    say(
      table(
        ['memory at half load', 'requests', 'MiB by quarter (medians)', 'last × second', 'goal'],
        [
          [
            `${minutes} minutes`,
            String(requests),
            mib.map((quarter) => quarter.toFixed(0)).join(', '),
            ratio.toFixed(2),
            `${goal}${ratio > goal ? ' (missed)' : ''}`,
          ],
        ],
      ),
    );
    say(loadOfMachine());
    return 0;
  });
});
