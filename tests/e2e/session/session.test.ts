import type { Page } from 'playwright-core';
import { clientOperation, Integration, password, people } from '../calls/gateway.js';
import { uniquePlate, vehiclesWithPlate } from '../calls/vehicles.js';
import { accessibilityFaults } from '../pages/axe.js';
import { openBrowser, signedInAt, signIn } from '../pages/browser.js';
import { failOnErrorsOfOwnPages } from '../pages/fail-on-page-errors.js';
import { VehicleScreen } from '../pages/vehicle-screen.js';

failOnErrorsOfOwnPages();

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Login' });
const warning = (page: Page) => page.getByRole('dialog', { name: 'Masih di sana?' });
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });
const figures = (page: Page) => page.getByRole('region', { name: 'Status Sewa' });

/**
 * Waits until the gateway has confirmed the session: before, the shell shows from memory, without figures and without an idle
 * timer.
 */
async function untilConfirmed(page: Page): Promise<void> {
  await figures(page).waitFor();
}

/** Ends the session of a page at the server, as from another device. */
async function revoke(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await new Integration({ cookie }).request(clientOperation('Logout'));
}

test('a session revoked elsewhere shows its message above the screen with a button to the login page', async () => {
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

test('a half-filled form survives the end of the session: sign in again above it, then save', async () => {
  const plate = uniquePlate();
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

test('another user who signs in above the screen sees nothing of the first user', async () => {
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

test('two tabs share the idle timer, its warning, the end of the session and the new sign-in', async () => {
  const page = await signedInAt('/dashboard', 'admin');
  await page.context().clock.install();
  await page.reload();
  await untilConfirmed(page);
  const second = await page.context().newPage();
  await second.goto('/dashboard');
  await untilConfirmed(second);
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

test('a reload shows the shell before the network responds, from an encrypted copy that is removed with the session', async () => {
  const page = await signedInAt('/dashboard', 'admin');
  const storedCopy = () => page.evaluate(() => localStorage.getItem('armada.session.2'));
  await page.waitForFunction(() => localStorage.getItem('armada.session.2') !== null);
  expect(atob((await storedCopy()) ?? '')).not.toContain('armada.test');

  let respond = (): void => undefined;
  const isResponding = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await isResponding;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  await page.getByRole('button', { name: /^Akun / }).waitFor();
  expect(await page.getByRole('button', { name: 'Login' }).count()).toBe(0);
  expect(await figures(page).count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Cari dan perintah' }).waitFor();
  await page.keyboard.press('Escape');
  respond();
  await figures(page).waitFor();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await page.waitForURL('**/pages/login');
  expect(await storedCopy()).toBeNull();
});

test('a stored copy that is damaged or of an ended session is ignored', async () => {
  const page = await signedInAt('/dashboard', 'supplier');
  const isStored = () => page.waitForFunction(() => localStorage.getItem('armada.session.2') !== null);
  const spoilers = {
    damaged: () => localStorage.setItem('armada.session.2', 'bm90aGluZw=='),
    'not base64': () => localStorage.setItem('armada.session.2', '%%%'),
    'without its key': () => void indexedDB.deleteDatabase('armada'),
  };
  for (const spoil of Object.values(spoilers)) {
    await isStored();
    await page.evaluate(spoil);
    await page.reload();
    await dashboard(page).waitFor();
  }

  await isStored();
  await page.goto('about:blank');
  await revoke(page);
  await page.goto('/dashboard');
  await page.waitForURL('**/pages/login');
  await page.getByText('Sorry, Your session has expired, please login again.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('armada.session.2'))).toBeNull();
});

test('a browser that cannot store keys stores no copy and works', async () => {
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
  test('the idle warning and the login dialog are accessible', async () => {
    const page = await signedInAt('/dashboard', 'tenantColleague', { colorScheme });
    await page.context().clock.install();
    await page.reload();
    await untilConfirmed(page);
    await page.context().clock.fastForward('28:30');
    await warning(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().clock.fastForward('02:00');
    await loginDialog(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
