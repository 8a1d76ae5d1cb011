import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { armadaData, field, Integration, list } from './gateway.js';
import { inDays } from './in-days.js';
import { signedInAt } from './pages/browser.js';
import { expectSoon } from './pages/expect-soon.js';
import { holdPagesToTheRules } from './pages/page-rules.js';
import { changeStatus } from './vehicles.js';

holdPagesToTheRules();

/** The data API's address, as a customer's trackers call it. */
function dataApi(): string {
  const [url] =
    /http:\/\/127\.0\.0\.1:\d+/.exec(readFileSync(join(armadaData(), 'logs', 'upstream.log'), 'utf8')) ?? [];
  if (url === undefined) throw new Error('The log does not say where the services listen.');
  return `${url}/api`;
}

type Vehicle = Awaited<ReturnType<typeof knownVehicle>>;

/** A vehicle of the supplier's that has told where it is: of those that somebody rents, for what tests add drives nowhere. */
async function knownVehicle(caller: Integration) {
  const data = await caller.ask(`{ vehicles(filter: { rentStatus: RENTED }, size: 50) { items {
    id imei licensePlate telemetry { position { latitude longitude } }
  } } }`);
  const found = list(field(field(data, 'vehicles'), 'items')).find(
    (vehicle) => field(vehicle, 'imei') && field(field(vehicle, 'telemetry'), 'position'),
  );
  const position = field(field(found, 'telemetry'), 'position');
  return {
    id: String(field(found, 'id')),
    imei: String(field(found, 'imei')),
    plate: String(field(found, 'licensePlate')),
    latitude: Number(field(position, 'latitude')),
    longitude: Number(field(position, 'longitude')),
  };
}

/** What sends a vehicle's readings as its tracker does, each a little further north, and expects them to be accepted. */
async function tracker(supplier: Integration, { imei, latitude, longitude }: Vehicle) {
  const made = await supplier.ask(
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { success token } }',
    { input: { name: 'Tracker', expiresAt: inDays(30), readOnly: false } },
  );
  const authorization = `Bearer ${field(field(made, 'createApiToken'), 'token')}`;
  let north = 0;
  return async (measured: { speed: number; odometerKm?: number }): Promise<void> => {
    north += 0.0002;
    const reading = {
      imei,
      latitude: latitude + north,
      longitude,
      course: 0,
      gpsDate: new Date().toISOString(),
    };
    const reply = await fetch(`${dataApi()}/telemetry/positions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ readings: [{ ...reading, ...measured }] }),
    });
    expect(field(field(await reply.json(), 'data'), 'accepted')).toBe(1);
  };
}

test('a vehicle moves on the dashboard as soon as its tracker reports', async () => {
  const supplier = await Integration.signedIn('supplier');
  const vehicle = await knownVehicle(supplier);
  const report = await tracker(supplier, vehicle);
  // The newest reading: the vehicle is first in the table and in the history.
  await report({ speed: 10, odometerKm: 23_456.2 });
  const page = await signedInAt(`/dashboard?vehicle=${vehicle.id}`, 'supplier');
  const chosen = page.getByRole('region', { name: vehicle.plate });
  await chosen.waitFor();
  // Without tiles: the land that ships with the app.
  const map = page.getByRole('application', { name: 'Lokasi Terakhir Kendaraan' });
  await map.locator('path.land').first().waitFor({ state: 'attached' });
  const row = page.getByRole('row').filter({ hasText: vehicle.plate });
  await row.getByRole('cell', { name: '23.456', exact: true }).waitFor();

  await report({ speed: 47, odometerKm: 23_460.9 });
  await chosen.getByText(/^47 km\/h · /).waitFor();
  await row.getByRole('cell', { name: '23.461', exact: true }).waitFor();
  await row.getByRole('cell', { name: '47', exact: true }).waitFor();
  const history = page.getByRole('region', { name: 'Riwayat Kendaraan' });
  await history.getByRole('link').filter({ hasText: vehicle.plate }).getByText('47 km/h').waitFor();
});

test('the dashboard counts a saved vehicle within seconds', async () => {
  const supplier = await Integration.signedIn('supplier');
  const { id } = await knownVehicle(supplier);
  await changeStatus(supplier, id, 'ACTIVE');
  const page = await signedInAt('/dashboard', 'supplier');
  const broken = page.getByRole('link', { name: /^Rusak/ });
  const count = Number(await broken.locator('strong').textContent());
  await changeStatus(supplier, id, 'BROKEN');
  // Far sooner than the dashboard refreshes itself.
  await broken.getByText(String(count + 1), { exact: true }).waitFor({ timeout: 10_000 });
  await changeStatus(supplier, id, 'ACTIVE');
  await broken.getByText(String(count), { exact: true }).waitFor({ timeout: 10_000 });
});

test('a trip is replayed on its map, and its address leads to the moment', async () => {
  const supplier = await Integration.signedIn('supplier');
  const data = await supplier.ask(
    '{ vehicles(filter: { rentStatus: RENTED }, size: 30) { items { id trips(size: 1) { items { distance } } } } }',
  );
  const driven = list(field(field(data, 'vehicles'), 'items')).find(
    (vehicle) => Number(field(list(field(field(vehicle, 'trips'), 'items'))[0], 'distance')) > 1,
  );
  const page = await signedInAt(`/vehicle/manage/${field(driven, 'id')}?view=trips`, 'supplier');
  await page
    .getByRole('button', { name: /km.*Average Speed/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Rute perjalanan / });
  const moment = dialog.getByRole('slider', { name: 'Waktu perjalanan' });
  await moment.waitFor();
  await dialog.locator('path.land').first().waitFor({ state: 'attached' });
  await dialog.getByLabel('Kecepatan putar').selectOption('20');
  await dialog.getByRole('button', { name: 'Putar' }).click();
  await expectSoon(async () => Number(await moment.inputValue()) > 2000, true);
  await dialog.getByRole('button', { name: 'Jeda' }).click();
  await page.waitForURL(/&at=\d+$/);
  const at = Number(new URL(page.url()).searchParams.get('at'));

  await page.reload();
  await moment.waitFor();
  expect(Number(await moment.inputValue())).toBe(at * 1000);
});

test('the address of a trip that does not exist says so and leads back to the history', async () => {
  const supplier = await Integration.signedIn('supplier');
  const { id } = await knownVehicle(supplier);
  const page = await signedInAt(`/vehicle/manage/${id}?view=trips&trip=2000000000`, 'supplier');
  const dialog = page.getByRole('dialog', { name: 'Detail Riwayat Perjalanan' });
  await dialog.getByText('Perjalanan tidak ditemukan.').waitFor();
  await dialog.getByRole('button', { name: 'Kembali' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?view=trips');
});
