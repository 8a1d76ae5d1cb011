import type { FormattedExecutionResult, GraphQLError } from 'graphql';
import type { OperationParameters } from '../../graphql/admission/persisted-operations.js';
import type { Context } from '../../graphql/schema/context.js';
import type { ErrorFormat } from '../gateway-parts.js';
import { formatErrors } from './format-error.js';

type Extensions = Pick<OperationParameters, 'extensions'>;

/** A result of graphql-js; without data if the operation was not executed. */
interface Result {
  readonly data?: FormattedExecutionResult['data'] | undefined;
  readonly errors?: readonly GraphQLError[] | undefined;
}

interface Executed {
  readonly context: Pick<Context, 'requestId' | 'language' | 'warnings'>;
  /** Null if it was not measured. */
  readonly cost: number | null;
}

/** Checks whether a request has `"extensions": {"cost": true}`. */
const requestsCost = ({ extensions }: Extensions) => extensions?.cost === true;

/** The response's `extensions`: warnings since the last response of the operation, and the cost if it is requested. */
function responseExtensions(
  request: Extensions,
  { context: { warnings }, cost }: Executed,
): Record<string, unknown> | undefined {
  const sendsCost = cost !== null && requestsCost(request);
  if (warnings.length === 0 && !sendsCost) return undefined;
  return {
    ...(warnings.length > 0 ? { warnings: warnings.splice(0) } : {}),
    ...(sendsCost ? { cost } : {}),
  };
}

/** The response for one result. */
export function formatResult(
  { data, errors }: Result,
  request: Extensions,
  executed: Executed,
  format: ErrorFormat,
): FormattedExecutionResult {
  const extensions = responseExtensions(request, executed);
  return {
    ...(data === undefined ? {} : { data }),
    ...(errors ? { errors: formatErrors(errors, executed.context, format) } : {}),
    ...(extensions ? { extensions } : {}),
  };
}
