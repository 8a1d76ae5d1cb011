/**
 * Measures what somebody waits for on a slow network with a slow processor and nothing cached: 400 kbit/s both ways, 400 ms more for each
 * request, a quarter of this machine's speed. The production build in a real browser, through gateway and data API.
 *
 *   node tests/bench/client/slow.mjs [--rounds=3]
 */
import { parseArgs } from 'node:util';
import { runCommand, say } from '../../../scripts/console.mjs';
import { startArmada, startBrowser } from '../measure/armada.mjs';
import { startDataApiProxy } from '../measure/data-api-proxy.mjs';
import { loadOfMachine, median, percentile, table } from '../measure/rounds.mjs';
import { openSlowPage, TYPING } from '../measure/slow-visit.mjs';

/** The steps of one visit, each with the limit of its milliseconds. */
const limits = {
  'login: address entered to form usable': 3000,
  'dashboard: Enter to its numbers': 5000,
  'first list: click on a number to its rows': 2500,
};

runCommand(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const armada = await startArmada(({ port, upstreamPort }) =>
    startDataApiProxy(port, upstreamPort, () => undefined),
  );
  const browser = await startBrowser();
  try {
    // The first visit warms the servers and is not counted.
    await visit(browser, armada.url);
    const visits = [];
    for (let round = 0; round < Number(values.rounds); round++) visits.push(await visit(browser, armada.url));
    const rows = Object.entries(limits).map(([name, limit], step) => {
      const times = visits.map((visit) => visit[step]);
      const [middle, worst, most] = [median(times), percentile(times, 100), limit].map((ms) =>
        (ms / 1000).toFixed(1),
      );
      return [name, middle, worst, `${most}${median(times) > limit ? ' (over)' : ''}`];
    });
    say(table(['400 kbit/s, 400 ms, CPU ÷ 4, cold', 'median s', 'worst s', 'limit s'], rows));
    say(loadOfMachine());
    return rows.some((cells) => cells.at(-1).endsWith('(over)')) ? 1 : 0;
  } finally {
    await browser.close();
    await armada.stop();
  }
});

/** One visit with an empty cache. @returns {Promise<number[]>} milliseconds of the steps of `limits` */
async function visit(browser, baseURL) {
  const { context, page } = await openSlowPage(browser, baseURL);
  // The form is usable once its first field has the focus and accepts keys. The page's own clock starts with the navigation.
  await page.addInitScript(() =>
    document.addEventListener('focusin', () => {
      window.usableAt ??= performance.now();
    }),
  );
  await page.goto('/pages/login', { waitUntil: 'commit' });
  await page.locator('#login-email:focus').waitFor();
  const toForm = await page.evaluate(() => window.usableAt);
  await page.getByLabel('Email').pressSequentially('supplier@armada.test', { delay: TYPING });
  await page.getByLabel('Password', { exact: true }).pressSequentially('armada-demo', { delay: TYPING });
  const toNumbers = await timeOf(async () => {
    await page.keyboard.press('Enter');
    await page.locator('.attention strong').first().waitFor();
  });
  const toRows = await timeOf(async () => {
    await page.locator('.attention a[href^="/vehicle/manage"]').first().click();
    await page.locator('.resource-table .cell-content').first().waitFor();
  });
  await context.close();
  return [toForm, toNumbers, toRows];
}

/** @returns {Promise<number>} milliseconds that it takes */
async function timeOf(act) {
  const started = performance.now();
  await act();
  return performance.now() - started;
}
