import type { Page } from 'playwright-core';
import type { screens } from './screens.mjs';

export type Screen = (typeof screens)[number];

/** Pages that are open at a time: a page that opens a screen waits for half of the time. */
const PAGES = 2;

/**
 * Opens screens by their addresses, as from bookmarks, and looks at each. A screen that continues the one before it in the list
 * is reached from there.
 * @param open opens a page
 * @param look what is wrong with the screen that a page shows
 * @returns all that is wrong
 */
export async function faultsOfScreens(
  wanted: readonly Screen[],
  open: () => Promise<Page>,
  look: (page: Page, screen: Screen) => Promise<string[]>,
): Promise<string[]> {
  const groups: Screen[][] = [];
  for (const screen of wanted) {
    const group = screen.continues ? groups.at(-1) : undefined;
    if (group) group.push(screen);
    else groups.push([screen]);
  }
  const found: string[] = [];
  const walk = async (): Promise<void> => {
    const page = await open();
    for (let group = groups.shift(); group; group = groups.shift()) {
      await page.goto(group[0]?.path ?? '/');
      for (const screen of group) {
        await screen.show(page);
        found.push(...(await look(page, screen)));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(PAGES, groups.length) }, walk));
  return found;
}
