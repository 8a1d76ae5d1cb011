import type { Locator, Page } from 'playwright-core';
import { field, Integration, list } from '../calls/gateway.js';
import { allowFault, signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { expectOnTop } from '../pages/on-top.js';
import { recordDialog } from '../pages/record-dialog.js';

failOnPageErrors();

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Attention' });

/** Aborts all requests to the gateway while `save` runs. */
async function withoutGateway(page: Page, save: () => Promise<void>): Promise<void> {
  allowFault(page, /Failed to load resource/);
  await page.route('**/graphql', (route) => route.abort());
  await save();
  await page.unroute('**/graphql');
}

/** Esc opens a confirmation; its default button keeps the dialog, the other one discards the changes. */
async function expectEscapeToConfirm(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expectOnTop(confirmation(page));
  await page.keyboard.press('Enter');
  await confirmation(page).waitFor({ state: 'hidden' });
  await expectOnTop(dialog);
  await page.keyboard.press('Escape');
  await confirmation(page).getByRole('button', { name: 'Buang perubahan' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('Esc confirms and closes after a record could not be saved', async () => {
  const page = await signedInAt('/battery-model/manage?record=new', 'admin');
  const dialog = recordDialog(page, 'Manage Battery Model');
  await dialog.getByLabel('Company').first().selectOption({ index: 1 });
  await dialog.getByLabel('Nama').fill('Sementara');
  await dialog.getByLabel('Battery Type').selectOption({ index: 1 });
  await dialog.getByLabel(/Max Capacity/).fill('1000');
  await withoutGateway(page, async () => {
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('.bp6-toast').first().waitFor();
  });
  await expectEscapeToConfirm(page, dialog);
});

test('Esc confirms and closes after a reason could not be saved', async () => {
  const admin = await Integration.signedIn('admin');
  const found = await admin.request(
    '{ complaints(filter: { status: IN_PROGRESS }, size: 1) { items { id } } }',
  );
  const [complaint] = list(field(field(found, 'complaints'), 'items'));
  const page = await signedInAt(`/complaint/maintanance/${field(complaint, 'id')}`, 'admin');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Input Reason – Done' });
  await dialog.getByLabel('Reason').fill('Sudah selesai');
  await withoutGateway(page, async () => {
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.locator('.complaint-refusal:not(:empty)').waitFor();
  });
  await expectEscapeToConfirm(page, dialog);
});

test('Esc confirms and closes after a token could not be created', async () => {
  const page = await signedInAt('/account/settings', 'admin');
  await page.getByRole('button', { name: 'Buat token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buat token' });
  await dialog.getByLabel('Nama token').fill('Sementara');
  await withoutGateway(page, async () => {
    await dialog.getByRole('button', { name: 'Buat', exact: true }).click();
    await page.locator('.bp6-toast').first().waitFor();
  });
  await expectEscapeToConfirm(page, dialog);
});

test('a dialog keeps its input and gets the focus back after a change of tabs, and Esc confirms', async () => {
  const page = await signedInAt('/user-menu/manage?record=new', 'admin');
  const dialog = recordDialog(page, 'Add Tipe User');
  await dialog.getByLabel('Name').fill('Sementara');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).focus();
  await page.keyboard.press('Alt+1');
  await page.waitForURL('**/dashboard');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Alt+2');
  await expectOnTop(dialog);
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Sementara');
  await expectEscapeToConfirm(page, dialog);
});

test('photos selected for a complaint appear once after a change of tabs', async () => {
  const admin = await Integration.signedIn('admin');
  const found = await admin.request(
    '{ complaints(filter: { status: IN_PROGRESS }, size: 1) { items { id } } }',
  );
  const [complaint] = list(field(field(found, 'complaints'), 'items'));
  const page = await signedInAt(`/complaint/maintanance/${field(complaint, 'id')}`, 'admin');
  const chat = page.getByRole('region', { name: 'Komentar' });
  await chat.waitFor();
  await chat.evaluate((element) => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 30;
    const png = atob(canvas.toDataURL('image/png').split(',')[1] ?? '');
    const transfer = new DataTransfer();
    transfer.items.add(
      new File([Uint8Array.from(png, (char) => char.charCodeAt(0))], 'foto.png', { type: 'image/png' }),
    );
    element.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  });
  const dialog = page.getByRole('dialog', { name: 'Add Photo' });
  await dialog.getByRole('button', { name: /^Buka foto/ }).waitFor();
  await page.keyboard.press('Alt+1');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Alt+2');
  await expectOnTop(dialog);
  expect(await dialog.getByRole('listitem').count()).toBe(1);
  await expectEscapeToConfirm(page, dialog);
});
