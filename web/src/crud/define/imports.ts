import type { DocumentNode } from 'graphql';
import type { FieldValue, FormField } from '../resource/field';
import { runMutation } from '../resource/operations';
import type { ImportReply, ResourceImport } from '../resource/resource';
import { inputValue } from './fields';

/** The form of records in a spreadsheet, whose columns are the form's fields. */
export interface ImportDeclaration<FieldName extends string, Text> {
  /** The mutation that saves rows, all or none, or in a dry run reports what would become of each. */
  send: DocumentNode;
  /** The field that identifies the record of a row. */
  key: FieldName;
  /** Columns that the form has no field for, by their names in the mutation's rows. */
  beside?: Readonly<Record<string, { label: Text; synonyms?: readonly string[] }>>;
  /** Names in the mutation's rows that differ from the fields' names. */
  columnNames?: Readonly<Record<string, string>>;
  /** Fields of the form that a file does not have. */
  without?: readonly FieldName[];
  /** Fields that the form needs and a file may leave out. */
  optional?: readonly FieldName[];
  /** Fields with several entries: a cell has their names. */
  lists?: readonly FieldName[];
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

/** Characters of a cell with a list. */
const LIST_LENGTH = 1_000_000;

/** The names in a cell, between semicolons or on lines of their own, else between commas: a name may have a comma. */
const namesIn = (cell: string): string[] =>
  cell
    .split(/[;\n]/.test(cell) ? /[;\r\n]+/ : ',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The value that a row of a file sends for a field: undefined, which leaves a record as it is, without an entry; null for an empty one. */
function cellValue(field: FormField, entry: FieldValue | undefined): unknown {
  if (entry === undefined) return undefined;
  return entry === '' && !(field.kind === 'toggle' && field.required) ? null : inputValue(field, entry);
}

/** A declared import. @param fields those of the form */
export function importsOf(
  declared: ImportDeclaration<string, string> | undefined,
  fields: readonly FormField[],
): ResourceImport | undefined {
  if (declared === undefined) return undefined;
  const { send, key, beside = {}, columnNames = {}, without = [], optional = [], lists = [] } = declared;
  const besides = Object.entries(beside).map(
    ([name, column]): FormField => ({ ...column, name, kind: 'text' }),
  );
  const columns = [...fields, ...besides].flatMap((field): FormField[] => {
    const { name, label, synonyms = [] } = field;
    if (without.includes(name)) return [];
    // A toggle always has a state.
    const required = (field.required === true || field.kind === 'toggle') && !optional.includes(name);
    if (lists.includes(name))
      return [{ name, label, synonyms, required, kind: 'prose', maxLength: LIST_LENGTH }];
    return IN_CELLS.includes(field.kind) ? [{ ...field, required }] : [];
  });
  const sentValue = (field: FormField, entry: FieldValue | undefined) =>
    entry !== undefined && lists.includes(field.name) ? namesIn(String(entry)) : cellValue(field, entry);
  const inputNames = new Map(Object.entries(columnNames).map(([inputName, name]) => [name, inputName]));
  return {
    columns,
    key,
    columnNames,
    lacksPhotos: fields.some(({ kind, required }) => kind === 'photos' && required === true),
    send(client, rows, isDryRun, idempotencyKey) {
      const sent = rows.map((row) =>
        Object.fromEntries(
          columns.map((field) => [
            inputNames.get(field.name) ?? field.name,
            sentValue(field, row[field.name]),
          ]),
        ),
      );
      return runMutation<ImportReply>(send, client, { rows: sent, dryRun: isDryRun }, idempotencyKey);
    },
  };
}
