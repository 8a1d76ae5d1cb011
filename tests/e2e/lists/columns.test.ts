import type { Locator, Page } from 'playwright-core';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

/** Columns are kept for the person: nobody else's tests sign in with this account. */
const CHANGES_COLUMNS = 'supplierColleague';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const rowsOf = (page: Page, title: string) => page.getByRole('grid', { name: title, exact: true });
const cell = (page: Page, key: string, row = 0) =>
  page.locator(`.resource-table .cell-content[data-row="${row}"][data-column="${key}"]`);
const cells = (page: Page, key: string) =>
  page.locator(`.resource-table .cell-content[data-column="${key}"]`);
const header = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? -1);
const isCutOff = (element: Locator) => element.evaluate((it) => it.scrollWidth > it.clientWidth);

/** Chooses a column, or hides it, and closes the list of columns. */
async function toggle(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Kolom', exact: true }).click();
  for (const name of names) await page.locator('.column-chooser label').filter({ hasText: name }).click();
  await page.keyboard.press('Escape');
  await page.locator('.column-chooser').waitFor({ state: 'hidden' });
}

test('the plate stays in place while the others scroll, and a cue shows that there is more', async () => {
  const page = await signedInAt('/vehicle/manage?page=1', 'admin');
  const [plate, tenant] = [header(page, 'License Plate'), header(page, 'Company Tenant')];
  await cell(page, 'licensePlate').waitFor();
  const before = [await leftOf(plate), await leftOf(cell(page, 'licensePlate'))];
  expect(await leftOf(tenant)).toBeGreaterThan(before[0] ?? 0);
  const cue = page.locator('.scroll-cue');
  await cue.waitFor();
  await rowsOf(page, 'Manage Vehicle').evaluate((rows) => rows.scrollTo({ left: rows.scrollWidth }));
  await cue.waitFor({ state: 'detached' });
  expect([await leftOf(plate), await leftOf(cell(page, 'licensePlate'))]).toEqual(before);

  // One who tabs through the headers comes by each of them once.
  expect(await plate.count()).toBe(1);
  await rowsOf(page, 'Manage Vehicle').evaluate((rows) => rows.scrollTo({ left: 0 }));
  await cue.waitFor();
});

test('columns fit their contents, and optional ones are kept for the next visit', async () => {
  // By plate: the newest vehicles may be those of another test, without a reading.
  const page = await signedInAt('/vehicle/manage?page=1&sort=licensePlate', CHANGES_COLUMNS);
  for (const key of ['licensePlate', 'tenantName', 'supplierName', 'imei']) {
    await cell(page, key).waitFor();
    expect(await isCutOff(cell(page, key))).toBe(false);
  }
  await toggle(page, 'Baterai', 'Terakhir terlihat', 'Kontrak', 'IMEI', 'Color', 'Serial Number', 'Year');
  await cells(page, 'battery').filter({ hasText: /\d%$/ }).first().waitFor();
  await cells(page, 'lastSeen')
    .filter({ hasText: / lalu|baru saja/ })
    .first()
    .waitFor();
  // Kept by a request in the background, which leaving the page sends at the latest.
  await page.reload();
  await cells(page, 'battery').filter({ hasText: /\d%$/ }).first().waitFor();
  await cell(page, 'lastSeen').waitFor();
  expect(await header(page, 'IMEI').count()).toBe(0);

  await page.setViewportSize(PHONE.viewport);
  await page.locator('.card-facts').first().getByText('Baterai').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Kolom', exact: true }).click();
  await page.getByRole('button', { name: 'Reset kolom' }).click();
  await header(page, 'IMEI').waitFor();
  await expectSoon(() => cell(page, 'battery').count(), 0);
});

test('a truncated cell shows its whole text to the mouse and to the arrow keys', async () => {
  const page = await signedInAt('/complaint/maintanance?page=1', 'admin');
  const descriptions = cells(page, 'description');
  await descriptions.first().waitFor();
  const row = await descriptions.evaluateAll((cells) =>
    cells.findIndex((it) => it.scrollWidth > it.clientWidth && it.getBoundingClientRect().bottom < 600),
  );
  const cut = descriptions.nth(row);
  const text = (await cut.textContent()) ?? '';
  const tip = page.locator('.cell-tip');
  await cut.hover({ position: { x: 20, y: 10 } });
  await page.mouse.move(0, 0);
  await cut.hover({ position: { x: 30, y: 12 } });
  await expectSoon(() => tip.textContent(), text);
  expect(await isCutOff(tip)).toBe(false);
  await page.mouse.move(0, 0);
  await tip.waitFor({ state: 'detached' });

  await rowsOf(page, 'Complaint').focus();
  const index = Number(await cut.getAttribute('data-row'));
  for (let step = 0; step <= index; step += 1) await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 12 && (await tip.count()) === 0; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  await tip.waitFor();
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
});

test('a column that says the same in every row is hidden by one press, and the grip and the menu cover no arrow', async () => {
  const page = await signedInAt('/vehicle/manage?page=1&rentStatus=RENTED&sort=rentStatus', CHANGES_COLUMNS);
  const status = header(page, 'Rent Status');
  const shown = header(page, 'Rent Status urut naik').or(status).first();
  await shown.waitFor();
  const head = page
    .locator('.bp6-table-quadrant-top .bp6-table-header')
    .filter({ has: page.locator('[data-column="rentStatus"]') });
  const grip = head.locator('.bp6-table-reorder-handle-target');
  const opacity = () => grip.evaluate((it) => getComputedStyle(it).opacity);
  expect(await opacity()).toBe('0');
  await head.hover({ position: { x: 40, y: 30 } });
  await expectSoon(opacity, '1');
  const arrow = await head.locator('.header-name svg').boundingBox();
  const menu = await head.locator('.header-menu').boundingBox();
  const name = await head.locator('.header-name span').first().boundingBox();
  const handle = await grip.boundingBox();
  if (!arrow || !menu || !name || !handle) throw new Error('The header lacks a part.');
  expect(arrow.x + arrow.width).toBeLessThanOrEqual(menu.x);
  expect(handle.x + handle.width).toBeLessThanOrEqual(name.x);

  await page.getByRole('button', { name: 'Sembunyikan Rent Status: sama di semua baris' }).focus();
  await page.keyboard.press('Enter');
  await head.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Kolom', exact: true }).click();
  await page.getByRole('button', { name: 'Reset kolom' }).click();
  await head.waitFor();
});

test('a column is made wider and narrower by the menu of its header, without dragging', async () => {
  const page = await signedInAt('/vehicle-model/manage?page=1', CHANGES_COLUMNS);
  const menu = page.getByRole('button', { name: 'Menu kolom Company', exact: true });
  const column = page.locator('.bp6-table-header').filter({ has: menu });
  const widthOf = async () => Math.round((await column.boundingBox())?.width ?? 0);
  await menu.click();
  const before = await widthOf();
  await page.getByRole('menuitem', { name: 'Lebarkan' }).click();
  await expectSoon(widthOf, before + 20);
  await page.getByRole('menuitem', { name: 'Lebarkan' }).click();
  await expectSoon(widthOf, before + 40);
  await page.getByRole('menuitem', { name: 'Sempitkan' }).click();
  await expectSoon(widthOf, before + 20);
  await page.getByRole('menuitem', { name: 'Reset kolom' }).click();
  await expectSoon(widthOf, before);
});
