import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { ComplaintHistoryTable } from '../../database/tables.js';
import type { OutgoingEvent } from '../events/outbox.js';
import { aboutComplaint, type NoticeText, textColumns } from '../notification/notice-texts.js';
import { notify } from '../notification/notify.js';
import { staffWithMenu } from '../notification/staff.js';
import type { SaveContext } from '../resource/resource.js';
import type { Services } from '../services/services.js';
import { STATUS } from './steps.js';

/** The list of complaints; a complaint's own screen is below it. */
const COMPLAINT_PATH = 'complaint/maintanance';
const pathOf = (id: number): string => `${COMPLAINT_PATH}/${id}`;

/** Events of one complaint are delivered in order. */
const subjectOf = (id: number): string => `complaint:${id}`;

export interface Happening {
  trx: Trx;
  services: Services;
  /** The person who did it, and their company; undefined: nobody did, the day came. */
  by: { userId: number; companyId: number } | undefined;
  id: number;
}

/** Writes down a step of a complaint by the caller. */
export async function writeHistory(
  { trx, caller }: SaveContext,
  step: Omit<Insertable<ComplaintHistoryTable>, 'user_id' | 'company_type'>,
): Promise<void> {
  const by = { user_id: caller.userId, company_type: caller.companyType };
  await trx
    .insertInto('complaint_history')
    .values({ ...step, ...by })
    .execute();
}

type Comment = Extract<OutgoingEvent, { type: 'complaint.commented' }>['data'];

/** Announces a comment, new or changed, to everybody who may read the complaint. */
export async function announceComment({ trx, services, id }: Happening, comment: Comment): Promise<void> {
  const users = await readers(trx, id);
  await services.outbox.write(trx, [
    { type: 'complaint.commented', subject: subjectOf(id), users, data: comment },
  ]);
}

/** Changes what waiting events and notifications repeat of a comment: they must not keep a text that is gone. */
export async function correctComment(
  { trx, services: { outbox }, id }: Happening,
  comment: Comment,
  text: NoticeText,
): Promise<void> {
  const isOfComment = sql<boolean>`
    payload->>'type' = 'complaint.commented' and payload->'data'->'id' = to_jsonb(${comment.id}::integer)`;
  await outbox.correct(trx, subjectOf(id), isOfComment, comment);
  const complaint = await namedComplaint(trx, id);
  if (complaint === undefined) return;
  const { description, translations } = textColumns(aboutComplaint(complaint, text));
  await trx
    .updateTable('notification')
    .set({ description, translations: JSON.stringify(translations) })
    .where('comment_id', '=', comment.id)
    .execute();
  const isOfNotice = sql<boolean>`
    payload->>'type' = 'notification.created' and exists (
      select 1 from notification n
      where n.comment_id = ${comment.id} and payload->'data'->'ids'->(n.user_id::text) = to_jsonb(n.id))`;
  await outbox.correct(trx, pathOf(id), isOfNotice, { description, translations });
}

/** Announces a change, by its step (also `raise`, `edit`, `overdue`), to everybody who may read the complaint. */
export async function announceChange({ trx, services, by, id }: Happening, step: string): Promise<void> {
  const complaint = await trx
    .selectFrom('complaint')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const flag = (isSet: boolean) => (isSet ? '1' : '0');
  await services.outbox.write(trx, [
    {
      type: 'complaint.changed',
      subject: subjectOf(id),
      users: await readers(trx, id),
      data: {
        id,
        step,
        byUserId: by?.userId ?? null,
        status: complaint.status,
        actionId: complaint.action,
        estimationDate: complaint.estimation_date,
        estimationTime: complaint.estimation_time?.slice(0, 5) ?? null,
        priority: complaint.priority,
        assigneeId: complaint.assignee_id,
        isDone: flag(complaint.is_done),
        isClose: flag(complaint.status === STATUS.closed),
        isOverdue: flag(complaint.is_overdue),
        version: complaint.version,
        updatedDate: complaint.updated_at,
      },
    },
  ]);
}

/**
 * Writes into the bells of the other side's staff who have the complaint screen.
 * @param comment the id of the comment that the text is of
 */
export async function noticeOtherSide(
  happening: Happening,
  text: NoticeText,
  comment?: number,
): Promise<void> {
  const { id, by } = happening;
  const sides = sql`(
    select side from complaint t cross join lateral (values (t.supplier_id), (t.tenant_id)) sides (side)
    where t.id = ${id} and side is distinct from ${by?.companyId ?? null}::integer)`;
  await notice(happening, staffWithMenu('COMPLAINT_LIST', sides), text, comment);
}

/** Writes into the bell of one person. */
export const noticePerson = (happening: Happening, userId: number, text: NoticeText): Promise<void> =>
  notice(happening, [userId], text);

/** A complaint as notices name it; undefined when there is none. */
async function namedComplaint(trx: Trx, id: number) {
  const { rows } = await sql<{ title: string; plate: string }>`
    select t.title, v.license_plate as plate from complaint t join vehicle v on v.id = t.vehicle_id
    where t.id = ${id}`.execute(trx);
  return rows[0];
}

async function notice(
  { trx, services, id }: Happening,
  users: Parameters<typeof notify>[2],
  text: NoticeText,
  comment?: number,
): Promise<void> {
  const complaint = await namedComplaint(trx, id);
  if (complaint === undefined) return;
  const about = { ...aboutComplaint(complaint, text), path: pathOf(id), comment };
  await notify(trx, services.outbox, users, about);
}

/** The readers of a complaint: the staff of both sides and of the platform who have its screen. */
async function readers(trx: Trx, id: number): Promise<number[]> {
  const companies = sql`(
    select supplier_id from complaint where id = ${id}
    union select tenant_id from complaint where id = ${id}
    union select id from company where company_type = 1)`;
  const { rows } = await staffWithMenu('COMPLAINT_LIST', companies).execute(trx);
  return rows.map((user) => user.id);
}
