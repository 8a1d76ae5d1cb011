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
import { GatewayError } from '../schema/errors.js';
import type { Session } from '../session/session.js';
import type { Run } from './compiler.js';
import { DocumentCache, hashOf, type KnownOperation } from './document-cache.js';
import { limits } from './limits.js';
import { tooComplex } from './operation-limits.js';
import { namesOf, type PersistedOperations, persistedHash } from './persisted-operations.js';
import { errorsOf } from './validation.js';

/** How documents are parsed. */
export const parseOptions: ParseOptions = { maxTokens: limits.tokens };

export interface Candidate {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/** An operation that may run. */
export interface Admitted {
  readonly document: DocumentNode;
  readonly operation: KnownOperation;
  /** Objects that its answer may hold. */
  readonly cost: number;
}

/** An operation that may run and is compiled. */
export interface Ready {
  readonly operation: KnownOperation;
  readonly run: Run;
  readonly cost: number;
}

export interface AdmissionOptions {
  /** Whether anybody may ask for the schema. */
  readonly introspection: boolean;
  readonly persisted: PersistedOperations;
  /** Whether whoever is no integration may run persisted operations only. */
  readonly persistedOnly: boolean;
}

/**
 * May this operation run? The one answer for every transport: HTTP asks step by step through Apollo's pipeline, which parses by
 * `parseOptions`, looks for documents in `documents`, and has new ones checked by `check` and each operation by `cost`; the
 * protocols that Apollo does not speak `admit`.
 */
export class Admission {
  readonly documents: DocumentCache;
  /** Texts of persisted operations, by hash and by name. */
  private readonly texts = new Map<string, string>();
  private readonly names: ReadonlyMap<string, string>;
  /** What a document must keep to beside the GraphQL specification's own rules and the limits. */
  private readonly rules: readonly ValidationRule[];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly options: AdmissionOptions,
  ) {
    const { introspection, persisted } = options;
    this.names = namesOf(persisted);
    for (const [hash, text] of persisted)
      for (const called of this.called(hash)) this.texts.set(called, text);
    this.documents = new DocumentCache(schema);
    this.rules = introspection ? [] : [NoSchemaIntrospectionCustomRule];
  }

  /**
   * Reads, checks and compiles what the client's build has persisted, one at a time so that whoever asks meanwhile is answered.
   * @returns the hashes of those that do not fit this schema, which are then like any other document
   */
  async prepare(): Promise<string[]> {
    const unfit: string[] = [];
    for (const [hash, text] of this.options.persisted) {
      const document = this.read(hash, text);
      if ('kind' in document) this.documents.persist(this.called(hash), document);
      else unfit.push(hash);
      await nextTurn();
    }
    return unfit;
  }

  /** All that a persisted operation is called. */
  private called(hash: string): string[] {
    const name = this.names.get(hash);
    return name === undefined ? [hash] : [hash, name];
  }

  /** The text of a persisted operation, or undefined if there is none of that hash or name. */
  persistedText(called: string): string | undefined {
    return this.texts.get(called);
  }

  /**
   * Whether this caller may run a document of this hash at all. Where PERSISTED_ONLY is set, only who has sent a token that the
   * data API has accepted may run what is not persisted.
   * @throws GatewayError PERSISTED_OPERATION_NOT_FOUND; UNAUTHENTICATED for a token that was refused
   */
  checkPersisted(hash: string, session: Session | null): void {
    if (!this.options.persistedOnly || this.texts.has(hash)) return;
    if (session?.via !== 'bearer')
      throw notPersisted('Only what the built client asks may be asked here: load the page again.');
    if (!session.isVerified) throw new GatewayError('UNAUTHENTICATED');
  }

  /**
   * Why a parsed document may not run, nothing where it may. It is then kept.
   * @param hash by which it is looked for
   */
  check(hash: string, document: DocumentNode): readonly GraphQLError[] {
    if (this.documents.find(hash) === document) return [];
    const errors = errorsOf(this.schema, document, this.rules);
    if (errors.length === 0) this.documents.keep(hash, document);
    return errors.map((error) => coded(error, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED));
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
  admit(candidate: Candidate, session: Session | null): Admitted | readonly GraphQLError[] {
    const { operationName, variables, extensions } = candidate;
    const named = persistedHash(extensions);
    // graphql-ws wants a document in every message: an empty one stands for none.
    const query = named !== null && candidate.query === '' ? this.persistedText(named) : candidate.query;
    if (query === undefined) return [notPersisted()];
    const hash = hashOf(query);
    try {
      this.checkPersisted(hash, session);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
    const document = this.documents.find(hash) ?? this.read(hash, query);
    if (!('kind' in document)) return document;
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

  /**
   * The operation, if it has been asked for before and nothing speaks against it this time, so that it can run at once. Null for
   * anything else: whoever speaks the protocol then says what is wrong, or reads the document.
   */
  ready({ query, operationName, variables, extensions }: Candidate, session: Session | null): Ready | null {
    const named = persistedHash(extensions);
    // Who sends both wants to be told whether they fit.
    if (extensions?.persistedQuery !== undefined && (named === null || query !== '')) return null;
    const found = named === null ? this.documents.findText(query) : this.findPersisted(named);
    const operation = found && this.documents.operation(found.document, operationName ?? null);
    const run = operation?.run;
    if (!found || !operation || !run) return null;
    try {
      this.checkPersisted(found.hash, session);
      return { operation, run, cost: this.cost(operation, variables) };
    } catch (error) {
      if (error instanceof GraphQLError) return null;
      throw error;
    }
  }

  private findPersisted(called: string) {
    const document = this.texts.has(called) ? this.documents.find(called) : undefined;
    return document && { hash: called, document };
  }

  private read(hash: string, query: string): DocumentNode | readonly GraphQLError[] {
    let document: DocumentNode;
    try {
      document = parse(query, parseOptions);
    } catch (error) {
      if (error instanceof GraphQLError) return [coded(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)];
      throw error;
    }
    const errors = this.check(hash, document);
    return errors.length > 0 ? errors : document;
  }
}

/** A page may be newer or older than the gateway: it then sends the document, or is to be loaded again. */
const notPersisted = (message = 'PersistedQueryNotFound') =>
  new GatewayError('PERSISTED_OPERATION_NOT_FOUND', message, { http: { status: 400 } });

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
