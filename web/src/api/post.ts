import { requestHeaders } from './request-headers';

export interface ReplyError {
  message: string;
  extensions?: { code?: string };
}

export interface Reply<Data> {
  data?: Data | null;
  errors?: ReplyError[];
}

/**
 * Sends one operation by plain `fetch`, for the pages that must not wait for a GraphQL client.
 * @throws when no answer came.
 */
export async function post<Data>(
  operationName: string,
  query: string,
  variables: object,
): Promise<Reply<Data>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...requestHeaders() },
    body: JSON.stringify({ operationName, query, variables }),
  });
  const reply: Reply<Data> = await response.json();
  return reply;
}
