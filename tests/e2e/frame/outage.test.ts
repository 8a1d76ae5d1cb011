import sharp from 'sharp';
import { field, Integration, list } from '../calls/gateway.js';
import { uniquePlate, vehiclesWithPlate } from '../calls/vehicles.js';
import { allowFault, signedInAt, untilConnected } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { VehicleScreen } from '../pages/vehicle-screen.js';
import { freezeUpstream, killUpstream, untilReady } from '../servers/servers.js';

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
  await untilConnected(page);
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

test('a photo added without a network waits for it and is saved once, with the notice above the dialog', async () => {
  const plate = uniquePlate();
  const page = await signedInAt('/vehicle/manage', 'admin');
  const screen = new VehicleScreen(page);
  allowFault(page, /Failed to load resource|WebSocket connection/);
  await screen.startAdding(plate);
  await page.context().setOffline(true);
  const notice = page.getByText('Tidak ada koneksi. Perubahan akan dimuat saat tersambung lagi.');
  await notice.waitFor();
  await expectSoon(
    () =>
      notice.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === element;
      }),
    true,
  );
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  await screen.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer });
  await screen.dialog.getByText('Menunggu jaringan . . .').waitFor();
  await page.context().setOffline(false);
  await screen.dialog.getByRole('button', { name: 'Buka foto 1' }).waitFor();
  await screen.save();
  await screen.dialog.waitFor({ state: 'hidden' });
  const admin = await Integration.signedIn('admin');
  const [saved] = await vehiclesWithPlate(admin, plate);
  const data = await admin.request('query ($id: ID!) { vehicle(id: $id) { photos } }', { id: saved?.id });
  expect(list(field(field(data, 'vehicle'), 'photos'))).toHaveLength(1);
});
