import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { createCache } from './cache';
import { openConnection } from './connection';
import { hasCode } from './errors';
import { $session, endSession } from './session';
import { writes } from './writes';

const sessionEnd = new ErrorLink(({ error }) => {
  if (CombinedGraphQLErrors.is(error) && hasCode(error, 'UNAUTHENTICATED')) endSession('expired');
});

/** HTTP headers of one operation, such as `idempotency-key`, go into its `context.headers`. */
const http = new HttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  fetch: (...call) => fetch(...call),
});

/**
 * Makes the client of one session. Lists already seen paint from memory and refresh behind (`cache-and-network`).
 * An answer or a socket close that says the session is over ends it everywhere.
 */
export function createApolloClient(): { client: ApolloClient; close: () => void } {
  // What cannot be fetched again shows so on its own screen.
  const refresh = (): void => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  const connection = openConnection(refresh);
  // A short gap leaves the socket whole, but not the requests that fell into it.
  window.addEventListener('online', refresh);
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      sessionEnd,
      writes,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        connection.link,
        http,
      ),
    ]),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
  });
  const stopListening = $session.listen((session) => {
    if (session.state !== 'signedIn') close();
  });
  const close = (): void => {
    stopListening();
    window.removeEventListener('online', refresh);
    connection.close();
    client.stop();
    void client.clearStore();
  };
  return { client, close };
}
