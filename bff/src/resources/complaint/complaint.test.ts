import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { commentRow, complaintDetailResponse, complaintRow } from '../../testing/samples/sample-complaint.js';
import { vehicleRow } from '../../testing/samples/sample-vehicle.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

test('the list accepts every filter, is searched by reporter, and reads each relation in one call', async () => {
  upstream.expect('GET', 'complaint/view', ({ query }) => {
    expect(query).toEqual({
      page: '1',
      size: '20',
      reporter: 'sari',
      categoryId: '9',
      supplierId: '3',
      tenantId: '5',
      vehicleId: '34',
      action: '0',
      status: '2',
      isOverdue: '1',
      sort: '-estimationDate',
      include: 'vehicle,complaint_category,company_supplier,company_tenant',
    });
    return rows([complaintRow, { ...complaintRow, id: 62, status: 9, actionId: null }]);
  });
  upstream.expect('GET', 'vehicle/view', ({ query }) => {
    expect(query.ids).toBe('34');
    return rows([vehicleRow]);
  });
  upstream.expect('GET', 'complaint_category/view', rows([]));
  upstream.expect('GET', 'company_supplier/view', rows([{ id: 3, name: 'Volta Rental' }]));
  upstream.expect('GET', 'company_tenant/view', rows([{ id: 5, name: 'Kirim Cepat' }]));
  const response = await run(`{ complaints(
    filter: {
      search: { field: REPORTER, text: "sari" }, categoryId: "9", supplierId: "3", tenantId: "5", vehicleId: "34",
      action: REPAIR, status: DONE, isOverdue: true
    }, sort: { field: ESTIMATED_COMPLETION, direction: DESC }
  ) { items {
    id title status action estimatedCompletion isDone isClosed isOverdue evidence licensePlate categoryName supplierName
    tenantName createdBy vehicle { licensePlate } category { name } supplier { name } tenant { name }
  } pageInfo { totalItems } } }`);
  const first = {
    id: '61',
    title: 'Rem berdecit',
    status: 'DONE',
    action: 'REPAIR',
    estimatedCompletion: '2026-11-20',
    isDone: true,
    isClosed: false,
    isOverdue: false,
    evidence: ['/files/aa11.jpg', '/files/bb22.png'],
    licensePlate: 'B 1234 XYZ',
    categoryName: 'Rem',
    supplierName: 'Volta Rental',
    tenantName: 'Kirim Cepat',
    createdBy: 'Sari',
    vehicle: { licensePlate: 'B 1234 XYZ' },
    category: null,
    supplier: { name: 'Volta Rental' },
    tenant: { name: 'Kirim Cepat' },
  };
  expect(response.data).toEqual({
    complaints: {
      items: [first, { ...first, id: '62', status: 'UNKNOWN', action: null }],
      pageInfo: { totalItems: 2 },
    },
  });
});

const DETAIL = `query ($before: ID) { complaint(id: "61") {
  isTenantSide isSupplierSide canEdit canComment canSetAction canMarkDone canReopen canClose commentCount
  canSetEstimate canSetPriority canAssign supplierPhone tenantPhone priority estimatedTime assigneeId assigneeName
  comments(last: 2, before: $before) {
    id text photos isOwnSide authorName authorId step createdAt editedAt deletedAt changeableUntil
  }
  history { step from to action reason value by at }
} }`;

test('a complaint has the permitted steps, its history, and a window of its comments', async () => {
  const comments = [
    commentRow(1),
    commentRow(2, {
      photo: ['cc33.jpg'],
      description: null,
      editedDate: '2026-11-18T09:01:00+07:00',
      changeableUntil: '2026-11-18T09:05:00+07:00',
    }),
    commentRow(3, { sender: '1', step: 'done', name: 'Budi', userId: 7, companyTypeId: 2 }),
  ];
  const planned = { priority: 3, estimationTime: '14:30', assigneeId: 7, assigneeName: 'Budi' };
  const phones = { companySupplierPhone: '02150001', companyTenantPhone: null };
  const steps = ['comment', 'done', 'estimate', 'assign', 'later'];
  const row = complaintDetailResponse({ ...planned, ...phones, steps }, comments);
  upstream.expect('GET', 'complaint/view/61', data(row), 2);
  const [newest, older] = [await run(DETAIL), await run(DETAIL, { before: '2' })];
  expect(newest.data).toEqual({
    complaint: {
      isTenantSide: false,
      isSupplierSide: true,
      canEdit: false,
      canComment: true,
      canSetAction: false,
      canMarkDone: true,
      canReopen: false,
      canClose: false,
      canSetEstimate: true,
      canSetPriority: false,
      canAssign: true,
      supplierPhone: '2150001',
      tenantPhone: null,
      priority: 'URGENT',
      estimatedTime: '14:30',
      assigneeId: '7',
      assigneeName: 'Budi',
      commentCount: 3,
      comments: [
        {
          id: '2',
          text: null,
          photos: ['/files/cc33.jpg'],
          isOwnSide: false,
          authorName: 'Sari',
          authorId: '12',
          step: null,
          createdAt: '2026-11-18T02:00:00.000Z',
          editedAt: '2026-11-18T02:01:00.000Z',
          deletedAt: null,
          changeableUntil: '2026-11-18T02:05:00.000Z',
        },
        {
          id: '3',
          text: 'Komentar 3',
          photos: [],
          isOwnSide: true,
          authorName: 'Budi',
          authorId: '7',
          step: 'DONE',
          createdAt: '2026-11-18T02:00:00.000Z',
          editedAt: null,
          deletedAt: null,
          changeableUntil: null,
        },
      ],
      history: [
        {
          step: 'ACTION',
          from: 'OPEN',
          to: 'IN_PROGRESS',
          action: 'REPAIR',
          reason: null,
          value: null,
          by: 'Budi',
          at: '2026-11-17T02:00:00.000Z',
        },
      ],
    },
  });
  expect(older.data).toMatchObject({ complaint: { comments: [{ id: '1' }] } });
});

/** Contract: `commentsLast` and `commentsBefore` [+]; in the test above, the data API returns all comments. */
test('only the selected comments are requested, in one call for one window', async () => {
  const window = (...ids: number[]) =>
    data({
      ...complaintDetailResponse(
        {},
        ids.map((id) => commentRow(id)),
      ),
      commentCount: 5000,
    });
  upstream.expect('GET', 'complaint/view/61', window(4999, 5000), 2);
  upstream.expect('GET', 'complaint/view/61', window(4997, 4998));
  upstream.expect('GET', 'complaint/view/61', window());
  const spread = `query ($older: Boolean!) { complaint(id: "61") { commentCount ...Comments
    older: comments(last: 2, before: "4999") @include(if: $older) { id } } }
    fragment Comments on ComplaintDetail { comments(last: 2) { id } ... on ComplaintDetail { one: comments(last: 1) { id } } }`;
  const newest = { commentCount: 5000, comments: [{ id: '4999' }, { id: '5000' }], one: [{ id: '5000' }] };
  expect((await run(spread, { older: false })).data).toEqual({ complaint: newest });
  expect((await run(spread, { older: true })).data).toEqual({
    complaint: { ...newest, older: [{ id: '4997' }, { id: '4998' }] },
  });
  expect((await run('{ complaint(id: "61") { commentCount } }')).data).toEqual({
    complaint: { commentCount: 5000 },
  });
  const queries = upstream.calls.map(({ query }) => query);
  const [last, none] = [{ commentsLast: '2' }, { commentsLast: '0' }];
  expect(queries).toEqual([last, last, { ...last, commentsBefore: '4999' }, none]);
  for (const wrong of ['last: 0', 'last: 1001', 'before: "x"']) {
    upstream.respondToAll(window());
    const { errors } = await run(`{ complaint(id: "61") { comments(${wrong}) { id } } }`);
    expect([wrong, errors]).toMatchObject([wrong, [{ extensions: { code: 'BAD_USER_INPUT' } }]]);
  }
});

/** Specification, section 4: the steps that the flags allow, when the data API does not return the steps. */
test.each([
  ['the tenant of an open complaint', { isTenant: '1' }, ['canClose', 'canComment']],
  [
    'the tenant of a complaint that is done',
    { isTenant: '1', isDone: '1' },
    ['canClose', 'canComment', 'canReopen'],
  ],
  ['the supplier of an open complaint', { isSupplier: '1' }, ['canComment', 'canMarkDone', 'canSetAction']],
  ['the supplier of a complaint that is done', { isSupplier: '1', isDone: '1' }, ['canComment']],
  ['both sides of a closed complaint', { isTenant: '1', isSupplier: '1', isDone: '1', isClose: '1' }, []],
])('without steps, the flags decide the permitted steps for %s', async (_who, flags, allowed) => {
  const none = { isTenant: '0', isSupplier: '0', isDone: '0', isClose: '0', steps: undefined };
  upstream.expect('GET', 'complaint/view/61', data(complaintDetailResponse({ ...none, ...flags })));
  const { data: result } = await run(
    '{ complaint(id: "61") { canClose canComment canEdit canMarkDone canReopen canSetAction } }',
  );
  const permitted = Object.entries(Object(result?.complaint)).filter(([, is]) => is === true);
  expect(permitted.map(([name]) => name)).toEqual(allowed);
});

const input = {
  vehicleId: '34',
  categoryId: '9',
  title: 'Rem berdecit',
  description: 'Rem depan',
  evidence: ['/files/aa11.jpg'],
};

test('saves send addresses of the file service, and errors name the input fields', async () => {
  upstream.expect('POST', 'complaint/save', ({ body }) => {
    expect(body).toEqual({
      id: 0,
      complaintCategoryId: 9,
      vehicleId: 34,
      title: 'Rem berdecit',
      description: 'Rem depan',
      reportEvidence: [expect.stringMatching(/^http.*\/load\/aa11\.jpg$/)],
    });
    return saved(61);
  });
  upstream.expect('GET', 'complaint/view/61', data(complaintDetailResponse()));
  const create = `mutation ($input: ComplaintInput!) {
    createComplaint(input: $input) { success complaintId complaint { title canComment } }
  }`;
  expect((await run(create, { input })).data).toEqual({
    createComplaint: {
      success: true,
      complaintId: '61',
      complaint: { title: 'Rem berdecit', canComment: true },
    },
  });
  const errors = ['complaintCategoryId', 'reportEvidence', 'vehicleId'].map((field) => ({
    field,
    code: 'X',
    message: '!',
  }));
  upstream.expect('POST', 'complaint/edit', refused('No', errors));
  const update = `mutation ($input: ComplaintInput!) {
    updateComplaint(id: "61", input: $input) { success complaintId complaint { id } errors { field } }
  }`;
  expect((await run(update, { input: { ...input, version: 4 } })).data).toEqual({
    updateComplaint: {
      success: false,
      complaintId: null,
      complaint: null,
      errors: [{ field: 'categoryId' }, { field: 'evidence' }, { field: 'vehicleId' }],
    },
  });
});

test.each([
  ['setComplaintAction(id: "61", action: REPLACEMENT)', 'action', { id: 61, actionId: 1 }],
  ['markComplaintDone(id: "61", reason: "Selesai")', 'done', { id: 61, reason: 'Selesai' }],
  ['reopenComplaint(id: "61", reason: "Lagi", version: 4)', 'reopen', { id: 61, reason: 'Lagi', version: 4 }],
  ['closeComplaint(id: "61", reason: "Baik")', 'close', { id: 61, reason: 'Baik' }],
])('%s succeeds, and returns the error of a refusal', async (mutation, path, sent) => {
  upstream.expect('POST', `complaint/${path}`, ({ body }) => {
    expect(body).toEqual(sent);
    return saved(61);
  });
  const error = { field: 'actionId', code: 'NOT_NOW', message: 'Not now.' };
  upstream.expect('POST', `complaint/${path}`, refused('Not now.', [error]));
  const operation = `mutation { step: ${mutation} { success message complaintId errors { field code } } }`;
  const [done, notDone] = [await run(operation), await run(operation)];
  expect(done.data).toEqual({ step: { success: true, message: 'Saved.', complaintId: '61', errors: [] } });
  expect(notDone.data).toEqual({
    step: {
      success: false,
      message: 'Not now.',
      complaintId: null,
      errors: [{ field: 'action', code: 'NOT_NOW' }],
    },
  });
});

test('accepts a comment with photos only, and names the text in the error of an empty one', async () => {
  upstream.expect('POST', 'complaint/comment', ({ body }) => {
    expect(body).toEqual({
      complaintId: 61,
      description: '',
      photo: [expect.stringMatching(/\/load\/cc33\.jpg$/)],
    });
    return saved(8);
  });
  const required = { field: 'description', code: 'REQUIRED', message: 'Required' };
  upstream.expect('POST', 'complaint/comment', refused('Empty', [required]));
  const comment = `mutation ($input: ComplaintCommentInput!) {
    commentOnComplaint(complaintId: "61", input: $input) { success commentId errors { field } }
  }`;
  expect((await run(comment, { input: { photos: ['/files/cc33.jpg'] } })).data).toEqual({
    commentOnComplaint: { success: true, commentId: '8', errors: [] },
  });
  expect((await run(comment, { input: { text: '' } })).data).toEqual({
    commentOnComplaint: { success: false, commentId: null, errors: [{ field: 'text' }] },
  });
});

test.each([
  [
    'setComplaintEstimate(id: "61", date: "2030-01-31", time: "14:30", version: 4)',
    'complaint/estimate',
    { id: 61, estimationDate: '2030-01-31', estimationTime: '14:30', version: 4 },
  ],
  ['setComplaintPriority(id: "61", priority: HIGH)', 'complaint/priority', { id: 61, priority: 2 }],
  ['assignComplaint(id: "61", assigneeId: "7")', 'complaint/assign', { id: 61, assigneeId: 7 }],
  ['assignComplaint(id: "61", assigneeId: null)', 'complaint/assign', { id: 61, assigneeId: null }],
])('%s saves the plan, and returns the field of a refusal', async (call, path, payload) => {
  const mutation = `mutation { result: ${call} { success message complaintId errors { field code } } }`;
  upstream.expect('POST', path, ({ body }) => {
    expect(body).toEqual(payload);
    return saved(61);
  });
  expect((await run(mutation)).data).toMatchObject({ result: { success: true, complaintId: '61' } });
  const error = { field: 'estimationDate', code: 'INVALID', message: 'Sebelum hari ini' };
  upstream.expect('POST', path, refused(error.message, [error]));
  expect((await run(mutation)).data).toMatchObject({
    result: { success: false, complaintId: null, errors: [{ field: 'date', code: 'INVALID' }] },
  });
});

test('an own comment is edited and deleted by its id', async () => {
  const target = { complaintId: 61, id: 2 };
  upstream.expect('POST', 'complaint/comment/change', ({ body }) => {
    expect(body).toEqual({ ...target, description: 'Benar' });
    return saved(2);
  });
  upstream.expect('POST', 'complaint/comment/delete', ({ body }) => {
    expect(body).toEqual(target);
    return refused('Terlambat', [{ field: null, code: 'NOT_NOW', message: 'Terlambat' }]);
  });
  const response = await run(`mutation {
    edited: editComplaintComment(complaintId: "61", commentId: "2", text: "Benar") { success commentId }
    deleted: deleteComplaintComment(complaintId: "61", commentId: "2") { success message commentId }
  }`);
  expect(response.data).toEqual({
    edited: { success: true, commentId: '2' },
    deleted: { success: false, message: 'Terlambat', commentId: null },
  });
});
