/**
 * Measures how long a complaint with thousands of comments takes from the click in the list until its newest comment is painted at the end of
 * the chat: the production build in a real browser, through gateway and data API, on PostgreSQL. Each complaint is opened for the
 * first time, so that it is not cached. "CPU ms" is the time of the page's main thread.
 *
 *   node tests/bench/client/chat.mjs [comments, default 5000]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildWhenStale } from '../../../scripts/build/build.mjs';
import { runCommand, say } from '../../../scripts/console.mjs';
import { requireWritableFolder } from '../../../scripts/servers/data-folder.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { serversAt } from '../../../scripts/servers/servers.mjs';
import { startPostgres } from '../../../scripts/services/postgres.mjs';
import { signedInPage, startBrowser } from '../measure/armada.mjs';
import { loadOfMachine, median, percentile, table } from '../measure/rounds.mjs';

/** Limit of the 95th percentile in milliseconds. */
const limit = 300;
/** Number of complaints; at most the rows that the list shows without scrolling. */
const complaints = 20;
/** The first one loads the screen's script and warms the servers, and is not counted. */
const uncounted = 1;

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const comments = Number(positionals[0] ?? 5000);
  const armada = await startArmada(comments);
  const browser = await startBrowser();
  try {
    const page = await openList(browser, armada.url);
    const openings = [];
    for (const title of armada.titles) openings.push(await openComplaint(page, title, comments));
    const [{ time: first }] = openings;
    const counted = openings.slice(uncounted);
    const times = counted.map(({ time }) => time);
    const [p50, p95] = [median(times), percentile(times, 95)];
    say(
      table(
        ['in the browser', 'times', 'median ms', 'p95 ms', 'median CPU ms', 'limit of p95'],
        [
          [
            `a complaint of ${comments} comments: pressed to its newest painted`,
            String(counted.length),
            p50.toFixed(0),
            p95.toFixed(0),
            median(counted.map(({ work }) => work)).toFixed(0),
            `${limit}${p95 < limit ? '' : ' (over)'}`,
          ],
        ],
      ),
    );
    say(`first opening ${first.toFixed(0)} ms; ${loadOfMachine()}`);
    return 0;
  } finally {
    await browser.close();
    await armada.stop();
  }
});

/** Starts a gateway and the services on a PostgreSQL with the demo fleet and the complaints. */
async function startArmada(comments) {
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'armada-bench-'));
  requireWritableFolder(folder);
  const postgres = await startPostgres();
  const [port, upstreamPort] = [await freePort(), await freePort()];
  const { upstream, gateway } = serversAt({ port, upstreamPort, dataFolder: folder });
  Object.assign(upstream.options.env, { DATABASE_URL: postgres.url, DEMO: '1', DEMO_DRIVERS: '0' });
  const stop = async () => {
    await gateway.stop();
    await upstream.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    upstream.start();
    gateway.start();
    await Promise.all([upstream.ready(), gateway.ready()]);
    const titles = await addConversations(postgres.url, comments);
    return { url: `http://localhost:${port}`, titles, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Adds complaints like the newest one of the demo fleet, each with comments of tenant and supplier.
 * @returns {Promise<string[]>} their titles, in the order of the list
 */
async function addConversations(url, comments) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `insert into complaint (supplier_id, tenant_id, category_id, vehicle_id, title, description, raised_on,
                              estimation_date, created_by)
         select supplier_id, tenant_id, category_id, vehicle_id, 'Percakapan ' || n, description, raised_on,
                estimation_date, created_by
         from (select * from complaint order by id desc limit 1) newest cross join generate_series(1, $1) n
         order by n
       returning id, title`,
      [complaints],
    );
    await client.query(
      `insert into complaint_comment (complaint_id, description, user_id, company_type, created_at)
         select c.id, 'Komentar ' || repeat('tentang rem yang berdecit ', n % 5) || n || ' – ' || c.title,
                u.id, u.company_type, now() - ($2::int - n) * interval '1 minute'
         from complaint c cross join generate_series(1, $2::int) n
         join lateral (
           select app_user.id, company.company_type from app_user join company on company.id = app_user.company_id
           where company.company_type = 2 + n % 2 order by app_user.id limit 1
         ) u on true
         where c.id = any($1::int[])
         order by n`,
      [rows.map(({ id }) => id), comments],
    );
    await client.query('vacuum analyze');
    return rows.reverse().map(({ title }) => title);
  } finally {
    await client.end();
  }
}

async function openList(browser, baseURL) {
  const page = await signedInPage(browser, baseURL, { reducedMotion: 'reduce' });
  await page.addInitScript(installProbe);
  await page.goto('/complaint/maintanance?page=1&size=100');
  return page;
}

/**
 * @returns {Promise<{time: number, work: number}>} milliseconds from the click on its row until the end of its chat
 *   was painted: wall-clock time, and CPU time of the main thread
 */
async function openComplaint(page, title, comments) {
  const row = page.locator('[data-row]:visible').getByText(title, { exact: true }).first();
  await row.waitFor();
  await page.evaluate(() => window.chat.quiet());
  const cpu = await page.context().newCDPSession(page);
  await cpu.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await cpu.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await spent();
  const taken = page.evaluate((text) => window.chat.pressedToEnd(text), `${comments} – ${title}`);
  await row.click();
  const time = await taken;
  const work = (await spent()) - before;
  await cpu.detach();
  await page.goBack();
  return { time, work };
}

/** Init script of the page, available as `window.chat`. */
function installProbe() {
  let pressedAt = null;
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true },
  );
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Resolves when the current frame has been painted. */
  const painted = async () => {
    await nextFrame();
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  };
  /** Checks whether the newest comment is fully visible at the end of the chat. */
  function isAtEnd(text) {
    // The screens of inactive tabs stay in the document, hidden.
    const scroller = [...document.querySelectorAll('.chat-scroll')].find((one) => one.checkVisibility());
    const newest = scroller?.querySelector('.chat-comment:last-child');
    if (!newest?.textContent.endsWith(text)) return false;
    const [frame, box] = [scroller.getBoundingClientRect(), newest.getBoundingClientRect()];
    return box.top >= frame.top && box.bottom <= frame.bottom + 1;
  }
  window.chat = {
    /** The time from the next click until the comment is painted at the end of the chat. */
    async pressedToEnd(text) {
      pressedAt = null;
      while (pressedAt === null || !isAtEnd(text)) await nextFrame();
      return (await painted()) - pressedAt;
    },
    /** Resolves when the browser is idle. */
    async quiet() {
      for (let n = 0; n < 5; n++) await new Promise((resolve) => requestIdleCallback(resolve));
    },
  };
}
