import { Integration, type Person, people } from '../calls/gateway.js';
import { vehicleCount } from '../calls/vehicles.js';
import { openBrowser, signedInAt, signIn } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

test('a wrong password shows an error for 3 s, and the right one opens the dashboard', async () => {
  const page = await openBrowser();
  await page.goto('/');
  await page.waitForURL('**/pages/login');
  await signIn(page, people.admin, 'not-the-password');
  const banner = page.getByRole('alert').filter({ hasNotText: 'Please, login first.' });
  await banner.waitFor();
  await banner.waitFor({ state: 'detached' });
  expect(page.url()).toContain('/pages/login');

  await signIn(page, people.admin);
  await page.waitForURL('**/dashboard');
});

test('a URL opened without a session shows the login screen first and then its screen', async () => {
  const page = await openBrowser();
  await page.goto('/vehicle/manage?q=B&by=licensePlate');
  await page.waitForURL('**/pages/login');
  await page.getByText('Please, login first.').waitFor();
  await signIn(page, people.supplier);
  await page.waitForURL('**/vehicle/manage?*');
  expect(new URL(page.url()).searchParams.get('q')).toBe('B');
});

test('three users see different vehicles', async () => {
  const count = async (person: Person) => vehicleCount(await Integration.signedIn(person));
  const [admin, supplier, tenant] = await Promise.all([count('admin'), count('supplier'), count('tenant')]);
  expect(admin).toBeGreaterThanOrEqual(600);
  expect(supplier).toBeGreaterThan(0);
  expect(supplier).toBeLessThan(admin);
  expect(tenant).toBeGreaterThan(0);
  expect(tenant).toBeLessThan(admin);
  expect(supplier).not.toBe(tenant);
});

test('signing out needs a confirmation, and afterwards no screen opens without a sign-in', async () => {
  const page = await signedInAt('/dashboard', 'tenant');
  await page.getByRole('button', { name: /^Akun / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByText('Are you sure for logout from fleet management?').waitFor();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await page.waitForURL('**/pages/login');
  await page.goto('/vehicle/manage');
  await page.waitForURL('**/pages/login');
  await page.getByText('Please, login first.').waitFor();
});

test('signing out in one tab signs out the other at once', async () => {
  const page = await signedInAt('/dashboard', 'admin');
  const second = await page.context().newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: /^Akun / }).click();
  await second.getByRole('menuitem', { name: 'Logout' }).click();
  await second.getByRole('button', { name: 'Yes, Logout' }).click();
  await page.waitForURL('**/pages/login');
});

test('signing out asks for what another tab has not saved', async () => {
  const page = await signedInAt('/vehicle/manage', 'admin');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const plate = page.getByLabel('License Plate');
  await plate.fill('B 1 TAB');
  const second = await page.context().newPage();
  await second.goto('/dashboard');
  const signOut = async () => {
    await second.getByRole('button', { name: /^Akun / }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    await second.getByRole('button', { name: 'Yes, Logout' }).click();
  };
  await signOut();
  await second.getByText(/^Ada perubahan yang belum disimpan/).waitFor();
  await second.getByRole('button', { name: 'Lanjut mengedit' }).click();
  expect(await plate.inputValue()).toBe('B 1 TAB');
  expect(page.url()).toContain('/vehicle/manage');

  await signOut();
  await second.getByRole('button', { name: 'Buang perubahan' }).click();
  await page.waitForURL('**/pages/login');
});
