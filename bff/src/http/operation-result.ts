import type { FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Candidate } from '../admission/admission.js';
import { defaultLanguage } from '../schema/text.js';
import { type ErrorFormat, formatErrors } from './format-error.js';
import type { OperationContext } from './operation-context.js';
import { asksForCost } from './operation-log.js';

/** A result as graphql-js has it; without data where the operation was begun in vain. */
interface Result {
  readonly data?: FormattedExecutionResult['data'] | undefined;
  readonly errors?: readonly GraphQLError[] | undefined;
}

interface Asked {
  readonly context: OperationContext;
  readonly cost: number;
}

/**
 * What a client gets of one result, where Apollo does not send it: errors in words for it, what went wrong without failing
 * anything, and the cost if it asks.
 */
export function answeredBy(
  { data, errors }: Result,
  sent: Pick<Candidate, 'extensions'>,
  asked: Asked | undefined,
  format: ErrorFormat,
): FormattedExecutionResult {
  const { warnings = [], requestId = '', language = defaultLanguage } = asked?.context ?? {};
  const extensions = {
    ...(warnings.length > 0 ? { warnings: warnings.splice(0) } : {}),
    ...(asked && asksForCost(sent) ? { cost: asked.cost } : {}),
  };
  return {
    data: data ?? null,
    ...(errors ? { errors: formatErrors(errors, { requestId, language }, format) } : {}),
    ...(Object.keys(extensions).length > 0 ? { extensions } : {}),
  };
}

const aboutTheDocument = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_TOO_COMPLEX',
]);

/**
 * The status of an answer without data. GraphQL over HTTP: to a client that reads `application/json` only, an operation that could
 * be read as a request answers 200 even if it does not parse, validate or coerce; one that accepts
 * `application/graphql-response+json` gets 400.
 */
export function statusOf(
  errors: readonly GraphQLFormattedError[] | undefined,
  accept: string | undefined,
): 200 | 400 {
  if (accept?.includes('application/graphql-response+json') || !errors?.length) return 400;
  return errors.every(({ extensions }) => aboutTheDocument.has(extensions?.code)) ? 200 : 400;
}

/** What beside its document and variables an operation's answers depend on: its language, and whether the cost is asked for. */
export const variantOf = (
  sent: Pick<Candidate, 'extensions'>,
  { language }: Pick<OperationContext, 'language'>,
): string => (asksForCost(sent) ? `${language} with cost` : language);
