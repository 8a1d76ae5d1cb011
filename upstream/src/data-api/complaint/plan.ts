import { sql, type Updateable } from 'kysely';
import type { ComplaintTable } from '../../database/tables.js';
import { isDay } from '../http/day.js';
import { brokenRule } from '../http/refusals.js';
import type { Text } from '../http/text.js';
import { complaintAssigned, complaintEstimated } from '../notification/notice-texts.js';
import type { SaveContext } from '../resource/resource.js';
import { type Happening, noticeOtherSide, noticePerson } from './announce.js';
import { assignees } from './assignees.js';
import { PRIORITIES } from './steps.js';

/** The supplier's plan: the estimate, the priority or the assignee; a step sets one of them. */
export interface Planned {
  /** `YYYY-MM-DD`. */
  estimationDate?: string;
  /** `HH:MM`; empty: some time that day. */
  estimationTime?: string | null;
  /** An index of `PRIORITIES`. */
  priority?: number;
  /** Null or 0: nobody. */
  assigneeId?: number | null;
}

interface Assignable {
  supplier_id: number;
  assignee_id: number | null;
}

interface Plan {
  values: Updateable<ComplaintTable> & { estimation_date?: string };
  /** As the history shows it; null: nobody. */
  value: string | null;
  notice?: (happening: Happening) => Promise<void>;
}

/**
 * The values that a step writes of a plan; undefined for a step that plans nothing.
 * @throws RulesBroken for a day that does not exist or has passed, and for a person who may not handle the complaint
 */
export async function planOf(
  context: SaveContext,
  row: Assignable,
  given: Planned,
): Promise<Plan | undefined> {
  if (given.estimationDate !== undefined)
    return estimate(context, given.estimationDate, given.estimationTime);
  if (given.priority !== undefined)
    return { values: { priority: given.priority }, value: PRIORITIES[given.priority] ?? null };
  if ('assigneeId' in given) return assignment(context, row, given.assigneeId || null);
  return undefined;
}

function estimate({ services, caller }: SaveContext, day: string, time: string | null | undefined): Plan {
  const refuse = (text: Text) => brokenRule('estimationDate', 'INVALID', text);
  if (!isDay(day)) throw refuse({ id: 'Tanggal ini tidak ada', en: 'This date does not exist' });
  if (day < services.today())
    throw refuse({
      id: 'Perkiraan selesai tidak boleh sebelum hari ini',
      en: 'The estimated completion cannot be before today',
    });
  const at = time || null;
  return {
    values: { estimation_date: day, estimation_time: at },
    value: at === null ? day : `${day} ${at}`,
    notice: (happening) => noticeOtherSide(happening, complaintEstimated(day, at, caller.name)),
  };
}

async function assignment({ trx, caller }: SaveContext, row: Assignable, id: number | null): Promise<Plan> {
  const values = { assignee_id: id };
  if (id === null) return { values, value: null };
  const { rows } = await assignees(sql`(${row.supplier_id}::integer)`, id).execute(trx);
  const [person] = rows;
  if (person === undefined) {
    throw brokenRule('assigneeId', 'NOT_FOUND', {
      id: 'Penanggung jawab harus staf aktif supplier komplain ini yang memiliki menu komplain',
      en: 'The assignee must be active staff of the complaint’s supplier with the complaint menu',
    });
  }
  const isNew = id !== row.assignee_id && id !== caller.userId;
  return {
    values,
    value: person.text,
    ...(isNew && { notice: (happening) => noticePerson(happening, id, complaintAssigned(caller.name)) }),
  };
}
