import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { ValidationError } from 'class-validator';
import { GraphQLError, type GraphQLFormattedError, isValueNode } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { z } from 'zod';
import { errorReporting, GatewayError } from '../../errors/errors.js';
import { type Language, type Text, textIn } from '../../errors/text.js';
import { exceedsTokenLimit, shortMessage } from '../../graphql/admission/admission.js';
import { limits } from '../../graphql/admission/limits.js';
import type { ErrorFormat } from '../gateway-parts.js';

/** Codes of Apollo Server for a wrong request, whose messages are for the client. */
const aboutTheRequest = new Set<unknown>(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

/** The operation of an error. */
interface Finish {
  readonly requestId: string;
  readonly language: Language;
}

/** Texts of formatted errors, to translate them later: Apollo Server formats errors without the operation. */
const texts = new WeakMap<GraphQLFormattedError, Text>();

/**
 * The error that the client receives. A `GatewayError` and an error in the request are sent unchanged; any other error is logged and
 * becomes INTERNAL, so that no host, stack, SQL or token leaves the gateway.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { log, namesCalls }: ErrorFormat,
): GraphQLFormattedError {
  const { locations, path } = formatted;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const original = originalOf(error);
  if (original instanceof GatewayError) {
    const { http: _status, ...all } = original.extensions;
    const { call, field, reason, ...rest } = all;
    if (namesCalls || call === undefined) return withText(original.text, { ...place, extensions: all });
    const { code } = original;
    log[errorReporting[code].log]({ call, field, reason, path, code }, 'a REST call failed an operation');
    return withText(original.text, { ...place, extensions: rest });
  }
  // Not a list if the validation itself failed.
  if (original instanceof ArgumentValidationError && Array.isArray(original.extensions.validationErrors)) {
    const { field, text } = firstBrokenRule(original.extensions.validationErrors);
    return withText(text, { ...place, extensions: { code: 'BAD_USER_INPUT', field } });
  }
  if (
    original instanceof GraphQLError &&
    (original.extensions.code === 'OPERATION_TOO_COMPLEX' || exceedsTokenLimit(original))
  )
    return {
      message: shortMessage(original.message),
      ...place,
      extensions: { code: 'OPERATION_TOO_COMPLEX' },
    };
  const code = formatted.extensions?.code;
  if (code === 'PERSISTED_QUERY_NOT_FOUND')
    return { message: formatted.message, extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } };
  const message = shortMessage(formatted.message);
  if (aboutTheRequest.has(code)) return { message, ...place, extensions: { code } };
  if (hasBadRequestStatus(original) || isAboutAnArgument(original))
    return { message, ...place, extensions: { code: 'BAD_USER_INPUT' } };
  log[errorReporting.INTERNAL.log]({ err: original, path }, 'an operation failed');
  return withText(errorReporting.INTERNAL.text, { ...place, extensions: { code: 'INTERNAL' } });
}

function withText(text: Text, error: Omit<GraphQLFormattedError, 'message'>): GraphQLFormattedError {
  const formatted = { message: text.en, ...error };
  texts.set(formatted, text);
  return formatted;
}

/** A formatted error in the operation's language; an INTERNAL error gets the request id, by which the log can be searched. */
export function translatedError(
  error: GraphQLFormattedError,
  { requestId, language }: Finish,
): GraphQLFormattedError {
  const text = texts.get(error);
  const { extensions } = error;
  return {
    ...error,
    ...(text ? { message: textIn(text, language) } : {}),
    ...(extensions?.code === 'INTERNAL' ? { extensions: { ...extensions, requestId } } : {}),
  };
}

/** `formatError` and `translatedError` for the errors of a result, at most `limits.responseErrors` of them. */
export const formatErrors = (
  errors: readonly (GraphQLError | GraphQLFormattedError)[],
  finish: Finish,
  format: ErrorFormat,
): GraphQLFormattedError[] =>
  errors.slice(0, limits.responseErrors).map((error) => {
    const { message, locations, path, extensions } = error;
    const plain = {
      message,
      ...(locations ? { locations } : {}),
      ...(path ? { path } : {}),
      ...(extensions ? { extensions } : {}),
    };
    return translatedError(formatError(plain, unwrapResolverError(error), format), finish);
  });

/** Some of Apollo Server's errors in a request, such as an unknown version of persisted queries, have a status and no code. */
const badRequest = z.object({ http: z.object({ status: z.literal(400) }) });
const hasBadRequestStatus = (error: unknown): boolean =>
  error instanceof GraphQLError && badRequest.safeParse(error.extensions).success;

/** The node is a value if a variable is wrong for an argument, such as null for `Int!` with a default. */
const isAboutAnArgument = (error: unknown): boolean => {
  const [node] = (error instanceof GraphQLError && error.nodes) || [];
  return node !== undefined && isValueNode(node);
};

/** The thrown error, without the wrappers of graphql-js and Apollo Server. */
function originalOf(error: unknown): unknown {
  if (error instanceof GatewayError || !(error instanceof GraphQLError) || !error.originalError) return error;
  return originalOf(error.originalError);
}

/** The Indonesian texts of the rules of class-validator that arguments have, by the names of the rules. @param limit of the rule */
const RULES_ID: Readonly<Record<string, (limit: string) => string>> = {
  min: (limit) => `tidak boleh kurang dari ${limit}`,
  max: (limit) => `tidak boleh lebih dari ${limit}`,
  maxLength: (limit) => `paling banyak ${limit} karakter`,
  arrayMaxSize: (limit) => `paling banyak ${limit} isi`,
  isLatitude: () => 'harus lintang, dari -90 sampai 90',
  isLongitude: () => 'harus bujur, dari -180 sampai 180',
};

/** The path (`location.latitude`) and text of an argument's first broken rule. */
function firstBrokenRule(errors: readonly ValidationError[]): { field: string; text: Text } {
  const [first] = errors;
  if (!first) return { field: '', text: errorReporting.BAD_USER_INPUT.text };
  const { property, children, constraints = {} } = first;
  const below = children?.length ? firstBrokenRule(children) : null;
  if (below) return { field: `${property}.${below.field}`, text: below.text };
  const [rule = '', message = `${property} is wrong`] = Object.entries(constraints)[0] ?? [];
  const [limit = ''] = /\d+/.exec(message) ?? [];
  const id = `${property} ${RULES_ID[rule]?.(limit) ?? 'tidak dapat diterima'}`;
  return { field: property, text: { id, en: shortMessage(message) } };
}
