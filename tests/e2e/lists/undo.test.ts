import { field, Integration } from '../calls/gateway.js';
import { changeStatus, uniquePlate, validInput, vehiclesWithPlate } from '../calls/vehicles.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { recordDialog, saveAndClose, type } from '../pages/record-dialog.js';
import { pick, VehicleScreen } from '../pages/vehicle-screen.js';

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

test('the creation of a record is undone, but not once another record uses it', async () => {
  const admin = await Integration.signedIn('admin');
  const name = `Laporan ${Date.now().toString(36)}`;
  const page = await signedInAt('/menu/manage?page=1', 'admin');
  const entry = page.getByRole('tree', { name: 'Root Menu' }).getByRole('treeitem', { name, exact: true });
  const add = async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = recordDialog(page, 'Add Menu');
    await type(dialog, { Name: name, Description: 'Laporan bulanan', Order: '950' });
    await pick(dialog, 'Path', 'Grup, tanpa layar');
    await saveAndClose(dialog);
    await entry.waitFor();
  };
  const undo = page.getByRole('button', { name: 'Urungkan' });

  await add();
  await undo.click();
  await page.getByText('Data yang baru dibuat telah dihapus').waitFor();
  await entry.waitFor({ state: 'detached' });

  await add();
  const menus = field(await admin.request('{ menuTree { id name } }'), 'menuTree');
  const added = Array.isArray(menus) ? menus.find((menu) => field(menu, 'name') === name) : undefined;
  await admin.request('mutation ($input: MenuInput!) { createMenu(input: $input) { success } }', {
    input: {
      name: `${name} 2`,
      description: 'Rekap',
      order: 1,
      path: null,
      isActive: true,
      parentId: field(added, 'id'),
    },
  });
  await undo.click();
  await page.getByText('Data tidak dihapus: sudah digunakan data lain').waitFor();
  await entry.waitFor();
});
