import { z } from 'zod';
import { transform } from 'zod/mini';
import type { PayloadSchemas } from './payload-schemas.js';

/** One page of rows; `totalRow` counts the whole list. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly totalRow: number;
}

export interface SaveError {
  /** The field's name in the REST payload; null when the error concerns no single field. */
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

/** Reply to a save. `success: false` means a broken rule, which the user can correct. */
export interface SaveReply {
  readonly success: boolean;
  readonly message: string;
  readonly errors: SaveError[];
  /** Id of the saved row; null when the data API does not send it. */
  readonly id: string | null;
}

/** Reply to an action: `data` when it succeeded. */
export type ActionReply<Data> =
  | { readonly success: true; readonly message: string; readonly data: Data }
  | { readonly success: false; readonly message: string; readonly errors: SaveError[] };

/** Reads the `errors` of a save. */
export const saveErrors = (schemas: PayloadSchemas) =>
  schemas.list(
    z
      .object({ field: schemas.optionalText, code: schemas.optionalText, message: schemas.textOrEmpty })
      .transform(({ field, code, message }): SaveError => ({ field, code: code ?? 'REFUSED', message })),
  );

/** The readers of the envelope. */
export function envelopeReaders(schemas: PayloadSchemas) {
  const envelope = z.object({
    // Missing in the response to a read, it means success.
    success: z.boolean().default(true),
    message: schemas.textOrEmpty,
    errors: saveErrors(schemas),
    data: z.unknown().optional(),
    included: z.unknown().optional(),
  });
  return {
    envelope,
    saved: z.preprocess((data) => data ?? {}, z.object({ id: schemas.optionalId })),
    options: schemas.list(
      z.object({ value: schemas.text, text: schemas.textOrEmpty, group: schemas.optionalText }),
    ),
  };
}

/**
 * Reads the `data` of a list: its rows and their total count. `transform` is Zod Mini's here, in `list` and for rows: the one of zod adds
 * a closure to each value, and minor garbage collections then keep all rows (14 % of what a list of 20 allocates, instead of 2 %).
 */
export const pageReader = <Row>(schemas: PayloadSchemas, row: z.core.$ZodType<Row>) =>
  z.pipe(
    z.pipe(transform(unnest), z.object({ data: schemas.list(row), totalRow: schemas.optionalInteger })),
    transform(({ data, totalRow }): Page<Row> => ({ rows: data, totalRow: totalRow ?? data.length })),
  );

export type Envelope = z.infer<ReturnType<typeof envelopeReaders>['envelope']>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The contract has `data: {data, totalRow}`; `data.data.data` (one reading of the specification) and a plain list are accepted too. */
function unnest(data: unknown): unknown {
  if (data === null || data === undefined) return { data: [], totalRow: 0 };
  if (Array.isArray(data)) return { data };
  if (isRecord(data) && isRecord(data.data))
    return { data: data.data.data, totalRow: data.data.totalRow ?? data.totalRow };
  return data;
}
