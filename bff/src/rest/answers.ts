import type { ZodError, ZodType } from 'zod';
import { GatewayError } from '../schema/errors.js';
import type { CallOptions, Service } from './calls.js';
import { parserOf } from './row-parser.js';

const serviceNames: Readonly<Record<Service, string>> = {
  dataApi: 'data API',
  fileService: 'file service',
  geocoder: 'geocoder',
};

/** The service took too long. */
export const tooSlow = (service: Service) =>
  new GatewayError('UPSTREAM_TIMEOUT', `The ${serviceNames[service]} took too long to answer.`);

/** The service cannot be reached, or failed. */
export const unavailable = (service: Service) =>
  new GatewayError(
    'UPSTREAM_UNAVAILABLE',
    `The ${serviceNames[service]} cannot be reached. Please try again.`,
  );

/** The service has no such call, which is [+]. */
export const notSupported = ({ path, options }: { readonly path: string; readonly options: CallOptions }) =>
  new GatewayError(
    'NOT_SUPPORTED',
    `The ${serviceNames[options.service ?? 'dataApi']} does not offer this function.`,
    { call: path },
  );

/** The service did not understand what it was asked. */
export const notUnderstood = (call: string, message = '') =>
  new GatewayError('BAD_USER_INPUT', message || 'The request was not understood.', { call });

const badReply = (call: string, field: string, reason: string) =>
  new GatewayError('UPSTREAM_BAD_REPLY', 'A service gave an answer that cannot be read.', {
    call,
    field,
    reason,
  });

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
  const read = parserOf(reader)(value);
  if (read !== undefined) return read;
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
