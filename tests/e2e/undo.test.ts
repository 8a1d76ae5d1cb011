import { field, Integration } from './gateway.js';
import { signedInAt } from './pages/browser.js';
import { failOnPageErrors } from './pages/fail-on-page-errors.js';
import { pick, VehicleScreen } from './pages/vehicle-screen.js';
import { changeStatus, uniquePlate, validInput, vehiclesWithPlate } from './vehicles.js';

failOnPageErrors();

test('the change of a status is undone by button and by key, and not after another user has saved', async () => {
  const supplier = await Integration.signedIn('supplier');
  const plate = uniquePlate();
  await supplier.request('mutation ($input: VehicleInput!) { createVehicle(input: $input) { success } }', {
    input: await validInput(supplier, plate),
  });
  const [created] = await vehiclesWithPlate(supplier, plate);
  const id = String(created?.id);
  const status = async () => {
    const data = await supplier.request('query ($id: ID!) { vehicle(id: $id) { vehicleStatus } }', { id });
    return field(field(data, 'vehicle'), 'vehicleStatus');
  };

  const page = await signedInAt(
    `/vehicle/manage?page=1&by=licensePlate&q=${encodeURIComponent(plate)}&vehicleStatus=ACTIVE`,
    'supplier',
  );
  const screen = new VehicleScreen(page);
  await screen.result(1).waitFor();
  const broken = page.locator('.bp6-toast').getByText(`${plate} → Broken`);
  const active = page.locator('.bp6-toast').getByText(`${plate} → Active`);
  const breakDown = async () => {
    await screen.firstRow().click();
    await screen.dialog.waitFor();
    await pick(screen.dialog, 'Vehicle Status', 'Broken');
    // A snackbar that leaves is in the page a little longer than its message.
    await broken.waitFor({ state: 'hidden' });
    await screen.save();
    await screen.dialog.waitFor({ state: 'hidden' });
    await broken.waitFor();
    await active.waitFor({ state: 'hidden' });
  };

  await breakDown();
  await screen.result(0).waitFor();
  await screen.cell(plate).waitFor();
  await page.locator('.resource-table .row-saved').filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await active.waitFor();
  expect(await status()).toBe('ACTIVE');
  await screen.result(1).waitFor();
  expect(
    await page
      .locator('.resource-table')
      .filter({ has: page.locator(':focus') })
      .count(),
  ).toBe(1);

  await breakDown();
  await page.keyboard.press('Control+z');
  await active.waitFor();
  expect(await status()).toBe('ACTIVE');

  await breakDown();
  await changeStatus(supplier, id, 'MAINTENANCE');
  await page.getByRole('button', { name: 'Urungkan' }).click();
  const refused = page.locator('.bp6-toast.bp6-intent-danger');
  await refused.getByText('Tidak dapat diurungkan: data ini sudah diubah orang lain.').waitFor();
  await refused.getByText(`${plate} → Maintenance`).waitFor();
  const cells = page.locator('.resource-table .cell-content').filter({ visible: true });
  await cells.getByText('Maintenance').first().waitFor();
  expect(await status()).toBe('MAINTENANCE');
});
