import type { FieldError } from './refusals.js';
import { type Language, type Text, textIn } from './text.js';

/** A field error as it is sent: its message in the caller's language. */
export type RenderedError = Omit<FieldError, 'message'> & { message: string };

/** What every call answers (contract, section 1). */
export interface Envelope {
  success: boolean;
  /** A text is rendered in the caller's language when the reply is sent, see `renderMessages`. */
  message: Text | string;
  data?: unknown;
  /** Rows that those in `data` lead to, by the resource's name: what `include=` asked for. */
  included?: Readonly<Record<string, readonly object[]>>;
  errors?: readonly RenderedError[];
}

const SUCCESS: Text = { id: 'Berhasil', en: 'Success' };
export const SAVED: Text = { id: 'Data berhasil disimpan', en: 'The data was saved' };

export const succeeded = (data: unknown, message: Text = SUCCESS): Envelope => ({
  success: true,
  message,
  data,
});

/**
 * What `succeeded` answers, as bytes, where members of the data are JSON already: a long list that was written at its source is
 * passed on as it is.
 * @param data with a member or more @param written JSON, in parts, by the member's name
 */
export function succeededWith(
  data: object,
  written: Readonly<Record<string, readonly Buffer[]>>,
  language: Language,
): Buffer {
  const message = textIn(SUCCESS, language);
  const members = JSON.stringify(data).slice(0, -1);
  return Buffer.concat([
    Buffer.from(`{"success":true,"message":${JSON.stringify(message)},"data":${members}`),
    ...Object.entries(written).flatMap(([name, json]) => [Buffer.from(`,${JSON.stringify(name)}:`), ...json]),
    Buffer.from('}}'),
  ]);
}

export const saved = (id: number): Envelope => succeeded({ id }, SAVED);

export const renderedError = (error: FieldError, language: Language): RenderedError => ({
  ...error,
  message: textIn(error.message, language),
});

export const broken = (errors: readonly [FieldError, ...FieldError[]], language: Language): Envelope => ({
  success: false,
  message: textIn(errors[0].message, language),
  errors: errors.map((error) => renderedError(error, language)),
});
