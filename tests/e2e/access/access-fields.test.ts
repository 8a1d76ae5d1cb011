import { field, Integration, list } from '../calls/gateway.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { openRecord, saveAndClose, type } from '../pages/record-dialog.js';

failOnPageErrors();

const REASON = 'Isian ini hanya dapat diubah oleh staf platform.';

test('a supplier edits its own company except the contract terms, which are disabled with a reason', async () => {
  const supplier = await Integration.signedIn('supplier');
  const me = field(await supplier.request('{ me { user { companyId } } }'), 'me');
  const page = await signedInAt('/dashboard', 'supplier');
  const dialog = await openRecord(
    page,
    'company-supplier/manage',
    String(field(field(me, 'user'), 'companyId')),
  );
  for (const label of ['Total Vehicles', 'Start Date', 'End Date', 'Status']) {
    expect([label, await dialog.getByLabel(label).isDisabled()]).toEqual([label, true]);
  }
  expect(await dialog.getByText(REASON).count()).toBe(4);
  await type(dialog, { 'Callback URL': `https://example.com/${Date.now()}` });
  await saveAndClose(dialog);
});

test('a supplier edits a vehicle but not its company; a tenant only reads it', async () => {
  const idOf = async (who: 'supplier' | 'tenant') => {
    const data = await (await Integration.signedIn(who)).request('{ vehicles(size: 1) { items { id } } }');
    return String(field(list(field(field(data, 'vehicles'), 'items'))[0], 'id'));
  };
  const page = await signedInAt('/dashboard', 'supplier');
  const dialog = await openRecord(page, 'vehicle/manage', await idOf('supplier'));
  expect(await dialog.getByLabel('Company').first().isDisabled()).toBe(true);
  expect(await dialog.getByText(REASON).count()).toBe(1);
  expect(await dialog.getByLabel('License plate').isEnabled()).toBe(true);

  const reading = await signedInAt(`/vehicle/manage?page=1&record=${await idOf('tenant')}`, 'tenant');
  const record = reading.getByRole('dialog').last();
  await record.getByRole('button', { name: 'Close', exact: true }).last().waitFor();
  expect(await record.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
});

test('the palette offers to add only records that the user may create', async () => {
  const page = await signedInAt('/dashboard', 'supplier');
  await page.getByRole('button', { name: /^Cari/ }).click();
  const palette = page.getByRole('listbox', { name: 'Cari dan perintah' });
  await palette.getByRole('option', { name: 'Tambah kendaraan', exact: true }).waitFor();
  const offered = await palette.getByRole('option', { name: /^Tambah / }).allTextContents();
  expect(offered).not.toContain('Tambah kontrak');
  expect(offered).not.toContain('Tambah komplain');
});
