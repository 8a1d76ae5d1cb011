import type { Locator, Page } from 'playwright-core';
import { field, Integration, list } from './gateway.js';
import { forgive, signedInAt } from './pages/browser.js';
import { expectOnTop } from './pages/on-top.js';
import { holdPagesToTheRules } from './pages/page-rules.js';
import { recordDialog } from './pages/record-dialog.js';

holdPagesToTheRules();

const question = (page: Page) => page.getByRole('dialog', { name: 'Attention' });

/** Lets no request reach the gateway any more, while `save` is tried. */
async function failing(page: Page, save: () => Promise<void>): Promise<void> {
  forgive(page, /Failed to load resource/);
  await page.route('**/graphql', (route) => route.abort());
  await save();
  await page.unroute('**/graphql');
}

/** Esc asks; the safe answer, which has the focus, keeps what is typed; the other one closes. */
async function expectEscapeToAsk(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expectOnTop(question(page));
  await page.keyboard.press('Enter');
  await question(page).waitFor({ state: 'hidden' });
  await expectOnTop(dialog);
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Buang perubahan' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('after a save of a record that failed Esc asks and closes', async () => {
  const page = await signedInAt('/battery-model/manage?record=new', 'admin');
  const dialog = recordDialog(page, 'Add Battery Model');
  await dialog.getByLabel('Company').first().selectOption({ index: 1 });
  await dialog.getByLabel('Nama').fill('Sementara');
  await dialog.getByLabel('Battery Type').selectOption({ index: 1 });
  await dialog.getByLabel(/Max Capacity/).fill('1000');
  await failing(page, async () => {
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('.bp6-toast').first().waitFor();
  });
  await expectEscapeToAsk(page, dialog);
});

test('after a reason that could not be saved Esc asks and closes', async () => {
  const admin = await Integration.signedIn('admin');
  const found = await admin.ask('{ complaints(filter: { status: IN_PROGRESS }, size: 1) { items { id } } }');
  const [complaint] = list(field(field(found, 'complaints'), 'items'));
  const page = await signedInAt(`/complaint/maintanance/${field(complaint, 'id')}`, 'admin');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Input Reason – Done' });
  await dialog.getByLabel('Reason').fill('Sudah selesai');
  await failing(page, async () => {
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.locator('.complaint-refusal:not(:empty)').waitFor();
  });
  await expectEscapeToAsk(page, dialog);
});

test('after a token that could not be made Esc asks and closes', async () => {
  const page = await signedInAt('/account/settings', 'admin');
  await page.getByRole('button', { name: 'Buat token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buat token' });
  await dialog.getByLabel('Nama token').fill('Sementara');
  await failing(page, async () => {
    await dialog.getByRole('button', { name: 'Buat', exact: true }).click();
    await page.locator('.bp6-toast').first().waitFor();
  });
  await expectEscapeToAsk(page, dialog);
});

test('a dialog that was left for another tab has the focus again, keeps what was typed, and Esc asks', async () => {
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
  await expectEscapeToAsk(page, dialog);
});

test('photos picked for a complaint are there once after a look at another tab', async () => {
  const admin = await Integration.signedIn('admin');
  const found = await admin.ask('{ complaints(filter: { status: IN_PROGRESS }, size: 1) { items { id } } }');
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
  await expectEscapeToAsk(page, dialog);
});
