import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fromRoot } from '../../../scripts/repository.mjs';

/** The names of the built client's style sheets, by the classes that they style. */
function sheetsByClass(): Map<string, Set<string>> {
  const folder = fromRoot('web', 'dist', 'assets');
  const sheets = new Map<string, Set<string>>();
  for (const sheet of readdirSync(folder).filter((name) => name.endsWith('.css'))) {
    const selectors = readFileSync(join(folder, sheet), 'utf8').replace(/\{[^{}]*\}/g, '{}');
    for (const [, name = ''] of selectors.matchAll(/\.(-?[_a-z][\w-]*)/gi))
      sheets.set(name, (sheets.get(name) ?? new Set()).add(sheet));
  }
  return sheets;
}

let known: Map<string, Set<string>> | undefined;

/** The classes in a page that a style sheet of the build styles, but none of the sheets that the page has loaded. */
export async function unstyledClasses(page: Page): Promise<string[]> {
  known ??= sheetsByClass();
  const [classes, loaded] = await page.evaluate(() => [
    [...new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))],
    [...document.styleSheets].map(({ href }) => href?.split('/').at(-1) ?? ''),
  ]);
  return (classes ?? []).filter((name) => {
    const sheets = known?.get(name);
    return sheets !== undefined && !loaded?.some((sheet) => sheets.has(sheet));
  });
}
