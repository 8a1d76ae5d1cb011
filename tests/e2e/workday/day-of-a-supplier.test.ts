import { field, Integration } from '../calls/gateway.js';
import { createRecord, raiseComplaint, sharedVehicle } from '../calls/records.js';
import { uniquePlate, validInput } from '../calls/vehicles.js';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { expectComplete } from './complaint.js';
import { type Step, testWorkday } from './workday.js';

failOnPageErrors();

const VEHICLES = 20;
const COLOR = `Warna ${Date.now().toString(36)}`;

interface Morning {
  tenant: Integration;
  supplier: Integration;
  /** The complaint's. */
  id: string;
  title: string;
}

beforeAll(async () => {
  const supplier = await Integration.signedIn('supplier');
  for (let made = 0; made < VEHICLES; made += 1)
    await createRecord(supplier, 'Vehicle', {
      ...Object(await validInput(supplier, uniquePlate())),
      color: COLOR,
    });
});

/** The number of vehicles in maintenance. */
async function inMaintenance(supplier: Integration): Promise<unknown> {
  const data = await supplier.request(
    `query ($text: String!) {
      vehicles(filter: { search: { field: COLOR, text: $text }, vehicleStatus: MAINTENANCE }) { pageInfo { totalItems } }
    }`,
    { text: COLOR },
  );
  return field(field(field(data, 'vehicles'), 'pageInfo'), 'totalItems');
}

const STEPS: Step<Morning>[] = [
  {
    name: 'sees what needs attention and opens the new complaints',
    needs: [1, 6, 1],
    act: async (user, _given, page) => {
      await user.enter();
      const attention = page.getByRole('navigation', { name: 'Perlu perhatian' });
      await user.press(attention.getByRole('link', { name: /Komplain baru$/ }));
      await page.waitForURL('**/complaint/maintanance?**');
      await user.arrive();
    },
  },
  {
    name: 'opens the complaint',
    needs: [1, 10, 1],
    act: async (user, { title }, page) => {
      await user.openRow('Complaint', title);
      await page.getByRole('heading', { name: title }).waitFor();
      await expectComplete(page);
      await user.arrive();
    },
  },
  {
    name: 'replies in the chat',
    needs: [3, 16, 3],
    act: async (user, _given, page) => {
      await user.write(page.getByPlaceholder('Masukan komentar ....'), 'Kami periksa hari ini');
      await user.keys('Enter');
      await page.locator('.chat-comment[data-own="true"]').getByText('Kami periksa hari ini').waitFor();
    },
  },
  {
    name: 'decides on a repair',
    needs: [3, 14, 3],
    act: async (user, _given, page) => {
      await user.press(page.getByRole('button', { name: 'Action', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Action' });
      await user.check(dialog.getByRole('radio', { name: 'Repair' }));
      await user.press(dialog.getByRole('button', { name: 'Save', exact: true }));
      await page.locator('.complaint-head').getByText('In Progress').waitFor();
    },
  },
  {
    name: 'reports the repair as done, and the tenant closes the complaint',
    needs: [3, 6, 3],
    act: async (user, { tenant, id }, page) => {
      await user.press(page.locator('.complaint-head').getByRole('button', { name: 'Done', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Input Reason – Done' });
      await user.typeAt(dialog.getByLabel('Reason'), 'Lampu diganti');
      await user.press(dialog.getByRole('button', { name: 'Save', exact: true }));
      await dialog.waitFor({ state: 'hidden' });
      await page.locator('.complaint-head .status').getByText('Done', { exact: true }).waitFor();
      await tenant.request('mutation ($id: ID!) { closeComplaint(id: $id, reason: "Baik") { success } }', {
        id,
      });
      await page.getByText('Komplain telah ditutup').waitFor();
    },
  },
  {
    name: `finds ${VEHICLES} vehicles`,
    needs: [6, 11, 7],
    act: async (user, _given, page) => {
      await user.open('Vehicle');
      await user.arrive();
      const filters = page.getByRole('form', { name: 'Search/Filters' });
      await filters.locator('option').first().waitFor({ state: 'attached' });
      await user.choose(filters.getByLabel('Search by'), 'Color');
      await user.write(filters.getByLabel('Kata kunci'), COLOR);
      await user.keys('Enter');
      await page.getByText(`${VEHICLES} Result`, { exact: true }).first().waitFor();
    },
  },
  {
    name: 'puts them in maintenance at once',
    needs: [4, 19, 6],
    act: async (user, { supplier }, page) => {
      await user.selectPage('Manage Vehicle');
      const bar = page.getByRole('region', { name: 'Tindakan untuk yang dipilih' });
      await bar.getByText(`${VEHICLES} dipilih`).waitFor();
      await user.press(bar.getByRole('button', { name: 'Vehicle Status' }));
      await user.press(page.getByRole('menuitem', { name: 'Maintenance' }));
      const dialog = page.getByRole('dialog', { name: 'Vehicle Status: Maintenance' });
      await user.press(dialog.getByRole('button', { name: `Ubah ${VEHICLES} data` }));
      await dialog.getByRole('button', { name: 'Urungkan' }).waitFor();
      await expectSoon(() => inMaintenance(supplier), VEHICLES);
    },
  },
  {
    name: 'undoes it',
    needs: [2, 6, 2],
    act: async (user, { supplier }, page) => {
      await user.press(page.getByRole('dialog').getByRole('button', { name: 'Urungkan' }));
      await page.getByRole('dialog', { name: /^Mengurungkan/ }).waitFor();
      await expectSoon(() => inMaintenance(supplier), 0);
      await user.press(page.getByRole('dialog').getByRole('button', { name: 'Tutup', exact: true }));
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
];

testWorkday<Morning>({
  name: 'the morning of a supplier',
  prepare: async () => {
    const [tenant, supplier] = await Promise.all([
      Integration.signedIn('tenant'),
      Integration.signedIn('supplier'),
    ]);
    const title = `Lampu mati ${Date.now().toString(36)}`;
    const { id: vehicleId } = await sharedVehicle(tenant, supplier);
    return { tenant, supplier, title, id: await raiseComplaint(tenant, vehicleId, title) };
  },
  open: (_given, window) => signedInAt('/dashboard', 'supplier', window),
  steps: STEPS,
});
