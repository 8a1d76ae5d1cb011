import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  createSourceEventStream,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { Context as SocketContext } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { limits } from '../admission/limits.js';
import { type Begun, tellOnce } from '../events/tell-once.js';
import type { GatewayParts } from '../gateway-parts.js';
import { HangUp } from '../rest/disconnect-signal.js';
import { GatewayError } from '../schema/errors.js';
import { acceptedLanguage, defaultLanguage, type Language } from '../schema/text.js';
import { authenticate } from '../session/authenticate.js';
import type { Session } from '../session/session.js';
import { type Call, clientAddressOf } from './client-address.js';
import { confirmedSession } from './confirmed-session.js';
import { countedCaller } from './counted-caller.js';
import { maxUnreadBytes } from './event-stream.js';
import { formatErrors } from './format-error.js';
import { closeCodes } from './open-sockets.js';
import { OperationContext } from './operation-context.js';
import { recordOperation } from './operation-log.js';
import { answeredBy, variantOf } from './operation-result.js';
import { originAllowed } from './origin.js';
import { requestIdOf } from './request-id.js';
import { traceOf } from './request-trace.js';
import { type Connection, sendNext, speakGraphqlWs } from './socket-protocol.js';

/** Operations one socket may have under way. */
const maxOperations = 50;

/**
 * `connectionParams`: integrations send `{"authorization": "Bearer …"}`, browsers their cookie and the language that was chosen
 * in the page, `{"accept-language": "en"}`.
 */
const connectionParams = z.looseObject({
  'accept-language': z.string().optional(),
  authorization: z.string().optional(),
  Authorization: z.string().optional(),
});

/** An operation under way. */
interface Running {
  readonly context: OperationContext;
  readonly name: string | null;
  readonly cost: number;
  readonly hangUp: HangUp;
  readonly startedAt: number;
}

interface SocketState extends Record<PropertyKey, unknown> {
  session?: Session;
  language?: Language | null;
  operations?: Map<string, Running>;
}

type Socket = SocketContext<Record<string, unknown> | undefined, Connection & Partial<SocketState>>;

/**
 * /graphql over a WebSocket (graphql-transport-ws): the same origins, sessions, limits and errors as over HTTP. A socket
 * without a session is closed with 4401, and so is one whose session turns out to be over.
 * @returns how to close all sockets, telling their clients to come back elsewhere (1001)
 */
export function serveSockets(
  server: Server,
  parts: GatewayParts,
  schema: GraphQLSchema,
): () => Promise<void> {
  const { admission, config, errorFormat, log, metrics, rates, sockets } = parts;
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });

  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    surviveErrors(duplex);
    // What comes here need not be a URL at all, so nothing parses it as one.
    if (request.url?.split('?', 1)[0] !== '/graphql') return turnAway(duplex, '404 Not Found');
    if (!originAllowed(request, config)) return turnAway(duplex, '403 Forbidden');
    rates.takeAddress(clientAddressOf(request, config.trustedProxies)).then(
      () =>
        webSockets.handleUpgrade(request, duplex, head, (socket) =>
          webSockets.emit('connection', socket, request),
        ),
      () => turnAway(duplex, '429 Too Many Requests'),
    );
  });

  /** The session with its user, or the code to close with: 1013 where nobody can tell at the moment. */
  const confirmed = async (session: Session, request: Call): Promise<Session | number> => {
    try {
      return await confirmedSession(parts, session, request);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return error.code === 'UNAUTHENTICATED' ? closeCodes.unauthorized : closeCodes.tryAgainLater;
    }
  };

  /** By context: how the client of a subscription is told of its events. */
  const clients = new WeakMap<OperationContext, Omit<Begun, 'args'>>();

  const finish = (
    { extra: { operations } }: Socket,
    id: string,
    errors?: readonly GraphQLFormattedError[],
  ) => {
    const operation = operations?.get(id);
    if (!operation) return;
    operations?.delete(id);
    operation.hangUp.abort();
    const { context, name, cost, startedAt } = operation;
    recordOperation(parts, context, { name, type: 'socket', cost, startedAt, errors });
  };

  return speakGraphqlWs<SocketState>(
    webSockets,
    {
      schema,
      execute: (args) => {
        const { contextValue, document, operationName, variableValues } = args;
        const run = admission.documents.operation(document, operationName ?? null)?.use();
        return run && contextValue instanceof OperationContext
          ? run(contextValue, variableValues ?? {})
          : execute(args);
      },
      subscribe: async (args) => {
        const events = await createSourceEventStream(args);
        const { contextValue } = args;
        // graphql-ws learns when a subscription is over; the events go straight to the socket.
        const told = contextValue instanceof OperationContext ? clients.get(contextValue) : undefined;
        if (!(Symbol.asyncIterator in events)) return events;
        if (!told) throw new Error('An operation over a socket has a context of its own.');
        return tellOnce(events, { args, ...told });
      },
      connectionInitWaitTimeout: 5_000,
      onConnect: async (connected) => {
        const { connectionParams: sent, extra } = connected;
        const params = connectionParams.safeParse(sent ?? {});
        // What are no credentials at all: graphql-ws closes with 4403.
        if (!params.success) return false;
        const authorization =
          params.data.authorization ?? params.data.Authorization ?? extra.request.headers.authorization;
        const { headers } = extra.request;
        const { cookie } = headers;
        const language = acceptedLanguage(params.data['accept-language'] ?? headers['accept-language']);
        // What follows goes by the session.
        extra.request.headers = { ...headers, authorization: undefined, cookie: undefined };
        const session = await authenticate({ authorization, cookie }, parts);
        if (!session) return extra.socket.close(closeCodes.unauthorized, 'Unauthorized');
        const known = await confirmed(session, extra.request);
        if (typeof known === 'number') return extra.socket.close(known, 'Not now');
        // The client may have gone while the data API was asked.
        if (extra.socket.readyState !== WebSocket.OPEN) return;
        extra.session = known;
        extra.language = language;
        extra.operations = new Map();
        sockets.add(extra.socket, known, 'socket');
        // graphql-ws forgets what its client has completed, but lets it run on.
        extra.socket.on('message', () => {
          for (const id of extra.operations?.keys() ?? [])
            if (!(id in connected.subscriptions)) finish(connected, id);
        });
      },
      onSubscribe: async (socket, id, payload) => {
        const { extra } = socket;
        const { session, operations, language = null } = extra;
        if (!session || !operations) return [new GraphQLError('Not connected.')];
        if (Object.keys(socket.subscriptions).length > maxOperations)
          return [new GatewayError('RATE_LIMITED')];
        const clientAddress = clientAddressOf(extra.request, config.trustedProxies);
        try {
          await countedCaller(parts, session, extra.request);
        } catch (error) {
          if (error instanceof GatewayError) return [error];
          throw error;
        }
        const admitted = admission.admit(payload, session);
        if (!('document' in admitted)) {
          for (const { extensions } of admitted) metrics.refused(String(extensions.code));
          return admitted;
        }
        const { document, operation, cost } = admitted;
        const hangUp = new HangUp();
        const context = new OperationContext(parts, {
          requestId: `${requestIdOf(extra.request).slice(0, 36)}-${operations.size}`,
          session,
          language,
          signal: hangUp,
          idempotencyKey: null,
          clientAddress,
          // Part of the trace, if any, that the request belonged to which opened the socket.
          trace: traceOf(parts, extra.request, 'WebSocket /graphql'),
          onUnauthenticated: () => sockets.end(({ token }) => token === session.token),
          cutSlowClient: () => extra.socket.close(closeCodes.tryAgainLater, 'Too slow'),
          keepRows: false,
        });
        // Its client may have completed it, or gone, while it was counted.
        if (!(id in socket.subscriptions)) return [new GraphQLError('Completed.')];
        const name = operation.node.name?.value ?? null;
        const running = { context, name, cost, hangUp, startedAt: performance.now() };
        operations.set(id, running);
        clients.set(context, {
          userId: session.userId,
          variant: variantOf(payload, context),
          answerOf: (result) => answeredBy(result, payload, running, errorFormat),
          cut: context.cutSlowClient,
          tell: ({ text }) => {
            if (isTooSlow(extra.socket)) extra.socket.close(closeCodes.tryAgainLater, 'Too slow');
            sendNext(extra, id, text);
          },
        });
        return {
          schema,
          document,
          operationName: payload.operationName ?? null,
          variableValues: payload.variables ?? null,
          contextValue: context,
        };
      },
      onNext: ({ extra }, id, payload, _args, result) => {
        if (isTooSlow(extra.socket)) extra.socket.close(closeCodes.tryAgainLater, 'Too slow');
        return answeredBy(result, payload, extra.operations?.get(id), errorFormat);
      },
      onError: (socket, id, _payload, errors) => {
        const { requestId = '' } = socket.extra.operations?.get(id)?.context ?? {};
        const language = socket.extra.language ?? defaultLanguage;
        const told = formatErrors(errors, { requestId, language }, errorFormat);
        finish(socket, id, told);
        return told;
      },
      onComplete: (socket, id) => finish(socket, id),
      onDisconnect: (socket) => {
        for (const id of socket.extra.operations?.keys() ?? []) finish(socket, id);
      },
    },
    (connection) => connection,
    log,
  );
}

/** A client that does not read is cut rather than buffered for without end; it comes back and refetches. */
const isTooSlow = (socket: WebSocket) => socket.bufferedAmount > maxUnreadBytes;

/**
 * Nobody else listens to an upgraded connection: without this, one that breaks off ends the process. In a function of its own, or the
 * listener would hold the request for as long as the connection.
 */
function surviveErrors(duplex: Duplex): void {
  duplex.on('error', () => duplex.destroy());
}

function turnAway(duplex: Duplex, status: string): void {
  duplex.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
