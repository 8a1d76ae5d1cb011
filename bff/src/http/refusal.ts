import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type ErrorCode, errorTexts, GatewayError } from '../schema/errors.js';
import { acceptedLanguage, defaultLanguage, type Language, textIn } from '../schema/text.js';
import { UnreadableBody } from './read-body.js';

/** The answer to what never became an operation, in the shape of one, so that clients need to read one shape only. */
export function refuse(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (response.destroyed || response.headersSent) return;
  const language = acceptedLanguage(request.headers['accept-language']) ?? defaultLanguage;
  const { status, message, extensions } = refusalOf(error, language);
  if (extensions.code === 'INTERNAL') log.error({ err: error }, 'a request failed');
  // The rest of a body that nobody wants is not waited for.
  if (!request.complete) response.setHeader('connection', 'close');
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  if ('retryAfter' in extensions) response.setHeader('retry-after', String(extensions.retryAfter));
  response.end(JSON.stringify({ errors: [{ message, extensions }] }));
}

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UPSTREAM_BAD_REPLY: 502,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
};

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly extensions: { readonly code: ErrorCode; readonly retryAfter?: number };
}

function refusalOf(error: unknown, language: Language): Refusal {
  const badInput = { code: 'BAD_USER_INPUT' } as const;
  if (error instanceof UnreadableBody)
    return { status: error.status, message: error.message, extensions: badInput };
  const status = error instanceof GatewayError ? statuses[error.code] : undefined;
  if (error instanceof GatewayError && status !== undefined) {
    const { retryAfter } = error.extensions;
    const extensions = { code: error.code, ...(typeof retryAfter === 'number' ? { retryAfter } : {}) };
    return { status, message: textIn(error.text, language), extensions };
  }
  // graphql-upload's own errors (http-errors): a malformed or too large multipart request.
  if (error instanceof Error && 'status' in error && 'expose' in error && error.expose === true)
    return { status: Number(error.status), message: error.message, extensions: badInput };
  return { status: 500, message: textIn(errorTexts.INTERNAL, language), extensions: { code: 'INTERNAL' } };
}
