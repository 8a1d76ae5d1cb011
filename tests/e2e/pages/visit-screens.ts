import type { Page } from 'playwright-core';
import type { screens } from './screens.mjs';

export type Screen = (typeof screens)[number];

/** Pages used in parallel; a page waits for about half of the time. */
const PAGES = 2;

/**
 * Opens screens by their URLs and checks each. A screen that continues the one before it in the list is opened from there.
 * @param open opens a page
 * @param check returns the faults of the screen that a page shows
 * @returns the faults of all screens
 */
export async function checkScreens(
  wanted: readonly Screen[],
  open: () => Promise<Page>,
  check: (page: Page, screen: Screen) => Promise<string[]>,
): Promise<string[]> {
  const groups: Screen[][] = [];
  for (const screen of wanted) {
    const group = screen.continues ? groups.at(-1) : undefined;
    if (group) group.push(screen);
    else groups.push([screen]);
  }
  const faults: string[] = [];
  const visitAll = async (): Promise<void> => {
    const page = await open();
    for (let group = groups.shift(); group; group = groups.shift()) {
      await page.goto(group[0]?.path ?? '/');
      for (const screen of group) {
        await screen.show(page);
        faults.push(...(await check(page, screen)));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(PAGES, groups.length) }, visitAll));
  return faults;
}
