import type { Page } from 'playwright-core';
import { accessibilityFaults } from './pages/axe.js';
import { openBrowser, signedInAt } from './pages/browser.js';
import { holdPagesToTheRules } from './pages/page-rules.js';
import { screens } from './pages/screens.mjs';
import { settled } from './pages/settled.mjs';
import { faultsOfScreens, type Screen } from './pages/walk.js';

holdPagesToTheRules();

/** As wide as a desktop, and low: more rows of the same list would only be looked at one by one. */
const LOW = { viewport: { width: 1440, height: 600 }, colorScheme: 'light' } as const;

/** What a screen in its other colours can break that the first ones did not show. */
const OF_COLOURS = { runOnly: ['color-contrast'] };

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** The screens with something open beside what was pressed: one of each kind. */
const POPOVERS = new Set(['bell', 'columns', 'menu-parent', 'user-menu', 'views']);

/**
 * What axe finds on a screen: every rule in light colours, then the rule of colours when the system has turned dark, which the
 * client follows where the user has chosen nothing. A screen behind a dialog is not examined twice.
 */
async function faultsOf(page: Page, { name }: Screen): Promise<string[]> {
  await settled(page);
  const part = (await page.locator(DIALOGS).count()) > 0 ? DIALOGS : 'html';
  const light = await accessibilityFaults(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.mode === 'dark');
  const dark = await accessibilityFaults(page, part, OF_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset.mode === 'light');
  return [...light.map((fault) => `${name}: ${fault}`), ...dark.map((fault) => `${name}, dark: ${fault}`)];
}

test('screens before the sign-in are accessible in light and dark', async () => {
  const open = screens.filter(({ signedOut }) => signedOut);
  expect(await faultsOfScreens(open, () => openBrowser(LOW), faultsOf)).toEqual([]);
});

test('every screen and dialog is accessible in light and dark', async () => {
  const inside = screens.filter(({ signedOut, pictured }) => !signedOut && !pictured);
  const open = () => signedInAt('/home', 'admin', LOW);
  expect(await faultsOfScreens(inside, open, faultsOf)).toEqual([]);
}, 600_000);

test('what is open when the system turns light again can be read', async () => {
  const page = await signedInAt('/dashboard', 'admin', LOW);
  const found: string[] = [];
  for (const { name, path, show } of screens.filter((it) => POPOVERS.has(it.name))) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await show(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(() => document.documentElement.dataset.mode === 'light');
    await settled(page);
    for (const fault of await accessibilityFaults(page, '.bp6-popover', OF_COLOURS))
      found.push(`${name}: ${fault}`);
  }
  expect(found).toEqual([]);
});
