import { data, refused, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });
const LISTED = '{ complaintReplyOptions { value text } }';

test('canned replies are listed, added, changed and deleted', async () => {
  upstream.expect('GET', 'complaint/list/reply', data([{ value: 5, text: 'Besok' }]));
  expect((await run(LISTED)).data).toEqual({ complaintReplyOptions: [{ value: '5', text: 'Besok' }] });
  const bodies: unknown[] = [];
  const save = (path: string) =>
    upstream.expect('POST', path, ({ body }) => {
      bodies.push(body);
      return saved(5);
    });
  save('complaint/reply/save');
  save('complaint/reply/save');
  save('complaint/reply/delete');
  const { data: result } = await run(`mutation {
    added: saveComplaintReply(text: "Hari ini") { success }
    changed: saveComplaintReply(id: "5", text: "Lusa") { success }
    deleted: deleteComplaintReply(id: "5") { success }
  }`);
  expect(result).toEqual({
    added: { success: true },
    changed: { success: true },
    deleted: { success: true },
  });
  expect(bodies).toEqual([{ id: null, text: 'Hari ini' }, { id: 5, text: 'Lusa' }, { id: 5 }]);
});

test('a refusal names its field, and a wrong id is refused without a call', async () => {
  upstream.expect(
    'POST',
    'complaint/reply/save',
    refused('Ada', [{ field: 'text', code: 'TAKEN', message: 'Ada' }]),
  );
  const taken = await run('mutation { saveComplaintReply(text: "Besok") { success errors { field code } } }');
  expect(taken.data).toEqual({
    saveComplaintReply: { success: false, errors: [{ field: 'text', code: 'TAKEN' }] },
  });
  expect((await run('mutation { deleteComplaintReply(id: "one") { success } }')).codes).toEqual([
    'BAD_USER_INPUT',
  ]);
});

test('a data API without canned replies is NOT_SUPPORTED', async () => {
  upstream.expect('GET', 'complaint/list/reply', { status: 404 });
  expect((await run(LISTED)).codes).toEqual(['NOT_SUPPORTED']);
  upstream.expect('POST', 'complaint/reply/save', { status: 404 });
  expect((await run('mutation { saveComplaintReply(text: "A") { success } }')).codes).toEqual([
    'NOT_SUPPORTED',
  ]);
});
