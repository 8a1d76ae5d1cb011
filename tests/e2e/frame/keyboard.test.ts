import type { Locator, Page } from 'playwright-core';
import { Integration, password, people } from '../calls/gateway.js';
import { uniquePlate, validInput } from '../calls/vehicles.js';
import { openBrowser, signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

const maxPresses = 120; // a screen with more tab stops is not usable by keyboard

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${maxPresses} presses of Tab do not focus ${target}`);
}

test('sign in, find a vehicle, change it and sign out work without a mouse', async () => {
  const plate = uniquePlate();
  const admin = await Integration.signedIn('admin');
  await admin.request('mutation ($input: VehicleInput!) { createVehicle(input: $input) { success } }', {
    input: await validInput(admin, plate),
  });
  const page = await openBrowser();
  const { keyboard } = page;

  await page.goto('/pages/login');
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type(people.admin);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(password);
  await keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await tabTo(page, menu.getByRole('link', { name: 'Vehicle', exact: true }));
  await keyboard.press('Enter');
  await page.waitForURL('**/vehicle/manage');

  const filters = page.getByRole('form', { name: 'Search/Filters' });
  await tabTo(page, filters.getByLabel('Search by').first());
  await keyboard.type('License');
  await tabTo(page, filters.getByLabel('Kata kunci'));
  await keyboard.type(plate);
  await keyboard.press('Enter');
  await page.getByText(/^1 Result$/).waitFor();

  const table = page.getByRole('grid', { name: 'Manage Vehicle', exact: true });
  await tabTo(page, table);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Color'));
  await keyboard.press('Control+A');
  await keyboard.type('Ungu');
  await keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Ungu', { exact: true }).waitFor();
  await expect(table.evaluate((element) => element === document.activeElement)).resolves.toBe(true);

  await tabTo(page, page.getByRole('button', { name: /^Akun / }));
  await keyboard.press('Enter');
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await logout.waitFor();
  await keyboard.press('ArrowUp');
  await tabTo(page, logout);
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, Logout' }));
  await keyboard.press('Enter');
  await page.waitForURL('**/pages/login');
});

test('what is typed right after Ctrl+K reaches the palette, though its code is still loading', async () => {
  const page = await signedInAt('/dashboard', 'admin');
  await page.getByRole('button', { name: /^Cari/ }).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('pengaturan');
  const field = page.getByRole('combobox', { name: 'Cari dan perintah' });
  await field.waitFor();
  await expectSoon(() => field.inputValue(), 'pengaturan');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/settings');
});

test('the live map: its vehicles are named, opened and left by keys, and a link leads past it', async () => {
  const page = await signedInAt('/dashboard/map', 'admin');
  const { keyboard } = page;
  const list = page.getByRole('button', { name: 'Daftar kendaraan' });
  const hasFocus = (element: Locator) => () => element.evaluate((it) => it === document.activeElement);
  await tabTo(page, page.getByRole('link', { name: 'Lewati peta' }));
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expectSoon(hasFocus(list), true);

  await keyboard.press('Enter');
  const vehicle = page.getByRole('region', { name: /kendaraan terlihat$/ }).locator('li button');
  await tabTo(page, vehicle.first());
  const [plate = ''] = ((await vehicle.first().textContent()) ?? '').split(',');
  await keyboard.press('Enter');
  await expectSoon(hasFocus(page.getByRole('region', { name: plate, exact: true })), true);
  await keyboard.press('Escape');
  await expectSoon(hasFocus(list), true);

  const station = page.locator('.map-pin').first();
  await station.focus();
  await keyboard.press('Enter');
  await expectSoon(hasFocus(page.locator('.leaflet-popup')), true);
  await keyboard.press('Escape');
  await expectSoon(hasFocus(station), true);
  await page.locator('.leaflet-popup').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/dashboard/map');
});
