import type { Page } from 'playwright-core';
import { Integration } from '../calls/gateway.js';
import { changeStatus, uniquePlate, validInput, vehiclesWithPlate } from '../calls/vehicles.js';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

/** Creates vehicles whose plates begin alike, as the administrator. @returns their plates and what they have in common */
async function createVehicles(count: number): Promise<{ plates: string[]; search: string }> {
  const admin = await Integration.signedIn('admin');
  const plates = Array.from({ length: count }, () => uniquePlate());
  const color = `Warna ${plates[0]}`;
  for (const plate of plates) {
    await admin.request('mutation ($input: VehicleInput!) { createVehicle(input: $input) { success } }', {
      input: { ...(await validInput(admin, plate)), color },
    });
  }
  return { plates: plates.sort(), search: `by=color&q=${encodeURIComponent(color)}&sort=licensePlate` };
}

const cells = (page: Page, text: string) =>
  page.locator('.resource-table .cell-content[data-column="vehicleStatus"]').filter({ hasText: text });
const box = (page: Page, row: number) =>
  page.locator('.bp6-table-quadrant-left .bp6-table-row-headers .row-box').nth(row);
const bar = (page: Page) => page.getByRole('region', { name: 'Tindakan untuk yang dipilih' });

test('several vehicles get a status at once, one is refused with its reason, and the others are undone', async () => {
  const { search, plates } = await createVehicles(4);
  const page = await signedInAt(`/vehicle/manage?page=1&${search}`, 'admin');
  await box(page, 0).click();
  await box(page, 3).click({ modifiers: ['Shift'] });
  await bar(page).getByText('4 dipilih').waitFor();
  await bar(page).getByRole('button', { name: 'Vehicle Status' }).click();
  await page.getByRole('menuitem', { name: 'Broken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vehicle Status: Broken' });
  await dialog.getByRole('button', { name: 'Ubah 4 data' }).click();
  await dialog.getByRole('button', { name: 'Urungkan' }).waitFor();
  await expectSoon(() => cells(page, 'Broken').count(), 4);

  // Somebody else changes one of them meanwhile, which an undo does not take back.
  const admin = await Integration.signedIn('admin');
  const [plate = ''] = plates;
  const [changed] = await vehiclesWithPlate(admin, plate);
  await changeStatus(admin, changed?.id ?? '', 'MAINTENANCE');
  await dialog.getByRole('button', { name: 'Urungkan' }).click();
  const refused = page.getByRole('region', { name: 'Yang ditolak dan alasannya' });
  await refused.getByText(plate).waitFor();
  await refused.getByText(/telah diubah oleh user lain/).waitFor();
  await page.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expectSoon(() => cells(page, 'Broken').count(), 0);
});

test('rows are selected and changed by keyboard alone', async () => {
  const { search } = await createVehicles(3);
  const page = await signedInAt(`/vehicle/manage?page=1&${search}`, 'admin');
  await box(page, 2).waitFor();
  await page.getByRole('grid', { name: 'Manage Vehicle', exact: true }).focus();
  const { keyboard } = page;
  await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await keyboard.press('Shift+ArrowDown');
  await bar(page).getByText('2 dipilih').waitFor();
  await bar(page).getByRole('button', { name: 'Vehicle Status' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Maintenance' }).focus();
  await keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Ubah 2 data' });
  await start.focus();
  await keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).waitFor();
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectSoon(() => cells(page, 'Maintenance').count(), 2);
});
