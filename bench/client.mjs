/**
 * What a person feels in the client: the production build in a real browser, through the gateway, on a list of a million
 * vehicles with pages of 100.
 *
 *   node bench/client.mjs [--only=words of a measurement's name] [--at=address of an Armada that runs]
 *
 * Times are of the clock, and so of the machine's other work too, which the last line tells; "CPU ms" is what the page's main
 * thread computed from what a person did until it was painted.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildWhenStale } from '../scripts/build.mjs';
import { runCommand, say } from '../scripts/console.mjs';
import { requireWritableFolder } from '../scripts/data-folder.mjs';
import { freePort } from '../scripts/ports.mjs';
import { serversAt } from '../scripts/servers.mjs';
import { requireProgram } from '../scripts/services/programs.mjs';
import { measurementsOn } from './client-measurements.mjs';
import { startMillionRows } from './million-rows.mjs';
import { installProbe } from './page-probe.mjs';
import { median, percentile, table } from './rounds.mjs';

const list = '/vehicle/manage?page=1&size=100';

runCommand(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, at: { type: 'string' } },
  });
  const armada = values.at === undefined ? await startArmada() : { url: values.at, stop: async () => {} };
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? requireProgram('browser'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await openList(browser, armada.url);
    const rows = [];
    for (const measurement of measurementsOn(page)) {
      if (!measurement.name.includes(values.only)) continue;
      const { times, work } = await repeat(page, measurement);
      const [p50, p95] = [median(times), percentile(times, 95)];
      const cells = [p50, p95, median(work)].map((time) => time.toFixed(0));
      rows.push([
        measurement.name,
        ...cells,
        `${measurement.limit}${p95 < measurement.limit ? '' : ' (over)'}`,
      ]);
    }
    say(table(['in the browser', 'median ms', 'p95 ms', 'median CPU ms', 'limit of p95'], rows));
    say(
      `load of the machine: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
    return 0;
  } finally {
    await browser.close();
    await armada.stop();
  }
});

/** Starts gateway and services of their own, with a million vehicles and the demo fleet's rest. */
async function startArmada() {
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'armada-bench-'));
  requireWritableFolder(folder);
  const [port, upstreamPort, listPort] = [await freePort(), await freePort(), await freePort()];
  const { upstream, gateway } = serversAt({ port, upstreamPort, dataFolder: folder });
  gateway.options.env.DATA_API_URL = `http://127.0.0.1:${listPort}/api`;
  const million = await startMillionRows(listPort, upstreamPort);
  const stop = async () => {
    await gateway.stop();
    await upstream.stop();
    await million.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    upstream.start();
    gateway.start();
    await Promise.all([upstream.ready(), gateway.ready()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, stop };
}

async function openList(browser, baseURL) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(installProbe);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pages/login');
  await page.getByLabel('Email').fill('admin@armada.test');
  await page.getByLabel('Password', { exact: true }).fill('armada-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(list);
  await page.getByText('1.000.000 Result').waitFor();
  return page;
}

/**
 * Makes a measurement as often as it asks for, and once before, so that what is fetched once is there.
 * @returns {Promise<{times: number[], work: number[]}>} milliseconds of the clock, and of the main thread
 */
async function repeat(page, { count, prepare, act }) {
  const cpu = await page.context().newCDPSession(page);
  await cpu.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await cpu.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const times = [];
  const work = [];
  for (let n = 0; n <= count; n++) {
    await prepare?.(n);
    await page.evaluate(() => window.probe.quiet());
    const before = await spent();
    const taken = [await act(n)].flat();
    const after = await spent();
    if (n === 0) continue;
    times.push(...taken);
    work.push((after - before) / taken.length);
  }
  await cpu.detach();
  return { times, work };
}
