import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  createSourceEventStream,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { MessageType, type Context as SocketContext } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import { acceptedLanguage, defaultLanguage, type Language } from '../../errors/text.js';
import { broadcast } from '../../events/broadcast.js';
import type { Admitted } from '../../graphql/admission/admission.js';
import { limits } from '../../graphql/admission/limits.js';
import type { OperationParameters } from '../../graphql/admission/persisted-operations.js';
import { disconnectController } from '../../rest/disconnect-signal.js';
import { authenticate } from '../../session/authenticate.js';
import type { Session } from '../../session/session.js';
import { type Call, clientAddressOf } from '../client-address.js';
import type { GatewayParts } from '../gateway-parts.js';
import { closeCodes } from '../open-sockets.js';
import { confirmedSession } from '../operation/confirmed-session.js';
import { countedCaller } from '../operation/counted-caller.js';
import { formatErrors } from '../operation/format-error.js';
import { OperationContext } from '../operation/operation-context.js';
import { recordOperation } from '../operation/operation-log.js';
import { formatResult, variantOf } from '../operation/operation-result.js';
import { originAllowed } from '../origin.js';
import { requestIdOf } from '../request-id.js';
import { traceOf } from '../request-trace.js';
import { maxUnreadBytes } from './event-stream.js';
import { type Connection, serveGraphqlWs } from './socket-protocol.js';

/** Operations of one socket at the same time. */
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

interface RunningOperation {
  readonly id: string;
  readonly admitted: Admitted;
  readonly parameters: OperationParameters;
  readonly context: OperationContext;
  readonly extra: Extra;
  readonly disconnect: AbortController;
  readonly startedAt: number;
}

interface SocketState extends Record<PropertyKey, unknown> {
  session?: Session;
  language?: Language | null;
  operations?: Map<string, RunningOperation>;
}

type Extra = Connection & Partial<SocketState>;
type Socket = SocketContext<Record<string, unknown> | undefined, Extra>;

/**
 * `/graphql` over a WebSocket (graphql-transport-ws). A socket without a session, or whose session is over, is closed with 4401.
 * @returns closes all sockets with 1001, so that their clients connect to another gateway
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
    // The target need not be a valid URL, so it is not parsed as one.
    if (request.url?.split('?', 1)[0] !== '/graphql') return refuseUpgrade(duplex, '404 Not Found');
    if (!originAllowed(request, config)) return refuseUpgrade(duplex, '403 Forbidden');
    rates.takeAddress(clientAddressOf(request, config.trustedProxies)).then(
      () =>
        webSockets.handleUpgrade(request, duplex, head, (socket) =>
          webSockets.emit('connection', socket, request),
        ),
      () => refuseUpgrade(duplex, '429 Too Many Requests'),
    );
  });

  /** The session with its user, or the code to close with: 1013 if the data API cannot be reached. */
  const confirmed = async (session: Session, request: Call): Promise<Session | number> => {
    try {
      return await confirmedSession(parts, session, request);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return error.code === 'UNAUTHENTICATED' ? closeCodes.unauthorized : closeCodes.tryAgainLater;
    }
  };

  /** By their contexts: graphql-ws hands nothing else of an operation to `execute` and `subscribe`. */
  const running = new WeakMap<object, RunningOperation>();
  const runningOf = ({ contextValue }: ExecutionArgs): RunningOperation => {
    const operation = contextValue instanceof OperationContext ? running.get(contextValue) : undefined;
    if (!operation) throw new Error('The operation has no context.');
    return operation;
  };

  const finish = (extra: Extra, id: string, errors?: readonly GraphQLFormattedError[]) => {
    const operation = extra.operations?.get(id);
    if (!operation) return;
    extra.operations?.delete(id);
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
      subscribe: async (args) => {
        const operation = runningOf(args);
        const events = await createSourceEventStream(args);
        if (!(Symbol.asyncIterator in events)) return events;
        const { id, admitted, parameters, context, extra } = operation;
        const executed = { context, cost: admitted.cost };
        return broadcast(events, {
          args,
          userId: context.session?.userId ?? null,
          variant: variantOf(parameters, context),
          format: (result) => formatResult(result, parameters, executed, errorFormat),
          disconnect: context.disconnectSlowClient,
          send: ({ json }) => sendNext(extra.socket, id, json),
        });
      },
      connectionInitWaitTimeout: 5_000,
      onConnect: async (connected) => {
        const { connectionParams: sent, extra } = connected;
        const params = connectionParams.safeParse(sent ?? {});
        // graphql-ws closes with 4403.
        if (!params.success) return false;
        const authorization =
          params.data.authorization ?? params.data.Authorization ?? extra.request.headers.authorization;
        const { headers } = extra.request;
        const { cookie } = headers;
        const language = acceptedLanguage(params.data['accept-language'] ?? headers['accept-language']);
        // From here on the session is used.
        extra.request.headers = { ...headers, authorization: undefined, cookie: undefined };
        const session = await authenticate({ authorization, cookie }, parts);
        if (!session) return extra.socket.close(closeCodes.unauthorized, 'Unauthorized');
        const known = await confirmed(session, extra.request);
        if (typeof known === 'number') return extra.socket.close(known, 'Not now');
        // The client may have disconnected meanwhile.
        if (extra.socket.readyState !== WebSocket.OPEN) return;
        extra.session = known;
        extra.language = language;
        extra.operations = new Map();
        sockets.add(extra.socket, known, 'socket');
        // graphql-ws forgets an operation that its client has completed, but does not stop its execution.
        extra.socket.on('message', () => {
          for (const id of extra.operations?.keys() ?? [])
            if (!(id in connected.subscriptions)) finish(extra, id);
        });
      },
      onSubscribe: async (socket, id, parameters) => {
        const { extra } = socket;
        const { session, operations, language = null } = extra;
        if (!session || !operations) return [new GraphQLError('Not connected.')];
        if (Object.keys(socket.subscriptions).length > maxOperations)
          return [new GatewayError('RATE_LIMITED')];
        try {
          await countedCaller(parts, session, extra.request);
        } catch (error) {
          if (error instanceof GatewayError) return [error];
          throw error;
        }
        const admitted = admission.admit(parameters, session);
        if (!('document' in admitted)) {
          for (const { extensions } of admitted) metrics.refused(String(extensions.code));
          return admitted;
        }
        const disconnect = disconnectController();
        const context = new OperationContext(parts, {
          requestId: `${requestIdOf(extra.request).slice(0, 36)}-${operations.size}`,
          session,
          language,
          signal: disconnect.signal,
          idempotencyKey: null,
          clientAddress: clientAddressOf(extra.request, config.trustedProxies),
          // Part of the trace, if any, of the request that opened the socket.
          trace: traceOf(parts, extra.request, 'WebSocket /graphql'),
          onUnauthenticated: () => sockets.end(({ token }) => token === session.token),
          disconnectSlowClient: () => closeSlow(extra.socket),
          keepRows: false,
        });
        // The client may have completed it, or disconnected, meanwhile.
        if (!(id in socket.subscriptions)) return [new GraphQLError('Completed.')];
        const startedAt = performance.now();
        const operation = { id, admitted, parameters, context, extra, disconnect, startedAt };
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
        const { requestId = '' } = extra.operations?.get(id)?.context ?? {};
        const formatted = formatErrors(
          errors,
          { requestId, language: extra.language ?? defaultLanguage },
          errorFormat,
        );
        finish(extra, id, formatted);
        return formatted;
      },
      onComplete: ({ extra }: Socket, id) => finish(extra, id),
      onDisconnect: ({ extra }: Socket) => {
        for (const id of extra.operations?.keys() ?? []) finish(extra, id);
      },
    },
    (connection) => connection,
    log,
  );
}

/** The last `next` message: clients often use the same operation ids, so that all of them get the same bytes. */
let last = { id: '', payload: '', message: Buffer.alloc(0) };

/** Sends graphql-transport-ws's `next` message with a payload that is serialized already. */
function sendNext(socket: WebSocket, id: string, payload: string): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (isTooSlow(socket)) {
    closeSlow(socket);
    return;
  }
  if (last.id !== id || last.payload !== payload) {
    const text = `{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":${payload}}`;
    last = { id, payload, message: Buffer.from(text) };
  }
  socket.send(last.message, { binary: false });
}

/** A client that does not read is disconnected, so that its messages do not fill the memory. It connects again and refetches. */
const isTooSlow = (socket: WebSocket) => socket.bufferedAmount > maxUnreadBytes;
const closeSlow = (socket: WebSocket) => socket.close(closeCodes.tryAgainLater, 'Too slow');

/**
 * An upgraded connection has no other listener: without this one, a connection error ends the process. It is a function of its own because
 * a listener made in the handler would keep the request in memory for as long as the connection.
 */
function surviveErrors(duplex: Duplex): void {
  duplex.on('error', () => duplex.destroy());
}

function refuseUpgrade(duplex: Duplex, status: string): void {
  duplex.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
