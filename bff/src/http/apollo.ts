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
import type { GraphQLError, GraphQLSchema } from 'graphql';
import { parseOptions } from '../admission/admission.js';
import type { GatewayParts } from '../gateway-parts.js';
import type { Context } from '../schema/context.js';
import { finishedError, formatError, formatErrors } from './format-error.js';
import { asksForCost, recordOperation } from './operation-log.js';
import { statusOf } from './operation-result.js';

/** Apollo Server with what this gateway wants of it: limits, CSRF prevention, Sandbox, no internals in errors. */
export function createApollo(schema: GraphQLSchema, parts: GatewayParts): ApolloServer<Context> {
  const { admission, errorFormat, log } = parts;
  return new ApolloServer<Context>({
    schema,
    nodeEnv: 'production',
    // Whether it is allowed is a rule of admission, here as elsewhere.
    introspection: true,
    csrfPrevention: true,
    persistedQueries: {
      cache: {
        // Apollo puts a prefix and a colon before what the request says.
        get: async (key) => admission.persistedText(key.slice(key.indexOf(':') + 1)),
        // Nobody but the client's build persists anything.
        set: async () => undefined,
        delete: async () => false,
      },
    },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions,
    // The plugin below has `admission` validate: its limits come before the rules that look into fragments where they are spread.
    dangerouslyDisableValidation: true,
    documentStore: {
      // Apollo puts a name of the schema and a colon before the hash.
      get: async (key) => admission.documents.find(key.slice(key.lastIndexOf(':') + 1)),
      // A document is kept once it is found valid.
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
      admitRunAndRecord(parts),
    ],
  });
}

type Answer = GraphQLRequestContextWillSendResponse<Context>;

/** In the operation's language; an INTERNAL error tells nothing but the request's id, by which the log can be searched. */
function finishErrors({ response, contextValue }: Answer): void {
  if (response.body.kind !== 'single') return;
  const { singleResult } = response.body;
  if (!singleResult.errors) return;
  singleResult.errors = singleResult.errors.map((error) => finishedError(error, contextValue));
}

/** Apollo answers 400 also to what could be read as a request; see `statusOf`. Without a source it could not. */
function answerPlainJsonWith200({ request, response, source }: Answer): void {
  if (response.http.status !== 400 || response.body.kind !== 'single' || source === undefined) return;
  response.http.status = statusOf(response.body.singleResult.errors, request.http?.headers.get('accept'));
}

/** What went wrong without failing anything, in `extensions.warnings` beside the data. */
function attachWarnings({ response, contextValue: { warnings } }: Answer): void {
  if (response.body.kind !== 'single' || warnings.length === 0) return;
  const { singleResult } = response.body;
  singleResult.extensions = { ...singleResult.extensions, warnings };
}

/**
 * Refuses what is not valid, too large or too expensive, runs what is compiled, adds warnings and the cost to the response, and records
 * the operation. One plugin for all of it: each further one costs every operation several promises.
 */
const admitRunAndRecord = ({
  admission,
  errorFormat,
  ...recorders
}: Pick<GatewayParts, 'admission' | 'errorFormat' | 'log' | 'metrics'>): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ contextValue: { trace } }) => {
    trace?.beginOperation();
    const startedAt = performance.now();
    let cost: number | null = null;
    let invalid: readonly GraphQLError[] = [];
    return {
      didResolveOperation: async ({ contextValue, document, queryHash, request }) => {
        admission.checkPersisted(queryHash, contextValue.session);
        invalid = admission.check(queryHash, document);
        if (invalid.length > 0) return;
        const operation = admission.documents.operation(document, request.operationName ?? null);
        if (operation) cost = admission.cost(operation, request.variables);
      },
      responseForOperation: async ({ contextValue, document, request, response }) => {
        const operation =
          invalid.length > 0 ? null : admission.documents.operation(document, request.operationName ?? null);
        const run = operation?.use();
        if (!run && invalid.length === 0) return null;
        const { data, errors } = run
          ? await run(contextValue, request.variables ?? {})
          : { data: undefined, errors: invalid };
        if (data === undefined) response.http.status = 400;
        const singleResult = {
          ...(data === undefined ? {} : { data }),
          ...(errors ? { errors: formatErrors(errors, contextValue, errorFormat) } : {}),
        };
        return { http: response.http, body: { kind: 'single', singleResult } };
      },
      willSendResponse: async (answer) => {
        finishErrors(answer);
        answerPlainJsonWith200(answer);
        attachWarnings(answer);
        const { contextValue, operation, operationName, request, response } = answer;
        const single = response.body.kind === 'single' ? response.body.singleResult : null;
        if (single && cost !== null && asksForCost(request))
          single.extensions = { ...single.extensions, cost };
        recordOperation(recorders, contextValue, {
          name: operationName ?? null,
          type: operation?.operation ?? null,
          cost,
          startedAt,
          errors: single?.errors,
        });
      },
    };
  },
});
