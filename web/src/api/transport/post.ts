import type { GraphQLFormattedError } from 'graphql';
import type { TypedDocumentString } from '../../gql/plain/graphql';
import { mustRepeat, parametersOf } from './persisted';
import { requestHeaders } from './request-headers';

export interface Reply<Data> {
  data?: Data | null;
  errors?: GraphQLFormattedError[];
}

/**
 * Sends one operation by plain `fetch`: the pages before a session must not wait for a GraphQL client.
 * @throws when no response came.
 */
export async function post<Data, Variables extends object>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Reply<Data>> {
  const sent = parametersOf(document, variables);
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...requestHeaders() },
    body: JSON.stringify(sent),
  });
  const reply: Reply<Data> = await response.json();
  if (mustRepeat(reply.errors, sent)) return post(document, variables);
  // What stands before the gateway may respond in JSON, too.
  if (reply.data === undefined && reply.errors === undefined) throw new Error('The gateway gave no response');
  return reply;
}
