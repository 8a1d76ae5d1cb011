import type { Locator } from 'playwright-core';
import { signedInAt } from './pages/browser.js';
import { holdPagesToTheRules } from './pages/page-rules.js';

holdPagesToTheRules();

const TURN = 150;

const leftOf = async (element: Locator): Promise<number> =>
  Math.round(await element.evaluate((it) => it.getBoundingClientRect().left));

test('the wheel moves the rows as far as it is turned, and their headers with them', async () => {
  const page = await signedInAt('/user/manage?page=1', 'admin');
  const rows = page.getByRole('group', { name: 'Manage User', exact: true });
  const header = page.getByRole('button', { name: 'Email', exact: true });
  const cell = rows.getByText(/@/).first();
  await cell.waitFor();
  const before = [await leftOf(header), await leftOf(cell)];

  // Who scrolls on being told of the wheel does so by this one too, which the browser does not act on.
  await rows.dispatchEvent('wheel', { deltaX: TURN, bubbles: true, cancelable: true });
  await rows.hover();
  for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(TURN / 3, 0);
  const scrolled = await rows.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        // Two frames without a move: the scroll is over.
        let last = -1;
        let still = 0;
        const look = (): void => {
          still = element.scrollLeft === last && last > 0 ? still + 1 : 0;
          last = element.scrollLeft;
          if (still === 2) resolve(last);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

  expect(scrolled).toBe(TURN);
  expect([await leftOf(header), await leftOf(cell)]).toEqual(before.map((left) => left - TURN));
});
