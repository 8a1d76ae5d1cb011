import type { GraphQLFormattedError } from 'graphql';
import { isUnknown, nameOf } from './persisted';
import { requestHeaders } from './request-headers';

export interface Reply<Data> {
  data?: Data | null;
  errors?: GraphQLFormattedError[];
}

/** What differs from one request to the next; headers such as `idempotency-key` come on top. */
export interface RequestOptions extends Pick<RequestInit, 'keepalive' | 'signal'> {
  headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Sends one operation by plain `fetch`, by its name where the gateway knows it. All pages send this way: those of the session
 * must not wait for a GraphQL client.
 * @param document what is sent where the name alone does not do
 * @throws when no response came.
 */
export async function post<Data>(
  operationName: string | undefined,
  document: string | (() => string),
  variables: object,
  options: RequestOptions = {},
): Promise<Reply<Data>> {
  const extensions = nameOf(operationName);
  const response = await fetch('/graphql', {
    ...options,
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      ...options.headers,
      'content-type': 'application/json',
      accept: 'application/json',
      ...requestHeaders(),
    },
    body: JSON.stringify({
      operationName,
      variables,
      ...(extensions ? { extensions } : { query: typeof document === 'string' ? document : document() }),
    }),
  });
  const reply: Reply<Data> = await response.json();
  if (isUnknown(reply.errors, extensions !== undefined))
    return post(operationName, document, variables, options);
  // What stands before the gateway may respond in JSON, too.
  if (reply.data === undefined && reply.errors === undefined) throw new Error('The gateway gave no response');
  return reply;
}
