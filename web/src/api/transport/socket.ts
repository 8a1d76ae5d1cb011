import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import { endSession, sessionsBegun } from '../session';
import { noteBuild } from './client-build';
import { $connection } from './connection-state';
import { idOf } from './persisted';
import { languageHeader } from './request-headers';

/** Close codes by which the gateway reports that the session is over. */
const SESSION_OVER = [4401, 4403];

/** Milliseconds between two pings, and until the pong must have arrived. */
const PING_INTERVAL_MS = 20_000;
const PONG_TIMEOUT_MS = 5000;
/** Milliseconds until a connection must be accepted. A browser itself gives up after a minute. */
const HANDSHAKE_TIMEOUT_MS = 10_000;

/** Milliseconds to the next try: 1, 2, 4 … 30 s, plus up to half a second so that many clients do not return in step. */
export function reconnectDelay(retries: number): number {
  return Math.min(30_000, 1000 * 2 ** retries) + Math.random() * 500;
}

function isCloseEvent(event: unknown): event is { code: number; wasClean?: boolean } {
  return typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number';
}

/**
 * The subscription link. It opens its socket with the first subscription, closes it with the last one and comes back by itself.
 * `renew` connects again at once, for what a connection sends to the gateway has changed; `retry` does where the connection is lost,
 * for the network is back.
 * @param onReconnected called after a connection that was lost is there again: what happened meanwhile has been missed.
 */
export function createSocket(onReconnected: () => void): {
  link: ApolloLink;
  client: Client;
  renew: () => void;
  retry: () => void;
} {
  let openedIn = sessionsBegun();
  let isRenewed = false;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let handshakeTimer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for the next try; null while there is none. */
  let wake: (() => void) | null = null;
  const client = createClient({
    url: () => `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`,
    connectionParams: languageHeader,
    lazy: true,
    keepAlive: PING_INTERVAL_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => !(isCloseEvent(event) && SESSION_OVER.includes(event.code)),
    retryWait: async (retries) => {
      const delay = isRenewed ? 0 : reconnectDelay(retries);
      isRenewed = false;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, delay);
      });
      wake = null;
    },
    on: {
      connecting: () => {
        handshakeTimer = setTimeout(() => client.terminate(), HANDSHAKE_TIMEOUT_MS);
      },
      opened: () => {
        openedIn = sessionsBegun();
      },
      connected: (_socket, payload, wasRetry) => {
        clearTimeout(handshakeTimer);
        $connection.set('connected');
        isRenewed = false;
        noteBuild(payload);
        if (wasRetry) onReconnected();
      },
      ping: (isReceived) => {
        // A machine that slept or changed its network holds a socket whose other end is gone, without an event.
        if (!isReceived) pongTimer = setTimeout(() => client.terminate(), PONG_TIMEOUT_MS);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongTimer);
      },
      closed: (event) => {
        clearTimeout(pongTimer);
        clearTimeout(handshakeTimer);
        const isOver = isCloseEvent(event) && SESSION_OVER.includes(event.code);
        if (isOver && openedIn === sessionsBegun()) endSession('expired');
        if (!isRenewed) $connection.set(isCloseEvent(event) && event.code === 1000 ? 'idle' : 'reconnecting');
      },
    },
  });
  const renew = (): void => {
    if ($connection.get() !== 'connected') return;
    isRenewed = true;
    client.terminate();
  };
  const retry = (): void => {
    if ($connection.get() !== 'reconnecting') return;
    if (wake !== null) wake();
    else {
      // A handshake that began without a network may hang.
      isRenewed = true;
      client.terminate();
    }
  };
  return { link: ApolloLink.from([withId, new GraphQLWsLink(client)]), client, renew, retry };
}

/** Sends an operation's id beside its document, which is for a gateway of another build. */
const withId = new ApolloLink((operation, forward) => {
  operation.extensions = { persistedQuery: { version: 1, sha256Hash: idOf(operation.query) } };
  return forward(operation);
});
