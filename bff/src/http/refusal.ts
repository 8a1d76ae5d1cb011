import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type ErrorCode, errorReporting, GatewayError } from '../errors/errors.js';
import { acceptedLanguage, defaultLanguage, type Language, textIn } from '../errors/text.js';
import { UnreadableBody } from './read-body.js';

/** Responds with an error to a request that did not become an operation, in the format of a GraphQL response. */
export function refuseOperation(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (response.destroyed || response.headersSent) return;
  const language = acceptedLanguage(request.headers['accept-language']) ?? defaultLanguage;
  const { status, message, extensions } = refusalOf(error, language);
  if (extensions.code === 'INTERNAL') log[errorReporting.INTERNAL.log]({ err: error }, 'a request failed');
  // The rest of the body is not read.
  if (!request.complete) response.setHeader('connection', 'close');
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  if ('retryAfter' in extensions) response.setHeader('retry-after', String(extensions.retryAfter));
  response.end(JSON.stringify({ errors: [{ message, extensions }] }));
}

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly extensions: { readonly code: ErrorCode; readonly retryAfter?: number };
}

function refusalOf(error: unknown, language: Language): Refusal {
  const badInput = { code: 'BAD_USER_INPUT' } as const;
  if (error instanceof UnreadableBody)
    return { status: error.status, message: error.message, extensions: badInput };
  if (error instanceof GatewayError) {
    const { retryAfter } = error.extensions;
    const extensions = { code: error.code, ...(typeof retryAfter === 'number' ? { retryAfter } : {}) };
    return { status: errorReporting[error.code].status, message: textIn(error.text, language), extensions };
  }
  // Errors of raw-body and graphql-upload (http-errors): an incomplete body, or a malformed or too large multipart request.
  if (error instanceof Error && 'status' in error && 'expose' in error && error.expose === true)
    return { status: Number(error.status), message: error.message, extensions: badInput };
  const { status, text } = errorReporting.INTERNAL;
  return { status, message: textIn(text, language), extensions: { code: 'INTERNAL' } };
}
