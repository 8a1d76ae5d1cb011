import sharp from 'sharp';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { recordDialog, save, type } from '../pages/record-dialog.js';

failOnPageErrors();

const name = `SPKLU ${Date.now().toString(36)}`;

test('a charging station is added with a picked location, a photo and its supplier, and appears on the map', async () => {
  const page = await signedInAt('/charging-station/manage', 'supplier');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = recordDialog(page, 'Add Charging Station');
  // A supplier's staff sees one company, which is preselected.
  const company = dialog.getByRole('treeitem', { checked: true });
  await company.waitFor();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await save(dialog);
  await dialog.getByText('Harap menambahkan foto terlebih dahulu').waitFor();
  await dialog.getByText('Harap memilih perusahaan terlebih dahulu').waitFor();
  await dialog.getByRole('button', { name: 'Select All' }).click();
  await type(dialog, { Name: name, Facility: 'Mushola, Kantin' });

  await dialog.getByRole('button', { name: 'Pick address on Maps' }).click();
  const picker = page.getByRole('region', { name: 'Pick address on Maps' });
  const map = picker.getByRole('application');
  await map.waitFor();
  await map.click({ position: { x: 200, y: 200 } });
  await picker.locator('.map-address[data-known="true"]').waitFor();
  await picker.getByRole('button', { name: 'Pilih', exact: true }).click();
  await picker.waitFor({ state: 'hidden' });
  expect(await dialog.getByLabel('Latitude-Longitude').inputValue()).toMatch(/^-6\.\d+, 106\.\d+$/);
  expect(await dialog.getByRole('textbox', { name: 'Address' }).inputValue()).not.toBe('');

  // Like a phone's photo: larger than the stored size, and rotated by its EXIF orientation.
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#2a7' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'station.jpg', mimeType: 'image/jpeg', buffer: photo });
  const uploaded = dialog.getByRole('img', { name: 'Foto 1' }).and(dialog.locator('[src^="/files/"]'));
  await uploaded.waitFor();
  const address = (await uploaded.getAttribute('src'))?.split('?')[0] ?? '';
  const { width, height } = await sharp(await (await page.request.get(address)).body()).metadata();
  expect({ width, height }).toEqual({ width: 500, height: 1000 });

  await save(dialog);
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`/charging-station/manage?page=1&by=name&q=${encodeURIComponent(name)}`);
  await page.getByText('1 Result', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Maps', exact: true }).click();
  const pin = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}, `) });
  // Without tiles the map shows the built-in outline of the land.
  await page.getByRole('dialog').locator('path.land').first().waitFor({ state: 'attached' });
  await pin.press('Enter');
  await page.getByRole('dialog').locator('.leaflet-popup').getByText(name).waitFor();
});
