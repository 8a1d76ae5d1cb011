import { dateInDays, shownDate } from '../calls/date-in-days.js';
import { Integration } from '../calls/gateway.js';
import { companyInput, createRecord } from '../calls/records.js';
import { validInput } from '../calls/vehicles.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { recordDialog, save, type } from '../pages/record-dialog.js';
import { pick } from '../pages/vehicle-screen.js';

failOnPageErrors();

test('vehicles are picked in a table, a broken one after a question, and the contract is renewed in one step', async () => {
  const admin = await Integration.signedIn('admin');
  const mark = `R${Date.now().toString(36).slice(-6).toUpperCase()}`;
  const tenant = `Penyewa ${mark}`;
  const tenantId = await createRecord(admin, 'Tenant', companyInput(tenant));
  const [free, broken, held] = [`B 81 ${mark}`, `B 82 ${mark}`, `B 83 ${mark}`] as const;
  await createRecord(admin, 'Vehicle', await validInput(admin, free));
  await createRecord(admin, 'Vehicle', { ...(await validInput(admin, broken)), vehicleStatus: 'BROKEN' });
  const heldId = await createRecord(admin, 'Vehicle', await validInput(admin, held));
  const contract = { tenantId, totalVehicles: 1, vehicleIds: [heldId] };
  await createRecord(admin, 'Contract', {
    ...contract,
    contractNo: `H/${mark}`,
    startDate: dateInDays(-5),
    endDate: dateInDays(60),
  });

  const page = await signedInAt('/company-contract/manage', 'admin');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const adding = recordDialog(page, 'Add Company Contract');
  await pick(adding, 'Company', tenant);
  await type(adding, {
    'Contract Number': `P/${mark}`,
    'Start Date': dateInDays(-4),
    'End Date': dateInDays(5),
    'Total Vehicles (Maximum)': '5',
  });
  await adding.getByRole('button', { name: 'Pilih dari tabel' }).click();
  const picker = page.getByRole('dialog', { name: 'Pilih kendaraan' });
  await picker.getByRole('searchbox').fill(`b-82${mark.toLowerCase()}`);
  await picker.getByText(/^1 Result$/).waitFor();
  await picker.getByRole('checkbox', { name: `Pilih ${broken}` }).check({ force: true });
  await picker.getByRole('searchbox').fill(mark);
  await picker.getByText(/^3 Result$/).waitFor();
  await picker.getByText(`Dipakai kontrak H/${mark} sampai`).waitFor();
  expect(await picker.getByRole('checkbox', { name: `Pilih ${held}` }).isDisabled()).toBe(true);
  await picker.getByText(free, { exact: true }).click();
  await picker.getByText('2 dari maksimum 5 kendaraan dipilih').waitFor();
  await picker.getByRole('button', { name: 'Selesai' }).click();
  await save(adding);
  await page.getByText(`${broken} (Broken)`).waitFor();
  await page.getByRole('button', { name: 'Tetap sewakan' }).click();
  await adding.waitFor({ state: 'detached' });

  await page.goto(`/company-contract/manage?page=1&state=ENDING&by=contractNo&q=P/${mark}`);
  await page.getByText(`P/${mark}`, { exact: true }).first().click();
  const editing = recordDialog(page, 'Edit Company Contract');
  await editing.getByText('Berakhir dalam 30 hari').first().waitFor();
  await editing.getByRole('button', { name: 'Perpanjang kontrak' }).click();
  const renewing = recordDialog(page, 'Add Company Contract');
  await renewing.getByText(`Melanjutkan kontrak P/${mark}`).waitFor();
  expect(await renewing.getByLabel('Start Date').inputValue()).toBe(shownDate(dateInDays(6)));
  expect(await renewing.getByLabel('End Date').inputValue()).toBe(shownDate(dateInDays(15)));
  await renewing.getByText('2 dari maksimum 5 kendaraan dipilih').waitFor();
  await renewing.getByRole('treeitem', { name: `${broken}, Broken` }).waitFor();
  await save(renewing);
  await page.getByRole('button', { name: 'Tetap sewakan' }).click();
  await renewing.waitFor({ state: 'detached' });
  await page.goto(`/company-contract/manage?page=1&by=contractNo&q=P/${mark}`);
  await page.getByText(`P/${mark}-R1`, { exact: true }).first().waitFor();
});
