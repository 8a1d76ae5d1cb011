import type { IncomingMessage, ServerResponse } from 'node:http';
import processRequest from 'graphql-upload/processRequest.mjs';
import { unauthenticated } from '../../errors/errors.js';
import { maxPhotoBytes } from '../../files/photo.rest.js';
import { limits } from '../../graphql/admission/limits.js';
import type { Session } from '../../session/session.js';
import { readJson, UnreadableBody } from '../read-body.js';

/** One byte more than the limit of a photo, because the parser truncates a file that reaches its own limit. */
const uploadLimits = { maxFieldSize: limits.requestBytes, maxFileSize: maxPhotoBytes + 1, maxFiles: 5 };

/**
 * The body of an operation's request: JSON, or a GraphQL multipart request. Undefined if Apollo Server is to refuse the request.
 * @param session of the caller, which uploads require
 * @throws UnreadableBody, a GatewayError, or an error of graphql-upload, for `refuseOperation`
 */
export async function readOperationBody(
  request: IncomingMessage,
  response: ServerResponse,
  session: Session | null,
): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return readJson(request, limits.requestBytes);
  if (type === 'multipart/form-data') return readUpload(request, response, session);
  // Apollo Server's CSRF prevention refuses a missing type, or one that any page can send across origins.
  if (type === undefined || type === 'text/plain' || type === 'application/x-www-form-urlencoded') {
    request.resume();
    return undefined;
  }
  throw new UnreadableBody(415, 'Send application/json or multipart/form-data.');
}

/** Accepts files only from signed-in callers, and only from our own pages: others cannot send the preflight header. */
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
