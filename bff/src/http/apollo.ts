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
import { finishedError, formatError, formatErrors } from './operation/format-error.js';
import { recordOperation } from './operation/operation-log.js';
import { responseExtensions } from './operation/operation-result.js';

/** Apollo Server, with admission, CSRF prevention, Sandbox and this gateway's error format. */
export function createApollo(schema: GraphQLSchema, parts: GatewayParts): ApolloServer<Context> {
  const { admission, errorFormat, log } = parts;
  return new ApolloServer<Context>({
    schema,
    nodeEnv: 'production',
    // Admission decides, for every transport.
    introspection: true,
    csrfPrevention: true,
    persistedQueries: {
      cache: {
        // The key is the request's id after a prefix and a colon.
        get: async (key) => admission.persistedText(key.slice(key.indexOf(':') + 1)),
        // Only the client's build persists operations.
        set: async () => undefined,
        delete: async () => false,
      },
    },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions,
    // Admission validates: it checks the limits before the validation rules whose work grows with spread fragments.
    dangerouslyDisableValidation: true,
    documentStore: {
      // The key is the hash after a prefix and a colon.
      get: async (key) => admission.documents.find(key.slice(key.lastIndexOf(':') + 1)),
      // Admission keeps a document once it is found valid.
      set: async () => undefined,
      delete: async () => false,
    },
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

type Response = GraphQLRequestContextWillSendResponse<Context>;

/** Translates errors to the operation's language; an INTERNAL error gets the request id, by which the log can be searched. */
function finishErrors({ response, contextValue }: Response): void {
  if (response.body.kind !== 'single') return;
  const { singleResult } = response.body;
  if (!singleResult.errors) return;
  singleResult.errors = singleResult.errors.map((error) => finishedError(error, contextValue));
}

/** Apollo Server responds with 400 to every operation that is not executed; see `statusOf`. Without a source it was no operation. */
function setStatus({ request, response, source }: Response): void {
  if (response.http.status !== 400 || response.body.kind !== 'single' || source === undefined) return;
  const codes = response.body.singleResult.errors?.map(({ extensions }) => extensions?.code) ?? [];
  response.http.status = statusOf(codes, request.http?.headers.get('accept'));
}

/** Adds `extensions.warnings`, and `extensions.cost` where the request asks for it. */
function addExtensions({ request, response, contextValue }: Response, cost: number | null): void {
  if (response.body.kind !== 'single') return;
  const extensions = responseExtensions(request, { context: contextValue, cost });
  const { singleResult } = response.body;
  if (extensions) singleResult.extensions = { ...singleResult.extensions, ...extensions };
}

/** Admits each operation and executes it, as over the other transports, and records it. */
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
        const { data, errors } = isRefused
          ? { errors: admitted }
          : await admitted.operation.execute(contextValue, admitted.variables);
        const singleResult = {
          ...(data === undefined ? {} : { data }),
          ...(errors ? { errors: formatErrors(errors, contextValue, errorFormat) } : {}),
        };
        return { http: response.http, body: { kind: 'single', singleResult } };
      },
      willSendResponse: async (context) => {
        finishErrors(context);
        setStatus(context);
        addExtensions(context, cost);
        const { contextValue, operation, operationName, response } = context;
        recordOperation(recorders, contextValue, {
          name: operationName ?? null,
          type: operation?.operation ?? null,
          cost,
          startedAt,
          errors: response.body.kind === 'single' ? response.body.singleResult.errors : undefined,
        });
      },
    };
  },
});
