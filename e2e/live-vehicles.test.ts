import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedInAt } from './browser.js';
import { expectSoon } from './expect-soon.js';
import { armadaData, field, Integration, list } from './gateway.js';
import { holdPagesToTheRules } from './page-rules.js';

holdPagesToTheRules();

/** The data API's address, as a customer's trackers call it. */
function dataApi(): string {
  const [url] =
    /http:\/\/127\.0\.0\.1:\d+/.exec(readFileSync(join(armadaData(), 'logs', 'upstream.log'), 'utf8')) ?? [];
  if (url === undefined) throw new Error('The log does not say where the services listen.');
  return `${url}/api`;
}

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

test('a vehicle moves on the dashboard as soon as its tracker tells', async () => {
  const supplier = await Integration.signedIn('supplier');
  const vehicle = await knownVehicle(supplier);
  const made = await supplier.ask(
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { success token } }',
    { input: { name: 'Tracker', expiresAt: '2099-12-31', readOnly: false } },
  );
  const page = await signedInAt(`/dashboard?vehicle=${vehicle.id}`, 'supplier');
  const chosen = page.getByRole('region', { name: vehicle.plate });
  await chosen.waitFor();
  // Without tiles: the land that ships with the app.
  const map = page.getByRole('application', { name: 'Lokasi Terakhir Kendaraan' });
  await map.locator('path.land').first().waitFor({ state: 'attached' });

  const reading = {
    imei: vehicle.imei,
    latitude: vehicle.latitude + 0.0002,
    longitude: vehicle.longitude,
    speed: 47,
    course: 0,
    gpsDate: new Date().toISOString(),
  };
  const reply = await fetch(`${dataApi()}/telemetry/positions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${field(field(made, 'createApiToken'), 'token')}`,
    },
    body: JSON.stringify({ readings: [reading] }),
  });
  expect(field(field(await reply.json(), 'data'), 'accepted')).toBe(1);
  await chosen.getByText(/^47 km\/h · /).waitFor();
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
