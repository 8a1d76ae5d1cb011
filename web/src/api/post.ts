import type { GraphQLFormattedError } from 'graphql';
import { isUnknown, nameOf, type WrittenOperation } from './persisted';
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
 * @throws when no answer came.
 */
export async function post<Data>(
  operationName: string | undefined,
  operation: WrittenOperation,
  variables: object,
  options: RequestOptions = {},
): Promise<Reply<Data>> {
  const extensions = nameOf(operation.hash);
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
      ...(extensions ? { extensions } : { query: operation.text }),
    }),
  });
  const reply: Reply<Data> = await response.json();
  if (isUnknown(reply.errors, extensions !== undefined))
    return post(operationName, operation, variables, options);
  // What stands before the gateway may answer in JSON, too.
  if (reply.data === undefined && reply.errors === undefined) throw new Error('The gateway gave no answer');
  return reply;
}
