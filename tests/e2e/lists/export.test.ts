import { buffer } from 'node:stream/consumers';
import readExcelFile from 'read-excel-file/node';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { expectOnTop } from '../pages/on-top.js';

failOnPageErrors();

test.each([
  ['Vehicle', '/vehicle/manage?rentStatus=RENTED'],
  ['Complaint', '/complaint/maintanance?page=1&status=OPEN'],
])('%s: the export contains the filtered rows and is downloaded automatically', async (name, path) => {
  const page = await signedInAt(path, 'supplier');
  const shown = await page.getByText(/^[\d.]+ Result$/).textContent();
  const total = Number(shown?.replace(/\D/g, ''));
  expect(total).toBeGreaterThan(1);

  const saveAs = async (format: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${name} \\d{4}-\\d\\d-\\d\\d\\.(csv|xlsx)$`));
    return buffer(await file.createReadStream());
  };
  const csv = (await saveAs('CSV')).toString();
  expect(csv.trimEnd().split('\r\n')).toHaveLength(total + 1);
  const downloads = page.getByRole('region', { name: 'Downloads' });
  await downloads.getByText('Download berhasil').waitFor();
  // The panel may cover the button. Escape closes it once it has the focus.
  await expectOnTop(downloads);
  await page.keyboard.press('Escape');
  await downloads.waitFor({ state: 'hidden' });
  const [sheet] = await readExcelFile(await saveAs('Excel (XLSX)'));
  expect(sheet?.data).toHaveLength(total + 1);
});
