import { field, Integration, list } from './gateway.js';
import { signedInAt } from './pages/browser.js';
import { holdPagesToTheRules } from './pages/page-rules.js';
import { openRecord, saveAndClose, type } from './pages/record-dialog.js';

holdPagesToTheRules();

const REASON = 'Anda tidak berwenang mengubah isian ini.';

test('a supplier changes its own company, except the terms, which are disabled and say why', async () => {
  const supplier = await Integration.signedIn('supplier');
  const me = field(await supplier.ask('{ me { user { companyId } } }'), 'me');
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

test('a supplier changes a vehicle and not whose it is; a tenant only reads one', async () => {
  const idOf = async (who: 'supplier' | 'tenant') => {
    const answer = await (await Integration.signedIn(who)).ask('{ vehicles(size: 1) { items { id } } }');
    return String(field(list(field(field(answer, 'vehicles'), 'items'))[0], 'id'));
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

test('the palette offers to add what one may create', async () => {
  const page = await signedInAt('/dashboard', 'supplier');
  await page.getByRole('button', { name: /^Cari/ }).click();
  const palette = page.getByRole('listbox', { name: 'Cari dan perintah' });
  await palette.getByRole('option', { name: 'Tambah Vehicle', exact: true }).waitFor();
  const offered = await palette.getByRole('option', { name: /^Tambah / }).allTextContents();
  expect(offered).not.toContain('Tambah Company Contract');
  expect(offered).not.toContain('Tambah Complaint');
});
