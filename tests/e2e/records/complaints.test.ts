import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { field, Integration, list } from '../calls/gateway.js';
import { sharedVehicle } from '../calls/records.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { recordDialog, saveAndClose, type } from '../pages/record-dialog.js';

failOnPageErrors();

const title = `Rem berdecit ${Date.now().toString(36)}`;
const photo = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

/** Executes a step that requires a reason. */
async function step(page: Page, name: string, reason: string): Promise<void> {
  await page.locator('.complaint-head').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Input Reason – ${name}` });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** A comment in the chat: own ones on the right, others on the left. */
const comment = (page: Page, text: string, side: 'own' | 'other') =>
  page.locator(`.chat-comment[data-own="${side === 'own'}"]`).filter({ hasText: text });

test('a complaint from creation to close between two users; each sees the other’s steps at once', async () => {
  const tenant = await signedInAt('/complaint/create', 'tenant');
  const form = recordDialog(tenant, 'Add Complaint');
  await form.getByRole('button', { name: /^Vehicle/ }).click();
  const callers = [await Integration.signedIn('tenant'), await Integration.signedIn('supplier')] as const;
  const { plate } = await sharedVehicle(...callers);
  await tenant.getByRole('combobox', { name: 'Cari . . .' }).fill(plate);
  await tenant.getByRole('listbox').getByText(plate, { exact: true }).click();
  const category = form.getByLabel(/^Category/);
  await form.locator('select:enabled option').nth(1).waitFor({ state: 'attached' });
  await category.selectOption({ index: 1 });
  await type(form, { Title: title, Description: 'Rem depan berdecit saat hujan.' });
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'rem.png', mimeType: 'image/png', buffer: await photo() });
  await form.getByRole('img', { name: 'Foto 1' }).and(form.locator('[src^="/files/"]')).waitFor();
  await saveAndClose(form);

  await tenant.getByRole('heading', { name: title }).waitFor();
  await tenant.getByText('Empty History').waitFor();
  await tenant.getByRole('region', { name: 'Evidence' }).getByRole('img', { name: 'Foto 1' }).waitFor();

  const supplier = await signedInAt(new URL(tenant.url()).pathname, 'supplier');
  await supplier.getByRole('heading', { name: title }).waitFor();
  await supplier.getByPlaceholder('Masukan komentar ....').fill('Kami periksa hari ini');
  await supplier.keyboard.press('Enter');
  await comment(supplier, 'Kami periksa hari ini', 'own').waitFor();
  await comment(tenant, 'Kami periksa hari ini', 'other').waitFor();

  await tenant.getByRole('button', { name: 'Add Photo' }).click();
  const photos = tenant.getByRole('dialog', { name: 'Add Photo' });
  await photos
    .locator('input[type="file"]')
    .setInputFiles({ name: 'rem-2.png', mimeType: 'image/png', buffer: await photo() });
  await photos.getByRole('button', { name: 'Send Image' }).click();
  await supplier.locator('.chat-comment[data-own="false"]').getByRole('img', { name: 'Foto 1' }).waitFor();

  await supplier.getByRole('button', { name: 'Action', exact: true }).click();
  const action = supplier.getByRole('dialog', { name: 'Action' });
  await action.getByText('Repair', { exact: true }).click();
  await action.getByRole('button', { name: 'Save', exact: true }).click();
  await tenant.locator('.complaint-head').getByText('In Progress').waitFor();

  await step(supplier, 'Done', 'Kampas diganti');
  await comment(tenant, 'Kampas diganti', 'other').waitFor();
  await step(tenant, 'Reopen', 'Masih berdecit');
  await comment(supplier, 'Masih berdecit', 'other').waitFor();
  await step(supplier, 'Done', 'Cakram diganti juga');
  await comment(tenant, 'Cakram diganti juga', 'other').waitFor();
  // Closing is always possible, but the comment may arrive before the event of its step.
  await tenant.locator('.complaint-head').getByText('Done', { exact: true }).waitFor();
  await step(tenant, 'Close', 'Sudah baik');
  await supplier.getByText('Komplain telah ditutup').waitFor();
  await supplier.getByText('Komplain ini tidak dapat dikomentari.').waitFor();
  await comment(supplier, 'Sudah baik', 'other').waitFor();
});

test('a canned reply that one person keeps is picked by a colleague with `/`', async () => {
  const text = `Balasan ${title}`;
  const complaint = await Integration.signedIn('supplier').then((caller) =>
    caller.request('{ complaints(size: 1, filter: { status: OPEN }) { items { id } } }'),
  );
  const [row] = list(field(field(complaint, 'complaints'), 'items'));
  const path = `/complaint/maintanance/${field(row, 'id')}`;
  const supplier = await signedInAt(path, 'supplier');
  await supplier.getByPlaceholder('Masukan komentar ....').fill(text);
  await supplier.getByRole('button', { name: 'Balasan cepat' }).click();
  await supplier.getByRole('button', { name: 'Simpan teks ini sebagai balasan cepat' }).click();
  await supplier.getByRole('list', { name: 'Balasan cepat' }).getByText(text).waitFor();
  const colleague = await signedInAt(path, 'supplierColleague');
  const line = colleague.getByPlaceholder('Masukan komentar ....');
  await line.pressSequentially(`/${text.toLowerCase()}`);
  await colleague.getByRole('list', { name: 'Balasan cepat' }).getByText(text).waitFor();
  await line.press('Enter');
  expect(await line.inputValue()).toBe(text);
  await line.press('Enter');
  await comment(colleague, text, 'own').waitFor();
});
