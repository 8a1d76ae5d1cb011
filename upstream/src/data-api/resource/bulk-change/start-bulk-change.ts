import { sql } from 'kysely';
import { addTasks } from '../../../queue/task.js';
import { brokenRule } from '../../http/refusals.js';
import type { SaveContext } from '../resource.js';

/** Bulk changes of one user that wait or run. */
const MOST_OPEN = 3;

interface NewBulkChange {
  resource: string;
  /** Null: the undo of an import. */
  field: string | null;
  value: unknown;
  /** Rows that get the value, or the changed rows of another bulk change, which get their former values back. */
  rows: { ids: readonly number[] } | { changedBy: number };
}

/**
 * Stores a bulk change and the task that makes it.
 * @returns its id
 * @throws RulesBroken (TOO_MANY) while earlier ones of the caller are not done
 */
export async function startBulkChange(
  { trx, caller }: SaveContext,
  { resource, field, value, rows }: NewBulkChange,
): Promise<number> {
  // Calls of one user are serialized, so that two at the same time cannot exceed the limit.
  await sql`select 1 from app_user where id = ${caller.userId} for update`.execute(trx);
  const { rows: open } = await sql`select 1 from bulk_change
    where user_id = ${caller.userId} and state in ('waiting', 'running') limit ${MOST_OPEN}`.execute(trx);
  if (open.length === MOST_OPEN) {
    throw brokenRule(null, 'TOO_MANY', {
      id: 'Tunggu sampai perubahan massal sebelumnya selesai',
      en: 'Wait until an earlier bulk change is done',
    });
  }
  const undoes = 'changedBy' in rows ? rows.changedBy : null;
  const { id } = await trx
    .insertInto('bulk_change')
    .values({ user_id: caller.userId, resource, field, value: JSON.stringify(value), total: 0, undoes })
    .returning('id')
    .executeTakeFirstOrThrow();
  const given =
    'ids' in rows
      ? sql`select row_id, null::jsonb, null::integer, null::text from unnest(${[...rows.ids]}::integer[]) row_id`
      : sql`select row_id, former, version, label from bulk_change_row
          where bulk_change_id = ${rows.changedBy} and outcome in ('changed', 'added')`;
  const { numAffectedRows } = await sql`
    insert into bulk_change_row (bulk_change_id, row_id, value, expected_version, label)
    select ${id}::integer, given.* from (${given}) given`.execute(trx);
  await trx
    .updateTable('bulk_change')
    .set({ total: Number(numAffectedRows ?? 0) })
    .where('id', '=', id)
    .execute();
  await addTasks(trx, 'bulk', [{ key: String(id) }]);
  return id;
}
