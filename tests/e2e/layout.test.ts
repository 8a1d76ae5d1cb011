import type { Page } from 'playwright-core';
import { openBrowser, signedInAt } from './browser.js';
import { holdPagesToTheRules } from './page-rules.js';
import { screens } from './screens.mjs';
import { unstyledClasses } from './unstyled.js';

holdPagesToTheRules();

/** The narrowest that anything is to be read on without scrolling sideways (WCAG 2.2, 1.4.10). */
const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/**
 * What is wrong with the screens, each opened by its address as from a bookmark: one is wider than the phone, which then shows
 * all of it, dialogs too, shifted and cut off; or wants styles that only another screen would have brought.
 */
async function faultsOf(page: Page, wanted: typeof screens): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, show } of wanted) {
    await page.goto(path);
    await show(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width !== PHONE.viewport.width) found.push(`${name} is ${width} pixels wide`);
    for (const unstyled of await unstyledClasses(page))
      found.push(`${name} lacks the styles of .${unstyled}`);
  }
  return found;
}

test('screens before the sign-in are no wider than a phone, and have their styles', async () => {
  const open = screens.filter(({ signedOut }) => signedOut);
  expect(await faultsOf(await openBrowser(PHONE), open)).toEqual([]);
});

test('no screen or dialog is wider than a phone, or lacks its styles', async () => {
  // All but the one that fails on purpose: a page's console is to be empty here.
  const inside = screens.filter(
    ({ name, signedOut, only }) => !signedOut && only !== 'desktop' && name !== 'failed',
  );
  expect(await faultsOf(await signedInAt('/dashboard', 'admin', PHONE), inside)).toEqual([]);
}, 600_000);
