import { Integration } from './gateway.js';
import { allowFault, signedInAt } from './pages/browser.js';
import { failOnPageErrors } from './pages/fail-on-page-errors.js';
import { VehicleScreen } from './pages/vehicle-screen.js';
import { freezeUpstream, killUpstream, untilReady } from './servers.js';
import { uniquePlate, vehiclesWithPlate } from './vehicles.js';

failOnPageErrors();

const outage = 'Layanan data sedang tidak dapat dihubungi. Coba lagi sebentar lagi.';

test('an upstream killed during a save loses no input and saves no second row', async () => {
  const plate = uniquePlate();
  const page = await signedInAt('/vehicle/manage', 'admin');
  const screen = new VehicleScreen(page);
  allowFault(page, /Failed to load resource/);
  await screen.startAdding(plate);

  freezeUpstream();
  const sent = page.waitForRequest((request) => request.postData()?.includes('"CreateVehicle"') ?? false);
  await screen.save();
  await sent;
  killUpstream();

  await page.getByText(outage).first().waitFor();
  expect(await screen.dialog.getByLabel('License Plate').inputValue()).toBe(plate);
  expect(await screen.dialog.getByLabel('Color').inputValue()).toBe('Merah');

  await untilReady();
  await screen.save();
  await screen.dialog.waitFor({ state: 'hidden' });
  const admin = await Integration.signedIn('admin');
  expect(await vehiclesWithPlate(admin, plate)).toHaveLength(1);
});

test('a list that cannot be loaded shows an error, and Retry loads it when the upstream is back', async () => {
  const page = await signedInAt('/vehicle/manage', 'supplier');
  const screen = new VehicleScreen(page);
  allowFault(page, /Failed to load resource/);
  await screen.openFilters();
  freezeUpstream();
  const sent = page.waitForRequest((request) => request.postData()?.includes('"Vehicles"') ?? false);
  await screen.searchPlate('B');
  await sent;
  killUpstream();
  await page.getByText(outage).first().waitFor();
  const retry = page.getByRole('button', { name: 'Coba lagi' });
  await retry.waitFor();
  await untilReady();
  await retry.click();
  await screen.result(/^[\d.]+ Result$/).waitFor();
});
