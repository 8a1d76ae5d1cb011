import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type ApolloServer,
  type BaseContext,
  type ContextThunk,
  HeaderMap,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import { readPast } from './read-body.js';

/** Bytes of an upload that are read past once its answer is known: with more to come, its connection is left to time out. */
const mostReadPast = 2 * 1024 * 1024;

/** What of an operation's request was read before Apollo gets it. */
export interface ReadRequest<TContext extends BaseContext> {
  /** The parsed body; undefined where Apollo is to say what is wrong. */
  readonly body: unknown;
  readonly context: ContextThunk<TContext>;
}

/** Has Apollo answer a request of node:http. Writes the whole answer. */
export async function answerByApollo<TContext extends BaseContext>(
  apollo: ApolloServer<TContext>,
  request: IncomingMessage,
  response: ServerResponse,
  { body, context }: ReadRequest<TContext>,
): Promise<void> {
  const { search } = new URL(request.url ?? '/', 'http://gateway');
  const method = request.method?.toUpperCase() ?? 'GET';
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers: headerMapOf(request), search, body },
    context,
  });
  await send(request, response, answer);
}

function headerMapOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

async function send(request: IncomingMessage, response: ServerResponse, answer: HTTPGraphQLResponse) {
  // What was not read of an upload would keep the connection from being used again.
  if (!request.complete) await readPast(request, mostReadPast);
  if (response.destroyed) return;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  // Sandbox's page says for itself, by a nonce, which scripts and frames it is made of.
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    response.setHeader('content-security-policy', "frame-ancestors 'none'");
  response.statusCode = answer.status ?? 200;
  if (answer.body.kind === 'complete') {
    response.end(answer.body.string);
    return;
  }
  for await (const piece of answer.body.asyncIterator) response.write(piece);
  response.end();
}
