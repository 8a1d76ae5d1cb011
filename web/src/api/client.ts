import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { $locale } from '../i18n/i18n';
import { createCache } from './cache';
import { $pause, $session } from './session';
import { openConnection } from './transport/connection';
import { $connection } from './transport/connection-state';
import { httpLink } from './transport/http-link';
import { $isOutdated, isUnknown } from './transport/persisted';
import { sessionLink } from './transport/session-link';
import { writes } from './writes';

/** Milliseconds that a live connection has, once the network is back, before data are fetched without it. */
const RECONNECT_MS = 3000;

/** Notes that the gateway takes no documents of this page either. */
const outdated = new ErrorLink(({ error }) => {
  if (CombinedGraphQLErrors.is(error) && isUnknown(error.errors)) $isOutdated.set(true);
});

/**
 * Makes the client of one user. Lists already seen paint from memory and refresh behind (`cache-and-network`).
 * A response or a socket close that reports the end of the session ends it everywhere; signing in again over the screen fetches
 * again what is on it.
 */
export function createApolloClient(userId: string): { client: ApolloClient; close: () => void } {
  // A failure shows on the screen itself.
  const refresh = (): void => {
    clearTimeout(refreshTimer);
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;
  const connection = openConnection(refresh);
  const backOnline = (): void => {
    if ($connection.get() === 'reconnecting') {
      // A new connection fetches what was missed; where only the socket cannot be had, nobody waits longer for it.
      clearTimeout(refreshTimer);
      refreshTimer = setTimeout(refresh, RECONNECT_MS);
      connection.retry();
    } else {
      // A short gap leaves the socket whole, but not the requests that fell into it.
      refresh();
    }
  };
  window.addEventListener('online', backOnline);
  // What is on the screen has texts of the server in it.
  const changeLanguage = (): void => {
    connection.renew();
    refresh();
  };
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      sessionLink(userId),
      writes,
      outdated,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        connection.link,
        httpLink,
      ),
    ]),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
  });
  const stops = [
    $locale.listen(changeLanguage),
    $session.listen((session) => {
      if (session.state !== 'signedIn' || session.me.user.id !== userId) close();
    }),
    $pause.listen((pause, before) => {
      if (pause === null && before !== 'unconfirmed') refresh();
    }),
  ];
  const close = (): void => {
    for (const stop of stops) stop();
    clearTimeout(refreshTimer);
    window.removeEventListener('online', backOnline);
    connection.close();
    client.stop();
    void client.clearStore();
  };
  return { client, close };
}
