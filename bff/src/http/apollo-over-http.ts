import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type ApolloServer,
  type BaseContext,
  type ContextThunk,
  HeaderMap,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import { endWithText } from './compressed.js';
import { bodyForApollo, searchForApollo } from './operation/persisted-document.js';
import { discardBody, maxDiscardedBytes } from './read-body.js';

interface ReadRequest<TContext extends BaseContext> {
  /** The parsed body; undefined if Apollo Server is to refuse the request. */
  readonly body: unknown;
  readonly context: ContextThunk<TContext>;
}

/** Executes a request of node:http by Apollo Server (its documentation: "Building integrations for Node.js frameworks"), and writes the response. */
export async function executeByApollo<TContext extends BaseContext>(
  apollo: ApolloServer<TContext>,
  request: IncomingMessage,
  response: ServerResponse,
  { body, context }: ReadRequest<TContext>,
): Promise<void> {
  const { url = '/' } = request;
  const search = searchForApollo(url.includes('?') ? url.slice(url.indexOf('?')) : '');
  const method = request.method?.toUpperCase() ?? 'GET';
  const result = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers: headerMapOf(request), search, body: bodyForApollo(body) },
    context,
  });
  await send(request, response, result);
}

function headerMapOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

async function send(request: IncomingMessage, response: ServerResponse, result: HTTPGraphQLResponse) {
  // The connection cannot be reused while a part of the upload is unread.
  if (!request.complete) await discardBody(request, maxDiscardedBytes);
  if (response.destroyed) return;
  for (const [name, value] of result.headers) response.setHeader(name, value);
  // Sandbox's page sets a policy for its scripts and frames by a nonce.
  if (result.headers.get('content-type')?.startsWith('text/html'))
    response.setHeader('content-security-policy', "frame-ancestors 'none'");
  response.statusCode = result.status ?? 200;
  if (result.body.kind === 'complete') {
    await endWithText(request, response, result.body.string);
    return;
  }
  for await (const piece of result.body.asyncIterator) response.write(piece);
  response.end();
}
