import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { type FieldDeclaration, formField, inputValue } from '../define/fields';
import { runMutation } from '../define/operations';
import type { FieldValue, FormField, FormValues, UserError } from '../resource';

/** The effect of a row: it adds a record, changes one, changes nothing, or cannot be saved. */
export type ImportAction = 'ADD' | 'CHANGE' | 'NONE' | 'REFUSE';

/** The server's result for one row. */
export interface ImportedRow {
  /** Its place among the rows sent, from 1. */
  readonly row: number;
  readonly action: ImportAction;
  readonly errors: readonly UserError[];
}

export interface ImportReply {
  readonly success: boolean;
  readonly message: string;
  readonly rows: readonly ImportedRow[];
}

/** How records come out of a spreadsheet, whose columns are the form's fields. */
export interface ImportDeclaration<FieldName extends string, Text> {
  /** The mutation that saves rows, all or none, or in a dry run reports what would become of each. */
  send: DocumentNode;
  /** The field that identifies the record of a row. */
  key: FieldName;
  /** Columns that the form has no field for, by their names in the mutation's rows. */
  beside?: Readonly<Record<string, Text>>;
  /** Names in the mutation's rows that differ from the fields' names. */
  columnNames?: Readonly<Record<string, string>>;
}

/** How a screen's records come out of a spreadsheet. */
export interface ResourceImport {
  /** The columns that a file may have, each read as the form's field of that name. */
  readonly columns: readonly FormField[];
  /** The column that identifies a row's record. */
  readonly key: string;
  /** The column of an input field that is not called as it is. */
  readonly columnNames: Readonly<Record<string, string>>;
  /** Throws what Apollo throws when no payload came. */
  send(
    client: ApolloClient,
    rows: readonly FormValues[],
    isDryRun: boolean,
    idempotencyKey: string,
  ): Promise<ImportReply>;
}

/** The value of `record` in the address for the import dialog, in place of a record's id. */
export const IMPORT = 'import';

/** Kinds of form fields that a cell of a spreadsheet can fill. */
const IN_CELLS: readonly FormField['kind'][] = [
  'text',
  'prose',
  'digits',
  'phone',
  'toggle',
  'choice',
  'options',
  'dependent',
  'date',
  'latLng',
];

/** What a row of a file sends for a field: undefined, which leaves a record as it is, where the file has no such column. */
function cellValue(name: string, declared: FieldDeclaration, entry: FieldValue | undefined): unknown {
  if (entry === undefined) return undefined;
  return entry === '' && declared.kind !== 'toggle' ? null : inputValue(name, declared, entry);
}

/** A declared import. @param fields those of the form */
export function importsOf(
  declared: ImportDeclaration<string, string> | undefined,
  fields: Readonly<Record<string, FieldDeclaration>>,
): ResourceImport | null {
  if (declared === undefined) return null;
  const { send, key, beside = {}, columnNames = {} } = declared;
  const besides = Object.entries(beside).map(([name, label]): [string, FieldDeclaration] => [
    name,
    { kind: 'text', label },
  ]);
  const columns = [...Object.entries(fields), ...besides]
    .map(([name, field]) => ({ name, declared: field, field: formField(name, field) }))
    .filter(({ field }) => IN_CELLS.includes(field.kind));
  const inputNames = new Map(Object.entries(columnNames).map(([inputName, name]) => [name, inputName]));
  return {
    columns: columns.map(({ field }) => field),
    key,
    columnNames,
    send(client, rows, isDryRun, idempotencyKey) {
      const sent = rows.map((row) =>
        Object.fromEntries(
          columns.map(({ name, declared: field }) => [
            inputNames.get(name) ?? name,
            cellValue(name, field, row[name]),
          ]),
        ),
      );
      return runMutation<ImportReply>(send, client, { rows: sent, dryRun: isDryRun }, idempotencyKey);
    },
  };
}
