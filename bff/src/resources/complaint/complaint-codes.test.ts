import { data, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { complaintDetailResponse, complaintRow } from '../../testing/samples/sample-complaint.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });

const STATUSES = data([
  { value: 0, text: 'Open' },
  { value: '7', text: 'Waiting for a part' },
]);
const ACTIONS = data([
  { value: 1, text: 'Replacement' },
  { value: 4, text: 'Written off' },
]);
const OTHER = '{ complaints { items { status otherStatus action otherAction } } }';
const others = [
  { ...complaintRow, status: '7', actionId: 4 },
  { ...complaintRow, id: 62, status: 7, actionId: 4 },
  { ...complaintRow, id: 63, status: 8, actionId: null },
];

test('codes that the schema does not know have the texts of the data API, read once for a page', async () => {
  upstream.expect('GET', 'complaint/view', rows([complaintRow, ...others]));
  upstream.expect('GET', 'complaint/list/status', STATUSES);
  upstream.expect('GET', 'complaint/list/action', ACTIONS);
  const unknown = {
    status: 'UNKNOWN',
    otherStatus: 'Waiting for a part',
    action: 'UNKNOWN',
    otherAction: 'Written off',
  };
  expect((await run(OTHER)).data).toEqual({
    complaints: {
      items: [
        { status: 'DONE', otherStatus: null, action: 'REPAIR', otherAction: null },
        unknown,
        unknown,
        { status: 'UNKNOWN', otherStatus: null, action: null, otherAction: null },
      ],
    },
  });
});

test('known codes need no further call', async () => {
  upstream.expect('GET', 'complaint/view', rows([complaintRow]));
  expect((await run(OTHER)).errors).toBeUndefined();
  expect(upstream.calls.map(({ path }) => path)).toEqual(['complaint/view']);
});

test('a data API without the lists has codes without texts', async () => {
  upstream.expect('GET', 'complaint/view', rows(others.slice(0, 1)));
  upstream.expect('GET', 'complaint/list/status', { status: 404 });
  upstream.expect('GET', 'complaint/list/action', { status: 404 });
  expect((await run(OTHER)).data).toEqual({
    complaints: { items: [{ status: 'UNKNOWN', otherStatus: null, action: 'UNKNOWN', otherAction: null }] },
  });
  upstream.expect('GET', 'complaint/list/status', { status: 404 });
  expect((await run('{ otherComplaintStatuses { value } }')).data).toEqual({ otherComplaintStatuses: [] });
});

test('the steps of a complaint have them, too', async () => {
  const step = { id: 5, step: 'action', fromStatus: 0, toStatus: 7, actionId: 4 };
  upstream.expect(
    'GET',
    'complaint/view/61',
    data({ ...complaintDetailResponse({ status: 7, actionId: 4 }), complaintHistory: [step] }),
  );
  upstream.expect('GET', 'complaint/list/status', STATUSES);
  upstream.expect('GET', 'complaint/list/action', ACTIONS);
  const { data: read } = await run(
    '{ complaint(id: "61") { otherStatus otherAction history { otherFrom otherTo otherAction } } }',
  );
  expect(read).toEqual({
    complaint: {
      otherStatus: 'Waiting for a part',
      otherAction: 'Written off',
      history: [{ otherFrom: null, otherTo: 'Waiting for a part', otherAction: 'Written off' }],
    },
  });
});

test('lists the codes that the schema does not know, and filters by them', async () => {
  upstream.expect('GET', 'complaint/list/status', STATUSES);
  upstream.expect('GET', 'complaint/list/action', ACTIONS);
  const { data: lists } = await run(
    '{ otherComplaintStatuses { value text } otherComplaintActions { value text } }',
  );
  expect(lists).toEqual({
    otherComplaintStatuses: [{ value: '7', text: 'Waiting for a part' }],
    otherComplaintActions: [{ value: '4', text: 'Written off' }],
  });
  upstream.expect('GET', 'complaint/view', rows([]));
  await run('{ complaints(filter: { otherStatus: "7", action: REPAIR }) { items { id } } }');
  expect(upstream.calls.at(-1)?.query).toMatchObject({ status: '7', action: '0' });
});

test('refuses two filters that state the same', async () => {
  const { errors } = await run('{ complaints(filter: { status: DONE, otherStatus: "7" }) { items { id } } }');
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'otherStatus' } }]);
});
