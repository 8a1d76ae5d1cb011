import type { Page } from 'playwright-core';
import { openBrowser, signedInAt } from './pages/browser.js';
import { failOnPageErrors } from './pages/fail-on-page-errors.js';
import { screens } from './pages/screens.mjs';
import { unstyledClasses } from './pages/unstyled.js';
import { checkScreens, type Screen } from './pages/visit-screens.js';

failOnPageErrors();

/** The width at which no horizontal scrolling is allowed (WCAG 2.2, 1.4.10). */
const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/**
 * The faults of a screen: it is wider than the phone, or it uses styles that only another screen loads.
 */
async function faultsOf(page: Page, { name }: Screen): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(width === PHONE.viewport.width ? [] : [`${name} is ${width} pixels wide`]),
    ...(await unstyledClasses(page)).map((unstyled) => `${name} lacks the styles of .${unstyled}`),
  ];
}

test('screens before the sign-in fit a phone and load their styles', async () => {
  const open = screens.filter(({ signedOut }) => signedOut);
  expect(await checkScreens(open, () => openBrowser(PHONE), faultsOf)).toEqual([]);
});

test('every screen and dialog fits a phone and loads its styles', async () => {
  // Without the screen `failed`, which logs an error.
  const inside = screens.filter(
    ({ name, signedOut, only }) => !signedOut && only !== 'desktop' && name !== 'failed',
  );
  const open = () => signedInAt('/home', 'admin', PHONE);
  expect(await checkScreens(inside, open, faultsOf)).toEqual([]);
}, 600_000);
