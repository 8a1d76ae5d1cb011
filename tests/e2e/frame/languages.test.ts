import type { Page } from 'playwright-core';
import { field, Integration, list } from '../calls/gateway.js';
import { createTenantUser, createUser } from '../calls/records.js';
import { changeStatus } from '../calls/vehicles.js';
import { openBrowser, signedInAs, signIn } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

const switchTo = (page: Page, language: 'English' | 'Bahasa Indonesia') =>
  page.getByRole('button', { name: language }).last().click();

test('the login screen and its errors are in both languages', async () => {
  const page = await openBrowser();
  await page.goto('/pages/login');
  await switchTo(page, 'English');
  await page.getByText('Sign in to manage your fleet').waitFor();
  await signIn(page, 'nobody@armada.test', 'not-the-password');
  await page.getByRole('alert').getByText('Wrong e-mail or password.').waitFor();
  await page.reload();
  await page.getByText('Sign in to manage your fleet').waitFor();
  await switchTo(page, 'Bahasa Indonesia');
  await signIn(page, 'nobody@armada.test', 'not-the-password');
  await page.getByRole('alert').getByText('E-mail atau password salah.').waitFor();
});

test('the dialog Forgot password is in both languages', async () => {
  const page = await openBrowser();
  await page.goto('/pages/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByRole('button', { name: 'English' }).click();
  await dialog.getByText('We will send you a link to set a new password.').waitFor();
  await dialog.getByLabel('Email').fill('nobody@armada.test');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('alert').getByText('If the e-mail is registered').waitFor();
});

test('the screen of an invalid link is in both languages', async () => {
  const page = await openBrowser();
  const open = async (language: Parameters<typeof switchTo>[1], password: string, confirmation: string) => {
    await page.goto('/pages/reset?token=used-already');
    await switchTo(page, language);
    await page.getByLabel(password, { exact: true }).fill('sandi-kedua');
    await page.getByLabel(confirmation).fill('sandi-kedua');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await open('English', 'New Password', 'Confirm New Password');
  await page.getByText(/^This link was used or is no longer valid\./).waitFor();
  await open('Bahasa Indonesia', 'Password Baru', 'Konfirmasi Password Baru');
  await page
    .getByText('Tautan ini sudah digunakan atau tidak berlaku lagi. Silakan minta tautan baru.')
    .waitFor();
});

test('a language chosen before the sign-in applies in every browser of the user from then on', async () => {
  const { email, password } = await createTenantUser();
  const page = await openBrowser();
  await page.goto('/pages/login');
  await switchTo(page, 'English');
  const saved = page.waitForResponse((response) => {
    return response.request().postData()?.includes('SavePreferences') ?? false;
  });
  await signIn(page, email, password);
  await page.getByRole('button', { name: /^Account of / }).waitFor();
  await saved;

  const another = await openBrowser();
  await another.goto('/pages/login');
  await another.getByText('Masuk untuk mengelola armada anda').waitFor();
  await signIn(another, email, password);
  await another.getByRole('button', { name: /^Account of / }).waitFor();
});

test('notifications change their language with the screen', async () => {
  const [admin, tenant] = await Promise.all([Integration.signedIn('admin'), Integration.signedIn('tenant')]);
  const seen = await tenant.request(
    '{ me { user { companyId } } vehicles(size: 1) { items { id vehicleStatus } } }',
  );
  const [vehicle] = list(field(field(seen, 'vehicles'), 'items'));
  const companyId = String(field(field(field(seen, 'me'), 'user'), 'companyId'));
  const person = await createUser(admin, companyId, 'Tenant Administrator');
  const page = await signedInAs('/dashboard', person);
  const next = field(vehicle, 'vehicleStatus') === 'MAINTENANCE' ? 'ACTIVE' : 'MAINTENANCE';
  await changeStatus(admin, String(field(vehicle, 'id')), next);

  await page.getByRole('button', { name: /^Notifikasi, 1 / }).click();
  await page.getByRole('region', { name: 'Notifikasi' }).getByText('Status kendaraan berubah').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Akun / }).click();
  await page.getByRole('menuitem', { name: 'English', exact: true }).click();
  await page.getByRole('button', { name: /^Notifications, 1 / }).click();
  const bell = page.getByRole('region', { name: 'Notifications' });
  await bell.getByText('Vehicle status changed').waitFor();

  await changeStatus(admin, String(field(vehicle, 'id')), next === 'ACTIVE' ? 'MAINTENANCE' : 'ACTIVE');
  await bell.getByText('Vehicle status changed').nth(1).waitFor();
});
