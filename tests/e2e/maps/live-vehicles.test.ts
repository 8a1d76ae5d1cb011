import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateInDays } from '../calls/date-in-days.js';
import { armadaData, field, Integration, list } from '../calls/gateway.js';
import { changeStatus } from '../calls/vehicles.js';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

/** The data API's URL, which trackers send to. */
function dataApi(): string {
  const [url] =
    /http:\/\/127\.0\.0\.1:\d+/.exec(readFileSync(join(armadaData(), 'logs', 'upstream.log'), 'utf8')) ?? [];
  if (url === undefined) throw new Error('The log has no URL of the services.');
  return `${url}/api`;
}

type Vehicle = Awaited<ReturnType<typeof vehicleWithPosition>>;

/** A vehicle of the supplier with a position. It is a rented one, because vehicles that tests add have none. */
async function vehicleWithPosition(caller: Integration) {
  const data =
    await caller.request(`{ vehicles(filter: { rentStatus: RENTED }, sort: { field: CREATED_AT }, size: 50) { items {
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

/** Returns a function that sends a reading as the vehicle's tracker, each a little further north, and expects it to be accepted. */
async function tracker(supplier: Integration, { imei, latitude, longitude }: Vehicle) {
  const data = await supplier.request(
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { success token } }',
    { input: { name: 'Tracker', expiresAt: dateInDays(30), readOnly: false } },
  );
  const authorization = `Bearer ${field(field(data, 'createApiToken'), 'token')}`;
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

test('a vehicle moves on the dashboard when its tracker reports', async () => {
  const supplier = await Integration.signedIn('supplier');
  const vehicle = await vehicleWithPosition(supplier);
  const report = await tracker(supplier, vehicle);
  // With the newest reading the vehicle is first in the table and in the history.
  await report({ speed: 10, odometerKm: 923_456.2 });
  const page = await signedInAt(`/dashboard?vehicle=${vehicle.id}`, 'supplier');
  const chosen = page.getByRole('region', { name: vehicle.plate });
  await chosen.waitFor();
  // Without tiles the map shows the built-in outline of the land.
  const map = page.getByRole('application', { name: 'Lokasi Terakhir Kendaraan' });
  await map.locator('path.land').first().waitFor({ state: 'attached' });
  const row = page.getByRole('row').filter({ hasText: vehicle.plate });
  await row.getByRole('cell', { name: '923.456', exact: true }).waitFor();

  await report({ speed: 47, odometerKm: 923_460.9 });
  await chosen.getByText(/^47 km\/h · /).waitFor();
  await row.getByRole('cell', { name: '923.461', exact: true }).waitFor();
  await row.getByRole('cell', { name: '47', exact: true }).waitFor();
  const history = page.getByRole('region', { name: 'Riwayat Kendaraan' });
  await history.getByRole('link').filter({ hasText: vehicle.plate }).getByText('47 km/h').waitFor();
});

test('the dashboard counts a saved vehicle before its next refresh', async () => {
  const supplier = await Integration.signedIn('supplier');
  const { id } = await vehicleWithPosition(supplier);
  await changeStatus(supplier, id, 'ACTIVE');
  const page = await signedInAt('/dashboard', 'supplier');
  const broken = page.getByRole('link', { name: /^Rusak/ });
  const count = Number(await broken.locator('strong').textContent());
  await changeStatus(supplier, id, 'BROKEN');
  const beforeRefresh = { timeout: 45_000 }; // it refreshes every minute
  await broken.getByText(String(count + 1), { exact: true }).waitFor(beforeRefresh);
  await changeStatus(supplier, id, 'ACTIVE');
  await broken.getByText(String(count), { exact: true }).waitFor(beforeRefresh);
});

test('a trip is replayed on its map, and its URL opens the same moment', async () => {
  const supplier = await Integration.signedIn('supplier');
  const data = await supplier.request(
    '{ vehicles(filter: { rentStatus: RENTED }, sort: { field: CREATED_AT }, size: 30) { items { id trips(size: 1) { items { distance } } } } }',
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

test('the URL of a missing trip shows a message and a link back to the history', async () => {
  const supplier = await Integration.signedIn('supplier');
  const { id } = await vehicleWithPosition(supplier);
  const page = await signedInAt(`/vehicle/manage/${id}?view=trips&trip=2000000000`, 'supplier');
  const dialog = page.getByRole('dialog', { name: 'Detail Riwayat Perjalanan' });
  await dialog.getByText('Perjalanan tidak ditemukan.').waitFor();
  await dialog.getByRole('button', { name: 'Kembali' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?view=trips');
});
