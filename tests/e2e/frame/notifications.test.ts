import type { Page } from 'playwright-core';
import { field, Integration, list } from '../calls/gateway.js';
import { changeStatus } from '../calls/vehicles.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

/** The list that the bell opens; the dashboard behind it also shows vehicles. */
const bell = (page: Page) => page.getByRole('region', { name: 'Notifikasi' });

/** The number of unread notifications beside the bell. */
async function unreadCount(page: Page): Promise<number> {
  const name = await page.getByRole('button', { name: /^Notifikasi/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
}

/** A vehicle that the demo tenant rents, and a status that it does not have. */
async function rentedVehicle(): Promise<{ id: string; plate: string; next: string }> {
  const tenant = await Integration.signedIn('tenant');
  const data = await tenant.request('{ vehicles(size: 1) { items { id licensePlate vehicleStatus } } }');
  const [vehicle] = list(field(field(data, 'vehicles'), 'items'));
  return {
    id: String(field(vehicle, 'id')),
    plate: String(field(vehicle, 'licensePlate')),
    next: field(vehicle, 'vehicleStatus') === 'MAINTENANCE' ? 'ACTIVE' : 'MAINTENANCE',
  };
}

test('a new notification updates the number in all browsers at once', async () => {
  const [page, colleague] = await Promise.all([
    signedInAt('/dashboard', 'tenant'),
    signedInAt('/dashboard', 'tenantColleague'),
  ]);
  const vehicle = await rentedVehicle();
  const pages = [page, colleague];
  // Both accounts have unread demo notifications, so the number is shown when it is loaded.
  await Promise.all(pages.map((each) => each.getByRole('button', { name: /^Notifikasi, \d/ }).waitFor()));
  const before = await Promise.all(pages.map(unreadCount));
  const loads: string[] = [];
  for (const each of pages) each.on('load', () => loads.push(each.url()));

  await changeStatus(await Integration.signedIn('admin'), vehicle.id, vehicle.next);

  for (const [index, each] of pages.entries()) {
    const expected = (before[index] ?? 0) + 1;
    await each.getByRole('button', { name: new RegExp(`^Notifikasi, ${expected} `) }).waitFor();
  }
  await colleague.getByRole('button', { name: /^Notifikasi/ }).click();
  await bell(colleague).getByText('STATUS KENDARAAN BERUBAH').first().waitFor();
  await bell(colleague).getByText(vehicle.plate).first().waitFor();
  expect(loads).toEqual([]);
});

test('opening a notification marks it as read and opens its vehicle', async () => {
  const vehicle = await rentedVehicle();
  await changeStatus(await Integration.signedIn('admin'), vehicle.id, vehicle.next);
  const page = await signedInAt('/dashboard', 'tenant');
  await page.getByRole('button', { name: /^Notifikasi, \d/ }).waitFor();
  const before = await unreadCount(page);
  await page.getByRole('button', { name: /^Notifikasi/ }).click();
  await bell(page).getByText(vehicle.plate).first().click();
  await page.waitForURL(`**/vehicle/manage?*record=${vehicle.id}*`);
  // Its reader may not change it, and so sees values, not fields.
  await page.getByRole('dialog').getByText(vehicle.plate, { exact: true }).waitFor();
  await page.waitForFunction(
    (count) => !document.querySelector(`[aria-label^="Notifikasi, ${count} "]`),
    before,
  );
});
