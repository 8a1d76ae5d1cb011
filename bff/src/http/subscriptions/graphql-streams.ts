import type { IncomingMessage, ServerResponse } from 'node:http';
import { Repeater } from '@graphql-yoga/subscription';
import {
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { createHandler } from 'graphql-sse';
import { GatewayError, unauthenticated } from '../../errors/errors.js';
import { acceptedLanguage } from '../../errors/text.js';
import { closeCodes } from '../../events/close-codes.js';
import { authenticate } from '../../session/authenticate.js';
import { clientAddressOf } from '../client-address.js';
import type { GatewayParts } from '../gateway-parts.js';
import { OperationContext } from '../operation/operation-context.js';
import { recordOperation } from '../operation/operation-log.js';
import { formatResult } from '../operation/operation-result.js';
import { applyRateLimits } from '../operation/rate-limits.js';
import { verifySession } from '../operation/verify-session.js';
import { originAllowed } from '../origin.js';
import { UnreadableBody } from '../read-body.js';
import { refuseOperation } from '../refusal.js';
import { requestIdOf } from '../request-id.js';
import { traceOf } from '../request-trace.js';
import { EventStream } from './event-stream.js';
import { readOperation } from './read-operation.js';

/** Checks whether a client prefers server-sent events, as EventSource and graphql-sse do. */
export const wantsEventStream = ({ headers }: IncomingMessage) =>
  /^\s*text\/event-stream\s*(?:[;,]|$)/i.test(headers.accept ?? '');

/**
 * `/graphql` as server-sent events (graphql-sse, distinct connections mode), for networks that block WebSockets: any operation of a
 * signed-in caller, with the checks of the other transports. The stream ends with the session.
 */
export function graphqlStreams(parts: GatewayParts, schema: GraphQLSchema) {
  const { admission, config, errorFormat, log, metrics, sockets } = parts;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!originAllowed(request, config) || isFromAnotherSite(request)) throw new GatewayError('FORBIDDEN');
      const session = await applyRateLimits(parts, await authenticate(request.headers, parts), request);
      if (!session) throw unauthenticated();
      const requestId = requestIdOf(request);
      response.setHeader('x-request-id', requestId);
      const parameters = await readOperation(request, response);
      const admitted = admission.admit(parameters, session);
      const isRefused = !('document' in admitted);
      if (isRefused) for (const { extensions } of admitted) metrics.refused(String(extensions.code));
      const node = isRefused ? null : admitted.operation.node;
      const cost = isRefused ? null : admitted.cost;
      if (request.method === 'GET' && node?.operation === OperationTypeNode.MUTATION) {
        response.setHeader('allow', 'POST');
        throw new UnreadableBody(405, 'Send a mutation by POST.');
      }
      const isSubscription = node?.operation === OperationTypeNode.SUBSCRIPTION;
      const caller = isSubscription ? await verifySession(parts, session, request) : session;
      const stream = new EventStream(response);
      sockets.add(stream, caller, 'stream');
      const disconnect = new AbortController();
      const context = new OperationContext(parts, {
        requestId,
        session: caller,
        language: acceptedLanguage(request.headers['accept-language']),
        signal: disconnect.signal,
        clientAddress: clientAddressOf(request, config.trustedProxies),
        trace: traceOf(parts, request, 'stream /graphql'),
        onUnauthenticated: () => sockets.end(({ token }) => token === caller.token),
        disconnectSlowClient: () => stream.close(closeCodes.tryAgainLater),
      });
      const startedAt = performance.now();
      let errors: readonly GraphQLFormattedError[] | undefined;
      const format = (result: ExecutionResult) => {
        const formatted = formatResult(result, parameters, { context, cost }, errorFormat);
        ({ errors } = formatted);
        return formatted;
      };
      let isRecorded = isRefused;
      const record = () => {
        if (isRecorded) return;
        isRecorded = true;
        const name = node?.name?.value ?? null;
        recordOperation(parts, context, { name, type: 'stream', cost, startedAt, errors });
      };
      const handle = createHandler({
        // Distinct connections mode only.
        authenticate: () => null,
        onSubscribe: () =>
          isRefused
            ? onlyResult(asResult(format({ errors: admitted })))
            : {
                schema,
                document: admitted.document,
                operationName: parameters.operationName,
                variableValues: parameters.variables,
                contextValue: undefined,
              },
        // Admission has validated the document.
        validate: () => [],
        execute: async () =>
          asResult(
            format(
              isRefused
                ? { errors: admitted }
                : await admitted.operation.execute(context, admitted.variables),
            ),
          ),
        subscribe: async () => {
          const respond = (result: ExecutionResult) => asResult(format(result));
          if (isRefused) return respond({ errors: admitted });
          const results = await admitted.operation.subscribe(context, admitted.variables);
          return Symbol.asyncIterator in results ? responsesOver(stream, results, respond) : respond(results);
        },
        onComplete: record,
      });
      const [events, { headers = {} }] = await handle({
        method: 'POST',
        url: '/graphql',
        headers: {
          get: (name) => ({ accept: 'text/event-stream', 'content-type': 'application/json' })[name],
        },
        body: { ...parameters },
        raw: request,
        context: undefined,
      });
      if (events === null || typeof events === 'string')
        throw new Error('graphql-sse did not accept the operation.');
      stream.once('close', () => {
        disconnect.abort();
        void events.return();
        record();
      });
      await stream.write(events, headers);
    } catch (error) {
      refuseOperation(log, request, response, error);
    }
  };
}

/** graphql-sse serializes the results, although its types are those of graphql-js. */
const asResult = (response: FormattedExecutionResult): ExecutionResult =>
  Object.assign<ExecutionResult, object>({}, { toJSON: () => response });

async function* onlyResult(result: ExecutionResult) {
  yield result;
}

/** The responses of a subscription. If an error ends it, or its session, the error is the last response. */
const responsesOver = (
  stream: EventStream,
  results: AsyncIterable<ExecutionResult>,
  respond: (result: ExecutionResult) => ExecutionResult,
): AsyncIterable<ExecutionResult> =>
  new Repeater<ExecutionResult>(async (push, stop) => {
    const fail = (error: unknown) => {
      void push(respond({ errors: [asGraphqlError(error)] }));
      stop();
    };
    stream.endUnauthenticated = () => fail(unauthenticated());
    const reading = results[Symbol.asyncIterator]();
    void stop.then(() => reading.return?.());
    try {
      for (let next = await reading.next(); !next.done; next = await reading.next())
        await push(respond(next.value));
      stop();
    } catch (error) {
      fail(error);
    }
  });

/**
 * Checks whether a page of another site sends the request, according to the browser. An EventSource cannot set headers and sends no Origin to its
 * own site, so this header proves the origin of a GET.
 */
function isFromAnotherSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none';
}

const asGraphqlError = (error: unknown) =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError('A subscription failed.', {
        originalError: error instanceof Error ? error : undefined,
      });
