/**
 * The acts that open the screens and dialogs of screens.mjs.
 *
 * @typedef {import('playwright-core').Page} Page
 */

/** @type {(page: Page) => Promise<void>} */
export const rows = (page) => page.getByText(/^[\d.,]+ Result$/).waitFor();

/** @param {Page} page */
export const dialogOf = (page) => page.getByRole('dialog').last();

/** Opens the first row of a list: of the table, or of the cards on a phone. @param {Page} page @param {string} title the screen's */
async function openFirst(page, title) {
  await rows(page);
  const table = page.getByRole('grid', { name: title, exact: true });
  const card = page.getByRole('list', { name: title, exact: true }).getByRole('link').first();
  await table.or(card).waitFor();
  if (await card.isVisible()) {
    await card.click();
    return;
  }
  await table.press('ArrowDown');
  await table.press('Enter');
}

/** Opens the first record of a list. @param {string} title the screen's */
export const firstRecord = (title) => async (/** @type {Page} */ page) => {
  await openFirst(page, title);
  await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).waitFor();
};

/** Opens the first complaint of the list. @param {Page} page */
export async function firstComplaint(page) {
  await openFirst(page, 'Complaint');
  await page.locator('.chat-comment').first().waitFor();
}

/** Saves the empty dialog of a list. @param {Page} page */
export async function refusedEmpty(page) {
  await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click();
  await dialogOf(page).getByText('*Required').first().waitFor();
}

/** Opens the trips of the vehicle with the newest position. @param {Page} page */
export async function firstTrips(page) {
  await page.getByRole('region', { name: 'Riwayat Kendaraan' }).getByRole('link').first().click();
  await page.getByText(/^[\d.]+ perjalanan$/).waitFor();
}

/** The screen that loads fastest, for dialogs that open above any screen. @type {(page: Page) => Promise<void>} */
export const homeIsShown = (page) => page.getByText('Pilih layar yang ingin dibuka.').waitFor();

/** @param {string} name @returns {(page: Page) => Promise<void>} opens an entry of the user menu */
export const fromUserMenu = (name) => async (page) => {
  await page.getByRole('button', { name: /^Akun / }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).last().waitFor();
};
