import type { Page } from 'playwright-core';
import { signedInAt } from './browser.js';
import { expectOnTop } from './on-top.js';
import { holdPagesToTheRules } from './page-rules.js';
import { recordDialog } from './record-dialog.js';

holdPagesToTheRules();

const question = (page: Page) => page.getByRole('dialog', { name: 'Attention' });

test('the discard question opens above the dialog, also the second time on a page', async () => {
  const page = await signedInAt('/user-menu/manage', 'admin');
  for (const _ of ['first', 'second']) {
    await page.getByRole('button', { name: 'Add Tipe User' }).click();
    const dialog = recordDialog(page, 'Add Tipe User');
    await dialog.getByLabel('Name').fill('Sementara');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expectOnTop(question(page));
    await question(page).getByRole('button', { name: 'Buang perubahan' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
});
