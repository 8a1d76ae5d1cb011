import type { Locator, Page } from 'playwright-core';
import { Integration } from './gateway.js';
import { signedInAs, signedInAt } from './pages/browser.js';
import { holdPagesToTheRules } from './pages/page-rules.js';
import { recordDialog, save, saveAndClose, type } from './pages/record-dialog.js';
import { pick, VehicleScreen } from './pages/vehicle-screen.js';
import { companyInput, created, newcomer } from './records.js';
import { acceptableInput } from './vehicles.js';

holdPagesToTheRules();

/** The day so many days from now, as `YYYY-MM-DD` in UTC: in Jakarta it may be one earlier than meant, never later. */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What a contract of this test needs: a tenant with its person, and three vehicles of one mark that nobody rents. */
async function setting() {
  const admin = await Integration.signedIn('admin');
  const mark = `K${Date.now().toString(36).slice(-6).toUpperCase()}`;
  const tenant = `Penyewa ${mark}`;
  const tenantId = await created(admin, 'Tenant', companyInput(tenant));
  const plates = [`B 71 ${mark}`, `B 72 ${mark}`, `B 73 ${mark}`] as const;
  const ids: string[] = [];
  for (const plate of plates) ids.push(await created(admin, 'Vehicle', await acceptableInput(admin, plate)));
  return { admin, mark, tenant, tenantId, plates, ids };
}

/** A word in sight: the choices of a closed filter hold it, too. */
const shown = (page: Page, text: string): Locator =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();

const vehicle = (dialog: Locator, plate: string): Locator => dialog.getByRole('treeitem', { name: plate });

/** An end waits for its start, may not lie before it, and goes with it. */
async function expectPeriodRules(scope: Locator): Promise<void> {
  const [start, end] = [scope.getByLabel('Start Date'), scope.getByLabel('End Date')];
  expect(await end.isDisabled()).toBe(true);
  await start.fill('2026-05-01');
  await end.fill('2026-05-31');
  expect(await end.getAttribute('min')).toBe('2026-05-01');
  await start.fill('');
  expect([await end.inputValue(), await end.isDisabled()]).toEqual(['', true]);
}

test('a contract: vehicles found in the tree up to the maximum, Rented and seen by the tenant, given back at its end', async () => {
  const { admin, mark, tenant, tenantId, plates } = await setting();
  const person = await newcomer(admin, tenantId, 'Tenant Administrator');
  const page = await signedInAt('/company-contract/manage', 'admin');
  await page.getByText('Silahkan cari data anda.').waitFor();
  await expectPeriodRules(page.getByRole('form', { name: 'Search/Filters' }));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const adding = recordDialog(page, 'Add Company Contract');
  await adding.getByText('Pilih company terlebih dahulu.').waitFor();
  await expectPeriodRules(adding);
  await save(adding);
  await adding.getByText('*Required').nth(4).waitFor();

  await pick(adding, 'Company', tenant);
  await type(adding, {
    'Contract Number': `K/${mark}`,
    'Start Date': day(-30),
    'End Date': day(300),
    'Total Vehicles (Maximum)': '1',
  });
  await adding.getByPlaceholder('Cari kendaraan atau supplier').fill(mark);
  await vehicle(adding, plates[0]).press(' ');
  await adding.getByText('1 dari maksimum 1 kendaraan dipilih').waitFor();
  expect(await adding.getByRole('treeitem').count()).toBe(4);
  await vehicle(adding, plates[1]).press(' ');
  await adding.getByText('2 dari maksimum 1 kendaraan dipilih').waitFor();
  await save(adding);
  await adding.getByText('Kendaraan terpilih melebihi maksimum.').waitFor();
  await type(adding, { 'Total Vehicles (Maximum)': '2' });
  await saveAndClose(adding);

  const theirs = await signedInAs('/vehicle/manage?page=1', person);
  await theirs.getByText(/^2 Result$/).waitFor();
  for (const plate of plates.slice(0, 2)) await theirs.getByText(plate, { exact: true }).first().waitFor();
  await shown(theirs, 'Rented').waitFor();

  await page.goto(`/company-contract/manage?page=1&sort=-createdAt`);
  await page.getByText(`K/${mark}`, { exact: true }).first().click();
  const editing = recordDialog(page, 'Edit Company Contract');
  await editing.getByLabel('Contract Number').waitFor();
  expect(await editing.getByLabel('Company').first().isDisabled()).toBe(true);
  await type(editing, { 'End Date': day(-2) });
  await saveAndClose(editing);
  await theirs.reload();
  await theirs.getByText('Data tidak ditemukan.').waitFor();
  const vehicles = new VehicleScreen(page);
  await page.goto('/vehicle/manage');
  await vehicles.searchPlate(plates[0]);
  await vehicles.result(1).waitFor();
  await shown(page, 'Available').waitFor();
});

test('a vehicle that another contract has taken meanwhile is refused by name, and the dialog keeps what was chosen', async () => {
  const { admin, mark, tenant, tenantId, plates, ids } = await setting();
  const page = await signedInAt('/company-contract/manage', 'admin');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = recordDialog(page, 'Add Company Contract');
  await pick(dialog, 'Company', tenant);
  await type(dialog, {
    'Contract Number': `L/${mark}`,
    'Start Date': '2027-01-01',
    'End Date': '2027-12-31',
    'Total Vehicles (Maximum)': '3',
  });
  await dialog.getByPlaceholder('Cari kendaraan atau supplier').fill(mark);
  await vehicle(dialog, plates[2]).press(' ');
  await created(admin, 'Contract', {
    tenantId,
    contractNo: `M/${mark}`,
    startDate: '2027-12-01',
    endDate: '2028-01-31',
    totalVehicles: 1,
    vehicleIds: [ids[2]],
  });
  await save(dialog);
  const refusal = `${plates[2]} dipakai kontrak M/${mark} dari 1 Desember 2027 sampai 31 Januari 2028`;
  await dialog.getByText(refusal).waitFor();
  expect(await dialog.getByLabel('Contract Number').inputValue()).toBe(`L/${mark}`);
  await dialog.getByText('1 dari maksimum 3 kendaraan dipilih').waitFor();

  await type(dialog, { 'End Date': '2027-11-30' });
  await saveAndClose(dialog);
});
