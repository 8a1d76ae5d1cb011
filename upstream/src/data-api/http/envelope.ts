import type { FieldError } from './refusals.js';

/** What every call answers (contract, section 1). */
export interface Envelope {
  success: boolean;
  message: string;
  data?: unknown;
  errors?: readonly FieldError[];
}

export const succeeded = (data: unknown, message = 'Success'): Envelope => ({ success: true, message, data });

export const saved = (id: number): Envelope => succeeded({ id }, 'Data berhasil disimpan');

export const broken = (errors: readonly [FieldError, ...FieldError[]]): Envelope => ({
  success: false,
  message: errors[0].message,
  errors,
});
