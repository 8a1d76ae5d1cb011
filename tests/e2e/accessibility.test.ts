import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe.js';
import { openBrowser, signedInAt } from './browser.js';
import { holdPagesToTheRules } from './page-rules.js';
import { screens } from './screens.mjs';
import { settled } from './settled.mjs';

holdPagesToTheRules();

/** As wide as a desktop, and low: more rows of the same list would only be looked at one by one. */
const LOW = { viewport: { width: 1440, height: 600 } };

/** What a screen in its other colours can break that the first ones did not show. */
const OF_COLOURS = { runOnly: ['color-contrast'] };

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** The screens with something open beside what was pressed: one of each kind. */
const POPOVERS = new Set(['bell', 'columns', 'menu-parent', 'user-menu', 'views']);

/**
 * What axe finds on each of the screens, one after another in the same page: every rule as a light screen, then the rule of
 * colours when the system has turned dark, which the client follows where nobody has chosen. Of a screen
 * behind a dialog nothing is looked at twice.
 */
async function faultsOf(page: Page, wanted: typeof screens): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, show } of wanted) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await show(page);
    await settled(page);
    const part = (await page.locator(DIALOGS).count()) > 0 ? DIALOGS : 'html';
    for (const fault of await accessibilityFaults(page, part)) found.push(`${name}: ${fault}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.mode === 'dark');
    for (const fault of await accessibilityFaults(page, part, OF_COLOURS))
      found.push(`${name}, dark: ${fault}`);
  }
  return found;
}

test('nobody is shut out from the screens before the sign-in, light or dark', async () => {
  const open = screens.filter(({ signedOut }) => signedOut);
  expect(await faultsOf(await openBrowser(LOW), open)).toEqual([]);
});

test('nobody is shut out from any screen or dialog, light or dark', async () => {
  const inside = screens.filter(({ signedOut, pictured }) => !signedOut && !pictured);
  expect(await faultsOf(await signedInAt('/dashboard', 'admin', LOW), inside)).toEqual([]);
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
