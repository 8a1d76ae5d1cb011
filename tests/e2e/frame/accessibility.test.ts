import type { Page } from 'playwright-core';
import { accessibilityFaults, type Part } from '../pages/axe.js';
import { openBrowser, signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { screens } from '../pages/screens.mjs';
import { unstyledClasses } from '../pages/unstyled.js';
import { checkScreens, type Screen } from '../pages/visit-screens.js';
import { waitUntilSettled } from '../pages/wait-until-settled.mjs';

failOnPageErrors();

/** As wide as a desktop but low, because axe checks every visible row of a list. */
const DESKTOP = { width: 1440, height: 600 };

/** The width at which no horizontal scrolling is allowed (WCAG 2.2, 1.4.10). */
const PHONE = { width: 320, height: 640 };

/** Pages that become as narrow as a phone, and behave like one. */
const WINDOW = { viewport: DESKTOP, hasTouch: true, isMobile: true, colorScheme: 'light' } as const;

/** The only rule that can fail in dark colours and not in light ones. */
const COLOUR_RULES = { runOnly: ['color-contrast'] };

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** The parts that are the same on every screen, and are checked on one list and below popovers only. */
const FRAME = ['.header', '.sidebar', '.tab-bar'];

/** Screens with an open popover: one of each kind. */
const POPOVERS = new Set(['bell', 'calendar', 'columns', 'menu-parent', 'user-menu', 'views']);

function partOf({ name }: Screen, hasDialog: boolean): Part {
  if (hasDialog) return DIALOGS;
  if (name === 'vehicle-list' || POPOVERS.has(name)) return 'html';
  return { include: 'html', exclude: FRAME };
}

/**
 * The findings of axe on a screen: all rules in light colours, then the colour rule in dark ones. The client follows the system's
 * colour scheme by default. Behind a dialog the screen is not checked again.
 */
async function accessibilityFaultsOf(page: Page, screen: Screen): Promise<string[]> {
  const { name } = screen;
  await waitUntilSettled(page);
  const part = partOf(screen, (await page.locator(DIALOGS).count()) > 0);
  const light = await accessibilityFaults(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.mode === 'dark');
  const dark = await accessibilityFaults(page, part, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset.mode === 'light');
  return [...light.map((fault) => `${name}: ${fault}`), ...dark.map((fault) => `${name}, dark: ${fault}`)];
}

/** In which a screen has to adapt to its window. */
const MOMENT = { timeout: 30_000 };

/** Runs in the page: the classes and right edges of the first elements that stick out of the window. */
const pastTheEdge = (): string =>
  [...document.querySelectorAll('body *')]
    .map((element) => ({ name: element.className, right: element.getBoundingClientRect().right }))
    .filter(({ right }) => right > window.innerWidth + 1)
    .slice(0, 5)
    .map(({ name, right }) => `.${String(name)} to ${Math.round(right)} px`)
    .join(', ');

/** The faults of a screen on a phone: it is wider than that, or it uses styles that only another screen loads. */
async function layoutFaultsOf(page: Page, { name }: Screen): Promise<string[]> {
  const usual = page.viewportSize() ?? DESKTOP;
  await page.setViewportSize(PHONE);
  // Popovers move a moment after the window has changed.
  const fits = await page
    .waitForFunction((width) => document.documentElement.scrollWidth === width, PHONE.width, MOMENT)
    .then(
      () => true,
      () => false,
    );
  const tooWide = fits ? '' : await page.evaluate(pastTheEdge);
  const unstyled = await unstyledClasses(page);
  await page.setViewportSize(usual);
  return [
    ...(fits ? [] : [`${name} is wider than a phone: ${tooWide}`]),
    ...unstyled.map((styled) => `${name} lacks the styles of .${styled}`),
  ];
}

/** A popover stays where it opened, so it is opened on a phone once more. */
const faultsOf = async (page: Page, screen: Screen): Promise<string[]> => [
  ...(await accessibilityFaultsOf(page, screen)),
  ...(POPOVERS.has(screen.name) ? [] : await layoutFaultsOf(page, screen)),
];

test('screens before the sign-in are accessible in light and dark, fit a phone and load their styles', async () => {
  const open = screens.filter(({ signedOut }) => signedOut);
  expect(await checkScreens(open, () => openBrowser(WINDOW), faultsOf)).toEqual([]);
});

test('every screen and dialog is accessible in light and dark, fits a phone and loads its styles', async () => {
  const inside = screens.filter(({ signedOut, screenshotOnly }) => !signedOut && !screenshotOnly);
  const open = () => signedInAt('/home', 'admin', WINDOW);
  expect(await checkScreens(inside, open, faultsOf)).toEqual([]);
}, 900_000);

test('popovers, variants of screens and what only a phone shows fit a phone and load their styles', async () => {
  // Without the screen `failed`, which logs an error.
  const further = screens.filter(
    ({ name, only, screenshotOnly }) =>
      (screenshotOnly || POPOVERS.has(name)) && only !== 'desktop' && name !== 'failed',
  );
  const open = () => signedInAt('/home', 'admin', { ...WINDOW, viewport: PHONE });
  expect(await checkScreens(further, open, layoutFaultsOf)).toEqual([]);
});

test('an open popover stays readable when the system switches back to light colours', async () => {
  const page = await signedInAt('/dashboard', 'admin', WINDOW);
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
