import type { DocumentNode } from 'graphql';
import { inputValue } from '../define/fields';
import { runMutation } from '../define/operations';
import type { FieldValue, FormField } from '../field';
import type { ImportReply, ResourceImport } from '../resource';

/** How records come out of a spreadsheet, whose columns are the form's fields. */
export interface ImportDeclaration<FieldName extends string, Text> {
  /** The mutation that saves rows, all or none, or in a dry run reports what would become of each. */
  send: DocumentNode;
  /** The field that identifies the record of a row. */
  key: FieldName;
  /** Columns that the form has no field for, by their names in the mutation's rows. */
  beside?: Readonly<Record<string, { label: Text; synonyms?: readonly string[] }>>;
  /** Names in the mutation's rows that differ from the fields' names. */
  columnNames?: Readonly<Record<string, string>>;
}

/** The value of `record` in the address for the import dialog, in place of a record's id. */
export const IMPORT = 'import';

/** Kinds of form fields that a cell of a spreadsheet can fill. */
const IN_CELLS: readonly FormField['kind'][] = [
  'text',
  'prose',
  'digits',
  'integer',
  'decimal',
  'phone',
  'toggle',
  'choice',
  'options',
  'dependent',
  'date',
  'latLng',
];

/** What a row of a file sends for a field: undefined, which leaves a record as it is, where the file has no such column. */
function cellValue(field: FormField, entry: FieldValue | undefined): unknown {
  if (entry === undefined) return undefined;
  return entry === '' && field.kind !== 'toggle' ? null : inputValue(field, entry);
}

/** A declared import. @param fields those of the form */
export function importsOf(
  declared: ImportDeclaration<string, string> | undefined,
  fields: readonly FormField[],
): ResourceImport | undefined {
  if (declared === undefined) return undefined;
  const { send, key, beside = {}, columnNames = {} } = declared;
  const besides = Object.entries(beside).map(
    ([name, column]): FormField => ({ ...column, name, kind: 'text' }),
  );
  const columns = [...fields, ...besides].filter(({ kind }) => IN_CELLS.includes(kind));
  const inputNames = new Map(Object.entries(columnNames).map(([inputName, name]) => [name, inputName]));
  return {
    columns,
    key,
    columnNames,
    send(client, rows, isDryRun, idempotencyKey) {
      const sent = rows.map((row) =>
        Object.fromEntries(
          columns.map((field) => [
            inputNames.get(field.name) ?? field.name,
            cellValue(field, row[field.name]),
          ]),
        ),
      );
      return runMutation<ImportReply>(send, client, { rows: sent, dryRun: isDryRun }, idempotencyKey);
    },
  };
}
