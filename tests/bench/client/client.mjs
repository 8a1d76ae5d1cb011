/**
 * Response times that a user sees in the client: the production build in a real browser, through the gateway, on a list of a million
 * vehicles with pages of 100.
 *
 *   node tests/bench/client/client.mjs [--only=words of a measurement's name] [--at=address of an Armada that runs]
 *
 * Times are wall-clock times, which depend on the load of the machine (last line); "CPU ms" is the time of the page's main thread
 * from the input to the paint.
 */
import { parseArgs } from 'node:util';
import { runCommand, say } from '../../../scripts/console.mjs';
import { signedInPage, startArmada, startBrowser } from '../measure/armada.mjs';
import { limits, measurementsOn } from '../measure/client-measurements.mjs';
import { mainThreadOf } from '../measure/main-thread.mjs';
import { startMillionRows } from '../measure/million-rows.mjs';
import { loadOfMachine, median, percentile, table } from '../measure/rounds.mjs';

const list = '/vehicle/manage?page=1&size=100';

runCommand(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, at: { type: 'string' } },
  });
  const armada =
    values.at === undefined
      ? await startArmada(({ port, upstreamPort }) => startMillionRows(port, upstreamPort))
      : { url: values.at, stop: async () => {} };
  const browser = await startBrowser();
  try {
    const page = await openList(browser, armada.url);
    const rows = [];
    const interactions = {
      name: 'each of these interactions',
      limit: limits.interaction,
      times: [],
      work: [],
    };
    for (const measurement of measurementsOn(page)) {
      if (!measurement.name.includes(values.only)) continue;
      const measured = await repeat(page, measurement);
      rows.push(rowOf({ ...measurement, ...measured }));
      if (!measurement.isInteraction) continue;
      interactions.times.push(...measured.times);
      interactions.work.push(...measured.work);
    }
    if (interactions.times.length > 0) rows.push(rowOf(interactions));
    say(table(['in the browser', 'median ms', 'p95 ms', 'median CPU ms', 'limit of p95'], rows));
    say(loadOfMachine());
    return 0;
  } finally {
    await browser.close();
    await armada.stop();
  }
});

function rowOf({ name, limit, times, work }) {
  const p95 = percentile(times, 95);
  const cells = [median(times), p95, median(work)].map((time) => time.toFixed(0));
  return [name, ...cells, `${limit}${p95 < limit ? '' : ' (over)'}`];
}

async function openList(browser, baseURL) {
  const page = await signedInPage(browser, baseURL, { reducedMotion: 'reduce' });
  await page.goto(list);
  await page.getByText('1.000.000 Result').waitFor();
  return page;
}

/**
 * Repeats a measurement `count` times, after one run that warms the caches.
 * @returns {Promise<{times: number[], work: number[]}>} milliseconds of the clock, and of the main thread
 */
async function repeat(page, { count, prepare, act }) {
  const mainThread = await mainThreadOf(page);
  const times = [];
  const work = [];
  for (let n = 0; n <= count; n++) {
    await prepare?.(n);
    await page.evaluate(() => window.probe.quiet());
    const before = await mainThread.spent();
    const taken = [await act(n)].flat();
    const after = await mainThread.spent();
    if (n === 0) continue;
    times.push(...taken);
    work.push((after - before) / taken.length);
  }
  await mainThread.detach();
  return { times, work };
}
