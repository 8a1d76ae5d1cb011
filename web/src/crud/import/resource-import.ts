import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { formField, type ImportDeclaration } from '../declaration';
import type { FormField, FormValues, UserError } from '../resource';
import { RowReader } from './row-reader';

/** What becomes of a row: it is new, changes what is there, is the same already, or cannot be saved. */
export type ImportAction = 'ADD' | 'CHANGE' | 'NONE' | 'REFUSE';

/** What the server says of one row. */
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

/** Sends rows to be saved, all or none, or in a dry run to hear what would become of each. */
export type SendRows<Row> = (
  client: ApolloClient,
  rows: Row[],
  isDryRun: boolean,
  idempotencyKey: string,
) => Promise<ImportReply>;

/** How a screen's records come out of a spreadsheet. */
export interface ResourceImport {
  /** The columns that a file may have, each read as the form's field of that name. */
  readonly columns: readonly FormField[];
  /** The column that says which record a row is about. */
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

type RowsVariables<Row> = { rows: Row[] | Row; dryRun: boolean };

/** An import mutation. */
export function importOf<Data, Row>(
  document: TypedDocumentNode<Data, RowsVariables<Row>>,
  pick: (data: Data) => ImportReply,
): SendRows<Row> {
  return async (client, rows, isDryRun, idempotencyKey) => {
    const { data } = await client.mutate<Data>({
      mutation: document,
      variables: { rows, dryRun: isDryRun },
      context: { headers: { 'idempotency-key': idempotencyKey } },
    });
    if (data === null || data === undefined) throw new Error('The import came back without an answer');
    return pick(data);
  };
}

/** Stands in the address for the import's dialog where that of a record has the record's id. */
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

/** A declared import with its types closed over. @param fields those of the form */
export function importsOf<FieldName extends string, ImportRow, Text extends string>(
  declared: ImportDeclaration<FieldName, ImportRow, Text> | undefined,
  fields: readonly FormField[],
): ResourceImport | null {
  if (declared === undefined) return null;
  const { send, toRow, key, beside = {}, columnNames = {} } = declared;
  const besides = Object.entries<Text>(beside).map(([name, label]) =>
    formField(name, { kind: 'text', label }),
  );
  return {
    columns: [...fields.filter(({ kind }) => IN_CELLS.includes(kind)), ...besides],
    key,
    columnNames,
    send: (client, rows, isDryRun, idempotencyKey) =>
      send(
        client,
        rows.map((row) => toRow(new RowReader(row))),
        isDryRun,
        idempotencyKey,
      ),
  };
}
