import { z } from 'zod';
import { GatewayError } from '../../../errors/errors.js';
import type { Text } from '../../../errors/text.js';
import type { Context } from '../../../graphql/schema/context.js';
import {
  type FormerValue,
  ImportAction,
  type ImportPayload,
} from '../../../graphql/schema/import-payload.js';
import { type InputNames, userErrors } from '../../../graphql/schema/payload.js';
import { type BodyCall, bodyCall } from '../../../rest/calls.js';
import { encodeFlag } from '../../../rest/encode.js';
import type { PayloadSchemas } from '../../../rest/payload-schemas.js';
import { type SaveError, saveErrors } from '../../../rest/replies.js';
import { asText } from '../../as-text.js';
import type { Fields, RestRow } from '../field.js';
import type { InputFields } from '../input-field.js';

/** Maximum rows of one call (docs/import.md). */
const MAX_IMPORT_ROWS = 1000;
const TOO_MANY_ROWS: Text = {
  id: `Import memuat paling banyak ${MAX_IMPORT_ROWS} baris.`,
  en: `An import takes at most ${MAX_IMPORT_ROWS} rows.`,
};
/** Milliseconds for up to 1,000 saves in one call. */
const TIMEOUT_MS = 60_000;

/** Reply to `POST X/import`; `rows` is empty when the whole call is refused. */
interface ImportReply {
  readonly success: boolean;
  readonly message: string;
  readonly errors: SaveError[];
  readonly rows: {
    row: number;
    action: ImportAction;
    id: string | null;
    errors: SaveError[];
    isInvited: boolean;
    /** With the data API's field names. */
    former: RestRow;
  }[];
  /** The former values of a row. @param sent the row */
  valuesOf(former: RestRow, sent: object): FormerValue[];
}

const actions = {
  add: ImportAction.ADD,
  edit: ImportAction.CHANGE,
  none: ImportAction.NONE,
  refused: ImportAction.REFUSE,
} as const;

const importReply = (fields: Fields, row: InputFields) => (schemas: PayloadSchemas) => {
  const valuesOf = formerValues(fields, row, schemas);
  return z
    .object({
      success: z.boolean(),
      message: schemas.textOrEmpty,
      errors: saveErrors(schemas),
      data: z
        .object({
          rows: schemas.list(
            z.object({
              row: schemas.integer,
              action: z.enum(['add', 'edit', 'none', 'refused']).transform((action) => actions[action]),
              id: schemas.optionalId,
              errors: saveErrors(schemas),
              isInvited: schemas.flag,
              former: z.record(z.string(), z.unknown()).default({}),
            }),
          ),
        })
        .nullish(),
    })
    .transform(({ data, ...reply }): ImportReply => ({ ...reply, valuesOf, rows: data?.rows ?? [] }));
};

/**
 * Reads former values as the resource's own rows are read.
 * @param row the fields of an import row; those that are no field of the resource are texts
 */
function formerValues(fields: Fields, row: InputFields, schemas: PayloadSchemas): ImportReply['valuesOf'] {
  const readers = Object.entries(row).map(([field, { names }]) => ({
    field,
    names,
    read:
      Object.values(fields)
        .find((one) => one.names.join() === names.join())
        ?.read(schemas) ?? ((values: RestRow) => values[names[0] ?? '']),
  }));
  return (former, sent) =>
    readers
      .filter(({ names }) => names.some((name) => name in former))
      // One of the names of a value may not have changed.
      .map(({ field, read }) => ({ field, value: asText(read({ ...sent, ...former })) }));
}

/** Declares `POST path`, which saves many rows in one transaction (docs/import.md). */
export const importCall = (path: string, fields: Fields, row: InputFields): BodyCall<ImportReply> =>
  bodyCall(path, importReply(fields, row), { optional: true, timeoutMs: TIMEOUT_MS });

/**
 * Saves rows, or with `dryRun` reports what saving each would do.
 * @param rows with the data API's field names
 * @param inputNames GraphQL name of each field whose REST name differs, for the errors
 * @throws BAD_USER_INPUT for too many rows
 */
export async function importRows(
  { rest }: Context,
  call: BodyCall<ImportReply>,
  rows: readonly object[],
  dryRun: boolean,
  inputNames: InputNames,
): Promise<ImportPayload> {
  if (rows.length > MAX_IMPORT_ROWS)
    throw new GatewayError('BAD_USER_INPUT', TOO_MANY_ROWS, { field: 'rows' });
  const reply = await rest.postBody(call, { rows, dryRun: encodeFlag(dryRun) });
  return {
    success: reply.success,
    message: reply.message,
    errors: userErrors(reply.errors, inputNames),
    rows: reply.rows.map((row) => ({
      ...row,
      errors: userErrors(row.errors, inputNames),
      former: reply.valuesOf(row.former, rows[row.row - 1] ?? {}),
    })),
  };
}
