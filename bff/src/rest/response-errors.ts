import type { ZodError, ZodType } from 'zod';
import { GatewayError } from '../schema/errors.js';

/** The service took too long. */
export const tooSlow = () => new GatewayError('UPSTREAM_TIMEOUT');

/** The service cannot be reached, or failed. */
export const unavailable = () => new GatewayError('UPSTREAM_UNAVAILABLE');

/** The service has no such call, which is [+]. */
export const notSupported = ({ path }: { readonly path: string }) =>
  new GatewayError('NOT_SUPPORTED', undefined, { call: path });

/** The caller has tried too often. */
export const tooManyTries = (retryAfter: number) =>
  new GatewayError(
    'RATE_LIMITED',
    {
      id: `Terlalu banyak percobaan. Tunggu ${retryAfter} detik.`,
      en: `Too many tries. Please wait ${retryAfter} seconds.`,
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

/** The service did not understand what it was asked. */
export const notUnderstood = (call: string, message = '') =>
  new GatewayError('BAD_USER_INPUT', message || undefined, { call });

const badReply = (call: string, field: string, reason: string): GatewayError =>
  new GatewayError('UPSTREAM_BAD_REPLY', undefined, { call, field, reason });

/** @throws UPSTREAM_BAD_REPLY for what is no JSON */
export function json(text: string, call: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badReply(call, 'body', 'is not JSON');
  }
}

/** @throws UPSTREAM_BAD_REPLY naming the field that is wrong */
export function parsed<Value>(reader: ZodType<Value>, value: unknown, call: string): Value {
  const result = reader.safeParse(value);
  if (result.success) return result.data;
  throw badReply(call, fieldOf(result.error), 'is not what it should be');
}

/** `data[3].year`: where the first thing that is wrong stands. */
function fieldOf(error: ZodError): string {
  const path = error.issues[0]?.path ?? [];
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return `data${steps.join('')}`;
}
