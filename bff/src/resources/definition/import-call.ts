import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import type { Text } from '../../errors/text.js';
import type { Context } from '../../graphql/schema/context.js';
import { ImportAction, type ImportPayload } from '../../graphql/schema/import-payload.js';
import { type InputNames, userErrors } from '../../graphql/schema/payload.js';
import { type BodyCall, bodyCall } from '../../rest/calls.js';
import { encodeFlag } from '../../rest/encode.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { type SaveError, saveErrors } from '../../rest/replies.js';

/** Maximum rows of one call (docs/import.md). */
export const MAX_IMPORT_ROWS = 1000;
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
  readonly rows: { row: number; action: ImportAction; id: string | null; errors: SaveError[] }[];
}

const actions = {
  add: ImportAction.ADD,
  edit: ImportAction.CHANGE,
  none: ImportAction.NONE,
  refused: ImportAction.REFUSE,
} as const;

const importReply = (schemas: PayloadSchemas) =>
  z
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
            }),
          ),
        })
        .nullish(),
    })
    .transform(({ data, ...reply }): ImportReply => ({ ...reply, rows: data?.rows ?? [] }));

/** Declares `POST path`, which saves many rows in one transaction (docs/import.md). */
export const importCall = (path: string): BodyCall<ImportReply> =>
  bodyCall(path, importReply, { optional: true, timeoutMs: TIMEOUT_MS });

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
    rows: reply.rows.map((row) => ({ ...row, errors: userErrors(row.errors, inputNames) })),
  };
}
