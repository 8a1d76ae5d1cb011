import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe.js';
import { openBrowser, signedInAt } from './browser.js';
import { holdPagesToTheRules } from './page-rules.js';
import { pick, VehicleScreen } from './vehicle-screen.js';

holdPagesToTheRules();

/** Waits for fonts and the last transition, so that axe sees the colours that a person sees; what moves for ever is left to move. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

async function faults(page: Page): Promise<string[]> {
  await settled(page);
  return accessibilityFaults(page);
}

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  /** The choice that the user menu keeps. */
  async function choose(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Akun / }).click();
    const other = page.getByRole('menuitem', { name: colorScheme === 'dark' ? 'Mode gelap' : 'Mode terang' });
    if (await other.isVisible()) await other.click();
    else await page.keyboard.press('Escape');
  }

  test('nobody is shut out from the login screen', async () => {
    const page = await openBrowser({ colorScheme });
    await page.goto('/pages/login');
    await page.getByLabel('Email').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('nobody is shut out from the layout, the dashboard and the bell', async () => {
    const page = await signedInAt('/dashboard', 'admin', { colorScheme });
    await choose(page);
    await page.getByText('Tersedia').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Notifikasi/ }).click();
    await page.getByRole('region', { name: 'Notifikasi' }).getByRole('listitem').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('nobody is shut out from the list and its filters', async () => {
    const page = await signedInAt('/vehicle/manage', 'admin', { colorScheme });
    await choose(page);
    const screen = new VehicleScreen(page);
    await screen.openFilters();
    expect(await faults(page)).toEqual([]);
    await screen.searchPlate('B');
    await screen.result(/^[\d.]+ Result$/).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('nobody is shut out from the dialog, filled or refused', async () => {
    // The oldest vehicles are the demo's, which have photos.
    const page = await signedInAt('/vehicle/manage?page=1&sort=createdAt', 'admin', { colorScheme });
    await choose(page);
    const screen = new VehicleScreen(page);
    await page.getByText(/^B \d/).first().click();
    await screen.dialog.locator('img[src*="/files/"]').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await screen.dialog.getByLabel('Color').fill('');
    await screen.save();
    await screen.dialog.getByText('*Required').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('nobody is shut out from an import, its rows and why one is refused', async () => {
    const page = await signedInAt('/company-tenant/manage?page=1', 'admin', { colorScheme });
    await choose(page);
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Pilih berkas' }).waitFor();
    expect(await faults(page)).toEqual([]);
    const headings =
      'Nama;Email;Tlp;Total Vehicles;Start Date;End Date;Alamat;Status;Latitude, Longitude;Lain';
    const row = 'Axe;axe@import.test;0811;1;2026-01-01;2026-12-31;Jalan 1;Aktif;-6.1, 106.8;';
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'tenants.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([headings, row, row].join('\n')),
    });
    await dialog.getByText('1 baru, 0 diubah, 0 tetap, 1 ditolak').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('nobody is shut out from users, their look-ups and their photo', async () => {
    const page = await signedInAt('/user/manage?page=1', 'admin', { colorScheme });
    await choose(page);
    await page.getByText(/^[\d.]+ Result$/).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('*Required').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await pick(dialog, 'Company', 'Armada');
    await dialog.getByLabel('Type').and(page.locator(':enabled')).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('nobody is shut out from menus: tree, list and the look-up of a parent', async () => {
    const page = await signedInAt('/menu/manage?page=1', 'admin', { colorScheme });
    await choose(page);
    await page.getByRole('treeitem').first().waitFor();
    await page.getByText(/^[\d.]+ Result$/).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Parent/ })
      .click();
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('nobody is shut out from the menus of a user type', async () => {
    const page = await signedInAt('/user-menu/manage?page=1', 'admin', { colorScheme });
    await choose(page);
    await page.getByText('Supplier Administrator').first().click();
    await page.getByRole('dialog').getByRole('treeitem').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('nobody is shut out from the command palette and the list of shortcuts', async () => {
    const page = await signedInAt('/dashboard', 'admin', { colorScheme });
    await choose(page);
    await page.getByText('Tersedia').waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Cari dan perintah' });
    await field.waitFor();
    expect(await faults(page)).toEqual([]);
    await field.fill('volt');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.getByText(/^\d+ hasil$/).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Pintasan keyboard' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('nobody is shut out from account settings and API tokens', async () => {
    const page = await signedInAt('/account/settings', 'admin', { colorScheme });
    await choose(page);
    await page.getByLabel('Nama').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Buat token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nama token').fill('GPS');
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Buat', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Token' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('nobody is shut out from the mobile user', async () => {
    const page = await signedInAt('/account/settings', 'admin', { colorScheme });
    await choose(page);
    await page.getByRole('button', { name: 'Mobile User' }).click();
    await page.getByRole('dialog', { name: 'Mobile User' }).getByText('Aktif sampai').waitFor();
    expect(await faults(page)).toEqual([]);
  });
});
