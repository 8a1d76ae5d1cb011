import type { Page } from 'playwright-core';
import { openBrowser, signedInAt } from './browser.js';
import { holdPagesToTheRules } from './page-rules.js';
import { screens } from './screens.mjs';

holdPagesToTheRules();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The screens that are wider than the phone: everything on them, dialogs too, is then shown shifted and cut off. */
async function tooWide(page: Page, wanted: typeof screens): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, show } of wanted) {
    await page.goto(path);
    await show(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width !== PHONE.viewport.width) found.push(`${name}: ${width} pixels`);
  }
  return found;
}

test('no screen before the sign-in is wider than a phone', async () => {
  const open = screens.filter(({ signedOut }) => signedOut);
  expect(await tooWide(await openBrowser(PHONE), open)).toEqual([]);
});

test('no screen or dialog is wider than a phone', async () => {
  // All but the one that fails on purpose: a page's console is to be empty here.
  const inside = screens.filter(
    ({ name, signedOut, only }) => !signedOut && only !== 'desktop' && name !== 'failed',
  );
  expect(await tooWide(await signedInAt('/dashboard', 'admin', PHONE), inside)).toEqual([]);
}, 600_000);
