import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { isHeld, type Task, type TaskKind } from '../../queue/task.js';
import type { Caller } from '../access/caller.js';
import { allOf, visibleTo } from '../access/scope.js';
import { registry } from '../catalog/resources.js';
import type { BulkChangeState, BulkCounts } from '../events/outbox.js';
import { type FieldError, forbidden } from '../http/refusals.js';
import type { RowOutcome, RowToChange } from '../resource/bulk-change/bulk-field.js';
import { saveContext } from '../resource/save/save.js';
import type { Services } from '../services/services.js';
import { countsOf } from './bulk-change.js';

/** Rows that are changed in one transaction. */
const BATCH = 100;
/** After so many attempts a bulk change has failed; the rows that were changed stay so. */
const MOST_ATTEMPTS = 5;

/**
 * Makes bulk changes; the key of a task is the id of its bulk change. The rows and their outcomes are written in the same transaction,
 * so that a bulk change whose process is killed continues where it was.
 */
export const bulkTasks = (services: Services): TaskKind => ({
  name: 'bulk',
  // A long one keeps no short one waiting.
  atOnce: 2,
  afterADay: 'delete',
  handle: async (task, signal) => {
    try {
      do signal.throwIfAborted();
      while (await changeBatch(services, task));
    } catch (fault) {
      if (signal.aborted || task.attempts < MOST_ATTEMPTS) throw fault;
      services.log.error({ err: fault, bulkChange: Number(task.key) }, 'a bulk change failed');
      await services.transact((trx) => settle(services, trx, Number(task.key), 'failed'));
    }
  },
  describe: ({ key }) => ({ bulkChange: Number(key) }),
});

interface OpenChange {
  id: number;
  userId: number;
  resource: string;
  /** Null: the undo of an import. */
  field: string | null;
}

/** Changes the next rows as the person who started it, with the rights that they have now. @returns whether there may be more */
async function changeBatch(services: Services, task: Task): Promise<boolean> {
  const id = Number(task.key);
  const started = await services.db
    .selectFrom('bulk_change')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (started === undefined) return false;
  const caller = await services.sessions.callerOf(started.user_id);
  return services.transact(async (trx) => {
    const { rows: open } = await sql<OpenChange>`
      select id, user_id as "userId", resource, field from bulk_change
      where id = ${id} and state in ('waiting', 'running') and ${isHeld(task)} for update`.execute(trx);
    const [change] = open;
    if (change === undefined) return false;
    const { rows } = await sql<RowToChange>`
      select row.row_id as id, case when change.undoes is null then change.value else row.value end as value,
        row.expected_version as "expectedVersion"
      from bulk_change_row row join bulk_change change on change.id = row.bulk_change_id
      where row.bulk_change_id = ${id} and row.outcome is null order by row.row_id limit ${BATCH}`.execute(
      trx,
    );
    if (rows.length > 0) {
      // Its owner has made this change in person; only a token may be limited to reading.
      const writer = caller && { ...caller, isReadOnly: false };
      await writeOutcomes(
        services,
        trx,
        change,
        writer,
        await outcomesOf(services, trx, change, writer, rows),
      );
    }
    const isDone = rows.length < BATCH;
    await settle(services, trx, id, isDone ? 'done' : 'running');
    return !isDone;
  });
}

async function outcomesOf(
  services: Services,
  trx: Trx,
  { resource, field: name }: OpenChange,
  caller: Caller | null,
  rows: readonly RowToChange[],
): Promise<RowOutcome[]> {
  const change = caller === null ? undefined : registry.rowsChangeOf(caller, resource, name);
  if (caller !== null && change !== undefined) return change(saveContext(services, caller, trx), rows);
  const error: FieldError = { field: null, code: 'NOT_ALLOWED', message: forbidden().text };
  return rows.map(({ id }) => ({ id, outcome: 'refused', error }));
}

async function writeOutcomes(
  { today }: Services,
  trx: Trx,
  { id, resource }: OpenChange,
  caller: Caller | null,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  const declared = registry.resources.get(resource);
  const label = declared?.label;
  if (declared === undefined || label === undefined)
    throw new Error(`There is no bulk change of ${resource}.`);
  const written = outcomes.map((row) => ({
    id: row.id,
    outcome: row.outcome,
    ...(row.outcome === 'refused' && { code: row.error.code, reason: row.error.message }),
    ...(row.outcome === 'changed' && { former: row.former }),
  }));
  // A row out of sight has no name here.
  const isVisible =
    caller === null ? sql<boolean>`false` : allOf([sql`true`, ...visibleTo(caller, declared.scope, today())]);
  await sql`
    update bulk_change_row set outcome = written.outcome, code = written.code, reason = written.reason,
      former = written.former, label = coalesce(shown.label, bulk_change_row.label),
      version = case when written.outcome = 'changed' then shown.version end
    from json_to_recordset(${JSON.stringify(written)}::json)
      as written (id integer, outcome text, code text, reason jsonb, former jsonb)
    left join lateral (
      select ${label} as label, t.version from ${sql.table(declared.scope.table)} t
      where t.id = written.id and ${isVisible}) shown on true
    where bulk_change_row.bulk_change_id = ${id} and bulk_change_row.row_id = written.id`.execute(trx);
}

/** Writes and announces how far a bulk change is. */
async function settle({ outbox }: Services, trx: Trx, id: number, state: BulkChangeState): Promise<void> {
  const isOver = state === 'done' || state === 'failed';
  const { rows } = await sql<{ userId: number; total: number }>`
    update bulk_change set state = ${state}, finished_at = ${isOver ? sql`now()` : sql`null`}
    where id = ${id} and state in ('waiting', 'running')
    returning user_id as "userId", total`.execute(trx);
  for (const { userId, total } of rows) {
    const { rows: counted } = await sql<BulkCounts>`
      select ${countsOf('bulk_change_row')} from bulk_change_row where bulk_change_id = ${id}`.execute(trx);
    const counts = counted[0] ?? { added: 0, removed: 0, changed: 0, unchanged: 0, refused: 0 };
    await outbox.write(trx, [
      {
        type: 'bulk.changed',
        subject: `bulk:${id}`,
        users: [userId],
        data: { id, state, total, ...counts },
      },
    ]);
  }
}
