import type { TObject } from 'typebox';
import type { TableName } from '../../access/scope.js';
import { forbidden } from '../../http/refusals.js';
import { shownColumn } from '../columns.js';
import type { Editable, Row, SaveContext } from '../resource.js';
import { heldFields, recordEdit } from './record-change.js';
import { type StoredRow, updateRow } from './save-statements.js';

/**
 * The one who decides on a change that another call than the row's own edit makes: the caller, who then needs the right to each field as for an
 * edit, or a rule of the specification, which holds for all callers.
 */
type Decider = 'caller' | 'rule';

/**
 * Changes fields of a saved row from a call of another resource, and keeps what was changed. Every such call uses it
 * (access/writers.test.ts).
 * @param row locked, and in the caller's sight unless a rule decides
 * @param values by the names of fields that have a column of their own
 * @returns the row as it was written
 * @throws CallRefused 403 when the caller decides and may not change one of the fields by an edit
 */
export async function changeFields<T extends TableName, S extends TObject>(
  context: SaveContext,
  resource: Editable<T, S>,
  row: StoredRow<T>,
  { values, decidedBy }: { values: Row; decidedBy: Decider },
): Promise<StoredRow<T>> {
  const { trx, caller, services } = context;
  if (decidedBy === 'caller') requireRights(context, resource, Object.keys(values));
  const written = Object.entries(values).map(([field, value]): [string, unknown] => {
    const column = shownColumn(resource, field)?.own;
    if (column === undefined) throw new Error(`The field ${field} of ${resource.name} has no column.`);
    return [column, value];
  });
  const former = await heldFields(trx, resource, row);
  const call = { scope: resource.scope, id: row.id, caller, today: services.today() };
  const after = await updateRow(trx, call, written);
  await recordEdit(context, resource, former, after);
  return after;
}

/** @throws CallRefused 403 unless the caller may change these fields of a resource by an edit */
export function requireRights(
  { caller, services }: SaveContext,
  { name }: { name: string },
  fields: readonly string[],
): void {
  const editable = services.registry.permissionsOf(caller)[name]?.edit ?? [];
  if (fields.some((field) => !editable.includes(field))) throw forbidden();
}
