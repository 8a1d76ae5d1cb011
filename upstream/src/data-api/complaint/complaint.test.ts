import {
  CLOSED,
  COURSE,
  complaintCalls,
  DONE,
  day,
  IN_PROGRESS,
  OPEN,
  REOPEN,
  STATUS_NAMES,
  STEPS,
  type Step,
} from '../../testing/complaint-calls.js';
import { field, type Json, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { silentLog } from '../../testing/silent-log.js';
import type { Person } from '../../testing/small-fleet.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';
import { createServices } from '../create-services.js';

const SECRET = 'a shared secret';

describe('Complaints', () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver(SECRET);
    server = await startTestServer(POSTGRES, { events: { webhookUrl: receiver.url, secret: SECRET } });
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
  });
  // Each test finds the complaints as they were planted.
  beforeEach(async () => {
    const { cepat, damai } = server.fleet.complaint;
    await server.db.deleteFrom('complaint').where('id', 'not in', [cepat, damai]).execute();
    await server.db.deleteFrom('complaint_comment').execute();
    await server.db.deleteFrom('complaint_history').execute();
    await server.db.deleteFrom('notification').execute();
    await set(OPEN, { action: null, is_overdue: false, estimation_date: day(3) });
  });

  const { set, detail, written, payload, raise, take, notices } = complaintCalls(() => server);

  test('a complaint that the tenant raises is due after its category’s days, and the supplier’s staff are notified', async () => {
    const tenant = await server.as('tenant');
    const id = await raise(tenant);
    const { dto, history } = await detail(tenant, id);
    expect(dto).toMatchObject({
      id,
      companySupplierName: 'Andalas',
      companyTenantName: 'Cepat',
      complaintCategoryName: 'Rem',
      vehicleName: 'B 102 AND',
      title: 'Rem berdecit',
      description: 'Rem depan berdecit saat hujan',
      estimationDate: day(3),
      status: OPEN,
      action: null,
      actionId: null,
      reportEvidence: ['ab/rem.jpg'],
      isTenant: '1',
      isSupplier: '0',
      isDone: '0',
      isClose: '0',
      isOverdue: '0',
      createdBy: 'The tenant',
      version: 1,
    });
    expect(history).toMatchObject([{ step: 'raise', fromStatus: null, toStatus: OPEN, name: 'The tenant' }]);
    const notice = ['Komplain baru', `complaint/maintanance/${id}`];
    expect(await notices()).toEqual([
      ['supplier', ...notice],
      ['supplierColleague', ...notice],
    ]);
  });

  test('the platform raises a complaint for the tenant that rents the vehicle and is notified too', async () => {
    const admin = await server.as('admin');
    const id = await raise(admin);
    expect((await detail(admin, id)).dto).toMatchObject({
      companyTenantName: 'Cepat',
      isTenant: '1',
      isSupplier: '1',
    });
    expect((await notices()).map(([person]) => person)).toEqual(['supplier', 'supplierColleague', 'tenant']);
  });

  test('refuses an invalid complaint with a reason, and writes nothing', async () => {
    const { vehicle, category } = server.fleet;
    const refused: [Person, Json, string, string][] = [
      ['tenant', { vehicleId: vehicle.A5 }, 'vehicleId', 'NOT_FOUND'],
      ['admin', { vehicleId: vehicle.A5 }, 'vehicleId', 'NOT_RENTED'],
      ['admin', { vehicleId: vehicle.A4 }, 'vehicleId', 'NOT_RENTED'],
      ['tenant', { complaintCategoryId: category.lights }, 'complaintCategoryId', 'NOT_FOUND'],
      ['admin', { complaintCategoryId: category.lights }, 'complaintCategoryId', 'NOT_FOUND'],
      ['tenant', { complaintCategoryId: category.retired }, 'complaintCategoryId', 'NOT_FOUND'],
      ['tenant', { title: ' ' }, 'title', 'REQUIRED'],
      ['tenant', { description: '' }, 'description', 'REQUIRED'],
      ['tenant', { reportEvidence: ['https://elsewhere.test/rem.jpg'] }, 'reportEvidence', 'INVALID'],
      ['tenant', { reportEvidence: ['rem.svg'] }, 'reportEvidence', 'INVALID'],
    ];
    for (const [person, wrong, name, code] of refused) {
      const { body } = await (await server.as(person)).post('complaint/save', payload(wrong));
      expect([wrong, body.success, body.errors?.map((error) => [error.field, error.code])]).toEqual([
        wrong,
        false,
        [[name, code]],
      ]);
    }
    expect((await (await server.as('supplier')).post('complaint/save', payload())).status).toBe(403);
    expect(await (await server.as('admin')).rows('complaint/view')).toHaveLength(2);
  });

  test('an edit keeps the vehicle, which keeps its supplier, and counts the new category’s days from the day it was raised', async () => {
    const { complaint, vehicle, andalas, borneo, category, model } = server.fleet;
    const admin = await server.as('admin');
    const slow = await admin.post('complaint_category/save', {
      ...{ company: andalas, name: 'Baterai', description: 'Soal baterai', sla: 10, isActive: '1' },
    });
    const complaintCategoryId = Number(field(slow.body.data, 'id'));
    const moved = await take('edit', 'tenant', { vehicleId: vehicle.A2 });
    expect(moved.body).toMatchObject({ success: false, errors: [{ field: 'vehicleId', code: 'LOCKED' }] });
    await set(OPEN, { raised_on: day(-12), estimation_date: day(-9), category_id: category.brakes });
    expect((await take('edit', 'tenant', { complaintCategoryId })).body.success).toBe(true);
    const { dto } = await detail(admin, complaint.cepat);
    expect(dto).toMatchObject({ estimationDate: day(-2), isOverdue: '1', complaintCategoryName: 'Baterai' });
    const { body } = await admin.get(`vehicle/view/${vehicle.A1}`);
    const taken = { ...Object(body.data), vehicleModelId: model.borneo, companySupplierId: borneo };
    expect((await admin.post('vehicle/edit', taken)).body).toMatchObject({
      success: false,
      errors: [{ field: 'vehicleModelId', code: 'IN_USE' }],
    });
    const stale = await take('edit', 'tenant', { version: Number(dto.version) - 1 });
    expect(stale.body).toMatchObject({ success: false, errors: [{ code: 'CONFLICT' }] });
  });

  test.each(STATUS_NAMES.map((name, status) => ({ name, status })))(
    'while it is $name: each side’s steps are as in the contract, any other writes nothing',
    async ({ status }) => {
      for (const person of ['tenant', 'supplier', 'admin'] as const) {
        await set(status);
        const may = STEPS.filter((step) => {
          const { by, from } = COURSE[step];
          return by.some((one) => one === person) && from.some((one) => one === status);
        });
        expect([person, (await detail(await server.as(person))).dto.steps]).toEqual([person, may]);
        for (const step of STEPS) {
          await set(status);
          const before = await written();
          const reply = await take(step, person);
          const after = await written();
          if (may.includes(step)) {
            expect([person, step, reply.body]).toMatchObject([person, step, { success: true }]);
            expect([person, step, after?.status]).toEqual([person, step, COURSE[step].to ?? status]);
          } else {
            // Who does not write complaints at all does not edit them.
            expect([person, step, reply.status]).toEqual([
              person,
              step,
              step === 'edit' && person === 'supplier' ? 403 : 200,
            ]);
            expect([person, step, reply.body.success]).toEqual([person, step, false]);
            expect(after).toEqual(before);
          }
        }
      }
    },
  );

  test('returns 404 for every step to callers who do not see the complaint', async () => {
    const before = await written();
    for (const person of ['otherSupplier', 'otherTenant'] as const) {
      for (const step of STEPS) {
        const { status } = await take(step, person);
        expect([person, step, status]).toEqual([
          person,
          step,
          step === 'edit' && person === 'otherSupplier' ? 403 : 404,
        ]);
      }
    }
    expect(await written()).toEqual(before);
  });

  test('announces every step with its user, its statuses and its reason', async () => {
    const photo = ['http://localhost:4100/files/load/ab/chat.png'];
    expect((await take('comment', 'tenant', { photo })).body.success).toBe(true);
    expect((await take('action', 'supplier', { actionId: 1 })).body.success).toBe(true);
    expect((await take('done', 'supplier')).body.success).toBe(true);
    const done = await detail(await server.as('supplier'));
    expect(done.dto).toMatchObject({
      status: DONE,
      action: 'Replacement',
      actionId: 1,
      isDone: '1',
      isClose: '0',
    });
    expect((await take('reopen', 'tenant')).body.success).toBe(true);
    expect((await detail(await server.as('supplier'))).dto).toMatchObject({ status: REOPEN, isDone: '0' });
    expect((await take('done', 'admin')).body.success).toBe(true);
    expect((await take('close', 'tenant')).body.success).toBe(true);

    const { dto, comments, history } = await detail(await server.as('tenant'));
    expect(dto).toMatchObject({
      status: CLOSED,
      isDone: '1',
      isClose: '1',
      steps: [],
      version: expect.any(Number),
    });
    expect(
      history.map((line) => [
        line.name,
        line.step,
        line.fromStatus,
        line.toStatus,
        line.actionId,
        line.reason,
      ]),
    ).toEqual([
      ['The supplier', 'action', OPEN, IN_PROGRESS, 1, null],
      ['The supplier', 'done', IN_PROGRESS, DONE, null, 'Kampas diganti'],
      ['The tenant', 'reopen', DONE, REOPEN, null, 'Masih berdecit'],
      ['The admin', 'done', REOPEN, DONE, null, 'Kampas diganti'],
      ['The tenant', 'close', DONE, CLOSED, null, 'Terima kasih'],
    ]);
    const contentOf = (rows: readonly Json[]) =>
      rows.map((row) => [row.sender, row.description, row.photo, row.step]);
    expect(contentOf(comments)).toEqual([
      ['1', 'Sudah dicek?', ['ab/chat.png'], null],
      ['0', 'Kampas diganti', [], 'done'],
      ['1', 'Masih berdecit', [], 'reopen'],
      ['0', 'Kampas diganti', [], 'done'],
      ['1', 'Terima kasih', [], 'close'],
    ]);
    const seenBySupplier = await detail(await server.as('supplier'));
    expect(seenBySupplier.comments.map((row) => row.sender)).toEqual(['0', '1', '0', '0', '0']);

    const { body } = await (await server.as('admin')).get(`vehicle/view/${server.fleet.vehicle.A1}`);
    expect(body.data).toMatchObject({ vehicleStatus: 2, updatedBy: 'The supplier' });
    const both = ['supplier', 'supplierColleague'];
    const bells = (await notices()).filter(([, title]) => title !== 'Status kendaraan berubah');
    expect(bells.map(([person, title]) => [person, title])).toEqual([
      ...both.map((person) => [person, 'Komentar baru']),
      ['tenant', 'Komplain sedang dikerjakan'],
      ['tenant', 'Komplain selesai'],
      ...both.map((person) => [person, 'Komplain dibuka kembali']),
      ...[...both, 'tenant'].map((person) => [person, 'Komplain selesai']),
      ...both.map((person) => [person, 'Komplain ditutup']),
    ]);
  });

  test('a comment is text or photos or both; a reason is never empty; a stale version is reported', async () => {
    const calls: [Step, Json, object][] = [
      ['comment', { description: null, photo: ['ab/chat.jpeg'] }, { success: true }],
      [
        'comment',
        { description: ' ', photo: [] },
        { success: false, errors: [{ field: 'description', code: 'REQUIRED' }] },
      ],
      ['comment', { photo: ['chat.gif'] }, { success: false, errors: [{ field: 'photo', code: 'INVALID' }] }],
      ['done', { reason: ' ' }, { success: false, errors: [{ field: 'reason', code: 'REQUIRED' }] }],
      [
        'action',
        { actionId: undefined },
        { success: false, errors: [{ field: 'actionId', code: 'REQUIRED' }] },
      ],
      ['done', { version: 0 }, { success: false, errors: [{ field: null, code: 'CONFLICT' }] }],
    ];
    for (const [step, more, response] of calls) {
      expect([step, more, (await take(step, 'supplier', more)).body]).toMatchObject([step, more, response]);
    }
    expect((await take('action', 'supplier', { actionId: 2 })).status).toBe(400);
    const { comments, history } = await detail(await server.as('tenant'));
    expect([comments.length, history]).toEqual([1, []]);
  });

  test('a long conversation is read in parts from its end, all of them known by their number', async () => {
    const { cepat } = server.fleet.complaint;
    const tenant = await server.as('tenant');
    for (let n = 1; n <= 5; n++) await take('comment', 'tenant', { description: `Komentar ${n}` });
    await set(DONE);
    const part = async (query: string) => {
      const { status, body } = await tenant.get(`complaint/view/${cepat}?${query}`);
      const comments = field(body.data, 'complaintComments');
      const rows: Json[] = Array.isArray(comments) ? comments : [];
      return { status, ids: rows.map(({ id }) => Number(id)), count: field(body.data, 'commentCount') };
    };
    const { ids } = await part('');
    expect(ids).toHaveLength(5);
    const before = (index: number) => `commentsBefore=${ids[index]}`;
    const parts: [string, number[]][] = [
      ['commentsLast=2', ids.slice(3)],
      [`commentsLast=2&${before(3)}`, ids.slice(1, 3)],
      [`commentsLast=2&${before(1)}`, ids.slice(0, 1)],
      [before(2), ids.slice(0, 2)],
      ['commentsLast=0', []],
    ];
    for (const [query, found] of parts)
      expect([query, await part(query)]).toEqual([query, { status: 200, ids: found, count: 5 }]);
    for (const query of [
      'commentsLast=1001',
      'commentsLast=-1',
      'commentsBefore=0',
      'commentsBefore=x',
      'drop=1',
    ])
      expect([query, (await part(query)).status]).toEqual([query, 400]);
    const { body } = await (await server.as('otherTenant')).get(`complaint/view/${cepat}?commentsLast=2`);
    expect(body).toMatchObject({ success: false });
  });

  test('of two steps at once one is taken; a comment sent again with its key is written once', async () => {
    const replies = await Promise.all([
      take('done', 'supplier'),
      take('done', 'supplierColleague'),
      take('done', 'admin'),
    ]);
    expect(replies.map(({ body }) => body.success).sort()).toEqual([false, false, true]);
    const { cepat } = server.fleet.complaint;
    const tenant = await server.as('tenant');
    const send = () =>
      tenant.post(
        'complaint/comment',
        { complaintId: cepat, description: 'Baik' },
        { 'idempotency-key': 'of-this-test' },
      );
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await detail(tenant)).comments.map((row) => row.description)).toEqual(['Kampas diganti', 'Baik']);
  });

  test('an open complaint past its day is overdue: both sides are notified once, and a final step clears it', async () => {
    const runJobs = async () => {
      await server.db.deleteFrom('task').where('kind', '=', 'job').execute();
      const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
      await createServices(options, silentLog).dailyJobs.run();
    };
    const isOverdue = async () => (await detail(await server.as('tenant'))).dto.isOverdue;
    // On its day it may still be done.
    await set(OPEN, { estimation_date: day(0) });
    await runJobs();
    expect(await isOverdue()).toBe('0');
    await set(OPEN, { estimation_date: day(-1) });
    await runJobs();
    await runJobs();
    const notice = ['Komplain terlambat', `complaint/maintanance/${server.fleet.complaint.cepat}`];
    const bells = (await notices()).filter(([, title]) => title === 'Komplain terlambat');
    expect(bells).toEqual(['supplier', 'supplierColleague', 'tenant'].map((person) => [person, ...notice]));
    expect(await isOverdue()).toBe('1');
    for (const [step, by, after] of [
      ['action', 'supplier', '1'],
      ['done', 'supplier', '0'],
      ['reopen', 'tenant', '1'],
      ['close', 'tenant', '0'],
    ] as const) {
      await take(step, by);
      expect([step, await isOverdue()]).toEqual([step, after]);
    }
  });

  test('everybody who may read the complaint receives its events in order', async () => {
    const { user, complaint } = server.fleet;
    await receiver.forget(server.db);
    await take('comment', 'tenant');
    await take('done', 'supplier');
    await take('reopen', 'tenant');
    const ofComplaint = () => receiver.deliveries.filter(({ event }) => event.type.startsWith('complaint.'));
    await receiver.until(() => ofComplaint().length >= 5);
    const events = ofComplaint().map(({ event }) => event);
    expect(events.map(({ type, data }) => [type, data.step])).toEqual([
      ['complaint.commented', null],
      ['complaint.commented', 'done'],
      ['complaint.changed', 'done'],
      ['complaint.commented', 'reopen'],
      ['complaint.changed', 'reopen'],
    ]);
    const readers = [user.admin, user.supplier, user.supplierColleague, user.tenant].sort((a, b) => a - b);
    for (const { users } of events) expect(users).toEqual(readers);
    expect(events[0]?.data).toMatchObject({
      complaintId: complaint.cepat,
      description: 'Sudah dicek?',
      photo: [],
      name: 'The tenant',
      userId: user.tenant,
      companyTypeId: 3,
      createdDate: expect.stringMatching(/Z$/),
    });
    const done = { id: complaint.cepat, byUserId: user.supplier, status: DONE, isDone: '1', isClose: '0' };
    expect(events[2]?.data).toMatchObject(done);
    expect(events[4]?.data).toMatchObject({ byUserId: user.tenant });
  });
});
