import { complaintCalls, DONE, day, OPEN } from '../../testing/complaint-calls.js';
import { field, type Json, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { silentLog } from '../../testing/silent-log.js';
import type { Person } from '../../testing/small-fleet.js';
import { startWebhookReceiver } from '../../testing/webhook-receiver.js';
import { createServices } from '../create-services.js';
import { sendDeadLettersAgain } from '../events/dead-letters.js';

const SECRET = 'a shared secret';

describe('Handling of complaints', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Nobody listens there: events wait.
    const events = { webhookUrl: 'http://127.0.0.1:1/', secret: SECRET };
    server = await startTestServer(POSTGRES, { events, firstRetryAfter: 20 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('complaint_comment').execute();
    await server.db.deleteFrom('complaint_history').execute();
    await server.db.deleteFrom('notification').execute();
    await set(OPEN, { estimation_date: day(3), estimation_time: null, priority: 1, assignee_id: null });
  });

  const { set, detail, take, notices } = complaintCalls(() => server);
  const cepat = () => server.fleet.complaint.cepat;
  const codesOf = (body: { errors?: { field: string | null; code: string }[] }) =>
    body.errors?.map(({ field: name, code }) => [name, code]);

  test('the supplier plans estimate, priority and assignee: rows, history and notifications have them', async () => {
    await take('estimate', 'supplier');
    await take('priority', 'supplier');
    await take('assign', 'supplier');
    const planned = {
      ...{ estimationDate: day(5), estimationTime: '14:30', priority: 3, status: OPEN },
      ...{ assigneeId: server.fleet.user.supplierColleague, assigneeName: 'The supplierColleague' },
    };
    const tenant = await server.as('tenant');
    const { dto, history } = await detail(tenant);
    expect(dto).toMatchObject(planned);
    expect(
      history.map(({ step, value, fromStatus, toStatus }) => [step, value, fromStatus, toStatus]),
    ).toEqual([
      ['estimate', `${day(5)} 14:30`, OPEN, OPEN],
      ['priority', 'Urgent', OPEN, OPEN],
      ['assign', 'The supplierColleague', OPEN, OPEN],
    ]);
    expect((await notices()).map(([person, title]) => [person, title])).toEqual([
      ['tenant', 'Perkiraan selesai komplain berubah'],
      ['supplierColleague', 'Komplain ditugaskan kepada Anda'],
    ]);
    const admin = await server.as('admin');
    const ids = async (query: string) => (await admin.rows(`complaint/view?${query}`)).map(({ id }) => id);
    expect(await ids('priority=3')).toEqual([cepat()]);
    expect(await ids(`assigneeId=${planned.assigneeId}`)).toEqual([cepat()]);
    expect((await ids('sort=-priority'))[0]).toBe(cepat());
    expect((await ids('sort=assigneeName'))[0]).toBe(cepat());
    // The time belongs to the day that was chosen with it; nobody can be assigned instead.
    await take('estimate', 'supplier', { estimationTime: '' });
    await take('assign', 'admin', { assigneeId: null });
    expect((await detail(tenant)).dto).toMatchObject({
      estimationTime: null,
      assigneeId: null,
      assigneeName: null,
    });
  });

  test('an estimate to come ends being overdue', async () => {
    await set(OPEN, { estimation_date: day(-2), is_overdue: true });
    await take('estimate', 'supplier', { estimationDate: day(0) });
    expect((await detail(await server.as('supplier'))).dto).toMatchObject({ isOverdue: '0' });
  });

  test('refuses what cannot be planned, with the field, and writes nothing', async () => {
    const { user } = server.fleet;
    const refused: [Parameters<typeof take>[0], Json, string, string][] = [
      ['estimate', { estimationDate: day(-1) }, 'estimationDate', 'INVALID'],
      ['estimate', { estimationDate: '2026-02-30' }, 'estimationDate', 'INVALID'],
      ['estimate', { estimationDate: '' }, 'estimationDate', 'REQUIRED'],
      ['estimate', { estimationTime: '24:00' }, 'estimationTime', 'INVALID'],
      ['assign', { assigneeId: user.otherSupplier }, 'assigneeId', 'NOT_FOUND'],
      ['assign', { assigneeId: user.tenant }, 'assigneeId', 'NOT_FOUND'],
      ['assign', { assigneeId: user.admin }, 'assigneeId', 'NOT_FOUND'],
      ['assign', { assigneeId: 2_000_000_000 }, 'assigneeId', 'NOT_FOUND'],
    ];
    for (const [step, more, name, code] of refused) {
      const { body } = await take(step, 'supplier', more);
      expect([step, more, codesOf(body)]).toEqual([step, more, [[name, code]]]);
    }
    expect((await take('priority', 'supplier', { priority: 4 })).status).toBe(400);
    expect((await detail(await server.as('supplier'))).history).toEqual([]);
  });

  describe('an own comment', () => {
    const comment = async (by: Person, more?: Json) => {
      const { body } = await take('comment', by, more);
      return Number(field(body.data, 'id'));
    };
    const change = async (by: Person, id: number, description: string) =>
      (await server.as(by)).post('complaint/comment/change', { complaintId: cepat(), id, description });
    const remove = async (by: Person, id: number) =>
      (await server.as(by)).post('complaint/comment/delete', { complaintId: cepat(), id });
    const bells = async () =>
      (await server.db.selectFrom('notification').select(['description', 'translations']).execute()).map(
        (row) => JSON.stringify(row),
      );

    test('can be edited, which marks it and changes its notifications', async () => {
      const id = await comment('tenant', { description: 'Salah ketik' });
      expect((await change('tenant', id, ' Sudah benar ')).body).toMatchObject({ success: true });
      const [own] = (await detail(await server.as('tenant'))).comments;
      expect(own).toMatchObject({ id, description: 'Sudah benar', deletedDate: null });
      expect([own?.editedDate, own?.changeableUntil]).toEqual([expect.any(String), expect.any(String)]);
      const [others] = (await detail(await server.as('supplier'))).comments;
      expect(others).toMatchObject({ description: 'Sudah benar', changeableUntil: null });
      const texts = await bells();
      expect(texts).toHaveLength(2);
      for (const text of texts) {
        expect(text).toContain('Sudah benar');
        expect(text).not.toContain('Salah ketik');
      }
      expect(codesOf((await change('tenant', id, ' ')).body)).toEqual([['description', 'REQUIRED']]);
    });

    test('can be deleted: a mark stays, its text and photos are gone everywhere', async () => {
      const photo = ['http://localhost:4100/files/load/ab/chat.png'];
      const id = await comment('tenant', { description: 'Nomor rahasia', photo });
      expect((await remove('tenant', id)).body).toMatchObject({ success: true });
      const [deleted] = (await detail(await server.as('supplier'))).comments;
      expect(deleted).toMatchObject({ id, description: '', photo: [], deletedDate: expect.any(String) });
      const rows = await server.db.selectFrom('complaint_comment').selectAll().execute();
      expect(JSON.stringify([rows, await bells()])).not.toMatch(/Nomor rahasia|chat\.png/);
      for (const reply of [await change('tenant', id, 'Lagi'), await remove('tenant', id)])
        expect(codesOf(reply.body)).toEqual([[null, 'NOT_NOW']]);
    });

    test('is changed in its own notifications alone, also when they no longer match the complaint', async () => {
      const description = 'Nomor rahasia';
      const [edited, deleted] = [
        await comment('tenant', { description }),
        await comment('tenant', { description }),
      ];
      await comment('supplier', { description: 'Lain' });
      expect((await take('edit', 'tenant', { title: 'Rem baru' })).body).toMatchObject({ success: true });
      await change('tenant', edited, 'Nomor kantor');
      const texts = (await bells()).join();
      expect([texts.match(/Nomor kantor/g)?.length, texts.match(/Nomor rahasia/g)?.length]).toEqual([4, 4]);
      await remove('tenant', edited);
      await remove('tenant', deleted);
      const left = (await bells()).join();
      expect(left).not.toMatch(/Nomor/);
      expect(left).toContain('Lain');
    });

    test('is refused to others, after five minutes, for the reason of a step, and when the complaint is closed', async () => {
      const id = await comment('tenant');
      for (const person of ['supplier', 'admin'] as const) {
        expect(codesOf((await change(person, id, 'Lain')).body)).toEqual([[null, 'NOT_YOURS']]);
        expect(codesOf((await remove(person, id)).body)).toEqual([[null, 'NOT_YOURS']]);
      }
      expect((await remove('otherTenant', id)).status).toBe(404);
      expect(codesOf((await remove('tenant', 2_000_000_000)).body)).toEqual([['id', 'NOT_FOUND']]);
      const { damai } = server.fleet.complaint;
      const admin = await server.as('admin');
      const elsewhere = await admin.post('complaint/comment/delete', { complaintId: damai, id });
      expect(codesOf(elsewhere.body)).toEqual([['id', 'NOT_FOUND']]);

      await take('done', 'supplier');
      const reason = (await detail(await server.as('supplier'))).comments.at(-1);
      expect(reason).toMatchObject({ step: 'done', changeableUntil: null });
      expect(codesOf((await remove('supplier', Number(reason?.id))).body)).toEqual([[null, 'NOT_NOW']]);

      await server.db
        .updateTable('complaint_comment')
        .set({ created_at: new Date(Date.now() - 5 * 60_000 - 1000) })
        .where('id', '=', id)
        .execute();
      expect((await detail(await server.as('tenant'))).comments[0]).toMatchObject({ changeableUntil: null });
      expect(codesOf((await change('tenant', id, 'Terlambat')).body)).toEqual([[null, 'NOT_NOW']]);

      await set(DONE);
      const last = await comment('tenant');
      await take('close', 'tenant');
      expect(codesOf((await remove('tenant', last)).body)).toEqual([[null, 'NOT_NOW']]);
    });

    test('is reported by waiting events, and by those that were given up, as it is when they are sent', async () => {
      await server.db.deleteFrom('task').where('kind', '=', 'event').execute();
      const edited = await comment('tenant', { description: 'Salah ketik' });
      await change('tenant', edited, 'Sudah benar');
      const photo = ['http://localhost:4100/files/load/ab/waiting.png'];
      const deleted = await comment('tenant', { description: 'Nomor rahasia', photo });
      await server.db
        .updateTable('task')
        .set({ given_up_at: new Date() })
        .where('kind', '=', 'event')
        .execute();
      await remove('tenant', deleted);
      await sendDeadLettersAgain(server.db);
      // The server tries to send events, too, and makes them wait longer with each attempt. It ends before another one sends them.
      await server.app.close();
      const receiver = await startWebhookReceiver(SECRET);
      const events = { webhookUrl: receiver.url, secret: SECRET };
      const options = {
        db: server.db,
        events,
        secretsKeys: [],
        timeZone: 'Asia/Jakarta',
        firstRetryAfter: 20,
      };
      const { start, stop } = createServices(options, silentLog);
      start();
      await receiver.until((deliveries) => deliveries.length >= 6);
      await stop();
      await receiver.close();
      const sent = receiver.deliveries.map(({ event: { type, data } }) => [type, data.description]);
      expect(sent.sort()).toEqual([
        ['complaint.commented', ''],
        ['complaint.commented', ''],
        ['complaint.commented', 'Sudah benar'],
        ['complaint.commented', 'Sudah benar'],
        ['notification.created', expect.stringMatching(/: Sudah benar$/)],
        ['notification.created', expect.stringMatching(/: komentar dihapus$/)],
      ]);
      expect(JSON.stringify(receiver.deliveries)).not.toMatch(/Salah ketik|Nomor rahasia|waiting\.png/);
    });
  });
});
