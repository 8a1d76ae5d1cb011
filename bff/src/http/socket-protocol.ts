import type { IncomingMessage } from 'node:http';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Call } from './client-address.js';

/** What belongs to one socket from its beginning. */
export interface Connection extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket;
  readonly request: Call;
}

/** Milliseconds between two WebSocket pings, and until each must have been answered. */
const pingEveryMs = 12_000;
/** Parts of that time, in each of which some of the sockets are pinged. */
const pingTurns = 60;

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

/** The request itself, with all that node:http hangs on it, would weigh as much as the socket. */
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

/** The frame sent last: clients that are alike name their subscriptions alike, and then its bytes are the same. */
let newest: { readonly id: string; readonly json: string; readonly frame: Buffer } | undefined;

/**
 * Sends one result, which is JSON already, past ws: to have it make a frame for each of 10,000 sockets that get the same takes longer than
 * to write them. Nothing else is half written in between, for ws writes whole frames where it compresses none.
 */
export function sendNext({ socket, request }: Connection, id: string, json: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (newest?.json !== json || newest.id !== id)
    newest = { id, json, frame: textFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":${json}}`) };
  request.socket.write(newest.frame);
}

/** A server's whole text message in one frame (RFC 6455, section 5.2). */
function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const { length } = body;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x81; // the last frame of a message, which is text
  if (length < 126) head[1] = length;
  else if (length < 65_536) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, body]);
}

/**
 * Ends sockets whose other ends no longer answer. Each has its turn among those of its round: to ping 10,000 at once, and to read what
 * they answer, would hold up everybody else for some 300 ms.
 */
function keepAlive(webSockets: WebSocketServer): ReturnType<typeof setInterval> {
  const turns = Array.from({ length: pingTurns }, () => new Set<WebSocket>());
  const unanswered = new WeakSet<WebSocket>();
  let joining = 0;
  let turn = 0;
  webSockets.on('connection', (socket) => {
    turns[joining]?.add(socket);
    joining = (joining + 1) % pingTurns;
    socket.on('pong', () => unanswered.delete(socket));
  });
  return setInterval(() => {
    const sockets = turns[turn];
    turn = (turn + 1) % pingTurns;
    for (const socket of sockets ?? []) {
      if (socket.readyState === socket.CLOSED) sockets?.delete(socket);
      else if (unanswered.has(socket)) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        unanswered.add(socket);
        socket.ping();
      }
    }
  }, pingEveryMs / pingTurns).unref();
}
