import { field, Integration, list } from '../calls/gateway.js';
import { signedInAt } from '../pages/browser.js';
import { expectSoon } from '../pages/expect-soon.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

/** Comments that are written at a time. */
const BATCH = 20;

test('a page has at most 200 comments of a long conversation, in which one scrolls up and down without a jump', async () => {
  const supplier = await Integration.signedIn('supplier');
  const found = await supplier.request(
    '{ complaints(filter: { status: IN_PROGRESS }, size: 3) { items { id } } }',
  );
  const id = String(field(list(field(field(found, 'complaints'), 'items')).at(-1), 'id'));
  const write = (text: string) =>
    supplier.request(
      'mutation ($id: ID!, $text: String) { commentOnComplaint(complaintId: $id, input: { text: $text }) { success } }',
      { id, text },
    );
  for (let first = 1; first <= 300; first += BATCH)
    await Promise.all(Array.from({ length: BATCH }, (_, n) => write(`Panjang ${first + n}`)));
  const page = await signedInAt(`/complaint/maintanance/${id}`, 'supplier');
  const comments = page.locator('.chat-comment');
  await comments.first().waitFor();
  const scroll = (to: 'top' | 'end') =>
    page
      .locator('.chat-scroll')
      .evaluate((box, end) => box.scrollTo(0, end ? box.scrollHeight : 0), to === 'end');
  const written = page.getByText(/^Panjang \d+$/);

  const before = await written.last().textContent();
  // 40 are loaded first, then 100 at a time.
  for (const most of [140, 200, 200]) {
    await scroll('top');
    await expectSoon(() => comments.count(), most);
  }
  // The newest ones have left the page, and those that were at the top are still in sight.
  expect(await page.getByText(before ?? '', { exact: true }).count()).toBe(0);
  expect(await page.locator('.chat-scroll').evaluate((box) => box.scrollTop)).toBeGreaterThan(100);

  await expectSoon(async () => {
    await scroll('end');
    return page.getByText(before ?? '', { exact: true }).count();
  }, 1);
  expect(await comments.count()).toBe(200);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await comments.count()).toBeGreaterThan(300);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expectSoon(() => comments.count(), 200);
});
