import { field, Integration } from '../calls/gateway.js';
import { companyInput, createRecord } from '../calls/records.js';
import { validInput } from '../calls/vehicles.js';
import { openBrowser, signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { recordDialog } from '../pages/record-dialog.js';
import { linkMailedTo } from '../servers/mail.js';
import { type Step, testWorkday } from './workday.js';

failOnPageErrors();

const VEHICLES = 12;
const PEOPLE = 200;
const PASSWORD = 'sandi-pertama';

interface Company {
  /** The text that the names of all records of the day have in common. */
  mark: string;
  tenant: string;
  role: string;
  /** The people as a spreadsheet. */
  people: Buffer;
  /** The first of them. */
  email: string;
  window: Parameters<typeof openBrowser>[0];
}

const STEPS: Step<Company>[] = [
  {
    name: 'adds the tenant',
    needs: [17, 30, 18],
    act: async (user, { tenant }, page) => {
      await user.open('Company Tenant');
      await user.arrive();
      await user.press(page.getByRole('button', { name: 'Add', exact: true }));
      const dialog = recordDialog(page, 'Add Company Tenant');
      for (const [label, text] of [
        ['Nama', tenant],
        ['Email', 'info@example.com'],
        ['Alamat', 'Jl. Merdeka No. 1'],
        ['Tlp', '2155501234'],
        ['Total Vehicles', '12'],
        ['End Date', '31 Dec 2031'],
        ['Latitude-Longitude', '-6.18, 106.83'],
      ] as const)
        await user.write(dialog.getByLabel(label).first(), text);
      await user.save(dialog);
    },
  },
  {
    name: 'adds a user type with a menu',
    needs: [8, 18, 9],
    act: async (user, { role }, page) => {
      await user.open('Menu per Tipe User');
      await user.arrive();
      await user.press(page.getByRole('button', { name: 'Add Tipe User' }));
      const dialog = recordDialog(page, 'Add Tipe User');
      await user.write(dialog.getByLabel('Name'), role);
      await dialog.locator('select:enabled option').nth(1).waitFor({ state: 'attached' });
      await user.choose(dialog.getByLabel('Company Type'), 'Tenant');
      await user.tick(dialog.getByRole('tree'), 'Vehicle');
      await user.save(dialog);
    },
  },
  {
    name: `imports ${PEOPLE} people`,
    needs: [5, 18, 6],
    act: async (user, { mark, people }, page) => {
      await user.open('User');
      await user.arrive();
      await user.press(page.getByRole('button', { name: 'Import', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Import User' });
      const file = { name: 'people.csv', mimeType: 'text/csv', buffer: people };
      await user.attach(dialog.getByRole('button', { name: 'Pilih berkas' }), file);
      await dialog.getByText(`${PEOPLE} baru, 0 diubah, 0 tetap, 0 ditolak`).waitFor();
      await user.press(dialog.getByRole('button', { name: 'Import', exact: true }));
      await dialog.waitFor({ state: 'hidden' });
      const admin = await Integration.signedIn('admin');
      const data = await admin.request(
        `query ($text: String!) {
          users(filter: { search: { field: NAME, text: $text } }) { pageInfo { totalItems } }
        }`,
        { text: mark },
      );
      expect(field(field(field(data, 'users'), 'pageInfo'), 'totalItems')).toBe(PEOPLE);
    },
  },
  {
    name: `makes a contract of ${VEHICLES} vehicles`,
    needs: [20, 60, 21],
    act: async (user, { mark, tenant }, page) => {
      await user.open('Company Contract');
      await user.arrive();
      await user.press(page.getByRole('button', { name: 'Add', exact: true }));
      const dialog = recordDialog(page, 'Add Company Contract');
      await dialog.locator('button.pick-list').first().waitFor();
      await user.search(dialog.getByLabel('Company').first(), tenant);
      for (const [label, text] of [
        ['Contract Number', `K/${mark}`],
        ['Start Date', '1 Jan 2026'],
        ['End Date', '31 Dec 2031'],
        ['Total Vehicles (Maximum)', String(VEHICLES)],
      ] as const)
        await user.write(dialog.getByLabel(label), text);
      await user.press(dialog.getByRole('button', { name: 'Pilih dari tabel' }));
      const picker = page.getByRole('dialog', { name: 'Pilih kendaraan' });
      await user.write(picker.getByRole('searchbox'), mark);
      await picker.getByText(`${VEHICLES} Result`, { exact: true }).waitFor();
      await user.check(picker.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
      await picker.getByText(`${VEHICLES} dari maksimum ${VEHICLES} kendaraan dipilih`).waitFor();
      await user.press(picker.getByRole('button', { name: 'Selesai' }));
      await picker.waitFor({ state: 'hidden' });
      await user.save(dialog);
    },
  },
  {
    name: 'is invited, signs in and sees the vehicles',
    needs: [14, 27, 15],
    act: async (user, { email, window }) => {
      const page = await openBrowser(window);
      user.page = page;
      await page.goto(await linkMailedTo(email));
      await user.write(page.getByLabel('Password Baru', { exact: true }), PASSWORD);
      await user.write(page.getByLabel('Konfirmasi Password Baru'), PASSWORD);
      await user.press(page.getByRole('button', { name: 'Save', exact: true }));
      await page.getByText('Password berhasil disimpan. Silakan login.').waitFor();
      await user.press(page.getByRole('button', { name: 'Ke halaman login' }));
      await user.write(page.getByLabel('Email'), email);
      await user.write(page.getByLabel('Password', { exact: true }), PASSWORD);
      await user.keys('Enter');
      await page.waitForURL('**/home');
      await user.open('Vehicle');
      await user.arrive();
      await user.press(page.getByRole('button', { name: 'Search', exact: true }));
      await page.getByText(`${VEHICLES} Result`, { exact: true }).waitFor();
    },
  },
];

/** Tenants from which the list of them has a search box, which it has with more than twelve entries. */
beforeAll(async () => {
  const admin = await Integration.signedIn('admin');
  for (let number = 0; number < 3; number += 1)
    await createRecord(admin, 'Tenant', companyInput(`Tenant ${number} ${Date.now().toString(36)}`));
});

testWorkday<Company>({
  name: 'the first day of a tenant',
  prepare: async (window) => {
    const admin = await Integration.signedIn('admin');
    const mark = `H${Date.now().toString(36).slice(-6).toUpperCase()}`;
    const [tenant, role] = [`Penyewa ${mark}`, `Pengamat ${mark}`];
    for (let number = 0; number < VEHICLES; number += 1)
      await createRecord(admin, 'Vehicle', await validInput(admin, `B ${9100 + number} ${mark}`));
    const emails = Array.from({ length: PEOPLE }, (_, number) =>
      `${mark}-${number}@example.com`.toLowerCase(),
    );
    const rows = emails.map((email, number) =>
      [`Sari ${mark} ${number}`, email, 81234567890 + number, 'Jl. Merdeka 1', tenant, role, 'Active'].join(
        ';',
      ),
    );
    const people = ['Nama;Email;Tlp;Alamat;Company;Type;Status', ...rows].join('\r\n');
    return { mark, tenant, role, people: Buffer.from(people), email: emails[0] ?? '', window };
  },
  open: (_given, window) => signedInAt('/dashboard', 'admin', window),
  steps: STEPS,
});
