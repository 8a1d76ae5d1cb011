import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
  type ValidationRule,
} from 'graphql';
import { GatewayError } from '../../errors/errors.js';
import type { Session } from '../../session/session.js';
import { DocumentCache, hashOf } from './document-cache.js';
import type { KnownOperation, OperationVariables } from './known-operation.js';
import { limits } from './limits.js';
import { tooComplex } from './operation-limits.js';
import { type OperationParameters, type PersistedOperations, persistedId } from './persisted-operations.js';
import { errorsOf } from './validation.js';
import { listError, variablesError } from './variable-limits.js';

/** The options by which documents are parsed. */
export const parseOptions: ParseOptions = { maxTokens: limits.tokens };

/** An operation that may be executed. */
export interface Admitted {
  readonly document: DocumentNode;
  readonly operation: KnownOperation;
  readonly variables: OperationVariables;
  /** The maximum number of objects in the response. */
  readonly cost: number;
}

/** An operation whose document is parsed, but maybe not valid. */
interface Parsed extends Pick<OperationParameters, 'operationName' | 'variables'> {
  readonly hash: string;
  readonly document: DocumentNode;
}

interface AdmissionOptions {
  /** True if clients may query the schema, and messages suggest names of it. */
  readonly introspection: boolean;
  readonly persisted: PersistedOperations;
  /** True if callers without a bearer token may execute persisted operations only. */
  readonly persistedOnly: boolean;
}

/** Decides whether an operation may be executed, for every transport. */
export class Admission {
  readonly documents: DocumentCache;
  /** Validation rules in addition to those of the GraphQL specification and the limits. */
  private readonly rules: readonly ValidationRule[];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly options: AdmissionOptions,
  ) {
    this.documents = new DocumentCache(schema);
    this.rules = options.introspection ? [] : [NoSchemaIntrospectionCustomRule];
  }

  /**
   * Parses, validates and compiles the persisted operations, one per turn of the event loop so that requests are served meanwhile.
   * @returns the hashes of those that are not valid for this schema, which are treated like any other document
   */
  async prepare(): Promise<string[]> {
    const invalid: string[] = [];
    for (const [hash, body] of this.options.persisted.bodies) {
      const document = this.read(hash, body);
      if ('kind' in document) this.documents.persist(hash, document);
      else invalid.push(hash);
      await nextTurn();
    }
    return invalid;
  }

  /** The text of a persisted operation, or undefined if there is none with that id. */
  persistedText(id: string): string | undefined {
    return this.options.persisted.find(id);
  }

  /** For transports without Apollo Server: finds or parses the document, then decides by `admitParsed`. */
  admit(parameters: OperationParameters, session: Session | null): Admitted | readonly GraphQLError[] {
    const id = persistedId(parameters);
    const persisted = id === null ? undefined : this.persistedText(id);
    // graphql-ws requires a `query` in every message: it may be empty, or the document for a gateway of another build.
    const query = persisted ?? parameters.query;
    if (query === undefined || (query === '' && id !== null)) return [notPersisted()];
    const hash = hashOf(query);
    const refusal = this.refusalOf(hash, session);
    if (refusal) return [refusal];
    const document = this.documents.find(hash) ?? this.read(hash, query);
    return 'kind' in document ? this.admitParsed({ ...parameters, hash, document }, session) : document;
  }

  /** The operation with its coerced variables, or why it may not be executed. */
  admitParsed(
    { hash, document, operationName, variables }: Parsed,
    session: Session | null,
  ): Admitted | readonly GraphQLError[] {
    const refusal = this.refusalOf(hash, session);
    if (refusal) return [refusal];
    const errors = this.check(hash, document);
    if (errors.length > 0) return errors;
    const operation = this.documents.operation(document, operationName ?? null);
    if (!operation) {
      const error = new GraphQLError('The document has no such operation.');
      return [withCode(error, ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE)];
    }
    const { node } = operation;
    const sent = variables ?? {};
    const excess = variablesError(sent) ?? listError(this.schema, node, sent);
    if (excess) return [excess];
    const cost = operation.cost(sent);
    if (cost > limits.cost) return [tooComplex('objects in the response', cost, limits.cost, node)];
    const values = getVariableValues(this.schema, node.variableDefinitions ?? [], sent, {
      maxErrors: limits.variableErrors,
      hideSuggestions: !this.options.introspection,
    });
    if (values.errors)
      return values.errors.map((error) => withCode(error, ApolloServerErrorCode.BAD_USER_INPUT));
    return { document, operation, cost, variables: { sent, coerced: values.coerced } };
  }

  /**
   * With PERSISTED_ONLY, only callers with a token that the data API has accepted may execute operations that are not persisted.
   * @returns PERSISTED_OPERATION_NOT_FOUND, UNAUTHENTICATED for a refused token, or null
   */
  private refusalOf(hash: string, session: Session | null): GraphQLError | null {
    if (!this.options.persistedOnly || this.persistedText(hash) !== undefined) return null;
    if (session?.via !== 'bearer')
      return notPersisted('Only operations of the built client are accepted here: reload the page.');
    return session.isVerified ? null : new GatewayError('UNAUTHENTICATED');
  }

  /** Validates a document and stores it if it is valid. */
  private check(hash: string, document: DocumentNode): readonly GraphQLError[] {
    if (this.documents.find(hash) === document) return [];
    const errors = errorsOf(this.schema, document, {
      rules: this.rules,
      suggests: this.options.introspection,
    });
    if (errors.length === 0) this.documents.keep(hash, document);
    return errors.map((error) => withCode(error, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED));
  }

  private read(hash: string, query: string): DocumentNode | readonly GraphQLError[] {
    let document: DocumentNode;
    try {
      document = parse(query, parseOptions);
    } catch (error) {
      if (error instanceof GraphQLError) return [withCode(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)];
      throw error;
    }
    const errors = this.check(hash, document);
    return errors.length > 0 ? errors : document;
  }
}

/** The client's build may differ from the gateway's: the client then sends the document, or has to be reloaded. */
const notPersisted = (message = 'PersistedQueryNotFound') =>
  new GatewayError('PERSISTED_OPERATION_NOT_FOUND', message);

/** The message of an error as clients receive it: it may contain their own text. */
export const shortMessage = (message: string): string =>
  message.length > limits.messageLength ? `${message.slice(0, limits.messageLength - 1)}…` : message;

/** Checks whether the parser stopped at the maximum number of tokens: graphql-js has no code for it, only the message. */
export const exceedsTokenLimit = (error: GraphQLError) => error.message.includes('Parsing aborted');

/** The error with a code, unless it has one. */
const withCode = (error: GraphQLError, code: string) =>
  new GraphQLError(shortMessage(error.message), {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code, ...error.extensions },
  });
