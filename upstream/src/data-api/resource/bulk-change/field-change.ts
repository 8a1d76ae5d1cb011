import { sql } from 'kysely';
import type { TObject } from 'typebox';
import { allOf, type TableName, visibleTo } from '../../access/scope.js';
import { serialized } from '../columns.js';
import type { Editable, Resource, SaveContext } from '../resource.js';
import { lockRow, writeRow } from '../save/save.js';
import { columnOf, completedBody, storedValues } from '../save/stored-body.js';
import type { BulkField, BulkFields, RowOutcome, RowToChange } from './bulk-field.js';
import { rowByRow } from './row-by-row.js';

/**
 * A field that many rows get one value in: each row is saved as by `X/edit`, with what it holds in its other fields.
 * @throws Error when the save has no such field, no column of the table holds it, or it is a list
 */
function fieldChange<T extends TableName, S extends TObject>(
  resource: Editable<T, S>,
  field: string,
): BulkField {
  const schema = resource.save.schema.properties[field];
  const column = columnOf(resource, field);
  // A list is not compared with the former one.
  if (schema === undefined || column.own === undefined || column.kind === 'json')
    throw new Error(`The field ${field} of ${resource.name} cannot be changed in many rows.`);
  const bodyOf = completedBody(resource);

  async function changeRow(context: SaveContext, row: RowToChange): Promise<RowOutcome> {
    const { trx, caller, services } = context;
    const target = { id: row.id, version: row.expectedVersion ?? undefined };
    const current = await lockRow(trx, resource.scope, target, caller, services.today());
    const { [field]: former } = await storedValues(trx, resource, [field], current);
    if (former === row.value) return { id: row.id, outcome: 'unchanged' };
    await writeRow(context, resource, await bodyOf(trx, current, { [field]: row.value }), target);
    return { id: row.id, outcome: 'changed', former };
  }

  return {
    schema,
    right: { resource: resource.name, field },
    valueOf: (sent) => sent,
    preview: async ({ trx, caller, services }, ids, value) => {
      const conditions = [
        sql<boolean>`t.id = any(${[...ids]}::integer[])`,
        ...visibleTo(caller, resource.scope, services.today()),
        ...(resource.save.writable?.(caller) ?? []),
      ];
      const isSame = sql`coalesce(${serialized(column)}::text, '') = ${String(value ?? '')}`;
      const { rows } = await sql<{ changed: number; unchanged: number }>`
        select count(*) filter (where not ${isSame})::integer as changed,
          count(*) filter (where ${isSame})::integer as unchanged
        from ${sql.table(resource.scope.table)} t where ${allOf(conditions)}`.execute(trx);
      return rows[0] ?? { changed: 0, unchanged: 0 };
    },
    change: rowByRow(changeRow),
  };
}

/** The changes of many rows that a resource permits: of its fields that are marked `bulk`, and others; undefined where there are none. */
export function bulkFieldsOf<T extends TableName, S extends TObject>(
  resource: Resource<T, S>,
  others: BulkFields['fields'],
): BulkFields | undefined {
  const fields = {
    ...Object.fromEntries(resource.bulk.map((field) => [field, fieldChange(resource, field)])),
    ...others,
  };
  return Object.keys(fields).length === 0 ? undefined : { fields };
}
