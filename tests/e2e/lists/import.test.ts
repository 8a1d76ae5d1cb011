import writeXlsxFile from 'write-excel-file/node';
import { field, Integration } from '../calls/gateway.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

const mark = `Import ${Date.now().toString(36)}`;
const headings = [
  'Nama',
  'Email',
  'Tlp',
  'Total Vehicles',
  'Start Date',
  'End Date',
  'Alamat',
  'Status',
  'Latitude-Longitude',
];

/** A workbook of three tenants; `secondEnds` is the end date of the second. */
async function workbook(secondEnds: string): Promise<Buffer> {
  const day = (value: string) => ({ value: new Date(value), type: Date, format: 'dd/mm/yyyy' }) as const;
  const row = (number: number, ends: string) => [
    `${mark} ${number}`,
    `tenant${number}@import.test`,
    81234567890 + number,
    10,
    day('2026-01-01'),
    day(ends),
    'Jalan Merdeka 1',
    'Aktif',
    '-6.176, 106.827',
  ];
  const rows = [row(1, '2099-12-31'), row(2, secondEnds), row(3, '2099-12-31')];
  return writeXlsxFile([headings, ...rows]).toBuffer();
}

/** The tenants of this test, sorted by name. */
async function tenants(admin: Integration): Promise<unknown> {
  const data = await admin.request(
    `query ($text: String!) {
      tenants(filter: { search: { field: NAME, text: $text } }, sort: { field: NAME }) { items { name phone startDate } }
    }`,
    { text: mark },
  );
  return field(field(data, 'tenants'), 'items');
}

test('the good rows of a workbook are imported, the refused one is downloaded, and follows corrected', async () => {
  const admin = await Integration.signedIn('admin');
  const page = await signedInAt(`/company-tenant/manage?q=${encodeURIComponent(mark)}&page=1`, 'admin');
  await page.getByText('Data tidak ditemukan.').waitFor();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Company Tenant' });
  const start = dialog.getByRole('button', { name: 'Import', exact: true });
  const choose = async (secondEnds: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'tenants.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await workbook(secondEnds),
    });

  await choose('2025-12-31');
  await dialog.getByText('2 baru, 0 diubah, 0 tetap, 1 ditolak').waitFor();
  await dialog.getByRole('row', { name: /^3 .* 2 Ditolak End Date “2025-12-31”: / }).waitFor();
  expect(await tenants(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 2 baris yang benar' }).click();
  await page.getByText('Import selesai: 2 baru, 0 diubah.').waitFor();
  await dialog.getByText('0 baru, 0 diubah, 0 tetap, 1 ditolak').waitFor();
  expect(await tenants(admin)).toMatchObject([{ name: `${mark} 1` }, { name: `${mark} 3` }]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download baris yang ditolak' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tenants - Ditolak.xlsx');

  await choose('2099-12-31');
  await dialog.getByText('1 baru, 0 diubah, 2 tetap, 0 ditolak').waitFor();
  await start.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Import selesai: 1 baru, 0 diubah.').waitFor();
  await page.getByText('3 Result', { exact: true }).waitFor();
  expect(await tenants(admin)).toEqual(
    [1, 2, 3].map((number) => ({
      name: `${mark} ${number}`,
      phone: String(81234567890 + number),
      startDate: '2026-01-01',
    })),
  );
});
