import type { IncomingMessage } from 'node:http';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';

/** What belongs to one socket from its beginning. */
export interface Connection extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

/** Milliseconds between two WebSocket pings, and until each must have been answered. */
const pingEveryMs = 12_000;

/**
 * Speaks graphql-transport-ws over the sockets of a server. graphql-ws' own `useServer` does, too, but writes to the console
 * what goes wrong, and tells it to the client.
 * @returns how to close all sockets, telling their clients to come back elsewhere (1001)
 */
export function speakGraphqlWs<State extends Record<PropertyKey, unknown>>(
  webSockets: WebSocketServer,
  options: ServerOptions<Record<string, unknown> | undefined, Connection & Partial<State>>,
  asConnection: (connection: Connection) => Connection & Partial<State>,
  log: Logger,
): () => Promise<void> {
  const protocol = makeServer(options);
  webSockets.options.handleProtocols = handleProtocols;

  webSockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // A broken or oversized frame: ws itself closes the socket with the code that says so (1002, 1007, 1009).
    socket.on('error', (error) => log.debug({ err: error }, 'a socket broke the protocol'));
    const pings = keepAlive(socket);
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
      asConnection({ socket, request }),
    );
    socket.once('close', (code, reason) => {
      clearInterval(pings);
      closed(code, String(reason)).catch((error: unknown) => {
        log.error({ err: error }, 'a socket was not cleared away');
      });
    });
  });

  return () =>
    new Promise((resolve) => {
      for (const socket of webSockets.clients) socket.close(1001, 'Going away');
      webSockets.close(() => resolve());
    });
}

function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Ends a socket whose other end no longer answers. */
function keepAlive(socket: WebSocket): ReturnType<typeof setInterval> {
  let isAnswered = true;
  socket.on('pong', () => {
    isAnswered = true;
  });
  return setInterval(() => {
    if (!isAnswered) return socket.terminate();
    isAnswered = false;
    socket.ping();
  }, pingEveryMs);
}
