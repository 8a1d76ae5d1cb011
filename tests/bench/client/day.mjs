/**
 * Plays a working day in one page of a real browser: eight hours in about four minutes, each with lists and their menus, dialogs, details, a
 * conversation, maps, a replayed trip, themes and vehicles that move. What the page keeps is measured after each hour, on the
 * dashboard, with everything else closed and garbage collected. Fails if its heap grows by more than 15 % after the second hour.
 *
 *   node tests/bench/client/day.mjs [--hours=8]
 */
import { parseArgs } from 'node:util';
import { runCommand, say } from '../../../scripts/console.mjs';
import { signedInPage, startArmada, startBrowser } from '../measure/armada.mjs';
import { loadOfMachine, table } from '../measure/rounds.mjs';

/** The heap may be this many times as large at the end as after the second hour, by which everything was once on screen. */
const limit = 1.15;
/** Milliseconds of an hour that are spent on the dashboard, whose vehicles move. */
const watching = 10_000;
/** Pages of the vehicle list that are looked at in an hour, other ones in each. */
const pages = 6;

/** @typedef {import('playwright-core').Page} Page */

/** @type {(page: Page, name: string | RegExp) => import('playwright-core').Locator} */
const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' }).last();
/** @param {Page} page */
const rows = (page) =>
  page
    .getByText(/^[\d.,]+ Result$/)
    .last()
    .waitFor();
/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog').last();

/** Opens an address as a link of the page does, without loading the page again. @param {Page} page @param {string} path */
async function open(page, path) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Closes an overlay once it has the focus, and waits until it has faded. @param {Page} page @param {import('playwright-core').Locator} shown */
async function closeByEscape(page, shown) {
  // An element that is returned would be kept for the developer tools.
  await page.waitForFunction(() => document.activeElement?.closest('.bp6-portal') != null);
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
}

/** Opens the popover of a button and closes it. @param {Page} page @param {string | RegExp} name */
async function popover(page, name) {
  await button(page, name).click();
  const shown = page.locator('.bp6-popover').last();
  await shown.waitFor();
  await closeByEscape(page, shown);
}

/** @param {Page} page @param {number} hour */
async function vehicles(page, hour) {
  for (let n = 0; n < pages; n++) {
    await open(page, `/vehicle/manage?page=${1 + ((hour * pages + n) % 60)}&size=10`);
    await rows(page);
  }
  for (const name of ['Kolom', /^Tampilan/, 'Export']) for (const _twice of [1, 2]) await popover(page, name);
  const header = page.getByRole('columnheader', { name: 'IMEI' });
  await header.hover();
  await header.locator('.header-menu').click();
  const menu = page.getByRole('menuitem', { name: 'Sembunyikan' });
  await menu.focus();
  await closeByEscape(page, menu);
  await open(page, '/vehicle/manage?page=1&record=1');
  await dialog(page).getByLabel('License Plate').waitFor();
  await closeByEscape(page, dialog(page));
  await open(page, `/vehicle/manage/${1 + hour}`);
  await page.locator('.map-view').last().waitFor();
}

/** A trip of the vehicle whose position is the newest. @param {Page} page */
async function replay(page) {
  await open(page, '/dashboard');
  await page.getByRole('region', { name: 'Riwayat Kendaraan' }).getByRole('link').first().click();
  await button(page, /km.*Average Speed/).waitFor();
  await page
    .getByRole('button', { name: /km.*Average Speed/ })
    .first()
    .click();
  const moment = dialog(page).getByRole('slider', { name: 'Waktu perjalanan' });
  await moment.waitFor();
  await dialog(page).getByRole('button', { name: 'Putar' }).click();
  await dialog(page).getByRole('button', { name: 'Jeda' }).click();
  await closeByEscape(page, moment);
}

/** @param {Page} page @param {number} hour */
async function complaint(page, hour) {
  await open(page, '/complaint/maintanance?page=1&status=IN_PROGRESS');
  await rows(page);
  const table = page.getByRole('grid', { name: 'Complaint', exact: true });
  await table.press('Home');
  await table.press('Enter');
  await page.locator('.chat-comment').first().waitFor();
  await page.getByRole('textbox', { name: 'Komentar' }).fill(`Jam ${hour}`);
  await page.keyboard.press('Enter');
  await page.locator('.chat-comment').getByText(`Jam ${hour}`, { exact: true }).waitFor();
}

/** @param {Page} page */
async function maps(page) {
  for (const path of ['/dashboard/map', '/charging-station/map', '/charging-station/manage?page=1&map=all']) {
    await open(page, path);
    await page.locator('.map-view:visible').last().waitFor();
  }
  await closeByEscape(page, dialog(page));
}

/** @param {Page} page */
async function otherLists(page) {
  for (const path of ['user', 'company-supplier', 'company-contract', 'vehicle-model', 'menu']) {
    await open(page, `/${path}/manage?page=1`);
    await rows(page);
    await open(page, `/${path}/manage?page=1&record=new`);
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).waitFor();
    await closeByEscape(page, dialog(page));
  }
}

/** @param {Page} page */
async function shell(page) {
  for (const name of [/^Notifikasi/, /^Akun /, 'Downloads'])
    for (const _twice of [1, 2]) await popover(page, name);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Cari dan perintah' }).fill('volt');
  await closeByEscape(page, dialog(page));
  for (const _twice of [1, 2]) {
    await button(page, /^Akun /).click();
    await page.getByRole('menuitem', { name: /^Mode (gelap|terang)/ }).click();
  }
}

/** Closes every tab but the dashboard's, and waits until the page rests. @param {Page} page */
async function closeTabs(page) {
  await open(page, '/dashboard');
  const others = page.getByRole('button', { name: /^Tutup tab / });
  for (let n = await others.count(); n > 0; n = await others.count()) {
    await others.last().click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('[aria-label^="Tutup tab "]').length < count,
      n,
    );
  }
  await page.locator('.live-canvas').waitFor();
  await page.waitForTimeout(watching);
}

/** Measures the memory of a page. @param {import('playwright-core').CDPSession} session */
async function kept(session) {
  for (const _twice of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

runCommand(async () => {
  const { values } = parseArgs({ options: { hours: { type: 'string', default: '8' } } });
  const armada = await startArmada(null, { hasDrivers: true });
  const browser = await startBrowser();
  try {
    const page = await signedInPage(browser, armada.url, { reducedMotion: 'reduce' });
    await page.locator('.live-canvas').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const hours = [];
    for (let hour = 1; hour <= Number(values.hours); hour++) {
      await vehicles(page, hour);
      await replay(page);
      await complaint(page, hour);
      await maps(page);
      await otherLists(page);
      await shell(page);
      await closeTabs(page);
      const now = await kept(session);
      hours.push(now);
      say(
        `hour ${hour}: ${(now.heap / 2 ** 20).toFixed(1)} MB, ${now.nodes} nodes, ${now.listeners} listeners`,
      );
    }
    const [second, last] = [hours[1] ?? hours[0], hours.at(-1)];
    const growth = last.heap / second.heap;
    const isHeld = growth <= limit;
    const cells = (name, of) => [name, of(hours[0]), of(second), of(last)];
    say(
      table(
        ['kept by a page, on the dashboard', 'first hour', 'second', `hour ${hours.length}`],
        [
          cells('JavaScript heap, MB', ({ heap }) => (heap / 2 ** 20).toFixed(1)),
          cells('DOM nodes', ({ nodes }) => String(nodes)),
          cells('event listeners', ({ listeners }) => String(listeners)),
        ],
      ),
    );
    say(`heap × ${growth.toFixed(2)} since the second hour, limit ${limit}${isHeld ? '' : ' (over)'}`);
    say(loadOfMachine());
    return isHeld ? 0 : 1;
  } finally {
    await browser.close();
    await armada.stop();
  }
});
