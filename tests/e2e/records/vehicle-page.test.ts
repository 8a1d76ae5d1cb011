import { field, Integration, list } from '../calls/gateway.js';
import { uniquePlate, validInput, vehiclesWithPlate } from '../calls/vehicles.js';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { recordDialog, saveAndClose, type } from '../pages/record-dialog.js';
import { VehicleScreen } from '../pages/vehicle-screen.js';

failOnPageErrors();

const phone = { viewport: { width: 390, height: 844 } };

test.each([
  ['a desktop', {}],
  ['a phone', phone],
])('a tenant on %s complains about a vehicle from its page', async (_window, options) => {
  const tenant = await Integration.signedIn('tenant');
  const data = await tenant.request(
    '{ vehicles(filter: { rentStatus: RENTED }) { items { id licensePlate } } }',
  );
  const [rented] = list(field(field(data, 'vehicles'), 'items'));
  const plate = String(field(rented, 'licensePlate'));
  const title = `Rem berdecit ${Date.now().toString(36)}`;

  const page = await signedInAt(`/vehicle/manage/${String(field(rented, 'id'))}`, 'tenant', options);
  await page.getByRole('heading', { level: 2, name: plate, exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Edit Vehicle' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Laporkan komplain' }).click();
  const form = recordDialog(page, 'Add Complaint');
  await form
    .getByRole('button', { name: /^Vehicle/ })
    .filter({ hasText: plate })
    .waitFor();
  await form.locator('select:enabled option').nth(1).waitFor({ state: 'attached' });
  await form.getByLabel(/^Category/).selectOption({ index: 1 });
  await type(form, { Title: title, Description: 'Rem depan berdecit saat hujan.' });
  await saveAndClose(form);

  await page.getByRole('heading', { name: title }).waitFor();
  await expectSoon(async () => /^#\d+ · Complaint Detail · Armada$/.test(await page.title()), true);
  await page.locator('.complaint-head').getByRole('link', { name: plate }).waitFor();
  await page.getByRole('button', { name: 'Kembali' }).click();
  await page.getByRole('heading', { level: 2, name: plate, exact: true }).waitFor();
  await page
    .getByRole('region', { name: /^Komplain terbuka/ })
    .getByRole('link', { name: title })
    .waitFor();
});

test('a supplier opens a vehicle from the list, edits it over its page, and goes back to the list', async () => {
  const supplier = await Integration.signedIn('supplier');
  const plate = uniquePlate();
  await supplier.request('mutation ($input: VehicleInput!) { createVehicle(input: $input) { success } }', {
    input: await validInput(supplier, plate),
  });
  const [created] = await vehiclesWithPlate(supplier, plate);
  const page = await signedInAt(`/vehicle/manage?page=1&by=licensePlate&q=${plate}`, 'supplier');
  const screen = new VehicleScreen(page);
  await page.getByRole('link', { name: plate, exact: true }).first().click();
  await page.waitForURL(`**/vehicle/manage/${created?.id}`);
  await page.getByRole('heading', { level: 2, name: plate, exact: true }).waitFor();

  await page.getByRole('button', { name: 'Edit Vehicle' }).click();
  await screen.dialog.getByLabel('Color').fill('Biru');
  await screen.save();
  await screen.dialog.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Data Kendaraan' }).getByText('Biru').waitFor();
  await page.waitForURL(`**/vehicle/manage/${created?.id}`);

  await page.reload();
  await page.getByRole('navigation', { name: 'Tab terbuka' }).getByRole('link', { name: plate }).waitFor();
  await expectSoon(() => page.title(), `${plate} · Detail kendaraan · Armada`);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await page.getByRole('button', { name: 'Kembali' }).click();
  // The list's tab has survived the reload, with its search.
  await page.waitForURL('**/vehicle/manage?*');
  expect(new URL(page.url()).searchParams.get('q')).toBe(plate);
});
