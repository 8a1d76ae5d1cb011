import type { Locator } from 'playwright-core';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

const DELTA = 150;

const leftOf = async (element: Locator): Promise<number> =>
  Math.round(await element.evaluate((it) => it.getBoundingClientRect().left));

test('the wheel scrolls the rows and their headers by its delta', async () => {
  const page = await signedInAt('/user/manage?page=1', 'admin');
  const rows = page.getByRole('grid', { name: 'Manage User', exact: true });
  const header = page.getByRole('button', { name: 'Email', exact: true });
  const cell = rows.getByText(/@/).first();
  await cell.waitFor();
  const before = [await leftOf(header), await leftOf(cell)];

  // The browser does not scroll on this untrusted event; a listener that scrolls by script would, and the sum below would differ.
  await rows.dispatchEvent('wheel', { deltaX: DELTA, bubbles: true, cancelable: true });
  await rows.hover();
  for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(DELTA / 3, 0);
  const scrolled = await rows.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        // The scroll has ended after two frames without a change.
        let last = -1;
        let still = 0;
        const check = (): void => {
          still = element.scrollLeft === last && last > 0 ? still + 1 : 0;
          last = element.scrollLeft;
          if (still === 2) resolve(last);
          else requestAnimationFrame(check);
        };
        check();
      }),
  );

  expect(scrolled).toBe(DELTA);
  expect([await leftOf(header), await leftOf(cell)]).toEqual(before.map((left) => left - DELTA));
});

test('the wheel over a pinned column scrolls the rows of both parts of the table', async () => {
  const page = await signedInAt('/vehicle/manage?page=1', 'admin');
  const rows = page.getByRole('grid', { name: 'Manage Vehicle', exact: true });
  const cell = (key: string) =>
    page.locator(`.resource-table .cell-content[data-row="8"][data-column="${key}"]`);
  const topOf = async (key: string) => Math.round((await cell(key).boundingBox())?.y ?? -1);
  /** The distance by which the rows are scrolled, and by how much the two parts of row 8 differ in height. */
  const scrolled = async () => [
    await rows.evaluate((it) => it.scrollTop),
    (await topOf('licensePlate')) - (await topOf('rentStatus')),
  ];
  await cell('licensePlate').waitFor();
  await cell('rentStatus').waitFor();

  let top = 0;
  for (const left of [0, 300]) {
    await rows.evaluate((it, to) => it.scrollTo({ left: to }), left);
    await cell('licensePlate').hover();
    await page.mouse.wheel(0, 40);
    top += 40;
    await expectSoon(scrolled, [top, 0]);
    expect(await rows.evaluate((it) => it.scrollLeft)).toBe(left);
  }
  await cell('rentStatus').hover();
  await page.mouse.wheel(0, -top);
  await expectSoon(scrolled, [0, 0]);
});
