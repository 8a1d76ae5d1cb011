import type { IncomingMessage, ServerResponse } from 'node:http';
import processRequest from 'graphql-upload/processRequest.mjs';
import { unauthenticated } from '../../errors/errors.js';
import { limits } from '../../graphql/admission/limits.js';
import type { Session } from '../../session/session.js';
import { readJson, UnreadableBody } from '../read-body.js';

/** One byte more than a photo may have: the parser cuts a file at the limit itself. */
const uploadLimits = { maxFieldSize: limits.requestBytes, maxFileSize: 2 * 1024 * 1024 + 1, maxFiles: 5 };

/**
 * The body of an operation's request: JSON, or a GraphQL multipart request. Undefined where Apollo is to say what is wrong.
 * @param session who is calling: files are taken in only from who is signed in
 * @throws UnreadableBody, a GatewayError, or an error of graphql-upload: `refuse` answers them
 */
export async function operationBody(
  request: IncomingMessage,
  response: ServerResponse,
  session: Session | null,
): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return readJson(request, limits.requestBytes);
  if (type === 'multipart/form-data') return readUpload(request, response, session);
  // Without a type, or with one that any page can send across origins, Apollo's CSRF prevention answers.
  if (type === undefined || type === 'text/plain' || type === 'application/x-www-form-urlencoded') {
    request.resume();
    return undefined;
  }
  throw new UnreadableBody(415, 'Send application/json or multipart/form-data.');
}

/** Files are taken in only from who is signed in, and only from pages of ours: the preflight header proves it. */
function readUpload(
  request: IncomingMessage,
  response: ServerResponse,
  session: Session | null,
): Promise<unknown> {
  if (!request.headers['apollo-require-preflight'])
    throw new UnreadableBody(400, 'An upload needs the header apollo-require-preflight.');
  if (!session) throw unauthenticated();
  return processRequest(request, response, uploadLimits);
}
