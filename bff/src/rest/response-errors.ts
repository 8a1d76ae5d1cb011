import { z } from 'zod';
import { GatewayError } from '../errors/errors.js';

/** The service lacks the call, which is optional in the contract ([+]). */
export const notSupported = ({ path }: { readonly path: string }) =>
  new GatewayError('NOT_SUPPORTED', undefined, { call: path });

/** The service refused the caller's rate. */
export const tooManyRequests = (retryAfter: number) =>
  new GatewayError(
    'RATE_LIMITED',
    {
      id: `Terlalu banyak percobaan. Tunggu ${retryAfter} detik.`,
      en: `Too many attempts. Please wait ${retryAfter} seconds.`,
    },
    { retryAfter },
  );

/** There is no such row, or it is out of scope. */
export const noSuchEntry = (call: string) =>
  new GatewayError(
    'BAD_USER_INPUT',
    { id: 'Data tidak ditemukan.', en: 'There is no such entry.' },
    { call },
  );

/** The service refused the request with a status from 400 to 499. */
export const badRequest = (call: string, message = '') =>
  new GatewayError('BAD_USER_INPUT', message || undefined, { call });

const badReply = (call: string, field: string, reason: string): GatewayError =>
  new GatewayError('UPSTREAM_BAD_REPLY', undefined, { call, field, reason });

/** @throws UPSTREAM_BAD_REPLY when the text is not JSON */
export function json(text: string, call: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badReply(call, 'body', 'is not JSON');
  }
}

/** @throws UPSTREAM_BAD_REPLY naming the malformed field */
export function parsed<Value>(reader: z.core.$ZodType<Value>, value: unknown, call: string): Value {
  const result = z.safeParse(reader, value);
  if (result.success) return result.data;
  throw badReply(call, fieldOf(result.error), 'is not what it should be');
}

/** Path of the first malformed field, such as `data[3].year`. */
function fieldOf(error: z.core.$ZodError): string {
  const path = error.issues[0]?.path ?? [];
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return `data${steps.join('')}`;
}
