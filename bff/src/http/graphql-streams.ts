import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createSourceEventStream,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { Admitted, Candidate } from '../admission/admission.js';
import type { KnownOperation } from '../admission/document-cache.js';
import { tellOnce } from '../events/tell-once.js';
import type { GatewayParts } from '../gateway-parts.js';
import { HangUp } from '../rest/disconnect-signal.js';
import { GatewayError, unauthenticated } from '../schema/errors.js';
import { acceptedLanguage, defaultLanguage } from '../schema/text.js';
import { authenticate } from '../session/authenticate.js';
import { clientAddressOf } from './client-address.js';
import { confirmedSession } from './confirmed-session.js';
import { countedCaller } from './counted-caller.js';
import { EventStream } from './event-stream.js';
import { formatErrors } from './format-error.js';
import { closeCodes } from './open-sockets.js';
import { OperationContext } from './operation-context.js';
import { recordOperation } from './operation-log.js';
import { answeredBy, variantOf } from './operation-result.js';
import { originAllowed } from './origin.js';
import { UnreadableBody } from './read-body.js';
import { refuse } from './refusal.js';
import { requestIdOf } from './request-id.js';
import { traceOf } from './request-trace.js';
import { sentOperation } from './sent-operation.js';

/** Whether a client wants its answer as server-sent events before anything else: EventSource, graphql-sse, others to subscribe. */
export const wantsEventStream = ({ headers }: IncomingMessage) =>
  /^\s*text\/event-stream\s*(?:[;,]|$)/i.test(headers.accept ?? '');

/**
 * /graphql as server-sent events (graphql-sse, distinct connections mode), for where no WebSocket gets through: any
 * operation of who is signed in, with the origins, sessions, limits and errors of the WebSocket. The session's end ends it.
 */
export function graphqlStreams(parts: GatewayParts, schema: GraphQLSchema) {
  const { admission, config, errorFormat, log, metrics, sockets } = parts;

  /** Runs the operation; a subscription until its client, its session or the gateway ends it. */
  const run = async (
    stream: EventStream,
    sent: Candidate,
    { document, operation, cost }: Admitted,
    context: OperationContext,
  ): Promise<void> => {
    const startedAt = performance.now();
    let errors: readonly GraphQLFormattedError[] | undefined;
    const answerOf = (result: ExecutionResult) => answeredBy(result, sent, { context, cost }, errorFormat);
    const tell = (result: ExecutionResult) => {
      const answer = answerOf(result);
      ({ errors } = answer);
      stream.next(answer);
    };
    const { operationName } = sent;
    const variableValues = sent.variables ?? {};
    try {
      const args = { schema, document, operationName, variableValues, contextValue: context };
      const compiled = operation.use();
      const answer = isSubscription(operation)
        ? await createSourceEventStream(args)
        : await (compiled ? compiled(context, variableValues) : execute(args));
      if (!(Symbol.asyncIterator in answer)) return tell(answer);
      const events = tellOnce(answer, {
        args,
        userId: context.session?.userId ?? null,
        variant: variantOf(sent, context),
        answerOf,
        cut: context.cutSlowClient,
        tell: (told) => {
          ({ errors } = told.answer);
          stream.nextText(told.text);
        },
      });
      const gone = new Promise<void>((resolve) => stream.once('close', resolve));
      // Its client may have gone while it was begun.
      if (stream.isOpen) await Promise.race([events.next(), gone]);
      await events.return?.();
    } catch (error) {
      // What feeds a subscription has broken off.
      tell({ errors: [asGraphqlError(error)] });
    } finally {
      stream.complete();
      recordOperation(parts, context, {
        name: operation.node.name?.value ?? null,
        type: 'stream',
        cost,
        startedAt,
        errors,
      });
    }
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!originAllowed(request, config) || isFromAnotherSite(request)) throw new GatewayError('FORBIDDEN');
      const session = await countedCaller(parts, await authenticate(request.headers, parts), request);
      if (!session) throw unauthenticated();
      const clientAddress = clientAddressOf(request, config.trustedProxies);
      const requestId = requestIdOf(request);
      const language = acceptedLanguage(request.headers['accept-language']);
      response.setHeader('x-request-id', requestId);
      const sent = await sentOperation(request, response);
      const admitted = admission.admit(sent, session);
      if (!('document' in admitted)) {
        for (const { extensions } of admitted) metrics.refused(String(extensions.code));
        const refused = new EventStream(response);
        refused.next({
          errors: formatErrors(admitted, { requestId, language: language ?? defaultLanguage }, errorFormat),
        });
        refused.complete();
        return;
      }
      if (request.method === 'GET' && admitted.operation.node.operation === 'mutation') {
        response.setHeader('allow', 'POST');
        throw new UnreadableBody(405, 'Send a mutation by POST.');
      }
      const caller = isSubscription(admitted.operation)
        ? await confirmedSession(parts, session, request)
        : session;
      const stream = new EventStream(response);
      const hangUp = new HangUp();
      stream.once('close', () => hangUp.abort());
      sockets.add(stream, caller, 'stream');
      const context = new OperationContext(parts, {
        requestId,
        session: caller,
        language,
        signal: hangUp,
        idempotencyKey: null,
        clientAddress,
        trace: traceOf(parts, request, 'stream /graphql'),
        onUnauthenticated: () => sockets.end(({ token }) => token === caller.token),
        cutSlowClient: () => stream.close(closeCodes.tryAgainLater),
        keepRows: false,
      });
      await run(stream, sent, admitted, context);
    } catch (error) {
      refuse(log, request, response, error);
    }
  };
}

const isSubscription = ({ node }: KnownOperation) => node.operation === OperationTypeNode.SUBSCRIPTION;

/**
 * Whether a browser says that a page of another site asks. An EventSource can send no header of its own, and from its own
 * site no Origin either, so it is this by which a GET proves where it comes from.
 */
function isFromAnotherSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none';
}

const asGraphqlError = (error: unknown) =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError('A subscription broke off.', {
        originalError: error instanceof Error ? error : undefined,
      });
