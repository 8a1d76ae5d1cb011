import type { Page } from 'playwright-core';
import { field, Integration, list } from './gateway.js';
import { signedInAt } from './pages/browser.js';
import { holdPagesToTheRules } from './pages/page-rules.js';
import { changeStatus } from './vehicles.js';

holdPagesToTheRules();

/** The list that the bell opens: the dashboard beside it names vehicles, too. */
const bell = (page: Page) => page.getByRole('region', { name: 'Notifikasi' });

/** The number beside the bell. */
async function unreadCount(page: Page): Promise<number> {
  const name = await page.getByRole('button', { name: /^Notifikasi/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
}

/** A vehicle that the demo tenant rents from somebody, with the status it has. */
async function rentedVehicle(): Promise<{ id: string; plate: string; next: string }> {
  const tenant = await Integration.signedIn('tenant');
  const data = await tenant.ask('{ vehicles(size: 1) { items { id licensePlate vehicleStatus } } }');
  const [vehicle] = list(field(field(data, 'vehicles'), 'items'));
  return {
    id: String(field(vehicle, 'id')),
    plate: String(field(vehicle, 'licensePlate')),
    next: field(vehicle, 'vehicleStatus') === 'MAINTENANCE' ? 'ACTIVE' : 'MAINTENANCE',
  };
}

test('the bell of a second browser moves at once when the data API writes a notification', async () => {
  const [page, colleague] = await Promise.all([
    signedInAt('/dashboard', 'tenant'),
    signedInAt('/dashboard', 'tenantColleague'),
  ]);
  const vehicle = await rentedVehicle();
  const pages = [page, colleague];
  // The demo gives both something unread, so a bell that has loaded shows a number.
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

test('opening a notification marks it read and opens the vehicle it is about', async () => {
  const vehicle = await rentedVehicle();
  await changeStatus(await Integration.signedIn('admin'), vehicle.id, vehicle.next);
  const page = await signedInAt('/dashboard', 'tenant');
  await page.getByRole('button', { name: /^Notifikasi, \d/ }).waitFor();
  const before = await unreadCount(page);
  await page.getByRole('button', { name: /^Notifikasi/ }).click();
  await bell(page).getByText(vehicle.plate).first().click();
  await page.waitForURL(`**/vehicle/manage?*record=${vehicle.id}*`);
  await page.getByRole('dialog').getByLabel('License Plate').waitFor();
  await page.waitForFunction(
    (count) => !document.querySelector(`[aria-label^="Notifikasi, ${count} "]`),
    before,
  );
});
