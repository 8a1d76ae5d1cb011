import { sql } from 'kysely';
import { type Calls, field, type Json, type TestServer } from './data-api-client.js';
import type { Person } from './small-fleet.js';

export const OPEN = 0;
export const IN_PROGRESS = 1;
export const DONE = 2;
export const REOPEN = 3;
export const CLOSED = 4;
export const STATUS_NAMES = ['Open', 'In Progress', 'Done', 'Reopen', 'Closed'];

/** Contract, section 5: who may do what in which status, and the status after it (null: the status stays). */
export const COURSE = {
  edit: { by: ['tenant', 'admin'], from: [OPEN], to: null },
  comment: { by: ['tenant', 'supplier', 'admin'], from: [OPEN, IN_PROGRESS, DONE, REOPEN], to: null },
  action: { by: ['supplier', 'admin'], from: [OPEN, IN_PROGRESS, REOPEN], to: IN_PROGRESS },
  estimate: { by: ['supplier', 'admin'], from: [OPEN, IN_PROGRESS, REOPEN], to: null },
  priority: { by: ['supplier', 'admin'], from: [OPEN, IN_PROGRESS, DONE, REOPEN], to: null },
  assign: { by: ['supplier', 'admin'], from: [OPEN, IN_PROGRESS, DONE, REOPEN], to: null },
  done: { by: ['supplier', 'admin'], from: [OPEN, IN_PROGRESS, REOPEN], to: DONE },
  reopen: { by: ['tenant', 'admin'], from: [DONE], to: REOPEN },
  close: { by: ['tenant', 'admin'], from: [OPEN, IN_PROGRESS, DONE, REOPEN], to: CLOSED },
} as const;
export type Step = keyof typeof COURSE;
export const STEPS = [
  'edit',
  'comment',
  'action',
  'estimate',
  'priority',
  'assign',
  'done',
  'reopen',
  'close',
] as const satisfies readonly Step[];

/** `YYYY-MM-DD` in Jakarta, days from now. */
export const day = (offset: number) =>
  new Date(Date.now() + 7 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

/** The calls of the tests of complaints with the complaint that Cepat's staff raised. @param server once it runs */
export function complaintCalls(server: () => TestServer) {
  const set = (status: number, more: object = {}) =>
    server()
      .db.updateTable('complaint')
      .set({ status, is_done: status === DONE, ...more })
      .where('id', '=', server().fleet.complaint.cepat)
      .execute();
  const detail = async (calls: Calls, id = server().fleet.complaint.cepat) => {
    const { body } = await calls.get(`complaint/view/${id}`);
    const list = (name: string): Json[] => {
      const found = field(body.data, name);
      return Array.isArray(found) ? found : [];
    };
    const dto: Json = Object(field(body.data, 'complaintDto'));
    return { dto, comments: list('complaintComments'), history: list('complaintHistory') };
  };
  /** The part of the complaint that only a step changes. */
  const written = async () => {
    const { rows } = await sql<{ status: number }>`
      select version, status, (select count(*) from complaint_comment) as comments,
        (select count(*) from complaint_history) as history, (select count(*) from notification) as notices
      from complaint where id = ${server().fleet.complaint.cepat}`.execute(server().db);
    return rows[0];
  };
  const payload = (more: Json = {}): Json => ({
    id: 0,
    vehicleId: server().fleet.vehicle.A2,
    complaintCategoryId: server().fleet.category.brakes,
    title: ' Rem berdecit ',
    description: 'Rem depan berdecit saat hujan',
    reportEvidence: ['http://localhost:4100/files/load/ab/rem.jpg'],
    ...more,
  });
  const raise = async (calls: Calls, more?: Json) => {
    const { body } = await calls.post('complaint/save', payload(more));
    expect(body).toMatchObject({ success: true });
    return Number(field(body.data, 'id'));
  };
  /** Takes a step with all that it requires. */
  const take = async (step: Step, by: Person, more: Json = {}) => {
    const { cepat } = server().fleet.complaint;
    const fields = {
      edit: payload({ id: cepat, vehicleId: server().fleet.vehicle.A1 }),
      comment: { complaintId: cepat, description: 'Sudah dicek?' },
      action: { id: cepat, actionId: 0 },
      estimate: { id: cepat, estimationDate: day(5), estimationTime: '14:30' },
      priority: { id: cepat, priority: 3 },
      assign: { id: cepat, assigneeId: server().fleet.user.supplierColleague },
      done: { id: cepat, reason: 'Kampas diganti' },
      reopen: { id: cepat, reason: 'Masih berdecit' },
      close: { id: cepat, reason: 'Terima kasih' },
    }[step];
    return (await server().as(by)).post(`complaint/${step}`, { ...fields, ...more });
  };
  /** The notifications of each person. */
  const notices = async () => {
    const { user } = server().fleet;
    const rows = await server()
      .db.selectFrom('notification')
      .select(['user_id', 'title', 'path'])
      .orderBy('id')
      .execute();
    const name = (id: number) => Object.entries(user).find(([, each]) => each === id)?.[0];
    return rows.map(({ user_id, title, path }) => [name(user_id), title, path]);
  };

  return { set, detail, written, payload, raise, take, notices };
}
