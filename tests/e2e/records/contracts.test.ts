import type { Locator, Page } from 'playwright-core';
import { dateInDays } from '../calls/date-in-days.js';
import { Integration } from '../calls/gateway.js';
import { companyInput, createRecord, createUser } from '../calls/records.js';
import { validInput } from '../calls/vehicles.js';
import { signedInAs, signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { recordDialog, save, saveAndClose, type } from '../pages/record-dialog.js';
import { pick, VehicleScreen } from '../pages/vehicle-screen.js';

failOnPageErrors();

/** Creates a tenant and three available vehicles whose plates contain the same text. */
async function createTenantAndVehicles() {
  const admin = await Integration.signedIn('admin');
  const mark = `K${Date.now().toString(36).slice(-6).toUpperCase()}`;
  const tenant = `Penyewa ${mark}`;
  const tenantId = await createRecord(admin, 'Tenant', companyInput(tenant));
  const plates = [`B 71 ${mark}`, `B 72 ${mark}`, `B 73 ${mark}`] as const;
  const ids: string[] = [];
  for (const plate of plates) ids.push(await createRecord(admin, 'Vehicle', await validInput(admin, plate)));
  return { admin, mark, tenant, tenantId, plates, ids };
}

/** A visible text; options of closed selects are skipped. */
const shown = (page: Page, text: string): Locator =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();

const vehicle = (dialog: Locator, plate: string): Locator => dialog.getByRole('treeitem', { name: plate });

/** The end date is disabled without a start date, cannot be before it, and is cleared with it. */
async function expectPeriodRules(scope: Locator): Promise<void> {
  const [start, end] = [scope.getByLabel('Start Date'), scope.getByLabel('End Date')];
  expect(await end.isDisabled()).toBe(true);
  await start.fill('2 Mei 2026');
  await end.fill('31/5/2026');
  await end.press('ArrowDown');
  const calendar = scope.page().getByRole('dialog', { name: 'Kalender' });
  expect(await calendar.getByRole('button', { name: /\b1 Mei 2026/ }).isDisabled()).toBe(true);
  await calendar.getByRole('button', { name: /\b30 Mei 2026/ }).press('Enter');
  expect(await end.inputValue()).toBe('30 May 2026');
  await calendar.waitFor({ state: 'hidden' });
  await start.fill('');
  expect([await end.inputValue(), await end.isDisabled()]).toEqual(['', true]);
}

test('a contract rents vehicles up to its maximum to the tenant, who sees them until the contract ends', async () => {
  const { admin, mark, tenant, tenantId, plates } = await createTenantAndVehicles();
  const person = await createUser(admin, tenantId, 'Tenant Administrator');
  const page = await signedInAt('/company-contract/manage', 'admin');
  await page.getByText('Silahkan cari data anda.').waitFor();
  await expectPeriodRules(page.getByRole('form', { name: 'Search/Filters' }));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const adding = recordDialog(page, 'Add Company Contract');
  await adding.getByText('Pilih perusahaan terlebih dahulu.').waitFor();
  await expectPeriodRules(adding);
  await save(adding);
  await adding.getByText('*Required').nth(4).waitFor();

  await pick(adding, 'Company', tenant);
  await type(adding, {
    'Contract Number': `K/${mark}`,
    'Start Date': dateInDays(-30),
    'End Date': dateInDays(300),
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
  await type(editing, { 'End Date': dateInDays(-2) });
  await saveAndClose(editing);
  await theirs.reload();
  await theirs.getByText('Data tidak ditemukan.').waitFor();
  const vehicles = new VehicleScreen(page);
  await page.goto('/vehicle/manage');
  await vehicles.searchPlate(plates[0]);
  await vehicles.result(1).waitFor();
  await shown(page, 'Available').waitFor();
});

test('a vehicle that another contract rents in the meantime is refused by name, and the dialog keeps the selection', async () => {
  const { admin, mark, tenant, tenantId, plates, ids } = await createTenantAndVehicles();
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
  await createRecord(admin, 'Contract', {
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
