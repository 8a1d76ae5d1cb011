import { sql } from 'kysely';
import { Type } from 'typebox';
import { bodyReader, text } from '../http/body-reader.js';
import { type Envelope, saved } from '../http/envelope.js';
import { complaintMoved } from '../notification/notice-texts.js';
import type { SaveContext } from '../resource/resource.js';
import { lockRow, type SaveTarget } from '../resource/save/save.js';
import { EDIT_TARGET } from '../resource/serve-resource.js';
import { announceStatus } from '../vehicle/announce-status.js';
import { VEHICLE_STATUS } from '../vehicle/codes.js';
import { announceChange, noticeOtherSide, writeHistory } from './announce.js';
import { LONGEST_TEXT, writeComment } from './comment.js';
import { complaintScope } from './complaint-scope.js';
import { ACTIONS, checkStep, REPLACEMENT, STATUS, STATUSES, STEPS } from './steps.js';

export const readAction = bodyReader(
  Type.Object({ ...EDIT_TARGET, actionId: Type.Enum([0, 1], { title: 'Action' }) }),
);
export const readReason = bodyReader(Type.Object({ ...EDIT_TARGET, reason: text('Reason', LONGEST_TEXT) }));

/** The steps that have a call of their own, and the fields that each requires. */
export const STEP_CALLS = {
  action: { read: readAction, summary: 'Set what the supplier does about a complaint' },
  done: { read: readReason, summary: 'Mark a complaint done' },
  reopen: { read: readReason, summary: 'Reopen a complaint that is done' },
  close: { read: readReason, summary: 'Close a complaint for good' },
} as const;
export type StepCall = keyof typeof STEP_CALLS;

interface Given {
  reason?: string;
  actionId?: number;
}

/**
 * Takes a step: status, history, the reason as a comment, what follows for the vehicle, and the
 * news of all that, in one transaction. The complaint is locked, so of two steps at once the second finds what the
 * first has made of it.
 *
 * @throws RulesBroken when it is not the caller's step or not its time; CallRefused 404 for a complaint out of scope
 */
export async function takeStep(
  context: SaveContext,
  name: StepCall,
  target: SaveTarget,
  given: Given,
): Promise<Envelope> {
  const { trx, caller, services } = context;
  const { id } = target;
  const today = services.today();
  const row = await lockRow(trx, complaintScope, target, caller, today);
  checkStep(name, caller, row.status);

  const step = STEPS[name];
  const isDone = 'isDone' in step ? step.isDone : row.is_done;
  const isAtWork = step.to !== STATUS.done && step.to !== STATUS.closed;
  const action = given.actionId ?? row.action;
  const reason = given.reason?.trim() ?? null;
  await trx
    .updateTable('complaint')
    .set((update) => ({
      status: step.to,
      action,
      is_done: isDone,
      is_overdue: isAtWork && row.estimation_date < today,
      updated_by: caller.userId,
      updated_at: sql<string>`now()`,
      version: update('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  const change = { from_status: row.status, to_status: step.to, action: given.actionId ?? null, reason };
  await writeHistory(context, { complaint_id: id, step: name, ...change });
  if (given.actionId === REPLACEMENT) await takeOutOfService(context, row.vehicle_id);
  if (reason !== null) await writeComment(context, { id, description: reason, photos: [], step: name });
  const happening = { trx, services, by: caller, id };
  await announceChange(happening, name);
  const moved = { from: STATUSES[row.status] ?? '', to: STATUSES[step.to] };
  const because = reason ?? ACTIONS[action ?? -1] ?? '';
  await noticeOtherSide(happening, complaintMoved(step.notice, moved, caller.name, because));
  return saved(id);
}

/** A vehicle that is replaced is in Maintenance; who works with it is notified, as of any change of its status. */
async function takeOutOfService(context: SaveContext, id: number): Promise<void> {
  const { trx, caller } = context;
  const before = await trx
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.vehicle_status === VEHICLE_STATUS.maintenance) return;
  const after = await trx
    .updateTable('vehicle')
    .set((update) => ({
      vehicle_status: VEHICLE_STATUS.maintenance,
      updated_by: caller.userId,
      updated_at: sql<string>`now()`,
      version: update('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceStatus(context, { id, before, after });
}
