import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type ParseOptions,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { limits } from './limits.js';
import { operationLimits } from './operation-limits.js';

/** How documents are parsed, wherever they come in. */
export const parseOptions: ParseOptions = { maxTokens: limits.tokens };

/** What a document must keep to beside the GraphQL specification's own rules, wherever it comes in. */
export const admissionRules: ValidationRule[] = [operationLimits];

export interface Candidate {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** May this operation run? Its document, or why not: the verdict, and the codes, that HTTP gives through Apollo. */
export function admit(
  schema: GraphQLSchema,
  { query, operationName, variables }: Candidate,
): DocumentNode | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(query, parseOptions);
  } catch (error) {
    if (error instanceof GraphQLError) return [coded(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)];
    throw error;
  }
  const invalid = validate(schema, document, [...specifiedRules, ...admissionRules]);
  if (invalid.length > 0)
    return invalid.map((error) => coded(error, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED));
  const operation = getOperationAST(document, operationName);
  if (!operation) {
    const error = new GraphQLError('The document holds no such operation.');
    return [coded(error, ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE)];
  }
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, {
    maxErrors: 10,
  });
  return errors ? errors.map((error) => coded(error, ApolloServerErrorCode.BAD_USER_INPUT)) : document;
}

/** Whether the parser gave up for the number of tokens: graphql-js tells by its message alone. */
export const isTooLong = (error: GraphQLError) => error.message.includes('Parsing aborted');

/** The error with a code, unless it has one of its own. */
const coded = (error: GraphQLError, code: string) =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code, ...error.extensions },
  });
