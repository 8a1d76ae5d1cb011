import type { Page } from 'playwright-core';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { VehicleScreen } from '../pages/vehicle-screen.js';

failOnPageErrors();

/** Records the names of the GraphQL operations that a page sends from now on. */
function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const { operationName }: { operationName?: string } = JSON.parse(request.postData() ?? '{}');
    if (operationName !== undefined) names.push(operationName);
  });
  return names;
}

const menuLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).locator(`a[href="/${path}"]`);
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tab terbuka' }).getByRole('link', { name, exact: true });

describe('Open tabs', () => {
  test('keep input, data and scroll position; opening one sends no operation, opening it again does', async () => {
    const page = await signedInAt('/vehicle/manage?page=1&size=100', 'admin');
    const screen = new VehicleScreen(page);
    await screen.result(/^[\d.]+ Result$/).waitFor();
    await screen.openFilters();
    await screen.filters.getByLabel('Kata kunci').fill('B 1');
    const rows = page.locator('.bp6-table-quadrant-main > .bp6-table-quadrant-scroll-container');
    await rows.evaluate((element) => {
      element.scrollTop = 900;
    });
    await menuLink(page, 'user/manage').click();
    await page.getByRole('heading', { level: 1, name: 'Manage User' }).waitFor();
    await menuLink(page, 'dashboard').click();
    await page.getByText('Tersedia').waitFor();
    await page.waitForLoadState('networkidle');

    const operations = operationsOf(page);
    await tab(page, 'Manage Vehicle').click();
    await screen.filters.waitFor();
    expect(await screen.filters.getByLabel('Kata kunci').inputValue()).toBe('B 1');
    await expectSoon(() => rows.evaluate((element) => element.scrollTop), 900);
    expect(page.url()).toContain('/vehicle/manage?page=1&size=100');
    await page.waitForLoadState('networkidle');
    expect(operations).toEqual([]);

    const response = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"Vehicles"'),
    );
    await tab(page, 'Manage Vehicle').click();
    await response;
    expect(operations).toContain('Vehicles');
  });

  test('keep an open dialog with its input, also when opened by Back', async () => {
    const page = await signedInAt('/vehicle/manage?page=1', 'admin');
    const screen = new VehicleScreen(page);
    await screen.firstRow().click();
    await screen.dialog.getByLabel('Color').fill('Jingga');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Cari dan perintah' }).fill('dashboard');
    await page.keyboard.press('Enter');
    await page.getByText('Tersedia').waitFor();
    expect(await screen.dialog.count()).toBe(0);
    await page.goBack();
    await screen.dialog.waitFor();
    expect(await screen.dialog.getByLabel('Color').inputValue()).toBe('Jingga');
    await screen.dialog.getByLabel('Color').press('Escape');
    await page
      .getByRole('dialog', { name: 'Attention' })
      .getByRole('button', { name: 'Buang perubahan' })
      .click();
    await screen.dialog.waitFor({ state: 'detached' });
  });
});

describe('Shortcuts', () => {
  test('Ctrl+K finds a vehicle by its plate and opens its page', async () => {
    const page = await signedInAt('/dashboard', 'tenant');
    await page.getByText('Tersedia').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Cari dan perintah' }).waitFor();
    await page.keyboard.type('B ');
    await page.keyboard.type('1');
    const plate = page.getByRole('group', { name: 'Vehicle' }).getByRole('option').first();
    await plate.waitFor();
    const text = (await plate.locator('.bp6-text-overflow-ellipsis').first().textContent()) ?? '';
    while ((await plate.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: text, exact: true }).waitFor();
    expect(page.url()).toMatch(/\/vehicle\/manage\/\d+$/);
    await expectSoon(() => page.title(), `${text} · Detail kendaraan · Armada`);
  });

  test('? lists the shortcuts, except in an input field', async () => {
    const page = await signedInAt('/vehicle/manage', 'admin');
    const screen = new VehicleScreen(page);
    await screen.openFilters();
    await screen.filters.getByLabel('Kata kunci').press('?');
    expect(await screen.filters.getByLabel('Kata kunci').inputValue()).toBe('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('main').focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Pintasan keyboard' });
    await dialog.getByText('Cari dan perintah').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('A trip', () => {
  test('that was opened and closed adds nothing to the browser history', async () => {
    const page = await signedInAt('/dashboard', 'admin');
    await page.getByRole('region', { name: 'Riwayat Kendaraan' }).getByRole('link').first().click();
    await page.getByText(/^[\d.]+ perjalanan$/).waitFor();
    for (const _time of ['first', 'second']) {
      await page
        .getByRole('button', { name: /km.*Average Speed/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Detail Riwayat Perjalanan' }).click();
      await page.getByRole('dialog', { name: 'Detail Riwayat Perjalanan' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: /^Rute perjalanan/ }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(new URL(page.url()).search).toBe('?view=trips');
    }
    await page.goBack();
    await page.waitForURL('**/dashboard');
  });
});
