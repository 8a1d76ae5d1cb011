import type { Page } from 'playwright-core';
import { Integration } from '../calls/gateway.js';
import { companyInput, createRecord } from '../calls/records.js';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { pick } from '../pages/vehicle-screen.js';

failOnPageErrors();

/** Pixels between the right edges of an element and of the content area, which has a padding of 24. */
const gapAtRight = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const right = (element: Element | null | undefined) =>
      Math.round(element?.getBoundingClientRect().right ?? 0);
    return right(document.querySelector('#content')) - right([...document.querySelectorAll(wanted)].at(-1));
  }, selector);

test('all nine themes are visible at 1440 × 900', async () => {
  const page = await signedInAt('/home', 'admin');
  await page.getByRole('button', { name: 'Change Theme' }).click();
  const names = page.getByRole('dialog', { name: 'Change Theme' }).locator('.theme-name');
  await names.first().waitFor();
  const seen = await names.evaluateAll((all) =>
    all
      .filter((name) => {
        const { left, bottom } = name.getBoundingClientRect();
        return document.elementFromPoint(left + 20, bottom - 10) === name;
      })
      .map((name) => name.textContent),
  );
  expect(seen).toHaveLength(9);
});

test('the dashboard and the header of a list fill the width beside the collapsed sidebar', async () => {
  const page = await signedInAt('/dashboard', 'admin');
  await page.getByText('Tersedia').first().waitFor();
  await page.getByRole('button', { name: 'Ciutkan menu' }).click();
  await expectSoon(() => gapAtRight(page, '.dashboard'), 24);
  expect(await gapAtRight(page, '.dashboard-cards > *')).toBe(24);
  await page.goto('/user-menu/manage?page=1');
  await page.getByText(/Result$/).waitFor();
  await expectSoon(() => gapAtRight(page, '.resource-table'), 24);
});

test('a long company name ends within its pick list', async () => {
  const admin = await Integration.signedIn('admin');
  const mark = Date.now().toString(36);
  const name = `Penyewa ${mark} dengan nama yang lebih panjang daripada daftarnya`;
  // A list has a search box from 13 entries; the demo fleet has 10 tenants.
  for (const ending of ['A', 'B', 'C'])
    await createRecord(admin, 'Tenant', companyInput(`${name} ${ending}`));
  const page = await signedInAt('/vehicle/manage', 'admin');
  const filters = page.getByRole('form', { name: 'Search/Filters' });
  await pick(filters, 'Company Tenant', `${name} A`);
  const list = filters.getByRole('button', { name: /^Company Tenant/ });
  await list.getByText(name).waitFor();
  expect(
    await list.evaluate((button) => {
      const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
      return right(button.querySelector('svg')) < right(button);
    }),
  ).toBe(true);
});

test('the column headings of an import do not break inside a word', async () => {
  const page = await signedInAt('/company-tenant/manage?record=import', 'admin');
  const text =
    'Nama,Email,Tlp,Total Vehicles,Start Date,End Date,Alamat,Status,"Latitude, Longitude"\nA,a@a.test,1,1,x,y,z,Aktif,1';
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'tenants.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const headings = page.getByRole('dialog').getByRole('columnheader');
  await headings.first().waitFor();
  const lines = await headings.evaluateAll((all) =>
    all.map((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});
