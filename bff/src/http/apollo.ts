import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { GraphQLSchema } from 'graphql';
import { statusOf } from '../errors/errors.js';
import { parseOptions } from '../graphql/admission/admission.js';
import type { Context } from '../graphql/schema/context.js';
import type { GatewayParts } from './gateway-parts.js';
import { formatError, translatedError } from './operation/format-error.js';
import { recordOperation } from './operation/operation-log.js';
import { formatResult } from './operation/operation-result.js';

/** Apollo Server, with admission, CSRF prevention, Sandbox and this gateway's error format. */
export function createApollo(schema: GraphQLSchema, parts: GatewayParts): ApolloServer<Context> {
  const { admission, errorFormat, log } = parts;
  return new ApolloServer<Context>({
    schema,
    nodeEnv: 'production',
    // Admission decides about introspection, for every transport.
    introspection: true,
    csrfPrevention: true,
    persistedQueries: { cache: readOnly((id) => admission.persistedText(id)) },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions,
    // Admission validates: it checks the limits before the validation rules whose work grows with spread fragments.
    dangerouslyDisableValidation: true,
    documentStore: readOnly((hash) => admission.documents.find(hash)),
    logger: log,
    formatError: (formatted, error) => formatError(formatted, error, errorFormat),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginLandingPageLocalDefault({
        embed: { runTelemetry: false },
        includeCookies: true,
        footer: false,
      }),
      admitExecuteAndRecord(parts),
    ],
  });
}

/** A cache that admission fills: it stores persisted operations and valid documents. Apollo Server's keys have a prefix and a colon. */
const readOnly = <Value>(find: (id: string) => Value | undefined) => ({
  get: async (key: string) => find(key.slice(key.indexOf(':') + 1)),
  set: async () => undefined,
  delete: async () => false,
});

/**
 * Translates errors to the operation's language, adds the request id to INTERNAL errors, and sets the status: Apollo Server responds with
 * 400 to every operation that is not executed (`statusOf`). Without a source the request is not an operation.
 * @returns the errors of the response
 */
function finishErrors({
  request,
  response,
  source,
  contextValue,
}: GraphQLRequestContextWillSendResponse<Context>) {
  if (response.body.kind !== 'single') return undefined;
  const { singleResult } = response.body;
  const errors = singleResult.errors?.map((error) => translatedError(error, contextValue));
  if (errors) singleResult.errors = errors;
  const codes = errors?.map(({ extensions }) => extensions?.code) ?? [];
  if (response.http.status === 400 && source !== undefined)
    response.http.status = statusOf(codes, request.http?.headers.get('accept'));
  return errors;
}

/** Admits, executes and records each operation in the same way as the other transports. */
const admitExecuteAndRecord = ({
  admission,
  errorFormat,
  ...recorders
}: Pick<GatewayParts, 'admission' | 'errorFormat' | 'log' | 'metrics'>): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ contextValue: { trace } }) => {
    trace?.beginOperation();
    const startedAt = performance.now();
    let cost: number | null = null;
    return {
      responseForOperation: async ({ contextValue, document, queryHash, request, response }) => {
        const { operationName, variables } = request;
        const admitted = admission.admitParsed(
          { hash: queryHash ?? '', document, operationName, variables },
          contextValue.session,
        );
        const isRefused = !('document' in admitted);
        if (isRefused) response.http.status = 400;
        else ({ cost } = admitted);
        const result = isRefused
          ? { errors: admitted }
          : await admitted.operation.execute(contextValue, admitted.variables);
        const singleResult = formatResult(result, request, { context: contextValue, cost }, errorFormat);
        return { http: response.http, body: { kind: 'single', singleResult } };
      },
      willSendResponse: async (context) => {
        const errors = finishErrors(context);
        const { contextValue, operation, operationName } = context;
        recordOperation(recorders, contextValue, {
          name: operationName ?? null,
          type: operation?.operation ?? null,
          cost,
          startedAt,
          errors,
        });
      },
    };
  },
});
