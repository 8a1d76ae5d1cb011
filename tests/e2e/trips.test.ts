import { readFile } from 'node:fs/promises';
import { field, Integration, list } from './gateway.js';
import { signedInAt } from './pages/browser.js';
import { failOnPageErrors } from './pages/fail-on-page-errors.js';

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

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/^\uFEFFMulai,Selesai,.*\r\n\d{4}-\d\d-\d\d \d\d:\d\d,/);
  // A menu returns the focus to its button when it has closed.
  await page.getByRole('menuitem', { name: 'CSV' }).waitFor({ state: 'detached' });

  await card.first().press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Rute perjalanan / });
  await dialog.getByRole('button', { name: 'Perjalanan sebelumnya' }).focus();
  const first = new URL(page.url()).searchParams.get('trip');
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL((url) => url.searchParams.get('trip') !== first);
  const moment = dialog.getByRole('slider', { name: 'Waktu perjalanan' });
  await dialog.getByRole('slider', { name: 'Grafik kecepatan' }).press('End');
  expect(await moment.inputValue()).toBe(await moment.getAttribute('max'));
  await dialog.getByRole('button', { name: 'Perjalanan berikutnya' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL((url) => url.searchParams.get('trip') === first);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('period')).toBe('own');
});
