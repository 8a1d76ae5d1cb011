import type { FieldError } from './refusals.js';
import { type Language, type Text, textIn } from './text.js';

/** A field error as it is sent: its message in the caller's language. */
export type RenderedError = Omit<FieldError, 'message'> & { message: string };

/** The response of every call. */
export interface Envelope {
  success: boolean;
  /** A text is rendered in the caller's language when the reply is sent, see `renderMessages`. */
  message: Text | string;
  data?: unknown;
  /** Rows that those in `data` refer to, by the resource's name: what `include=` requested. */
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
