import type { Static, TObject } from 'typebox';
import type { Trx } from '../../../database/open-database.js';
import type { TableName } from '../../access/scope.js';
import { bodyReader } from '../../http/body-reader.js';
import { type Column, NOT_STORED, shownColumn } from '../columns.js';
import type { Editable, Row } from '../resource.js';
import { heldIn } from './stored-fields.js';

/** The column of a row that holds the value of a field of its save. */
export function columnOf<T extends TableName, S extends TObject>(
  resource: Editable<T, S>,
  field: string,
): Column {
  return resource.save.stored?.[field] ?? shownColumn(resource, field) ?? NOT_STORED;
}

/** Reads the values of a row in fields of its save. */
export async function storedValues<T extends TableName, S extends TObject>(
  trx: Trx,
  resource: Editable<T, S>,
  fields: readonly string[],
  current: { id: number },
): Promise<Row> {
  const columns = fields.map((field) => [field, columnOf(resource, field)] as const);
  return heldIn(trx, resource, columns, current);
}

/**
 * Makes what completes a change to the body of a save: every other field has the value that the row holds.
 * @returns the body; it throws RulesBroken where the row would not be accepted as it is
 */
export function completedBody<T extends TableName, S extends TObject>(resource: Editable<T, S>) {
  const read = bodyReader(resource.save.schema);
  const fields = Object.keys(resource.save.schema.properties);
  return async (trx: Trx, current: { id: number }, change: Row): Promise<Static<S>> =>
    read({ ...(await storedValues(trx, resource, fields, current)), ...change });
}
