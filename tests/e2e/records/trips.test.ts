import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { field, Integration, list } from '../calls/gateway.js';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

async function drivenVehicle(): Promise<string> {
  const supplier = await Integration.signedIn('supplier');
  const data = await supplier.request(
    '{ vehicles(filter: { rentStatus: RENTED }, sort: { field: CREATED_AT }, size: 30) { items { id trips(size: 3) { items { id } } } } }',
  );
  const driven = list(field(field(data, 'vehicles'), 'items')).find(
    (vehicle) => list(field(field(vehicle, 'trips'), 'items')).length === 3,
  );
  return String(field(driven, 'id'));
}

/** Checks whether the map of a dialog shows the start, the end and the stops of its trip completely. */
async function areMarkersInMap(dialog: Locator): Promise<boolean> {
  return dialog.locator('.map-view').evaluate((map) => {
    const view = map.getBoundingClientRect();
    const boxes = [...map.querySelectorAll('.trip-marker, .trip-stop')].map((icon) =>
      icon.getBoundingClientRect(),
    );
    return boxes.length >= 2 && boxes.every(({ top, bottom }) => top >= view.top && bottom <= view.bottom);
  });
}

test.each([
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
])('trips of a period are listed, summed and walked by keyboard on a %s', async (_name, viewport) => {
  const page = await signedInAt(`/vehicle/manage/${await drivenVehicle()}?view=trips`, 'supplier', {
    viewport,
  });
  const card = page.getByRole('button', { name: /km.*Average Speed/ });
  await card.first().waitFor();
  const period = page.getByRole('group', { name: 'Periode' });
  await period.getByRole('button', { name: 'Rentang sendiri' }).press('Enter');
  await period.getByLabel('Dari').fill('2020-01-01');
  await period.getByLabel('Sampai').fill('2020-01-02');
  await page.getByText('Tidak ada perjalanan pada periode ini.').waitFor();
  await period.getByLabel('Sampai').fill('2999-12-31');
  await card.nth(1).waitFor();
  await page.getByRole('region', { name: 'Total periode' }).getByText('km').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const exporting = page.getByRole('button', { name: 'Export', exact: true });
  await exporting.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/^\uFEFFMulai,Selesai,.*\r\n\d{4}-\d\d-\d\d \d\d:\d\d,/);
  const downloads = page.getByText('Download berhasil');
  await downloads.waitFor();
  await page.keyboard.press('Escape');
  await downloads.waitFor({ state: 'detached' });
  // The panel gives the focus back after it has closed: to its own button when that of the menu item cannot have it.
  await expectSoon(() => page.evaluate(() => document.activeElement?.matches('button') ?? false), true);

  await card.first().press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Rute perjalanan / });
  await dialog.getByRole('button', { name: 'Perjalanan sebelumnya' }).focus();
  const first = new URL(page.url()).searchParams.get('trip');
  const graph = dialog.getByRole('slider', { name: 'Grafik kecepatan' });
  const graphOfFirst = await graph.elementHandle();
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL((url) => url.searchParams.get('trip') !== first);
  await graphOfFirst?.waitForElementState('hidden');
  const moment = dialog.getByRole('slider', { name: 'Waktu perjalanan' });
  await graph.press('End');
  expect(await moment.inputValue()).toBe(await moment.getAttribute('max'));
  await dialog.getByRole('button', { name: 'Perjalanan berikutnya' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL((url) => url.searchParams.get('trip') === first);

  await dialog.getByRole('button', { name: 'Detail Riwayat Perjalanan' }).click();
  const detail = page.getByRole('dialog', { name: 'Detail Riwayat Perjalanan' });
  await detail.getByText('kWh Cost').waitFor();
  await expectSoon(() => areMarkersInMap(detail), true);
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('period')).toBe('own');
});
