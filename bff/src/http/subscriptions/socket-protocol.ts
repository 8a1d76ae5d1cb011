import type { IncomingMessage } from 'node:http';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import { closeCodes, closeWith } from '../../events/close-codes.js';
import type { Call } from '../client-address.js';

/** A socket with its request and the state of its session: graphql-ws's `extra`. */
export interface Connection<State> extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket;
  readonly request: Call;
  /** Null before the connection is acknowledged. */
  state: State | null;
}

/** Milliseconds between two WebSocket pings, and until the pong must arrive. */
const pingEveryMs = 12_000;
/** Number of groups of sockets, which are pinged one after the other. */
const pingGroups = 60;

/**
 * Serves graphql-transport-ws over the sockets of a server, by graphql-ws's `makeServer`. Its `useServer` writes errors to the console and
 * sends their messages to the client.
 * @returns closes all sockets with 1001, so that their clients connect to another gateway
 */
export function serveGraphqlWs<State>(
  webSockets: WebSocketServer,
  options: ServerOptions<Record<string, unknown> | undefined, Connection<State>>,
  log: Logger,
): () => Promise<void> {
  const protocol = makeServer(options);
  webSockets.options.handleProtocols = handleProtocols;
  const pings = keepAlive(webSockets);

  webSockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // A malformed or too large frame, after which ws closes the socket (1002, 1007, 1009).
    socket.on('error', (error) => log.debug({ err: error }, 'a socket violated the protocol'));
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
      { socket, request: partsOf(request), state: null },
    );
    socket.once('close', (code, reason) => {
      closed(code, String(reason)).catch((error: unknown) => {
        log.error({ err: error }, 'the end of a socket failed');
      });
    });
  });

  return () =>
    new Promise((resolve) => {
      clearInterval(pings);
      for (const socket of webSockets.clients) closeWith(socket, closeCodes.goingAway);
      webSockets.close(() => resolve());
    });
}

/** The parts of the request that are needed later: the whole would double the memory of a socket. */
const partsOf = ({ socket, headers }: IncomingMessage): Call => ({
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

/** Terminates sockets whose clients send no pong. Groups distribute the pings of 10,000 sockets over time. */
function keepAlive(webSockets: WebSocketServer): ReturnType<typeof setInterval> {
  const groups = Array.from({ length: pingGroups }, () => new Set<WebSocket>());
  const pinged = new WeakSet<WebSocket>();
  let joining = 0;
  let next = 0;
  webSockets.on('connection', (socket) => {
    const group = groups[joining];
    joining = (joining + 1) % pingGroups;
    group?.add(socket);
    socket.once('close', () => group?.delete(socket));
    socket.on('pong', () => pinged.delete(socket));
  });
  return setInterval(() => {
    const group = groups[next];
    next = (next + 1) % pingGroups;
    for (const socket of group ?? []) {
      if (pinged.has(socket)) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        pinged.add(socket);
        socket.ping();
      }
    }
  }, pingEveryMs / pingGroups).unref();
}
