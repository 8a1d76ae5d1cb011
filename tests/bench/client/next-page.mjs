/**
 * Measures how long the next page of vehicles takes, from the press of the button to the painted rows: the whole stack (client, gateway, data API,
 * PostgreSQL) on this machine, with a fleet of a million vehicles, which takes minutes to create.
 *
 *   node tests/bench/client/next-page.mjs [vehicles, default 1000000] [--presses=60]
 *     [--server=URL of a PostgreSQL that keeps the fleet between runs]
 */
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../../scripts/build/build.mjs';
import { elapsed, runCommand, say } from '../../../scripts/console.mjs';
import { startPostgres } from '../../../scripts/services/postgres.mjs';
import { signedInPage, startArmada, startBrowser } from '../measure/armada.mjs';
import { openLargeFleet } from '../measure/large-fleet.mjs';
import { mainThreadOf } from '../measure/main-thread.mjs';
import { loadOfMachine, median, percentile, table } from '../measure/rounds.mjs';

/** Limit of the 95th percentile in milliseconds. */
const limit = 60;
/** Presses that warm the caches and are not counted. */
const warmUp = 5;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { presses: { type: 'string', default: '60' }, server: { type: 'string' } },
    allowPositionals: true,
  });
  const vehicles = Number(positionals[0] ?? 1_000_000);
  await buildWhenStale();
  const postgres =
    values.server === undefined
      ? await startPostgres({ settings: ['shared_buffers=2GB'] })
      : { url: values.server, stop: async () => {} };
  const running = [postgres];
  try {
    const started = performance.now();
    const databaseUrl = await openLargeFleet(postgres.url, vehicles);
    say(`${vehicles} vehicles in ${elapsed(started)}`);
    const armada = await startArmada(null, { databaseUrl });
    running.push(armada);
    const browser = await startBrowser();
    running.push({ stop: () => browser.close() });
    const presses = await press(browser, armada.url, Number(values.presses));
    const p95 = percentile(
      presses.map(({ shown }) => shown),
      95,
    );
    const rows = [
      ['to its request', 'request', ''],
      ['to its response', 'response', ''],
      ['to painted rows', 'shown', `${limit}${p95 < limit ? '' : ' (over)'}`],
      ['CPU of the main thread', 'work', ''],
    ].map(([name, key, cell]) => {
      const times = presses.map((press) => press[key]);
      return [name, median(times).toFixed(1), percentile(times, 95).toFixed(1), cell];
    });
    say(
      table(
        [`next page of ${vehicles} vehicles, from the press`, 'median ms', 'p95 ms', 'limit of p95'],
        rows,
      ),
    );
    say(loadOfMachine());
    return p95 < limit ? 0 : 1;
  } finally {
    for (const server of running.reverse()) await server.stop();
  }
});

/** @returns {Promise<{request: number, response: number, shown: number, work: number}[]>} milliseconds of each press */
async function press(browser, url, count) {
  const page = await signedInPage(browser, url);
  await page.goto('/vehicle/manage?page=1');
  const next = page.getByRole('button', { name: 'Halaman berikutnya', exact: true });
  await page.locator('.resource-table .cell-content').first().waitFor();
  const mainThread = await mainThreadOf(page);
  const presses = [];
  for (let n = 0; n < warmUp + count; n++) {
    await page.evaluate(() => window.probe.quiet());
    const before = await mainThread.spent();
    // The probe is called before the click, so that the time of the call is not measured.
    const measured = page.evaluate(() => window.probe.clickToRows());
    await next.click();
    const times = await measured;
    const work = (await mainThread.spent()) - before;
    if (n >= warmUp) presses.push({ ...times, work });
  }
  return presses;
}
