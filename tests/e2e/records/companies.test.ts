import { shownDate } from '../calls/date-in-days.js';
import { field, Integration, list, people } from '../calls/gateway.js';
import { companyInput, createRecord, createUser } from '../calls/records.js';
import { signedInAs, signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { openRecord, recordDialog, save, saveAndClose, type } from '../pages/record-dialog.js';
import { pick } from '../pages/vehicle-screen.js';

failOnPageErrors();

const mark = Date.now().toString(36);

test('a new tenant starts today; missing values and an invalid e-mail address are reported beside their fields', async () => {
  const page = await signedInAt('/company-tenant/manage', 'admin');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = recordDialog(page, 'Add Company Tenant');
  const start = dialog.getByLabel('Start Date');
  await start.waitFor();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());
  expect(await start.inputValue()).toBe(shownDate(today));
  expect(await dialog.getByLabel('Status').isChecked()).toBe(true);
  await start.fill('');
  expect(await dialog.getByLabel('End Date').isDisabled()).toBe(true);
  await save(dialog);
  await dialog.getByText('*Required').nth(7).waitFor();
  expect(await dialog.getByText('*Required').count()).toBe(8);

  await type(dialog, {
    Nama: `Penyewa ${mark}`,
    Email: 'info@',
    Tlp: '021-5550.123',
    'Total Vehicles': '1x2',
  });
  expect(await dialog.getByLabel('Tlp').inputValue()).toBe('215550123');
  expect(await dialog.getByLabel('Total Vehicles').inputValue()).toBe('12');
  await type(dialog, { 'Start Date': today, 'End Date': '2031-12-31', Alamat: 'Jl. Merdeka No. 1' });
  await type(dialog, { 'Latitude-Longitude': '-6.18, 106.83' });
  await save(dialog);
  await dialog.getByText('Invalid e-mail.').waitFor();
  await type(dialog, { Email: 'info@example.com' });
  await saveAndClose(dialog);
  await page.getByText('Data berhasil disimpan').waitFor();
});

test('a supplier’s password is masked until it is removed; a dash as callback URL is stored as none', async () => {
  const page = await signedInAt('/company-supplier/manage?page=1&sort=-createdAt', 'admin');
  const name = `Pemasok ${mark}`;
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const adding = recordDialog(page, 'Add Company Supplier');
  await type(adding, {
    Nama: name,
    Email: 'info@example.com',
    Tlp: '2155501234',
    'Total Vehicles': '5',
    'End Date': '2031-12-31',
    Alamat: 'Jl. Merdeka No. 1',
    'Callback URL': '-',
    Username: 'pemasok',
  });
  expect(await adding.getByLabel('Communication').locator('option:checked').textContent()).toBe('None');
  await pick(adding, 'Communication', 'Push');
  await adding.getByLabel('Password', { exact: true }).fill('rahasia-pemasok');
  await saveAndClose(adding);

  const editing = recordDialog(page, 'Edit Company Supplier');
  const reopened = async (): Promise<string> => {
    await page.getByText(name, { exact: true }).first().click();
    await editing.getByLabel('Callback URL').waitFor();
    expect(await editing.getByLabel('Callback URL').inputValue()).toBe('');
    return editing.getByLabel('Password', { exact: true }).inputValue();
  };
  expect(await reopened()).toBe('********');
  await type(editing, { Username: 'pemasok-baru' });
  await saveAndClose(editing);
  expect(await reopened()).toBe('********');
  await editing.getByLabel('Password', { exact: true }).fill('');
  await saveAndClose(editing);
  expect(await reopened()).toBe('');
});

test('two users edit one tenant: the second sees the conflict, chooses between values, and the chosen values are saved', async () => {
  const admin = await Integration.signedIn('admin');
  const id = await createRecord(admin, 'Tenant', companyInput(`Penyewa bersama ${mark}`));
  const found = await admin.request(
    'query ($text: String!) { users(filter: { search: { field: EMAIL, text: $text } }) { items { companyId } } }',
    { text: people.admin },
  );
  const [owner] = list(field(field(found, 'users'), 'items'));
  const colleague = await createUser(admin, String(field(owner, 'companyId')), 'Platform Administrator');

  const page = await signedInAt('/dashboard', 'admin');
  const mine = await openRecord(page, 'company-tenant/manage', id);
  await type(mine, { Alamat: 'Jl. Anggrek No. 1', 'Total Vehicles': '7' });
  const other = await signedInAs('/dashboard', colleague);
  const theirs = await openRecord(other, 'company-tenant/manage', id);
  await type(theirs, { Alamat: 'Jl. Melati No. 2', Tlp: '2177700011' });
  await saveAndClose(theirs);

  // The conflict is detected when the window gets the focus, otherwise within 20 s.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await mine.getByRole('status').getByText(`${colleague.name} menyimpan perubahan pada `).waitFor();
  await save(mine);
  const panel = mine.getByRole('alert').filter({ hasText: 'Data ini sudah diubah orang lain' });
  await panel
    .getByText(
      `${colleague.name} menyimpan perubahan lebih dulu. Pilih nilai yang dipakai, lalu simpan lagi.`,
    )
    .waitFor();
  const side = (label: string, words: string) =>
    panel.getByRole('group', { name: label, exact: true }).getByText(words, { exact: true });
  await side('Alamat', 'Jl. Anggrek No. 1').waitFor();
  await side('Total Vehicles', '5').waitFor();
  await side('Alamat', 'Jl. Melati No. 2').click();
  await side('Total Vehicles', '7').click();
  await panel.getByRole('button', { name: 'Pakai nilai terpilih' }).click();
  await saveAndClose(mine);

  const saved = await admin.request('query ($id: ID!) { tenant(id: $id) { address totalVehicles phone } }', {
    id,
  });
  expect(saved).toEqual({ tenant: { address: 'Jl. Melati No. 2', totalVehicles: 7, phone: '2177700011' } });
});
