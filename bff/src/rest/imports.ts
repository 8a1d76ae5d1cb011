import { z } from 'zod';
import type { Context } from '../schema/context.js';
import { GatewayError } from '../schema/errors.js';
import { ImportAction, type ImportPayload } from '../schema/import-payload.js';
import { type InputNames, userErrors } from '../schema/payload.js';
import type { Text } from '../schema/text.js';
import { type BodyCall, bodyCall } from './calls.js';
import { saidFlag } from './encode.js';
import { type SaveError, saveErrors } from './replies.js';
import type { Wire } from './wire.js';

/** So many rows a call may have (docs/import.md). */
export const MAX_IMPORT_ROWS = 1000;
const TOO_MANY_ROWS: Text = {
  id: `Import memuat paling banyak ${MAX_IMPORT_ROWS} baris.`,
  en: `An import takes at most ${MAX_IMPORT_ROWS} rows.`,
};
/** Milliseconds: a thousand saves in one go take longer than one. */
const TIMEOUT_MS = 60_000;

/** What `POST X/import` answers; `rows` is empty where the whole call is refused. */
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

const importReply = (wire: Wire) =>
  z
    .object({
      success: z.boolean(),
      message: wire.textOrEmpty,
      errors: saveErrors(wire),
      data: z
        .object({
          rows: wire.list(
            z.object({
              row: wire.integer,
              action: z.enum(['add', 'edit', 'none', 'refused']).transform((action) => actions[action]),
              id: wire.optionalId,
              errors: saveErrors(wire),
            }),
          ),
        })
        .nullish(),
    })
    .transform(({ data, ...reply }): ImportReply => ({ ...reply, rows: data?.rows ?? [] }));

/** Declares `POST path`, which takes many rows, all or none (docs/import.md). */
export const importCall = (path: string): BodyCall<ImportReply> =>
  bodyCall(path, importReply, { optional: true, timeoutMs: TIMEOUT_MS });

/**
 * Sends rows to be saved, or to be told what would become of each.
 * @param rows as the data API calls their fields
 * @param inputNames GraphQL name of each field that the data API calls otherwise, so that errors point at what was sent
 * @throws BAD_USER_INPUT for more rows than a call may have
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
  const reply = await rest.tell(call, { rows, dryRun: saidFlag(dryRun) });
  return {
    success: reply.success,
    message: reply.message,
    errors: userErrors(reply.errors, inputNames),
    rows: reply.rows.map((row) => ({ ...row, errors: userErrors(row.errors, inputNames) })),
  };
}
