import { field, Integration } from '../calls/gateway.js';
import { changeStatus, uniquePlate, validInput, vehiclesWithPlate } from '../calls/vehicles.js';
import { accessibilityFaults } from '../pages/axe.js';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { openRecord, saveAndClose, type } from '../pages/record-dialog.js';

failOnPageErrors();

/** Creates a vehicle as the administrator. @returns its id */
async function createVehicle(admin: Integration): Promise<string> {
  const plate = uniquePlate();
  await admin.request('mutation ($input: VehicleInput!) { createVehicle(input: $input) { success } }', {
    input: await validInput(admin, plate),
  });
  return (await vehiclesWithPlate(admin, plate))[0]?.id ?? '';
}

test('the dialog of a record shows who has changed what, also on a phone', async () => {
  const admin = await Integration.signedIn('admin');
  const id = await createVehicle(admin);
  await changeStatus(admin, id, 'MAINTENANCE');
  const page = await signedInAt('/dashboard', 'admin', { viewport: { width: 390, height: 800 } });
  await type(await openRecord(page, 'vehicle/manage', id), { Color: 'Ungu' });
  await saveAndClose(page.getByRole('dialog').last());

  const dialog = await openRecord(page, 'vehicle/manage', id);
  await dialog.getByRole('button', { name: 'Riwayat' }).focus();
  await page.keyboard.press('Enter');
  const changes = dialog.getByRole('list', { name: 'Riwayat' }).getByRole('listitem');
  await expectSoon(() => changes.count(), 2);
  // It is scrolled into the view when it opens.
  await expectSoon(
    () => changes.last().evaluate((element) => element.getBoundingClientRect().bottom < innerHeight),
    true,
  );
  expect(await changes.first().innerText()).toMatch(/Color\s+Hitam\s*→\s*Ungu/);
  expect(await changes.last().innerText()).toMatch(/Vehicle Status\s+Active\s*→\s*Maintenance/);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);

  expect(await accessibilityFaults(page, '.record-history')).toEqual([]);

  const tenant = await Integration.signedIn('tenant');
  const unseen = await tenant.request(
    'query ($id: ID!) { recordChanges(resource: VEHICLE, id: $id) { items { id } } }',
    { id },
  );
  expect(field(unseen, 'recordChanges')).toBeNull();
});
