import type { Page } from 'playwright-core';
import { Integration } from '../calls/gateway.js';
import { vehiclesWithPlate } from '../calls/vehicles.js';
import { accessibilityFaults } from '../pages/axe.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { VehicleScreen } from '../pages/vehicle-screen.js';
import { waitUntilSettled } from '../pages/wait-until-settled.mjs';

failOnPageErrors();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Pixels, in both directions. */
const TARGET = 44;

const cardsOf = (page: Page, title: string) => page.getByRole('list', { name: title, exact: true });

/** Checks whether a tap at the lower right corner of a card is one on its link. */
const isLinkWhole = (link: Element): boolean => {
  const card = link.closest('li')?.getBoundingClientRect();
  return card !== undefined && document.elementFromPoint(card.right - 4, card.bottom - 4) === link;
};

test('a vehicle is found on a phone, and a tap on its card opens it', async () => {
  const admin = await Integration.signedIn('admin');
  const [vehicle] = await vehiclesWithPlate(admin, 'B 1');
  if (vehicle === undefined) throw new Error('The demo data has no vehicle with a plate of B 1.');
  const page = await signedInAt('/vehicle/manage', 'admin', PHONE);
  const screen = new VehicleScreen(page);
  await screen.searchPlate(vehicle.licensePlate);
  await screen.result(1).waitFor();
  const card = cardsOf(page, 'Manage Vehicle').getByRole('listitem');
  await card.first().waitFor();
  expect(await card.count()).toBe(1);
  const link = card.getByRole('link', { name: vehicle.licensePlate, exact: true });
  expect(await link.evaluate(isLinkWhole)).toBe(true);
  await card.tap();
  await screen.dialog.waitFor();
  expect(await screen.dialog.getByLabel('License Plate').inputValue()).toBe(vehicle.licensePlate);
  expect(new URL(page.url()).searchParams.get('record')).toBe(vehicle.id);
  await page.goBack();
  await screen.dialog.waitFor({ state: 'hidden' });
  await link.waitFor();
});

test('a tap on the card of a complaint opens the complaint', async () => {
  const page = await signedInAt('/complaint/maintanance?page=1', 'admin', PHONE);
  const link = cardsOf(page, 'Complaint').getByRole('link').first();
  const number = /^#(\d+) · /.exec((await link.textContent()) ?? '')?.[1];
  await link.tap();
  await page.waitForURL(`**/complaint/maintanance/${number}`);
  await page.locator('.complaint-head').waitFor();
});

test('the place of a card opens its map, and is large enough for a finger', async () => {
  const page = await signedInAt('/charging-station/manage?page=1', 'admin', PHONE);
  const place = cardsOf(page, 'Manage Charging Station')
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .last();
  expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
  await place.tap();
  await page.waitForURL((url) => url.searchParams.has('map'));
  await page.getByRole('dialog').locator('.leaflet-container').waitFor();
});

test('cards are accessible in light and dark, and become the table at 960 pixels', async () => {
  const page = await signedInAt('/vehicle/manage?page=1', 'admin', { ...PHONE, colorScheme: 'light' });
  for (const [path, title] of [
    ['/vehicle/manage?page=1', 'Manage Vehicle'],
    ['/complaint/maintanance?page=1', 'Complaint'],
    ['/company-tenant/manage?page=1', 'Manage Company Tenant'],
  ] as const) {
    await page.goto(path);
    await cardsOf(page, title).getByRole('link').first().waitFor();
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode });
      await page.waitForFunction((chosen) => document.documentElement.dataset.mode === chosen, mode);
      await waitUntilSettled(page);
      expect(await accessibilityFaults(page, '.cards')).toEqual([]);
    }
    const table = page.getByRole('grid', { name: title, exact: true });
    await page.setViewportSize({ width: 960, height: 844 });
    await table.waitFor();
    expect(await cardsOf(page, title).count()).toBe(0);
    await page.setViewportSize({ width: 959, height: 844 });
    await cardsOf(page, title).waitFor();
    expect(await table.count()).toBe(0);
    await page.setViewportSize(PHONE.viewport);
  }
});
