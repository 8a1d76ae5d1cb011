import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import { acceptedLanguage, defaultLanguage, type Language } from '../../errors/text.js';
import { type CloseCode, closeCodes, closeWith } from '../../events/close-codes.js';
import type { Admitted } from '../../graphql/admission/admission.js';
import { limits } from '../../graphql/admission/limits.js';
import { authenticate } from '../../session/authenticate.js';
import type { Session } from '../../session/session.js';
import { type Call, clientAddressOf } from '../client-address.js';
import type { GatewayParts } from '../gateway-parts.js';
import { formatErrors } from '../operation/format-error.js';
import { OperationContext } from '../operation/operation-context.js';
import { recordOperation } from '../operation/operation-log.js';
import { formatResult } from '../operation/operation-result.js';
import { applyRateLimits } from '../operation/rate-limits.js';
import { verifySession } from '../operation/verify-session.js';
import { originAllowed } from '../origin.js';
import { requestIdOf } from '../request-id.js';
import { traceOf } from '../request-trace.js';
import { maxUnreadBytes } from './event-stream.js';
import { type Connection, serveGraphqlWs } from './socket-protocol.js';

/** Maximum concurrent operations of one socket. */
const maxOperations = 50;

/** `connectionParams`: integrations send `{"authorization": "Bearer …"}`, browsers the page's language, `{"accept-language": "en"}`. */
const connectionParams = z.looseObject({
  'accept-language': z.string().optional(),
  authorization: z.string().optional(),
  Authorization: z.string().optional(),
});

type Extra = Connection<SocketState>;

interface RunningOperation {
  readonly admitted: Admitted;
  readonly context: OperationContext;
  readonly disconnect: AbortController;
  readonly startedAt: number;
}

interface SocketState {
  readonly session: Session;
  readonly language: Language | null;
  readonly operations: Map<string, RunningOperation>;
}

/**
 * `/graphql` over a WebSocket (graphql-transport-ws). A socket without a session, or whose session has ended, is closed with 4401.
 * @returns closes all sockets with 1001, so that their clients connect to another gateway
 */
export function serveSockets(
  server: Server,
  parts: GatewayParts,
  schema: GraphQLSchema,
): () => Promise<void> {
  const { admission, builds, config, errorFormat, log, metrics, rates, sockets } = parts;
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });

  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    surviveErrors(duplex);
    // Not parsed as a URL, because it may be invalid.
    if (request.url?.split('?', 1)[0] !== '/graphql') return refuseUpgrade(duplex, '404 Not Found');
    if (!originAllowed(request, config)) return refuseUpgrade(duplex, '403 Forbidden');
    rates.countAddress(clientAddressOf(request, config.trustedProxies)).then(
      () =>
        webSockets.handleUpgrade(request, duplex, head, (socket) =>
          webSockets.emit('connection', socket, request),
        ),
      () => refuseUpgrade(duplex, '429 Too Many Requests'),
    );
  });

  /** The session with its user, or the code to close with: 1013 if the data API cannot be reached. */
  const verified = (session: Session, request: Call): Promise<Session | CloseCode> =>
    verifySession(parts, session, request).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      return error.code === 'UNAUTHENTICATED' ? closeCodes.unauthorized : closeCodes.tryAgainLater;
    });

  /** By context, the only value of an operation that graphql-ws passes to `execute` and `subscribe`. */
  const running = new WeakMap<object, RunningOperation>();
  const runningOf = ({ contextValue }: ExecutionArgs): RunningOperation => {
    const operation = contextValue instanceof OperationContext ? running.get(contextValue) : undefined;
    if (!operation) throw new Error('The operation has no context.');
    return operation;
  };

  const finish = ({ state }: Extra, id: string, errors?: readonly GraphQLFormattedError[]) => {
    const operation = state?.operations.get(id);
    if (!operation) return;
    state?.operations.delete(id);
    operation.disconnect.abort();
    const { context, admitted, startedAt } = operation;
    const name = admitted.operation.node.name?.value ?? null;
    recordOperation(parts, context, { name, type: 'socket', cost: admitted.cost, startedAt, errors });
  };

  return serveGraphqlWs<SocketState>(
    webSockets,
    {
      schema,
      execute: (args) => {
        const { admitted, context } = runningOf(args);
        return admitted.operation.execute(context, admitted.variables);
      },
      subscribe: (args) => {
        const { admitted, context } = runningOf(args);
        return admitted.operation.subscribe(context, admitted.variables);
      },
      connectionInitWaitTimeout: 5_000,
      onConnect: async (connected) => {
        const { connectionParams: sent, extra } = connected;
        const { socket, request } = extra;
        const params = connectionParams.safeParse(sent ?? {});
        // graphql-ws closes with 4403.
        if (!params.success) return false;
        const { headers } = request;
        const { cookie } = headers;
        const authorization = params.data.authorization ?? params.data.Authorization ?? headers.authorization;
        const language = acceptedLanguage(params.data['accept-language'] ?? headers['accept-language']);
        // The session replaces the credentials from here on.
        request.headers = { ...headers, authorization: undefined, cookie: undefined };
        const session = await authenticate({ authorization, cookie }, parts);
        if (!session) return closeWith(socket, closeCodes.unauthorized);
        const known = await verified(session, request);
        if (typeof known === 'number') return closeWith(socket, known);
        // The client may have disconnected meanwhile.
        if (socket.readyState !== WebSocket.OPEN) return;
        const operations = new Map<string, RunningOperation>();
        extra.state = { session: known, language, operations };
        sockets.add(socket, known, 'socket');
        // graphql-ws removes an operation that its client has completed, but does not stop its execution.
        socket.on('message', () => {
          for (const id of operations.keys()) if (!(id in connected.subscriptions)) finish(extra, id);
        });
        return builds.id === null ? true : { clientBuild: builds.id };
      },
      onSubscribe: async ({ extra, subscriptions }, id, parameters) => {
        const { state, socket, request } = extra;
        if (!state) return [new GraphQLError('Not connected.')];
        const { session, operations, language } = state;
        if (Object.keys(subscriptions).length > maxOperations) return [new GatewayError('RATE_LIMITED')];
        try {
          await applyRateLimits(parts, session, request);
        } catch (error) {
          if (error instanceof GatewayError) return [error];
          throw error;
        }
        const admitted = admission.admit(parameters, session);
        if (!('document' in admitted)) {
          for (const { extensions } of admitted) metrics.refused(String(extensions.code));
          return admitted;
        }
        const disconnect = new AbortController();
        const context = new OperationContext(parts, {
          requestId: `${requestIdOf(request).slice(0, 36)}-${operations.size}`,
          session,
          language,
          signal: disconnect.signal,
          clientAddress: clientAddressOf(request, config.trustedProxies),
          // Part of the trace of the request that opened the socket.
          trace: traceOf(parts, request, 'WebSocket /graphql'),
          onUnauthenticated: () => sockets.end(({ token }) => token === session.token),
          disconnectSlowClient: () => closeSlow(socket),
        });
        // The client may have completed it, or disconnected, meanwhile.
        if (!(id in subscriptions)) return [new GraphQLError('Completed.')];
        const startedAt = performance.now();
        const operation = { admitted, context, disconnect, startedAt };
        operations.set(id, operation);
        running.set(context, operation);
        return {
          schema,
          document: admitted.document,
          operationName: parameters.operationName ?? null,
          variableValues: parameters.variables ?? null,
          contextValue: context,
        };
      },
      onNext: ({ extra }, _id, parameters, args, result) => {
        if (isTooSlow(extra.socket)) closeSlow(extra.socket);
        const { context, admitted } = runningOf(args);
        return formatResult(result, parameters, { context, cost: admitted.cost }, errorFormat);
      },
      onError: ({ extra }, id, _payload, errors) => {
        const { requestId = '' } = extra.state?.operations.get(id)?.context ?? {};
        const language = extra.state?.language ?? defaultLanguage;
        const formatted = formatErrors(errors, { requestId, language }, errorFormat);
        finish(extra, id, formatted);
        return formatted;
      },
      onComplete: ({ extra }, id) => finish(extra, id),
      onDisconnect: ({ extra }) => {
        for (const id of extra.state?.operations.keys() ?? []) finish(extra, id);
      },
    },
    log,
  );
}

/** A client that does not read is disconnected, so that its messages do not fill the memory. It reconnects and refetches. */
const isTooSlow = (socket: WebSocket) => socket.bufferedAmount > maxUnreadBytes;
const closeSlow = (socket: WebSocket) => closeWith(socket, closeCodes.tryAgainLater);

/**
 * An upgraded connection has no other error listener, so that an error would end the process. A listener in the upgrade handler would keep
 * the request in memory as long as the connection.
 */
function surviveErrors(duplex: Duplex): void {
  duplex.on('error', () => duplex.destroy());
}

function refuseUpgrade(duplex: Duplex, status: string): void {
  duplex.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
