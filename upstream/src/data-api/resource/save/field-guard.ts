import type { Static, TObject } from 'typebox';
import type { Trx } from '../../../database/open-database.js';
import type { Writer } from '../../access/field-rights.js';
import type { TableName } from '../../access/scope.js';
import { type WriteAction, writableFields } from '../../access/write-rights.js';
import { type FieldError, RulesBroken } from '../../http/refusals.js';
import type { Text } from '../../http/text.js';
import { type Column, shownColumn } from '../columns.js';
import type { Editable, Row, SaveContext } from '../resource.js';
import { heldIn } from './stored-fields.js';

type Guarded = Pick<
  Editable<TableName, TObject>,
  'name' | 'scope' | 'joins' | 'columns' | 'viewNames' | 'rights'
> & {
  save: { schema: TObject };
};

/**
 * Refuses changes of fields that the caller may not write (`rights`). An unchanged or blank value is no change. The fields are compared
 * once more after the write, since one may follow from another that the caller may write.
 *
 * @param current the row to change; undefined for a new one
 * @returns the check to make when the row is written, of the row as it was written
 * @throws RulesBroken (FORBIDDEN; LOCKED for what nobody may change)
 */
export async function guardFields<T extends TableName, S extends TObject>(
  { trx, caller }: SaveContext,
  resource: Editable<T, S>,
  body: Static<S>,
  current: { id: number } | undefined,
): Promise<(after: { id: number }) => Promise<void>> {
  const action = current === undefined ? 'create' : 'edit';
  const writable = new Set(writableFields(caller, resource.rights, action));
  const guarded = Object.keys(resource.save.schema.properties).filter((field) => !writable.has(field));
  if (guarded.length === 0) return async () => undefined;

  const saved = current === undefined ? {} : await savedValues(trx, resource, guarded, current);
  const sent = new Map(Object.entries(body));
  refuse(
    resource,
    action,
    guarded.filter((field) => !isBlank(sent.get(field)) && !isSame(sent.get(field), saved[field])),
  );
  if (current === undefined) return async () => undefined;
  return async (after) => {
    const written = await savedValues(trx, resource, guarded, after);
    refuse(
      resource,
      action,
      guarded.filter((field) => !isSame(written[field], saved[field])),
    );
  };
}

/** @throws Error unless every field of the schema has a right, and a column where somebody may write it and others not */
export function checkFieldRights(resource: Guarded): void {
  const { rights } = resource;
  const fields = Object.keys(resource.save.schema.properties);
  for (const field of new Set([...fields, ...Object.keys(rights)])) {
    if (!fields.includes(field) || rights[field] === undefined) {
      throw new Error(`The field ${field} of ${resource.name} has no right.`);
    }
  }
  const editors = new Set(Object.values(rights).flatMap(({ edit }) => edit));
  for (const [field, { edit }] of Object.entries(rights)) {
    if (edit.length < editors.size && shownColumn(resource, field) === undefined) {
      throw new Error(`The field ${field} of ${resource.name} has no column to compare with.`);
    }
  }
}

/** Reads the values of a row in the fields that have a column. */
async function savedValues(
  trx: Trx,
  resource: Guarded,
  fields: readonly string[],
  row: { id: number },
): Promise<Row> {
  const columns = fields.flatMap((field): [field: string, column: Column][] => {
    const column = shownColumn(resource, field);
    return column === undefined ? [] : [[field, column]];
  });
  return heldIn(trx, resource, columns, row);
}

/** True for a payload's value that stands for none; a dash does in texts. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === 0 ||
  (typeof value === 'string' && ['', '-'].includes(value.trim()));

const isSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || comparable(one) === comparable(other);

const comparable = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value).trim();

function refuse({ rights }: Pick<Guarded, 'rights'>, action: WriteAction, fields: readonly string[]): void {
  const [first, ...others] = fields.map((field): FieldError => {
    const writers = rights[field]?.[action] ?? [];
    return { field, code: writers.length === 0 ? 'LOCKED' : 'FORBIDDEN', message: reasonOf(writers) };
  });
  if (first !== undefined) throw new RulesBroken(first, ...others);
}

function reasonOf(writers: readonly Writer[]): Text {
  if (writers.length === 0) {
    return { id: 'Tidak dapat diubah setelah disimpan', en: 'This cannot be changed once it is saved' };
  }
  if (writers.every((writer) => writer === 'administrator')) {
    return {
      id: 'Hanya Administrator platform yang dapat mengubah ini',
      en: 'Only Administrators of the platform can change this',
    };
  }
  if (writers.every((writer) => writer === 'platform')) {
    return { id: 'Hanya platform yang dapat mengubah ini', en: 'Only the platform can change this' };
  }
  return { id: 'Anda tidak berhak mengubah ini', en: 'You are not permitted to change this' };
}
