import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import processRequest from 'graphql-upload/processRequest.mjs';
import type { GatewayParts } from '../gateway-parts.js';
import type { Context } from '../schema/context.js';
import { GatewayError, unauthenticated } from '../schema/errors.js';
import { idleHeader, newerUse } from '../session/idle-end.js';
import type { Session } from '../session/session.js';
import { contextOf } from './operation-context.js';
import { originAllowed } from './origin.js';
import { readJson, UnreadableBody } from './read-body.js';
import { setCookie } from './set-cookie.js';

/** Bytes an operation may have: an import of a thousand rows with long addresses does. */
const maxOperationBytes = 2 * 1024 * 1024;
/** One byte more than a photo may have (contract, section 7: 2 MB): the parser cuts a file at the limit itself. */
const uploadLimits = { maxFieldSize: maxOperationBytes, maxFileSize: 2 * 1024 * 1024 + 1, maxFiles: 5 };

/**
 * /graphql over HTTP, straight from node:http into Apollo: a framework in between would cost more than the operation.
 * POST with JSON, POST with a GraphQL multipart request (uploads), GET, and Sandbox for a browser's GET.
 */
export function graphqlEndpoint(parts: GatewayParts, apollo: ApolloServer<Context>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!originAllowed(request, parts.config))
        throw new GatewayError('FORBIDDEN', 'This page may not send operations here.');
      const context = await contextOf(parts, request, response);
      await noteUse(parts, request, response, context.session);
      const body = await bodyOf(request, response, context);
      const { search } = new URL(request.url ?? '/', 'http://gateway');
      const method = request.method?.toUpperCase() ?? 'GET';
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: headerMapOf(request), search, body },
        context: async () => context,
      });
      await send(request, response, answer);
    } catch (error) {
      refuse(parts, request, response, error);
    }
  };
}

/** An operation that somebody asks for puts off the idle end of the browser's session; the answer's cookie remembers it. */
async function noteUse(
  { sessionCookie, sockets }: GatewayParts,
  { headers }: IncomingMessage,
  response: ServerResponse,
  session: Session | null,
): Promise<void> {
  if (session?.via !== 'cookie') return;
  const usedAt = newerUse(session, headers[idleHeader]);
  if (usedAt === null) return;
  sockets.used({ token: session.token, usedAt });
  setCookie(response, await sessionCookie.keep({ ...session, usedAt }));
}

/** Undefined where Apollo is to say what is wrong. */
async function bodyOf(
  request: IncomingMessage,
  response: ServerResponse,
  context: Context,
): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return readJson(request, maxOperationBytes);
  if (type === 'multipart/form-data') return readUpload(request, response, context);
  // Without a type, or with one that any page can send across origins, Apollo's CSRF prevention answers.
  if (type === undefined || type === 'text/plain' || type === 'application/x-www-form-urlencoded') {
    request.resume();
    return undefined;
  }
  throw new UnreadableBody(415, 'Send application/json or multipart/form-data.');
}

/** Files are taken in only from who is signed in, and only from pages of ours: the preflight header proves it. */
function readUpload(request: IncomingMessage, response: ServerResponse, context: Context): Promise<unknown> {
  if (!request.headers['apollo-require-preflight'])
    throw new UnreadableBody(400, 'An upload needs the header apollo-require-preflight.');
  if (!context.session) throw unauthenticated();
  return processRequest(request, response, uploadLimits);
}

function headerMapOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

async function send(request: IncomingMessage, response: ServerResponse, answer: HTTPGraphQLResponse) {
  // What was not read of an upload would keep the connection from being used again.
  if (!request.complete) {
    request.resume();
    await finished(request, { error: false }).catch(() => undefined);
  }
  if (response.destroyed) return;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  // Sandbox's page says for itself, by a nonce, which scripts and frames it is made of.
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    response.setHeader('content-security-policy', "frame-ancestors 'none'");
  response.setHeader('cache-control', 'no-store');
  response.statusCode = answer.status ?? 200;
  if (answer.body.kind === 'complete') {
    response.end(answer.body.string);
    return;
  }
  for await (const piece of answer.body.asyncIterator) response.write(piece);
  response.end();
}

/** The answer to what never became an operation, in the shape of one, so that clients need to read one shape only. */
function refuse(
  parts: GatewayParts,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (response.destroyed || response.headersSent) return;
  const { status, message, code } = refusalOf(error);
  if (code === 'INTERNAL') parts.log.error({ err: error }, 'a request failed');
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
