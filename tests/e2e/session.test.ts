import type { Page } from 'playwright-core';
import { clientOperation, Integration, password, people } from './gateway.js';
import { accessibilityFaults } from './pages/axe.js';
import { openBrowser, signedInAt, signIn } from './pages/browser.js';
import { holdPagesToTheRules } from './pages/page-rules.js';
import { VehicleScreen } from './pages/vehicle-screen.js';
import { freshPlate, vehiclesWithPlate } from './vehicles.js';

holdPagesToTheRules();

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Login' });
const warning = (page: Page) => page.getByRole('dialog', { name: 'Masih di sana?' });
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

/** Ends the session of a page as somebody elsewhere would: at the server alone. */
async function revoke(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await new Integration({ cookie }).ask(clientOperation('Logout'));
}

test('a session that is revoked elsewhere ends with its message over the screen; the login page is a press away', async () => {
  const page = await signedInAt('/dashboard', 'admin');
  await page.getByRole('button', { name: /^Notifikasi/ }).waitFor();
  await revoke(page);
  await loginDialog(page).getByText('Sorry, Your session has expired, please login again.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await loginDialog(page).getByRole('button', { name: 'Ke halaman login' }).click();
  await page.waitForURL('**/pages/login');
  await page.getByText('Sorry, Your session has expired, please login again.').waitFor();
});

test('a half-typed vehicle outlives its session: sign in again over it, then save', async () => {
  const plate = freshPlate();
  const page = await signedInAt('/vehicle/manage', 'admin');
  const screen = new VehicleScreen(page);
  await screen.startAdding(plate);
  await revoke(page);
  const dialog = loginDialog(page);
  await dialog.waitFor();
  expect(await dialog.getByLabel('Email').inputValue()).toBe(people.admin);

  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await screen.dialog.getByLabel('License Plate').inputValue()).toBe(plate);
  expect(await screen.dialog.getByLabel('Color').inputValue()).toBe('Merah');
  await screen.save();
  await screen.dialog.waitFor({ state: 'detached' });
  expect(await vehiclesWithPlate(await Integration.signedIn('admin'), plate)).toHaveLength(1);
});

test('another person who signs in over the screen finds nothing of the first one', async () => {
  const page = await signedInAt('/vehicle/manage?q=B', 'admin');
  await page.getByText(/ Result$/).waitFor();
  await revoke(page);
  const dialog = loginDialog(page);
  await dialog.getByLabel('Email').fill(people.tenant);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await dialog.waitFor({ state: 'detached' });
  await dashboard(page).waitFor();
  expect(await page.getByRole('navigation', { name: 'Tab terbuka' }).getByRole('listitem').count()).toBe(1);
});

test('two tabs share one idle clock: its warning, its end, and the way back', async () => {
  const page = await signedInAt('/dashboard', 'admin');
  await page.context().clock.install();
  await page.reload();
  await dashboard(page).waitFor();
  const second = await page.context().newPage();
  await second.goto('/dashboard');
  await dashboard(second).waitFor();
  const tabs = [page, second];
  const pass = (time: string) => page.context().clock.fastForward(time);

  await pass('28:30');
  await Promise.all(tabs.map((tab) => warning(tab).waitFor()));
  await warning(second).getByRole('button', { name: 'Tetap masuk' }).click();
  await Promise.all(tabs.map((tab) => warning(tab).waitFor({ state: 'detached' })));

  await pass('30:05');
  const message = 'Sesi anda telah habis. Silahkan login kembali untuk melanjutkan aktivitas anda.';
  await Promise.all(tabs.map((tab) => loginDialog(tab).getByText(message).waitFor()));
  await loginDialog(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await Promise.all(tabs.map((tab) => loginDialog(tab).waitFor({ state: 'detached' })));
  await dashboard(second).waitFor();
});

test('a reload paints the shell before the network answers, from what is kept encrypted and goes with the session', async () => {
  const page = await signedInAt('/dashboard', 'admin');
  const kept = () => page.evaluate(() => localStorage.getItem('armada.session.2'));
  await page.waitForFunction(() => localStorage.getItem('armada.session.2') !== null);
  expect(atob((await kept()) ?? '')).not.toContain('armada.test');

  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  await page.getByRole('button', { name: /^Akun / }).waitFor();
  expect(await page.getByRole('button', { name: 'Login' }).count()).toBe(0);
  expect(await page.locator('.metric').count()).toBe(0);
  answer();
  await page.getByText('Status Sewa').first().waitFor();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await page.waitForURL('**/pages/login');
  expect(await kept()).toBeNull();
});

test('what is kept and cannot be read, or belongs to a session that is over, does no harm', async () => {
  const page = await signedInAt('/dashboard', 'supplier');
  const isKept = () => page.waitForFunction(() => localStorage.getItem('armada.session.2') !== null);
  const spoilers = {
    damaged: () => localStorage.setItem('armada.session.2', 'bm90aGluZw=='),
    'no text at all': () => localStorage.setItem('armada.session.2', '%%%'),
    'without its key': () => void indexedDB.deleteDatabase('armada'),
  };
  for (const spoil of Object.values(spoilers)) {
    await isKept();
    await page.evaluate(spoil);
    await page.reload();
    await dashboard(page).waitFor();
  }

  await isKept();
  await page.goto('about:blank');
  await revoke(page);
  await page.goto('/dashboard');
  await page.waitForURL('**/pages/login');
  await page.getByText('Sorry, Your session has expired, please login again.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('armada.session.2'))).toBeNull();
});

test('a browser that keeps no keys keeps nothing, and works', async () => {
  const page = await openBrowser();
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto('/pages/login');
  await signIn(page, people.tenant);
  await dashboard(page).waitFor();
  await page.reload();
  await dashboard(page).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('armada.session.2'))).toBeNull();
});

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test('nobody is shut out from the warning and from signing in again', async () => {
    const page = await signedInAt('/dashboard', 'tenantColleague', { colorScheme });
    await page.context().clock.install();
    await page.reload();
    await dashboard(page).waitFor();
    await page.context().clock.fastForward('28:30');
    await warning(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().clock.fastForward('02:00');
    await loginDialog(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
