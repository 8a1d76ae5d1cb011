import type { Locator, Page } from 'playwright-core';
import { Integration } from '../calls/gateway.js';
import { createTenantUser } from '../calls/records.js';
import { openBrowser, signedInAs, signIn } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { save, type } from '../pages/record-dialog.js';
import { linkMailedTo } from '../servers/mail.js';

failOnPageErrors();

const userMenu = (page: Page) => page.getByRole('button', { name: /^(Akun|Account of) / });

/** Chooses an entry of the user menu. */
async function choose(page: Page, entry: string): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Expects a sign-in in a new browser to be refused. */
async function expectRefused(email: string, password: string): Promise<void> {
  const page = await openBrowser();
  await page.goto('/pages/login');
  await signIn(page, email, password);
  await page.getByText('E-mail atau password salah.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/pages/login');
}

test('forgot password: the mailed link sets a new password once, and the old password stops working', async () => {
  const { email, password: old } = await createTenantUser();
  const firstLink = await linkMailedTo(email);
  const page = await openBrowser();
  await page.goto('/pages/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByLabel('Email').fill('sari@');
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await dialog.getByText('Invalid e-mail.').waitFor();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await dialog
    .getByRole('alert')
    .getByText(/^Jika e-mail terdaftar, tautan .* telah dikirim\.$/)
    .waitFor();

  const link = await linkMailedTo(email, firstLink);
  await page.goto(link);
  const fill = async (fresh: string, confirmation: string): Promise<void> => {
    await page.getByLabel('Password Baru', { exact: true }).fill(fresh);
    await page.getByLabel('Konfirmasi Password Baru').fill(confirmation);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await fill('pendek', 'panjang-sekali');
  await page.getByText('Min 8 characters').waitFor();
  await page.getByText('Konfirmasi Password tidak sama').waitFor();
  await fill('sandi-kedua', 'sandi-kedua');
  await page.getByText('Password berhasil disimpan. Silakan login.').waitFor();

  await page.goto(link);
  await fill('sandi-ketiga', 'sandi-ketiga');
  await page
    .getByText('Tautan ini sudah digunakan atau tidak berlaku lagi. Silakan minta tautan baru.')
    .waitFor();
  await page.getByRole('button', { name: 'Ke halaman login' }).click();
  await page.waitForURL('**/pages/login');
  await expectRefused(email, old);
  await signIn(page, email, 'sandi-kedua');
  await page.waitForURL('**/dashboard');
});

test('change password: a wrong old password is refused beside its field, and success signs the user out', async () => {
  const { email, password: old } = await createTenantUser();
  const page = await signedInAs('/dashboard', { email, password: old });
  await choose(page, 'Change Password');
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await save(dialog);
  await dialog.getByText('*Required').nth(2).waitFor();

  await dialog.getByLabel('Password Lama', { exact: true }).fill('bukan-itu');
  await dialog.getByLabel('Password Baru', { exact: true }).fill('pendek');
  await dialog.getByLabel('Konfirmasi Password Baru', { exact: true }).fill('sandi-lain');
  await save(dialog);
  await dialog.getByText('Min 8 characters').waitFor();
  await dialog.getByLabel('Password Baru', { exact: true }).fill('sandi-kedua');
  await save(dialog);
  await dialog.getByText('Konfirmasi Password tidak sama').waitFor();
  await dialog.getByLabel('Konfirmasi Password Baru', { exact: true }).fill('sandi-kedua');
  await save(dialog);
  await dialog.getByText('Password lama salah.').waitFor();
  const refusal = page.getByRole('dialog', { name: 'Gagal' });
  await refusal.getByText('Password lama salah.').waitFor();
  await refusal.getByRole('button', { name: 'OK' }).click();
  await refusal.waitFor({ state: 'hidden' });
  expect(await dialog.getByLabel('Password Baru', { exact: true }).inputValue()).toBe('sandi-kedua');

  await dialog.getByLabel('Password Lama', { exact: true }).fill(old);
  await save(dialog);
  const popup = page.getByRole('dialog', { name: 'Sukses' });
  await popup.getByText('Password berhasil diubah. Silakan login kembali.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await popup.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/pages/login');
  await expectRefused(email, old);
  await signIn(page, email, 'sandi-kedua');
  await page.waitForURL('**/dashboard');
});

test('theme, dark mode and language apply at once, after a reload and in another browser of the user', async () => {
  const themes = 'Emerald, Navy Blue, Violet, Hickory, Orange, Orchid, Bubble Gum, Creamy, Coral'.split(', ');
  const person = await createTenantUser();
  const page = await signedInAs('/dashboard', person);
  const primary = (of: Page) =>
    of.evaluate(() => document.documentElement.style.getPropertyValue('--a-primary'));
  const look = (of: Page) =>
    of.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dataset.mode}`);
  const emerald = await primary(page);

  await choose(page, 'Change Theme');
  const dialog = page.getByRole('dialog', { name: 'Change Theme' });
  await expectSoon(() => dialog.locator('label').allTextContents(), themes);
  expect(await dialog.getByRole('radio', { name: 'Emerald' }).isChecked()).toBe(true);
  await dialog.getByText('Coral').click();
  await page.waitForFunction(
    (before) => document.documentElement.style.getPropertyValue('--a-primary') !== before,
    emerald,
  );
  const coral = await primary(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await choose(page, 'Mode gelap');
  await expectSoon(() => look(page), 'id dark');
  const darkCoral = await primary(page);
  expect(darkCoral).not.toBe(coral);
  await choose(page, 'English');
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await expectSoon(() => look(page), 'en dark');

  await page.reload();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await expectSoon(async () => [await primary(page), await look(page)], [darkCoral, 'en dark']);
  const other = await signedInAs('/dashboard', person);
  await other.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await expectSoon(async () => [await primary(other), await look(other)], [darkCoral, 'en dark']);
  await choose(other, 'Bahasa Indonesia');
  await other.getByRole('navigation', { name: 'Menu utama' }).waitFor();
});

test('account settings: empty fields are refused; name and photo appear in the header, also after a new sign-in', async () => {
  const person = await createTenantUser();
  const page = await signedInAs('/dashboard', person);
  await choose(page, 'Pengaturan akun');
  const profile = page.getByRole('region', { name: 'Profil' });
  await type(profile, { Nama: '', Alamat: '' });
  await profile.getByRole('button', { name: 'Ubah' }).click();
  await profile.getByText('*wajib diisi.').nth(1).waitFor();

  const photo = { name: 'sari.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  const name = `Sari Dewi ${person.email}`;
  await type(profile, { Nama: name, Kantor: 'Kantor Gambir', 'Melapor kepada': 'Dewi Lestari' });
  await type(profile, { 'No. Telepon': '087755500011', Alamat: 'Jl. Melati No. 7' });
  await profile.locator('input[type=file]').setInputFiles(photo);
  await profile.locator('img[src*="/files/"]').waitFor();
  await profile.getByRole('button', { name: 'Ubah' }).click();
  await page.getByText('Data berhasil disimpan').waitFor();
  await page
    .getByRole('button', { name: `Akun ${name}` })
    .locator('img')
    .waitFor();

  const other = await signedInAs('/account/settings', person);
  await other
    .getByRole('button', { name: `Akun ${name}` })
    .locator('img')
    .waitFor();
  const savedField = (label: string): Locator =>
    other.getByRole('region', { name: 'Profil' }).getByLabel(label).first();
  await savedField('Alamat').waitFor();
  expect(await savedField('No. Telepon').inputValue()).toBe('87755500011');
  expect(await savedField('Alamat').inputValue()).toBe('Jl. Melati No. 7');
});

test('an API token is shown once, works as a bearer token within its rights, and stops working when it is revoked', async () => {
  const person = await createTenantUser();
  const page = await signedInAs('/account/settings', person);
  await page.getByRole('button', { name: 'Buat token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buat token' });
  await dialog.getByLabel('Nama token').fill('Laporan harian');
  await dialog.getByRole('button', { name: 'Buat', exact: true }).click();
  await dialog.getByText('Salin token ini sekarang. Token tidak akan ditampilkan lagi.').waitFor();
  const authorization = `Bearer ${await dialog.getByLabel('Token', { exact: true }).inputValue()}`;
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await page.getByText('Token belum disalin dan tidak akan ditampilkan lagi. Tutup?').waitFor();
  await page
    .getByRole('dialog', { name: 'Attention' })
    .getByRole('button', { name: 'Tutup tanpa menyalin' })
    .click();

  const system = new Integration();
  const who = '{ me { user { email } } }';
  expect(await system.request(who, {}, { authorization })).toEqual({ me: { user: { email: person.email } } });
  const write = 'mutation { markAllNotificationsRead { success } }';
  expect((await system.send(write, {}, { authorization })).errors.map(({ code }) => code)).toEqual([
    'FORBIDDEN',
  ]);

  await page.getByRole('button', { name: 'Cabut token Laporan harian' }).click();
  await page
    .getByText('Cabut token Laporan harian? Sistem yang memakainya tidak dapat masuk lagi.')
    .waitFor();
  await page.getByRole('dialog', { name: 'Attention' }).getByRole('button', { name: 'Cabut' }).click();
  await page.getByText('Token Laporan harian dicabut.', { exact: true }).waitFor();
  await page.getByRole('row', { name: /Laporan harian .* Dicabut/ }).waitFor();
  const read = '{ vehicles { pageInfo { totalItems } } }';
  expect((await system.send(read, {}, { authorization })).errors.map(({ code }) => code)).toEqual([
    'UNAUTHENTICATED',
  ]);
});
