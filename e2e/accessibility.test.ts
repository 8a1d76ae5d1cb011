import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe.js';
import { openBrowser, signedInAt } from './browser.js';
import { holdPagesToTheRules } from './page-rules.js';
import { screens } from './screens.mjs';
import { settled } from './settled.mjs';

holdPagesToTheRules();

/** What axe finds on each of the screens, one after another in the same page. */
async function faultsOf(page: Page, wanted: typeof screens): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, show } of wanted) {
    await page.goto(path);
    await show(page);
    await settled(page);
    for (const fault of await accessibilityFaults(page)) found.push(`${name}: ${fault}`);
  }
  return found;
}

describe.each(['light', 'dark'] as const)('in %s colours', (mode) => {
  /** The choice that the user menu keeps. */
  async function choose(page: Page): Promise<void> {
    await page.addInitScript((chosen) => localStorage.setItem('armada.mode', chosen), mode);
  }

  test('nobody is shut out from the screens before the sign-in', async () => {
    const page = await openBrowser({ colorScheme: mode });
    await choose(page);
    const open = screens.filter(({ signedOut }) => signedOut);
    expect(await faultsOf(page, open)).toEqual([]);
  });

  test('nobody is shut out from any screen or dialog', async () => {
    const page = await signedInAt('/dashboard', 'admin', { colorScheme: mode });
    await choose(page);
    const inside = screens.filter(({ signedOut }) => !signedOut);
    expect(await faultsOf(page, inside)).toEqual([]);
  }, 300_000);
});
