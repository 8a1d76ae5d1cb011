import type { Locator, Page } from 'playwright-core';

/** A record's dialog on a list screen. */
export const recordDialog = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

/** Types into the fields of a dialog, by their labels. */
export async function type(dialog: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).first().fill(text);
}

/** Presses Save. */
export async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Presses Save, and waits until the dialog has closed. */
export async function saveAndClose(dialog: Locator): Promise<void> {
  await save(dialog);
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens the dialog of a record with this id, or of a new record, by its URL, and waits until it is loaded. */
export async function openRecord(page: Page, path: string, id = 'new'): Promise<Locator> {
  await page.goto(`/${path}?page=1&record=${id}`);
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: 'Save', exact: true }).waitFor();
  return dialog;
}
