import { ApolloLink, HttpLink, ServerError } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { FormattedExecutionResult } from 'graphql';
import { of } from 'rxjs';
import { idOf } from './persisted';
import { requestHeaders } from './request-headers';

/** A refusal before the operation has an HTTP status and is a GraphQL response nevertheless. */
const refusals = new ErrorLink(({ error }) => {
  const result = ServerError.is(error) ? responseIn(error.bodyText) : null;
  return result === null ? undefined : of(result);
});

function responseIn(text: string): FormattedExecutionResult | null {
  try {
    const read: FormattedExecutionResult = JSON.parse(text);
    return Array.isArray(read.errors) ? read : null;
  } catch {
    return null;
  }
}

/** Sends operations by their ids; a gateway that does not know one is of another build, and gets documents from then on. */
const persisted = new PersistedQueryLink({
  generateHash: idOf,
  disable: ({ meta }) => meta.persistedQueryNotFound,
});

/** With this `accept` errors have status 200, so that browsers do not log them. */
const headers = new SetContextLink((context) => ({
  headers: { ...context.headers, accept: 'application/json', ...requestHeaders() },
}));

/** Sends queries and mutations. Headers such as `idempotency-key`, and `keepalive`, are in the context of an operation. */
export const httpLink = ApolloLink.from([
  refusals,
  persisted,
  headers,
  new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    enhancedClientAwareness: { transport: false },
  }),
]);
