import { sql } from 'kysely';
import { Type } from 'typebox';
import { day, optionalReference, text } from '../http/body-reader.js';
import { type Envelope, saved } from '../http/envelope.js';
import { complaintMoved } from '../notification/notice-texts.js';
import type { SaveContext } from '../resource/resource.js';
import { changeFields } from '../resource/save/change-fields.js';
import { EDIT_TARGET } from '../resource/save/edit-target.js';
import { lockRow, type SaveTarget } from '../resource/save/save.js';
import { announceStatus } from '../vehicle/announce-status.js';
import { VEHICLE_STATUS } from '../vehicle/codes.js';
import { vehicle } from '../vehicle/vehicle.js';
import { announceChange, noticeOtherSide, writeHistory } from './announce.js';
import { LONGEST_TEXT, writeComment } from './comment.js';
import { complaintScope } from './complaint-scope.js';
import { type Planned, planOf } from './plan.js';
import { ACTIONS, checkStep, REPLACEMENT, STATUS, STATUSES, STEPS, type Step } from './steps.js';

const actionBody = Type.Object({ ...EDIT_TARGET, actionId: Type.Enum([0, 1], { title: 'Action' }) });
const estimateBody = Type.Object({
  ...EDIT_TARGET,
  estimationDate: day('Estimated day'),
  estimationTime: Type.Optional(
    Type.Union([Type.String({ maxLength: 5, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d)?$' }), Type.Null()], {
      title: 'Estimated time',
      description: 'HH:MM in the time zone of the fleet; none: some time that day.',
    }),
  ),
});
const priorityBody = Type.Object({
  ...EDIT_TARGET,
  priority: Type.Enum([0, 1, 2, 3], { title: 'Priority' }),
});
const assigneeBody = Type.Object({ ...EDIT_TARGET, assigneeId: optionalReference('Assignee') });
const reasonBody = Type.Object({ ...EDIT_TARGET, reason: text('Reason', LONGEST_TEXT) });

/** The steps that have a call of their own, and the fields that each requires. */
export const STEP_CALLS = [
  { name: 'action', body: actionBody, summary: 'Set what the supplier does about a complaint' },
  { name: 'estimate', body: estimateBody, summary: 'Set when the supplier expects a complaint to be done' },
  { name: 'priority', body: priorityBody, summary: 'Set how urgent a complaint is' },
  {
    name: 'assign',
    body: assigneeBody,
    summary: 'Assign a complaint to a person of the supplier, or to nobody',
  },
  { name: 'done', body: reasonBody, summary: 'Mark a complaint done' },
  { name: 'reopen', body: reasonBody, summary: 'Reopen a complaint that is done' },
  { name: 'close', body: reasonBody, summary: 'Close a complaint for good' },
] as const;
type StepCall = (typeof STEP_CALLS)[number];

interface Given extends Planned {
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
  name: StepCall['name'],
  target: SaveTarget,
  given: Given,
): Promise<Envelope> {
  const { trx, caller, services } = context;
  const { id } = target;
  const today = services.today();
  const row = await lockRow(trx, complaintScope, target, caller, today);
  checkStep(name, caller, row.status);

  const step: Step = STEPS[name];
  const isDone = step.isDone ?? row.is_done;
  const status = step.to ?? row.status;
  const isAtWork = status !== STATUS.done && status !== STATUS.closed;
  const plan = await planOf(context, row, given);
  const action = given.actionId ?? row.action;
  const reason = given.reason?.trim() ?? null;
  await trx
    .updateTable('complaint')
    .set((update) => ({
      status,
      ...plan?.values,
      action,
      is_done: isDone,
      is_overdue: isAtWork && (plan?.values.estimation_date ?? row.estimation_date) < today,
      updated_by: caller.userId,
      updated_at: sql<string>`now()`,
      version: update('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  const change = { from_status: row.status, to_status: status, action: given.actionId ?? null, reason };
  await writeHistory(context, { complaint_id: id, step: name, ...change, value: plan?.value ?? null });
  if (given.actionId === REPLACEMENT) await takeOutOfService(context, row.vehicle_id);
  if (reason !== null) await writeComment(context, { id, description: reason, photos: [], step: name });
  const happening = { trx, services, by: caller, id };
  await announceChange(happening, name);
  await plan?.notice?.(happening);
  if (step.notice !== undefined) {
    const moved = { from: STATUSES[row.status] ?? '', to: STATUSES[status] ?? '' };
    const because = reason ?? ACTIONS[action ?? -1] ?? '';
    await noticeOtherSide(happening, complaintMoved(step.notice, moved, caller.name, because));
  }
  return saved(id);
}

/** A vehicle that is replaced is in Maintenance; who works with it is notified, as of any change of its status. */
async function takeOutOfService(context: SaveContext, id: number): Promise<void> {
  const { trx } = context;
  const before = await trx
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.vehicle_status === VEHICLE_STATUS.maintenance) return;
  const values = { vehicleStatus: VEHICLE_STATUS.maintenance };
  const after = await changeFields(context, vehicle, before, { values, decidedBy: 'rule' });
  await announceStatus(context, { id, before, after });
}
