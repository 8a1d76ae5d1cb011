import { hash } from 'node:crypto';
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { Compiler, type Run } from './compiler.js';
import { costOf } from './cost.js';

/** Documents kept; each takes some tens of KiB with what is compiled of it. */
const maxDocuments = 1000;

/** Characters of documents whose hashes are remembered. */
const maxCharacters = 4_000_000;

/** An operation is compiled when it is run for this time: to compile takes as long as to interpret it many times. */
const usesToCompile = 3;

/** An operation of a document that was parsed, found valid and measured. */
export interface KnownOperation {
  readonly node: OperationDefinitionNode;
  /** Objects that the answer may hold, with these variables (`costOf`). */
  readonly cost: (variables: Readonly<Record<string, unknown>>) => number;
  /** Runs it; null where it is not compiled, and is to be interpreted. */
  readonly run: Run | null;
  /** Counts that it is run, which compiles it when it is run often. Subscriptions are not compiled. */
  use(): Run | null;
  /** Compiles it now. */
  compile(): void;
}

/** A document as its text is hashed: the SHA-256 in hexadecimal digits. */
export const hashOf = (text: string) => hash('sha256', text);

/** The documents that were admitted recently, by the hash of their text, and what is known of their operations. */
export class DocumentCache {
  private readonly documents = new LRUCache<string, DocumentNode>({ max: maxDocuments });
  private readonly operations = new WeakMap<DocumentNode, Map<string | null, KnownOperation | null>>();

  /** Hashes of texts that were sent of late: to look one up costs a fraction of computing it. */
  private readonly hashes = new LRUCache<string, string>({
    max: maxDocuments,
    maxSize: maxCharacters,
    sizeCalculation: (_hash, text) => text.length + 1,
  });

  /** Those of the client's build stay. */
  private readonly persisted = new Map<string, DocumentNode>();
  private readonly compiler: Compiler;

  constructor(private readonly schema: GraphQLSchema) {
    this.compiler = new Compiler(schema);
  }

  /** Documents that are kept: those of the client's build, and those sent of late. */
  get sizes(): { readonly persisted: number; readonly recent: number } {
    return { persisted: new Set(this.persisted.values()).size, recent: this.documents.size };
  }

  /** The document of a hash, or of a persisted operation's name; undefined if it was not admitted of late. */
  find(hash: string): DocumentNode | undefined {
    return this.persisted.get(hash) ?? this.documents.get(hash);
  }

  /** The document of a text, with its hash; undefined if it was not admitted of late. */
  findText(text: string): { readonly hash: string; readonly document: DocumentNode } | undefined {
    const known = this.hashes.get(text);
    const hash = known ?? hashOf(text);
    const document = this.find(hash);
    if (!document) return undefined;
    if (known === undefined) this.hashes.set(text, hash);
    return { hash, document };
  }

  /** Keeps a document that is valid and within the limits. */
  keep(hash: string, document: DocumentNode): void {
    this.documents.set(hash, document);
  }

  /** Keeps a document for good by all that it is called, its operation compiled. */
  persist(called: readonly string[], document: DocumentNode): void {
    for (const each of called) this.persisted.set(each, document);
    this.operation(document, null)?.compile();
  }

  /** The operation of a valid document that a name means, or null if it means none. */
  operation(document: DocumentNode, name: string | null): KnownOperation | null {
    const known = this.operations.get(document) ?? this.noneYet(document);
    const found = known.get(name);
    if (found !== undefined) return found;
    const node = getOperationAST(document, name);
    const operation = node ? this.known(document, node) : null;
    // A name that means none is the client's own invention: there may be any number of those.
    if (operation) known.set(name, operation);
    return operation;
  }

  private noneYet(document: DocumentNode): Map<string | null, KnownOperation | null> {
    const none = new Map<string | null, KnownOperation | null>();
    this.operations.set(document, none);
    return none;
  }

  private known(document: DocumentNode, node: OperationDefinitionNode): KnownOperation {
    let uses = 0;
    let run: Run | null | undefined;
    const isCompilable = node.operation !== OperationTypeNode.SUBSCRIPTION;
    const compile = () => {
      if (run === undefined && isCompilable) run = this.compiler.compile(document, node);
    };
    return {
      node,
      cost: costOf(this.schema, document, node),
      get run() {
        return run ?? null;
      },
      use: () => {
        uses += 1;
        if (uses >= usesToCompile) compile();
        return run ?? null;
      },
      compile,
    };
  }
}
