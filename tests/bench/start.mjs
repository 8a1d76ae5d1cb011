/**
 * Measures how long the gateway takes from its start until /readyz reports that it is ready, with a data API that responds at once.
 *
 *   node tests/bench/start.mjs [starts, default 10]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { runCommand, say } from '../../scripts/console.mjs';
import { startDataApi, startOurs, withProcesses } from './gateway/processes.mjs';
import { loadOfMachine, median, percentile, table } from './measure/rounds.mjs';

/** Limit of a start in milliseconds. */
const goal = 1500;

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const starts = Number(positionals[0] ?? 10);
  await buildWhenStale(['upstream', 'bff']);
  return withProcesses(async ({ folder, run }) => {
    const { dataApi } = await run(startDataApi(folder));
    const times = [];
    for (let n = 0; n < starts; n++) {
      const gateway = await startOurs(dataApi, join(folder, 'gateway.log'));
      times.push(gateway.readyAfter);
      await gateway.stop();
    }
    const [p50, p95] = [median(times), percentile(times, 95)];
    say(
      table(
        ['from start to ready', 'median ms', 'p95 ms', 'goal'],
        [[`${starts} starts`, p50.toFixed(0), p95.toFixed(0), `${goal}${p50 > goal ? ' (missed)' : ''}`]],
      ),
    );
    say(loadOfMachine());
    return 0;
  });
});
