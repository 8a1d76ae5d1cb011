import type { Locator, Page } from 'playwright-core';

/** The dialog of a record on a list screen. */
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

/** Presses Save, and waits until the dialog has closed over it. */
export async function saveAndClose(dialog: Locator): Promise<void> {
  await save(dialog);
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens a record's dialog by its address, once it can be saved: a new one, or the one of this id. */
export async function openRecord(page: Page, path: string, id = 'new'): Promise<Locator> {
  await page.goto(`/${path}?page=1&record=${id}`);
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: 'Save', exact: true }).waitFor();
  return dialog;
}
