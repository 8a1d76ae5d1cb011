import { sql } from 'kysely';
import type { TObject } from 'typebox';
import type { TableName } from '../../access/scope.js';
import { brokenRule } from '../../http/refusals.js';
import type { Editable, Row, SaveContext } from '../resource.js';
import { lockRow, writeRow } from '../save/save.js';
import { completedBody, storedValues } from '../save/stored-body.js';
import { undoCreate } from '../save/undo-create.js';
import type { RowOutcome, RowsChange, RowToChange } from './bulk-field.js';
import { rowByRow } from './row-by-row.js';

/** A row that an import has written. */
export interface ImportedRecord {
  id: number;
  outcome: 'added' | 'changed' | 'unchanged';
  /** The former values of the fields that a changed row got. */
  former?: Row;
}

/** Keeps an import as a bulk change that is done: its report, and what an undo puts back. */
export async function keepImport<T extends TableName, S extends TObject>(
  { trx, caller }: SaveContext,
  { name, scope, label = sql<string>`null` }: Pick<Editable<T, S>, 'name' | 'scope' | 'label'>,
  rows: readonly ImportedRecord[],
): Promise<void> {
  const { id } = await trx
    .insertInto('bulk_change')
    .values({
      ...{ user_id: caller.userId, resource: name, field: null, value: 'null' },
      ...{ state: 'done', total: rows.length, finished_at: sql<Date>`now()` },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into bulk_change_row (bulk_change_id, row_id, outcome, former, label, version)
    select ${id}::integer, written.id, written.outcome, written.former, ${label}, t.version
    from json_to_recordset(${JSON.stringify(rows)}::json) as written (id integer, outcome text, former jsonb)
    join ${sql.table(scope.table)} t on t.id = written.id
    on conflict do nothing`.execute(trx);
}

/**
 * Undoes an import: a row that was changed gets its former values, one that was added is removed. Either is refused if the row was
 * changed since.
 */
export function importUndo<T extends TableName, S extends TObject>(resource: Editable<T, S>): RowsChange {
  const bodyOf = completedBody(resource);

  async function undoRow(
    context: SaveContext,
    { id, value, expectedVersion }: RowToChange,
  ): Promise<RowOutcome> {
    if (value === null) {
      if (resource.save.staysBecause !== undefined)
        throw brokenRule(null, 'STAYS', {
          id: 'Data baru ini tidak dapat dihapus kembali',
          en: 'This new record cannot be removed again',
        });
      await undoCreate(context, resource, id);
      return { id, outcome: 'removed' };
    }
    const { trx, caller, services } = context;
    const target = { id, version: expectedVersion ?? undefined };
    const values: Row = Object(value);
    const current = await lockRow(trx, resource.scope, target, caller, services.today());
    const former = await storedValues(trx, resource, Object.keys(values), current);
    await writeRow(context, resource, await bodyOf(trx, current, values), target);
    return { id, outcome: 'changed', former };
  }

  return rowByRow(undoRow);
}
