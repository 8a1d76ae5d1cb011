import type { Page } from 'playwright-core';
import { accessibilityFaults } from './pages/axe.js';
import { openBrowser, signedInAt } from './pages/browser.js';
import { failOnPageErrors } from './pages/fail-on-page-errors.js';
import { screens } from './pages/screens.mjs';
import { checkScreens, type Screen } from './pages/visit-screens.js';
import { waitUntilSettled } from './pages/wait-until-settled.mjs';

failOnPageErrors();

/** As wide as a desktop but low, because axe checks every visible row of a list. */
const LOW = { viewport: { width: 1440, height: 600 }, colorScheme: 'light' } as const;

/** The only rule that can fail in dark colours and not in light ones. */
const COLOUR_RULES = { runOnly: ['color-contrast'] };

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** Screens with an open popover: one of each kind. */
const POPOVERS = new Set(['bell', 'columns', 'menu-parent', 'user-menu', 'views']);

/**
 * The findings of axe on a screen: all rules in light colours, then the colour rule in dark ones. The client follows the system's
 * colour scheme by default. Behind a dialog the screen is not checked again.
 */
async function faultsOf(page: Page, { name }: Screen): Promise<string[]> {
  await waitUntilSettled(page);
  const part = (await page.locator(DIALOGS).count()) > 0 ? DIALOGS : 'html';
  const light = await accessibilityFaults(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.mode === 'dark');
  const dark = await accessibilityFaults(page, part, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset.mode === 'light');
  return [...light.map((fault) => `${name}: ${fault}`), ...dark.map((fault) => `${name}, dark: ${fault}`)];
}

test('screens before the sign-in are accessible in light and dark', async () => {
  const open = screens.filter(({ signedOut }) => signedOut);
  expect(await checkScreens(open, () => openBrowser(LOW), faultsOf)).toEqual([]);
});

test('every screen and dialog is accessible in light and dark', async () => {
  const inside = screens.filter(({ signedOut, screenshotOnly }) => !signedOut && !screenshotOnly);
  const open = () => signedInAt('/home', 'admin', LOW);
  expect(await checkScreens(inside, open, faultsOf)).toEqual([]);
}, 600_000);

test('an open popover stays readable when the system switches back to light colours', async () => {
  const page = await signedInAt('/dashboard', 'admin', LOW);
  const found: string[] = [];
  for (const { name, path, show } of screens.filter((it) => POPOVERS.has(it.name))) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await show(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(() => document.documentElement.dataset.mode === 'light');
    await waitUntilSettled(page);
    for (const fault of await accessibilityFaults(page, '.bp6-popover', COLOUR_RULES))
      found.push(`${name}: ${fault}`);
  }
  expect(found).toEqual([]);
});
