import type { Static, TObject } from 'typebox';
import type { TableName } from '../../access/scope.js';
import { bodyReader } from '../../http/body-reader.js';
import { CallRefused, type FieldError, malformed, RulesBroken } from '../../http/refusals.js';
import { mapRows } from '../../services/in-slices.js';
import type { Editable, Row, SaveContext } from '../resource.js';
import type { RowImport } from '../row-import.js';

/** A row as fields of a save. */
export interface SavableRow<S extends TObject> {
  errors: undefined;
  /** The fields that the row has. */
  fields: Row;
  /** The payload of a new record. */
  body: Static<S>;
  keys: readonly string[];
}

/** The same, or why it is none. */
type PreparedRow<S extends TObject> = SavableRow<S> | { errors: readonly FieldError[] };

/**
 * Reads rows, and for all at once what the names in them mean.
 * @throws CallRefused (400) for a row that is malformed
 */
export async function prepareRows<T extends TableName, S extends TObject>(
  context: SaveContext,
  resource: Pick<Editable<T, S>, 'save'>,
  { schema, key, without, references }: RowImport<Static<S>>,
  rows: readonly unknown[],
): Promise<PreparedRow<S>[]> {
  const readRow = bodyReader(schema);
  const readBody = bodyReader(resource.save.schema);
  const contents = await mapRows(rows, (row, index) => orErrors(index, () => readRow(row)));
  const read = contents.flatMap((row) => (row instanceof RulesBroken ? [] : [row]));
  const resolver = await references.resolver(context, read);
  const own = new Set(Object.keys(schema.properties).filter((field) => !(field in references.fields)));

  return mapRows(contents, (row, index): PreparedRow<S> => {
    if (row instanceof RulesBroken) return { errors: row.errors };
    const prepared = orErrors(index, () => {
      const given = Object.entries(row).filter(([field]) => own.has(field));
      const fields = { ...Object.fromEntries(given), ...resolver.of(row) };
      const body = readBody({ ...without, ...fields });
      return { errors: undefined, fields, body, keys: [key.of(body)].flat().map((text) => text.trim()) };
    });
    return prepared instanceof RulesBroken
      ? { errors: prepared.errors.map((error) => renamed(error, references.fieldNames)) }
      : prepared;
  });
}

/** An error of a save with the field's name in a row. */
export const renamed = (error: FieldError, names: Readonly<Record<string, string>>): FieldError => ({
  ...error,
  field: error.field === null ? null : (names[error.field] ?? error.field),
});

function orErrors<R>(index: number, work: () => R): R | RulesBroken {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof RulesBroken) return fault;
    if (fault instanceof CallRefused) throw malformed(`Row ${index + 1}: ${fault.message}`);
    throw fault;
  }
}
