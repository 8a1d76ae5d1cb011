import type { Locator, Page } from 'playwright-core';
import { Integration } from '../calls/gateway.js';
import { uniquePlate } from '../calls/vehicles.js';
import { openBrowser, signedInAt, signIn } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { openRecord, saveAndClose, type } from '../pages/record-dialog.js';
import { pick } from '../pages/vehicle-screen.js';
import { linkMailedTo } from '../servers/mail.js';

failOnPageErrors();

/** Adds a record on a list screen. */
async function add(page: Page, path: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  const dialog = await openRecord(page, path);
  await fill(dialog);
  await saveAndClose(dialog);
}

const company = (name: string): Record<string, string> => ({
  Nama: name,
  Email: 'info@example.com',
  Tlp: '2155501234',
  'Total Vehicles': '5',
  'End Date': '2031-12-31',
  Alamat: 'Jl. Merdeka No. 1',
  'Latitude-Longitude': '-6.18, 106.83',
});

test('an administrator creates companies, a user type, a user and a contract; the new user sees only what was granted', async () => {
  const mark = Date.now().toString(36);
  const [supplier, tenant, role] = [`Pemasok ${mark}`, `Penyewa ${mark}`, `Pengamat ${mark}`];
  const [battery, model, email] = [`Aki ${mark}`, `Skuter ${mark}`, `${mark}@example.com`];
  const [plate, unrented] = [uniquePlate(), uniquePlate()];
  const admin = await signedInAt('/dashboard', 'admin');

  await add(admin, 'company-supplier/manage', (dialog) => type(dialog, company(supplier)));
  await add(admin, 'company-tenant/manage', (dialog) => type(dialog, company(tenant)));
  await add(admin, 'battery-model/manage', async (dialog) => {
    await pick(dialog, 'Company', supplier);
    await type(dialog, { Nama: battery, 'Max Capacity': '26000' });
    await pick(dialog, 'Battery Type', 'Swap');
  });
  await add(admin, 'vehicle-model/manage', async (dialog) => {
    await pick(dialog, 'Company', supplier);
    await pick(dialog, 'Battery Model', battery);
    await type(dialog, { Name: model, Power: '2000', 'Max Mileage': '80', 'Top Speed': '60' });
  });
  for (const each of [plate, unrented]) {
    await add(admin, 'vehicle/manage', async (dialog) => {
      await pick(dialog, 'Company Supplier', supplier);
      await pick(dialog, 'Vehicle Model', model);
      await type(dialog, {
        'License Plate': each,
        'Serial Number': `SN ${each}`,
        Color: 'Hitam',
        Year: '2026',
      });
      await pick(dialog, 'Rent Status', 'Available');
      await pick(dialog, 'Vehicle Status', 'Active');
    });
  }
  await add(admin, 'user-menu/manage', async (dialog) => {
    await type(dialog, { Name: role });
    await pick(dialog, 'Company Type', 'Tenant');
    await dialog.getByRole('treeitem', { name: 'Vehicle', exact: true }).press(' ');
  });
  await add(admin, 'user/manage', async (dialog) => {
    await type(dialog, { Nama: 'Sari Dewi', Email: email, Tlp: '81234567890', Alamat: 'Jl. Merdeka No. 2' });
    await pick(dialog, 'Company', tenant);
    await pick(dialog, 'Type', role);
  });
  await add(admin, 'company-contract/manage', async (dialog) => {
    await pick(dialog, 'Company', tenant);
    await type(dialog, {
      'Contract Number': `K/${mark}`,
      'Start Date': '2026-01-01',
      'End Date': '2031-01-01',
      'Total Vehicles (Maximum)': '1',
    });
    await dialog.getByPlaceholder('Cari kendaraan atau supplier').fill(plate);
    await dialog.getByRole('treeitem', { name: plate }).press(' ');
  });

  const page = await openBrowser();
  await page.goto(await linkMailedTo(email));
  await page.getByLabel('Password Baru', { exact: true }).fill('rahasia-sekali');
  await page.getByLabel('Konfirmasi Password Baru').fill('rahasia-sekali');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await page.goto('/pages/login');
  await signIn(page, email, 'rahasia-sekali');

  // The new user sees what was granted …
  await page.waitForURL('**/home');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await menu.getByRole('link', { name: 'Vehicle', exact: true }).waitFor();
  expect(await menu.getByRole('link').allTextContents()).toEqual(['Vehicle']);
  await page.goto('/vehicle/manage?page=1');
  await page.getByText(/^1 Result$/).waitFor();
  await page.getByText(plate, { exact: true }).waitFor();

  // … and nothing else, by URL, query or id.
  for (const path of ['user/manage', 'menu/manage', 'company-contract/manage', 'company-supplier/manage']) {
    await page.goto(`/${path}`);
    await page.waitForURL('**/home');
  }
  const person = await Integration.signedInAs(email, 'rahasia-sekali');
  for (const query of ['users', 'userTypes', 'menus', 'tenants', 'suppliers', 'contracts', 'vehicleModels']) {
    const { data, errors } = await person.send(`{ ${query}(page: 1) { pageInfo { totalItems } } }`);
    expect({ query, data, codes: errors.map(({ code }) => code) }).toEqual({
      query,
      data: null,
      codes: ['FORBIDDEN'],
    });
  }
  const owner = await Integration.signedIn('admin');
  const other = await owner.request(
    'query ($text: String!) { vehicles(filter: { search: { field: LICENSE_PLATE, text: $text } }) { items { id } } }',
    { text: unrented },
  );
  const [{ id }] = JSON.parse(JSON.stringify(other)).vehicles.items;
  expect(await person.request('query ($id: ID!) { vehicle(id: $id) { id } }', { id })).toEqual({
    vehicle: null,
  });
}, 300_000);
