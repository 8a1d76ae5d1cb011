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
export const noSuchEntry = (call: string, message?: string) =>
  new GatewayError(
    'BAD_USER_INPUT',
    message ?? { id: 'Data tidak ditemukan.', en: 'There is no such entry.' },
    { call },
  );

/** The service refused the request with a status from 400 to 499. */
export const badRequest = (call: string, message?: string) =>
  new GatewayError('BAD_USER_INPUT', message, { call });

/** Characters of a response whose message is read, and of the message. */
const maxBody = 100_000;
const maxMessage = 300;

const refusal = z.object({ success: z.literal(false), message: z.string().trim().min(1).max(maxMessage) });

/** The parts that the message of a fault must not contain: the contract has a fixed text for it, other services send that of their exception. */
const internals: readonly RegExp[] = [
  // Addresses, hosts with a port, and errors of connections.
  /:\/\/|localhost|\d\.\d{1,3}\.\d|[a-z][\w.-]{0,60}:\d{2,5}\b|\bE(?:CONN|TIMEDOUT|NOTFOUND|AI_|PIPE)/,
  // Files, places in a program, and exceptions.
  /(?:^|[\s("'])(?:[A-Z]:)?[\\/]\w|\.\w+:\d|[a-z](?:Error|Exception)\b|^Error\b/,
  /\bSQL|\b(?:select|insert into|delete from|constraint|relation|column|syntax)\b/i,
];

/**
 * The message for people in a response with an error status: one line of the envelope.
 * @returns undefined when there is none, or when a fault (500 and above) may say something about the inside of the service
 */
export function messageIn({ status, data }: { readonly status: number; readonly data: string }) {
  if (data.length > maxBody) return undefined;
  const { data: body } = refusal.safeParse(jsonOrNull(data));
  if (body === undefined || /[\r\n\u2028\u2029]/.test(body.message)) return undefined;
  return status >= 500 && internals.some((sign) => sign.test(body.message)) ? undefined : body.message;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

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
