import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A selector of what is checked, or what is checked with what is left out of it. */
export type Part = string | { include: string; exclude: string[] };

declare global {
  interface Window {
    axe: { run: (part: Part, options: RunOptions) => Promise<AxeResults> };
  }
}

/**
 * axe takes every cell within a grid for a child of it, also one that a row owns by `aria-owns`: the browser's accessibility tree, which
 * has the cells in their rows, is asserted for each list (lists/grid).
 */
const isOwnedElsewhere = (id: string, target: string): boolean =>
  id === 'aria-required-children' && target.includes('[role="grid"]');

/** Pins stand where their places are, also where two are near each other; the lists beside the maps name them (WCAG 2.5.8, essential). */
const isPin = (id: string, target: string): boolean => id === 'target-size' && target.includes('.map-pin');

/** All rules, with that for targets of 24 pixels (WCAG 2.5.8), which axe leaves out unless told. */
const ALL_RULES: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** Checks whether a finding counts: everything serious or critical, and headings that skip a level. */
const counts = ({ id, impact }: AxeResults['violations'][number]): boolean =>
  impact === 'serious' || impact === 'critical' || id === 'heading-order';

/**
 * The findings of axe on a page that count.
 * @param part the whole page by default
 * @param options the rules to check; all by default
 * @returns a line for each finding: the rule and the elements that violate it
 */
export async function accessibilityFaults(
  page: Page,
  part: Part = 'html',
  options: RunOptions = ALL_RULES,
): Promise<string[]> {
  // The page's content security policy would block a script tag, but not Playwright's evaluation.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(script, 'utf8'));
  // No serious or critical rule reads style sheets; without `preload: false` axe would load them each time.
  const wanted: RunOptions = { resultTypes: ['violations'], preload: false, ...options };
  const { violations } = await page.evaluate((given) => window.axe.run(given.part, given.wanted), {
    part,
    wanted,
  });
  return violations
    .filter(counts)
    .map(({ id, nodes }) => ({
      id,
      targets: nodes
        .map(({ target }) => target.join(' '))
        .filter((target) => !isOwnedElsewhere(id, target) && !isPin(id, target)),
    }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
}
