import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { GatewayError } from '../schema/errors.js';
import { UnreadableBody } from './read-body.js';

/** The answer to what never became an operation, in the shape of one, so that clients need to read one shape only. */
export function refuse(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (response.destroyed || response.headersSent) return;
  const { status, message, code } = refusalOf(error);
  if (code === 'INTERNAL') log.error({ err: error }, 'a request failed');
  // The rest of a body that nobody wants is not waited for.
  if (!request.complete) response.setHeader('connection', 'close');
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}

const statusOf = { UNAUTHENTICATED: 401, FORBIDDEN: 403 } as const;

function refusalOf(error: unknown): { status: number; message: string; code: string } {
  if (error instanceof UnreadableBody)
    return { status: error.status, message: error.message, code: 'BAD_USER_INPUT' };
  if (error instanceof GatewayError && (error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN'))
    return { status: statusOf[error.code], message: error.message, code: error.code };
  // graphql-upload's own errors (http-errors): a malformed or too large multipart request.
  if (error instanceof Error && 'status' in error && 'expose' in error && error.expose === true)
    return { status: Number(error.status), message: error.message, code: 'BAD_USER_INPUT' };
  return { status: 500, message: 'Something went wrong on our side.', code: 'INTERNAL' };
}
