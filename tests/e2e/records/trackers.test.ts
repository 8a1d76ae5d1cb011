import type { Locator, Page } from 'playwright-core';
import { armadaUrl, Integration } from '../calls/gateway.js';
import { createRecord } from '../calls/records.js';
import { createTrackerToken, reportPosition } from '../calls/trackers.js';
import { uniquePlate, validInput } from '../calls/vehicles.js';
import { accessibilityFaults } from '../pages/axe.js';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

/** A vehicle of the supplier without a tracker. */
async function newVehicle(supplier: Integration): Promise<{ id: string; plate: string }> {
  const plate = uniquePlate();
  return { id: await createRecord(supplier, 'Vehicle', await validInput(supplier, plate)), plate };
}

const deviceRow = (page: Page, device: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(device, { exact: true }) });

/** Creates a token on the screen. @returns the address that trackers report to */
async function tokenMadeOn(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Buat token' }).click();
  const form = page.getByRole('dialog', { name: 'Buat token' });
  await form.getByLabel('Nama token').fill(name);
  await form.getByRole('button', { name: 'Buat', exact: true }).click();
  const made = page.getByRole('dialog', { name: 'Token siap dipakai' });
  const address = await made.getByLabel('Alamat untuk Traccar Client').inputValue();
  await made.getByRole('button', { name: 'Selesai' }).click();
  await made.waitFor({ state: 'hidden' });
  return address;
}

test('a token is created, an unknown device reports with it and is claimed in two clicks, and the token is revoked', async () => {
  const supplier = await Integration.signedIn('supplier');
  const { id, plate } = await newVehicle(supplier);
  const mark = plate.replaceAll(' ', '');
  const [name, device] = [`Token ${mark}`, `HP-${mark}`];
  const page = await signedInAt('/tracker/manage', 'supplier');
  const address = await tokenMadeOn(page, name);
  expect(address).toMatch(new RegExp(`^${armadaUrl()}/track/[\\w-]{43}$`));
  const token = address.slice(address.lastIndexOf('/') + 1);

  expect(await reportPosition(token, device)).toBe(200);
  await page.reload();
  await page.getByLabel('Cari pengenal perangkat').fill(device);
  const row = deviceRow(page, device);
  await row.getByText('Belum dikenal').waitFor();
  await row.getByRole('button', { name: `Klaim perangkat ${device}` }).click();
  const dialog = page.getByRole('dialog', { name: `Perangkat ${device} ada di kendaraan mana?` });
  await dialog.getByLabel('Cari pelat').fill(plate);
  await dialog.getByText(plate, { exact: true }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Klaim untuk ${plate}` }).click();
  await page.getByText(`Perangkat ${device} melapor untuk ${plate}.`).waitFor();
  await row.getByRole('link', { name: plate }).waitFor();

  expect(await reportPosition(token, device)).toBe(200);
  await page.goto(`/vehicle/manage/${id}`);
  await page.getByText('-6.1754, 106.8272').waitFor();

  await page.goto('/tracker/manage');
  await page.getByRole('button', { name: `Cabut token ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Attention' });
  await question.getByText(`Cabut token ${name}? Perangkat yang memakainya langsung ditolak.`).waitFor();
  await question.getByRole('button', { name: 'Cabut', exact: true }).click();
  await page.getByText(`Token ${name} dicabut.`).waitFor();
  expect(await reportPosition(token, device)).toBe(404);
});

test('the link of a vehicle sets up a tracker, and the dialog shows its first report', async () => {
  const supplier = await Integration.signedIn('supplier');
  const { id, plate } = await newVehicle(supplier);
  await createTrackerToken(supplier, `Link ${plate}`);
  const page = await signedInAt(`/vehicle/manage/${id}`, 'supplier');
  await page.getByRole('button', { name: 'Hubungkan pelacak' }).click();
  const dialog = page.getByRole('dialog', { name: `Hubungkan pelacak ${plate}` });
  const identifier = plate.replaceAll(' ', '');
  expect(await dialog.getByLabel('ID pelacak').inputValue()).toBe(identifier);
  await dialog.getByRole('button', { name: 'Pakai ID ini' }).click();
  await dialog.getByRole('img', { name: `Kode QR untuk ${plate}` }).waitFor();
  const link = new URL(await dialog.getByLabel('Tautan').inputValue());
  expect(link.search).toBe(`?id=${identifier}&interval=30&service=true`);
  await dialog.getByText('Menunggu laporan pertama . . .').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // What Traccar Client does with the link.
  const token = link.pathname.slice('/track/'.length);
  expect(await reportPosition(token, link.searchParams.get('id') ?? '')).toBe(200);
  await dialog.getByText(/^(baru saja|\d+ dtk lalu)$/).waitFor();
});

test('the vehicle list finds a vehicle by its tracker identifier', async () => {
  const supplier = await Integration.signedIn('supplier');
  const plate = uniquePlate();
  const trackerId = `FIND-${plate.replaceAll(' ', '')}`;
  await createRecord(supplier, 'Vehicle', { ...(await validInput(supplier, plate)), trackerId });
  const page = await signedInAt(`/vehicle/manage?page=1&by=trackerId&q=${trackerId}`, 'supplier');
  await page.getByText('1 Result').waitFor();
});

test('a tenant has neither the screen nor the button', async () => {
  const tenant = await Integration.signedIn('tenant');
  const page = await signedInAt('/vehicle/manage?page=1', 'tenant');
  await page.getByText(/^[\d.,]+ Result$/).waitFor();
  expect(await page.getByRole('link', { name: 'Pelacak' }).count()).toBe(0);
  const { data } = await tenant.send('{ vehicles(size: 1) { items { id tracker { lastError } } } }');
  const [vehicle] = Object(data).vehicles.items;
  expect(vehicle.tracker).toBeNull();
  await page.goto(`/vehicle/manage/${vehicle.id}`);
  await page.getByRole('heading', { name: 'Data Kendaraan' }).waitFor();
  expect(await page.getByRole('button', { name: 'Hubungkan pelacak' }).count()).toBe(0);
  await page.goto('/tracker/manage');
  await expectSoon(async () => new URL(page.url()).pathname === '/tracker/manage', false);
});
