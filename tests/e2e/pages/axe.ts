import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> };
  }
}

/**
 * The serious and critical findings of axe on a page as it stands.
 * @param part a selector of what alone is looked at; the whole page unless told
 * @param options which rules are looked at; all unless told
 * @returns one line each: the rule, and the elements that break it
 */
export async function accessibilityFaults(
  page: Page,
  part = 'html',
  options: RunOptions = {},
): Promise<string[]> {
  // Playwright's own evaluation is not held by the page's content security policy; a script tag would be.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(script, 'utf8'));
  // No rule that counts here reads style sheets, which would be loaded anew each time.
  const wanted: RunOptions = { resultTypes: ['violations'], preload: false, ...options };
  const { violations } = await page.evaluate((given) => window.axe.run(given.part, given.wanted), {
    part,
    wanted,
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
