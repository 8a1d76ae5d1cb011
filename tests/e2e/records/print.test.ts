import { field, Integration, list } from '../calls/gateway.js';
import { signedInAt } from '../pages/browser.js';
import { failOnPageErrors } from '../pages/fail-on-page-errors.js';

failOnPageErrors();

/** The sheets of a PDF. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a complaint is printed with every comment that is loaded, on as many sheets as it takes', async () => {
  const supplier = await Integration.signedIn('supplier');
  const found = await supplier.request(
    '{ complaints(filter: { status: IN_PROGRESS }, size: 1) { items { id } } }',
  );
  const [complaint] = list(field(field(found, 'complaints'), 'items'));
  const id = String(field(complaint, 'id'));
  const text = Array.from({ length: 12 }, (_, line) => `Baris ${line + 1}`).join('\n');
  for (let count = 0; count < 13; count += 1)
    await supplier.request(
      'mutation ($id: ID!, $text: String) { commentOnComplaint(complaintId: $id, input: { text: $text }) { success } }',
      { id, text },
    );
  const page = await signedInAt(`/complaint/maintanance/${id}`, 'supplier');
  await page.getByText('Baris 12').nth(12).waitFor();
  const pdf = await page.pdf({ format: 'A4' });
  // 13 comments of 12 lines take three sheets, after what is above them.
  expect(sheetsOf(pdf)).toBeGreaterThanOrEqual(4);
});
