import type { Page } from 'playwright-core';
import { openBrowser, signedInAt } from './pages/browser.js';
import { holdPagesToTheRules } from './pages/page-rules.js';
import { screens } from './pages/screens.mjs';
import { unstyledClasses } from './pages/unstyled.js';
import { faultsOfScreens, type Screen } from './pages/walk.js';

holdPagesToTheRules();

/** The narrowest that anything is to be read on without scrolling sideways (WCAG 2.2, 1.4.10). */
const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/**
 * What is wrong with a screen: it is wider than the phone, which then shows all of it, dialogs too, shifted and cut off; or it
 * needs styles that only another screen loads.
 */
async function faultsOf(page: Page, { name }: Screen): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(width === PHONE.viewport.width ? [] : [`${name} is ${width} pixels wide`]),
    ...(await unstyledClasses(page)).map((unstyled) => `${name} lacks the styles of .${unstyled}`),
  ];
}

test('screens before the sign-in are no wider than a phone, and have their styles', async () => {
  const open = screens.filter(({ signedOut }) => signedOut);
  expect(await faultsOfScreens(open, () => openBrowser(PHONE), faultsOf)).toEqual([]);
});

test('no screen or dialog is wider than a phone, or lacks its styles', async () => {
  // Not the screen of a failure: the console of a page has to stay empty here.
  const inside = screens.filter(
    ({ name, signedOut, only }) => !signedOut && only !== 'desktop' && name !== 'failed',
  );
  const open = () => signedInAt('/home', 'admin', PHONE);
  expect(await faultsOfScreens(inside, open, faultsOf)).toEqual([]);
}, 600_000);
