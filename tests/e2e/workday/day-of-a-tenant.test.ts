import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { field, Integration } from '../calls/gateway.js';
import { sharedVehicle } from '../calls/records.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';
import { recordDialog } from '../pages/record-dialog.js';
import { expectComplete } from './complaint.js';
import { type Step, testWorkday } from './workday.js';

failOnPageErrors();

interface Breakdown {
  supplier: Integration;
  plate: string;
  title: string;
  photo: Buffer;
}

/** The number of the complaint that a page shows. */
const idOf = (page: Page): string | undefined => new URL(page.url()).pathname.split('/').at(-1);

const STEPS: Step<Breakdown>[] = [
  {
    name: 'finds the vehicle by its plate',
    needs: [3, 3, 3],
    act: async (user, { plate }, page) => {
      await user.find(plate.toLowerCase().replaceAll(' ', ''), plate);
      await page.getByRole('heading', { level: 2, name: plate, exact: true }).waitFor();
      await user.arrive();
    },
  },
  {
    name: 'starts a complaint about it',
    needs: [1, 3, 1],
    act: async (user, { plate }, page) => {
      await user.press(page.getByRole('button', { name: 'Laporkan komplain' }));
      const form = recordDialog(page, 'Add Complaint');
      await form
        .getByRole('button', { name: /^Vehicle/ })
        .filter({ hasText: plate })
        .waitFor();
      await form.locator('select:enabled option').nth(1).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'says what is wrong, with a photo',
    needs: [9, 12, 9],
    act: async (user, { supplier, title, photo }, page) => {
      const form = recordDialog(page, 'Add Complaint');
      await user.choose(form.getByLabel(/^Category/), 'Rem');
      await user.write(form.getByLabel('Title'), title);
      await user.write(form.getByLabel('Description'), 'Rem depan berdecit saat hujan.');
      const file = { name: 'rem.png', mimeType: 'image/png', buffer: photo };
      await user.attach(form.getByRole('button', { name: 'Add Photo' }), file);
      await form.getByRole('img', { name: 'Foto 1' }).and(form.locator('[src^="/files/"]')).waitFor();
      await user.press(form.getByRole('button', { name: 'Save', exact: true }));
      await page.getByRole('heading', { name: title }).waitFor();
      await expectComplete(page);
      await user.arrive();
      const query = 'query ($id: ID!) { complaint(id: $id) { evidence } }';
      const data = await supplier.request(query, { id: idOf(page) });
      expect(field(field(data, 'complaint'), 'evidence')).toHaveLength(1);
    },
  },
  {
    name: 'gets a reply, and thanks for it',
    needs: [3, 14, 3],
    act: async (user, { supplier }, page) => {
      await supplier.request(
        `mutation ($id: ID!, $input: ComplaintCommentInput!) {
          commentOnComplaint(complaintId: $id, input: $input) { success }
        }`,
        { id: idOf(page), input: { text: 'Teknisi datang pukul 10', photos: [] } },
      );
      await page.locator('.chat-comment[data-own="false"]').getByText('Teknisi datang pukul 10').waitFor();
      await user.write(page.getByPlaceholder('Masukan komentar ....'), 'Terima kasih');
      await user.keys('Enter');
      await page.locator('.chat-comment[data-own="true"]').getByText('Terima kasih').waitFor();
    },
  },
];

testWorkday<Breakdown>({
  name: 'a breakdown of a tenant',
  prepare: async () => {
    const [tenant, supplier] = await Promise.all([
      Integration.signedIn('tenant'),
      Integration.signedIn('supplier'),
    ]);
    const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } }).png();
    return {
      supplier,
      plate: (await sharedVehicle(tenant, supplier)).plate,
      title: `Rem berdecit ${Date.now().toString(36)}`,
      photo: await photo.toBuffer(),
    };
  },
  open: (_given, window) => signedInAt('/dashboard', 'tenant', window),
  steps: STEPS,
});
