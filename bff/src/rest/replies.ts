import { z } from 'zod';
import type { Wire } from './wire.js';

/** One page of rows; `totalRow` counts the whole list. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly totalRow: number;
}

export interface SaveError {
  /** The row's name of the field, null when the mistake belongs to none. */
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

/** What a save answered. `success: false` is a rule that was broken: for the person to mend. */
export interface SaveReply {
  readonly success: boolean;
  readonly message: string;
  readonly errors: SaveError[];
  /** Of the row that was written; null where the data API does not tell. */
  readonly id: string | null;
}

/** What an action answered: `data` when it succeeded. */
export type ActionReply<Data> =
  | { readonly success: true; readonly message: string; readonly data: Data }
  | { readonly success: false; readonly message: string; readonly errors: SaveError[] };

/** Reads the `errors` of a save. */
export const saveErrors = (wire: Wire) =>
  wire.list(
    z
      .object({ field: wire.optionalText, code: wire.optionalText, message: wire.textOrEmpty })
      .transform(({ field, code, message }): SaveError => ({ field, code: code ?? 'REFUSED', message })),
  );

/** The readers of the envelope (contract, section 1). */
export function envelopeReaders(wire: Wire) {
  const envelope = z.object({
    // A data API that leaves `success` out of a read has succeeded.
    success: z.boolean().default(true),
    message: wire.textOrEmpty,
    errors: saveErrors(wire),
    data: z.unknown().optional(),
    included: z.unknown().optional(),
  });
  return {
    envelope,
    saved: z.preprocess((data) => data ?? {}, z.object({ id: wire.optionalId })),
    options: wire.list(z.object({ value: wire.text, text: wire.textOrEmpty, group: wire.optionalText })),
  };
}

/** Reads the `data` of a list: rows and the count of the whole list. */
export const pageReader = <Row>(wire: Wire, row: z.ZodType<Row>) =>
  z
    .preprocess(unnest, z.object({ data: wire.list(row), totalRow: wire.optionalInteger }))
    .transform(({ data, totalRow }): Page<Row> => ({ rows: data, totalRow: totalRow ?? data.length }));

export type Envelope = z.infer<ReturnType<typeof envelopeReaders>['envelope']>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `data: {data, totalRow}` is the contract; `data.data.data` (one reading of the specification) and a bare list pass too. */
function unnest(data: unknown): unknown {
  if (data === null || data === undefined) return { data: [], totalRow: 0 };
  if (Array.isArray(data)) return { data };
  if (isRecord(data) && isRecord(data.data))
    return { data: data.data.data, totalRow: data.data.totalRow ?? data.totalRow };
  return data;
}
