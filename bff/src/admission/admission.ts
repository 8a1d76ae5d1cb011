import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { DocumentCache, hashOf, type KnownOperation } from './document-cache.js';
import { limits } from './limits.js';
import { operationLimits, tooComplex } from './operation-limits.js';

/** How documents are parsed. */
export const parseOptions: ParseOptions = { maxTokens: limits.tokens };

export interface Candidate {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** An operation that may run. */
export interface Admitted {
  readonly document: DocumentNode;
  readonly operation: KnownOperation;
  /** Objects that its answer may hold. */
  readonly cost: number;
}

/**
 * May this operation run? The one answer for every door: HTTP asks step by step through Apollo's pipeline, which parses and
 * validates by `parseOptions` and `rules`, keeps its documents in `documents` and then asks for the `cost`; the protocols
 * that Apollo does not speak `admit`.
 */
export class Admission {
  readonly documents: DocumentCache;
  /** What a document must keep to beside the GraphQL specification's own rules. */
  readonly rules: readonly ValidationRule[];

  /** @param introspection whether anybody may ask for the schema */
  constructor(
    private readonly schema: GraphQLSchema,
    { introspection }: { readonly introspection: boolean },
  ) {
    this.documents = new DocumentCache(schema);
    this.rules = introspection ? [operationLimits] : [operationLimits, NoSchemaIntrospectionCustomRule];
  }

  /**
   * What the operation costs with these variables.
   * @throws GraphQLError OPERATION_TOO_COMPLEX where that is too much
   */
  cost({ node, cost }: KnownOperation, variables: Candidate['variables']): number {
    const objects = cost(variables ?? {});
    if (objects > limits.cost) throw tooComplex('objects in the answer', objects, limits.cost, node);
    return objects;
  }

  /** The operation, or why it may not run: the verdict, and the codes, that HTTP gives through Apollo. */
  admit({ query, operationName, variables }: Candidate): Admitted | readonly GraphQLError[] {
    const hash = hashOf(query);
    const document = this.documents.find(hash) ?? this.read(query);
    if (!('kind' in document)) return document;
    this.documents.keep(hash, document);
    const operation = this.documents.operation(document, operationName ?? null);
    if (!operation) {
      const error = new GraphQLError('The document holds no such operation.');
      return [coded(error, ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE)];
    }
    try {
      const cost = this.cost(operation, variables);
      const { variableDefinitions = [] } = operation.node;
      const { errors } = getVariableValues(this.schema, variableDefinitions, variables ?? {}, {
        maxErrors: 10,
      });
      if (errors) return errors.map((error) => coded(error, ApolloServerErrorCode.BAD_USER_INPUT));
      return { document, operation, cost };
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  }

  private read(query: string): DocumentNode | readonly GraphQLError[] {
    let document: DocumentNode;
    try {
      document = parse(query, parseOptions);
    } catch (error) {
      if (error instanceof GraphQLError) return [coded(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)];
      throw error;
    }
    const invalid = validate(this.schema, document, [...specifiedRules, ...this.rules]);
    if (invalid.length === 0) return document;
    return invalid.map((error) => coded(error, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED));
  }
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
