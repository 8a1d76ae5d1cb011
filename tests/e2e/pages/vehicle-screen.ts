import type { Locator, Page } from 'playwright-core';
import { expectSoon } from './expect-soon.js';

/** Chooses an entry of a pick list, which is a select or a searchable list: the named one, else the first with a value. */
export async function pick(scope: Locator, label: string, text?: string): Promise<void> {
  const control = scope.getByLabel(label).first();
  const first = control.locator('option:not([value=""])').first();
  // A pick list is a select until its options are loaded.
  await first.or(control.and(scope.page().locator('button'))).waitFor({ state: 'attached' });
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
    await control.selectOption(text === undefined ? await first.getAttribute('value') : { label: text });
    return;
  }
  await control.click();
  const list = scope.page().getByRole('listbox');
  // The whole list must be inside the window.
  await expectSoon(
    () => list.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight),
    true,
  );
  const options = list.getByRole('option');
  await (text === undefined ? options.first() : options.filter({ hasText: text }).first()).click();
}

/** The screen Manage Vehicle. */
export class VehicleScreen {
  readonly dialog: Locator;
  readonly filters: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog').filter({ has: page.getByLabel('License Plate') });
    this.filters = page.getByRole('form', { name: 'Search/Filters' });
  }

  /** The number of results above the table. */
  result(count: number | RegExp): Locator {
    return this.page.getByText(typeof count === 'number' ? new RegExp(`^${count} Result$`) : count).first();
  }

  /** Searches by plate, and opens the filter panel for that if it is closed. */
  async searchPlate(text: string): Promise<void> {
    await this.openFilters();
    await pick(this.filters, 'Search by', 'License Plate');
    await this.filters.getByLabel('Kata kunci').fill(text);
    await this.filters.getByRole('button', { name: 'Search', exact: true }).click();
  }

  async openFilters(): Promise<void> {
    const toggle = this.page.getByRole('button', { name: 'Search/Filters' });
    await toggle.waitFor();
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    await this.filters.waitFor();
  }

  /** The table cell with this text. */
  cell(text: string): Locator {
    return this.page.getByText(text, { exact: true }).first();
  }

  /** A cell of the first row that links nowhere: a click on it opens the row's dialog. */
  firstRow(): Locator {
    return this.page.locator('.resource-table .cell-content[data-row="0"]:not(:has(a))').first();
  }

  /** Opens the dialog of a new vehicle and fills its required fields. */
  async startAdding(plate: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add', exact: true }).click();
    await this.dialog.waitFor();
    await pick(this.dialog, 'Company Supplier');
    await pick(this.dialog, 'Vehicle Model');
    await this.dialog.getByLabel('License Plate').fill(plate);
    await this.dialog.getByLabel('Serial Number').fill(`SN-${plate}`);
    await this.dialog.getByLabel('Color').fill('Merah');
    await this.dialog.getByLabel('Year').fill('2025');
    await pick(this.dialog, 'Rent Status', 'Available');
    await pick(this.dialog, 'Vehicle Status', 'Active');
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  }
}
