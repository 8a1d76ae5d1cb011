import type { Page } from 'playwright-core';
import { signedInAt } from '../pages/browser.js';
import { failOnErrorsOfOwnPages } from '../pages/fail-on-page-errors.js';

failOnErrorsOfOwnPages();

const cell = (page: Page, key: string, row = 0) =>
  page.locator(`.resource-table .cell-content[data-row="${row}"][data-column="${key}"]`);

test('the rows and columns of a list grow with the size of text that is set in the browser', async () => {
  const page = await signedInAt('/vehicle-model/manage?page=1', 'admin');
  const row = cell(page, 'supplierName');
  const sizes = async () => {
    const header = await page
      .locator('.bp6-table-header')
      .filter({ hasText: 'Company' })
      .first()
      .boundingBox();
    const [one, other] = [await row.boundingBox(), await cell(page, 'supplierName', 1).boundingBox()];
    return { row: Math.round((other?.y ?? 0) - (one?.y ?? 0)), column: header?.width ?? 0 };
  };
  await row.waitFor();
  const usual = await sizes();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '24px';
    });
  });
  await page.reload();
  await row.waitFor();
  expect(usual.row).toBe(34);
  expect((await sizes()).row).toBe(51);
  expect((await sizes()).column / usual.column).toBeCloseTo(1.5, 1);
  expect(await row.evaluate((it) => getComputedStyle(it).fontSize)).toBe('19.5px');
});
