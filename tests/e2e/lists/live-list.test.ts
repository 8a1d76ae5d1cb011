import type { Page } from 'playwright-core';
import { Integration } from '../calls/gateway.js';
import { raiseComplaint, sharedVehicle } from '../calls/records.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

const LIST = '/complaint/maintanance?page=1';
const title = `Lampu mati ${Date.now().toString(36)}`;

const bar = (page: Page, name: string) => page.getByRole('button', { name: `${name} · Tampilkan` });
const anyBar = (page: Page) => page.getByRole('button', { name: / · Tampilkan$/ });

test('an open list gets what others raise and change: a bar for what is not on screen, the rest in its place', async () => {
  const [tenantPage, supplierPage] = await Promise.all([
    signedInAt(LIST, 'tenant'),
    signedInAt(LIST, 'supplier'),
  ]);
  const [tenant, supplier] = await Promise.all([
    Integration.signedIn('tenant'),
    Integration.signedIn('supplier'),
  ]);
  const rows = (page: Page) => page.getByRole('grid', { name: 'Complaint' });
  // The bar's live region is there once the list is live.
  for (const page of [tenantPage, supplierPage]) {
    await rows(page).locator('.bp6-table-cell').first().waitFor();
    await page.locator('.live-bar').waitFor({ state: 'attached' });
  }
  const top = () => rows(supplierPage).evaluate((table) => table.getBoundingClientRect().top);
  const before = await top();

  const { id: vehicleId } = await sharedVehicle(tenant, supplier);
  const id = await raiseComplaint(tenant, vehicleId, title);
  await bar(supplierPage, '1 baru').waitFor();
  await supplierPage.getByText(`#${id} · `).first().waitFor();
  expect(await top()).toBe(before);
  expect(await rows(supplierPage).getByText(title).count()).toBe(0);
  await bar(supplierPage, '1 baru').click();
  await rows(supplierPage).getByText(title).waitFor();
  expect(await anyBar(supplierPage).count()).toBe(0);
  // What the tenant has raised is no news to the tenant.
  expect(await anyBar(tenantPage).count()).toBe(0);

  await supplier.request('mutation ($id: ID!) { setComplaintAction(id: $id, action: REPAIR) { success } }', {
    id,
  });
  await bar(tenantPage, '1 berubah').click();
  await rows(tenantPage).getByText(title).waitFor();
  await supplier.request('mutation ($id: ID!) { markComplaintDone(id: $id, reason: "Sudah") { success } }', {
    id,
  });
  await tenantPage.getByText('Complaint berubah').waitFor();
  await rows(tenantPage).locator('.bp6-table-cell-row-0').getByText('Done', { exact: true }).waitFor();
  expect(await anyBar(tenantPage).count()).toBe(0);
  // The snackbar that it has replaced may still be fading out.
  await tenantPage.getByRole('button', { name: 'Buka', exact: true }).last().click();
  await tenantPage.getByRole('heading', { name: title }).waitFor();
});
