import type { Page } from 'playwright-core';
import { createTenantUser } from '../calls/records.js';
import { signedInAs } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { pick } from '../pages/vehicle-screen.js';

failOnPageErrors();

const header = (page: Page, name: string) =>
  page
    .locator('.bp6-table-quadrant-top, .bp6-table-quadrant-top-left')
    .getByRole('button', { name, exact: true });
const views = (page: Page) => page.getByRole('button', { name: /^Tampilan/ });

/** The first columns of the table from left to right. */
const columns = (page: Page): Promise<string[]> =>
  page.locator('.bp6-table-quadrant-top [data-column]').evaluateAll((headers) =>
    headers
      .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
      .slice(0, 3)
      .map((one) => one.textContent ?? ''),
  );

test('a named view with its filter and columns is available in every browser of the user', async () => {
  const person = await createTenantUser();
  const page = await signedInAs('/user/manage', person);
  const filters = page.getByRole('form', { name: 'Search/Filters' });
  await pick(filters, 'Search by', 'Email');
  await filters.getByLabel('Kata kunci').fill(person.email);
  await filters.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText(/^1 Result$/).waitFor();
  const [first, second, third] = await columns(page);
  await header(page, String(second)).press('Control+ArrowRight');
  await page.waitForFunction((text) => document.activeElement?.textContent === text, String(second));
  const moved = [first, third, second];
  expect(await columns(page)).toEqual(moved);

  await views(page).click();
  const panel = page.getByRole('region', { name: 'Tampilan tersimpan' });
  await panel.getByRole('button', { name: 'Simpan', exact: true }).click();
  await panel.getByText('Isi nama tampilan.').waitFor();
  await panel.getByLabel('Simpan sebagai').fill('Saya sendiri');
  await panel.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByText('Tampilan Saya sendiri disimpan.').waitFor();

  const other = await signedInAs('/user/manage', person);
  await other.getByText('Silahkan cari data anda.').waitFor();
  await views(other).click();
  await other.getByRole('button', { name: 'Saya sendiri', exact: true }).click();
  await other.getByText(/^1 Result$/).waitFor();
  await other.getByText(person.email, { exact: true }).first().waitFor();
  await header(other, String(first)).waitFor();
  expect(await columns(other)).toEqual(moved);
  await other.reload();
  await header(other, String(first)).waitFor();
  expect(await columns(other)).toEqual(moved);
});

/** Saves the state of a list as a view. */
async function saveView(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Tampilan tersimpan' });
  if (!(await panel.isVisible())) await views(page).click();
  await panel.getByLabel('Simpan sebagai').fill(name);
  await panel.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByText(`Tampilan ${name} disimpan.`).waitFor();
}

test('two open tabs lose none of the views saved in either, even if one is closed at once', async () => {
  const person = await createTenantUser();
  const early = await signedInAs('/user/manage', person);
  await early.getByText('Silahkan cari data anda.').waitFor();
  const late = await signedInAs('/user/manage', person);
  await late.getByText('Silahkan cari data anda.').waitFor();
  await saveView(late, 'Tab baru');
  await saveView(early, 'Tab lama');
  await saveView(late, 'Tab baru lagi');
  // Close the first tab right after a change.
  await early.getByRole('button', { name: /^Akun/ }).click();
  await early.getByRole('menuitem', { name: 'Mode gelap' }).click();
  await early.goto('about:blank');

  const other = await signedInAs('/user/manage', person);
  await other.locator('html[data-mode="dark"]').waitFor();
  await views(other).click();
  for (const name of ['Tab baru', 'Tab lama', 'Tab baru lagi'])
    await other.getByRole('button', { name, exact: true }).waitFor();
});
