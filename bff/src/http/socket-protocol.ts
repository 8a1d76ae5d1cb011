import type { IncomingMessage } from 'node:http';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Call } from './client-address.js';

/** What belongs to one socket from its beginning: graphql-ws's `extra`. */
export interface Connection extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket;
  readonly request: Call;
}

/** Milliseconds between two WebSocket pings, and until each must have been answered. */
const pingEveryMs = 12_000;
/** Sockets are divided into so many groups, which are pinged one after the other. */
const pingGroups = 60;

/**
 * Serves graphql-transport-ws over the sockets of a server, by graphql-ws's `makeServer`: its ready-made `useServer` writes errors to the
 * console and sends their messages to the client.
 * @returns closes all sockets with 1001, so that their clients connect to another gateway
 */
export function serveGraphqlWs<State extends Record<PropertyKey, unknown>>(
  webSockets: WebSocketServer,
  options: ServerOptions<Record<string, unknown> | undefined, Connection & Partial<State>>,
  asConnection: (connection: Connection) => Connection & Partial<State>,
  log: Logger,
): () => Promise<void> {
  const protocol = makeServer(options);
  webSockets.options.handleProtocols = handleProtocols;
  const pings = keepAlive(webSockets);

  webSockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // A broken or oversized frame: ws itself closes the socket with the code that says so (1002, 1007, 1009).
    socket.on('error', (error) => log.debug({ err: error }, 'a socket broke the protocol'));
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) =>
          socket.on('message', async (message) => {
            try {
              await receive(String(message));
            } catch (error) {
              log.error({ err: error }, 'a message over a socket failed');
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            }
          }),
      },
      asConnection({ socket, request: keptOf(request) }),
    );
    socket.once('close', (code, reason) => {
      closed(code, String(reason)).catch((error: unknown) => {
        log.error({ err: error }, 'a socket was not cleared away');
      });
    });
  });

  return () =>
    new Promise((resolve) => {
      clearInterval(pings);
      for (const socket of webSockets.clients) socket.close(1001, 'Going away');
      webSockets.close(() => resolve());
    });
}

/** Keeps the parts of the request that are needed later: the whole would double the memory of a socket. */
const keptOf = ({ socket, headers }: IncomingMessage): Call => ({
  socket,
  headers: {
    authorization: headers.authorization,
    cookie: headers.cookie,
    traceparent: headers.traceparent,
    'x-forwarded-for': headers['x-forwarded-for'],
    'x-request-id': headers['x-request-id'],
  },
});

function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Terminates sockets whose clients no longer answer pings. Groups spread the pings of 10,000 sockets over time. */
function keepAlive(webSockets: WebSocketServer): ReturnType<typeof setInterval> {
  const groups = Array.from({ length: pingGroups }, () => new Set<WebSocket>());
  const unanswered = new WeakSet<WebSocket>();
  let joining = 0;
  let pinged = 0;
  webSockets.on('connection', (socket) => {
    const group = groups[joining];
    joining = (joining + 1) % pingGroups;
    group?.add(socket);
    socket.once('close', () => group?.delete(socket));
    socket.on('pong', () => unanswered.delete(socket));
  });
  return setInterval(() => {
    const group = groups[pinged];
    pinged = (pinged + 1) % pingGroups;
    for (const socket of group ?? []) {
      if (unanswered.has(socket)) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        unanswered.add(socket);
        socket.ping();
      }
    }
  }, pingEveryMs / pingGroups).unref();
}
