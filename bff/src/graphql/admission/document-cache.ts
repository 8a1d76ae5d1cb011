import { hash } from 'node:crypto';
import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { LRUCache } from 'lru-cache';
import { Compiler } from './compiler.js';
import { KnownOperation } from './known-operation.js';

/** Maximum number of recent documents; each takes some tens of KiB with its compiled operations. */
const maxDocuments = 1000;

/** The SHA-256 of a document's text in hexadecimal digits. */
export const hashOf = (text: string) => hash('sha256', text);

/** Valid documents by the hash of their text: those of the client's build, and recent ones. */
export class DocumentCache {
  private readonly recent = new LRUCache<string, DocumentNode>({ max: maxDocuments });
  private readonly persisted = new Map<string, DocumentNode>();
  private readonly operations = new WeakMap<DocumentNode, Map<string | null, KnownOperation>>();
  private readonly compiler: Compiler;

  constructor(private readonly schema: GraphQLSchema) {
    this.compiler = new Compiler(schema);
  }

  get sizes(): { readonly persisted: number; readonly recent: number } {
    return { persisted: this.persisted.size, recent: this.recent.size };
  }

  find(hash: string): DocumentNode | undefined {
    return this.persisted.get(hash) ?? this.recent.get(hash);
  }

  /** Stores a document that is valid and within the limits. */
  keep(hash: string, document: DocumentNode): void {
    this.recent.set(hash, document);
  }

  /** Stores a document for the lifetime of the process, and compiles its operation. */
  persist(hash: string, document: DocumentNode): void {
    this.persisted.set(hash, document);
    this.operation(document, null)?.compile();
  }

  /** The operation of a valid document; null if it has none of that name. */
  operation(document: DocumentNode, name: string | null): KnownOperation | null {
    const byName = this.operations.get(document) ?? new Map<string | null, KnownOperation>();
    this.operations.set(document, byName);
    const known = byName.get(name);
    const node = known ? null : getOperationAST(document, name);
    if (!node) return known ?? null;
    const operation = new KnownOperation(this.schema, document, node, this.compiler);
    byName.set(name, operation);
    return operation;
  }
}
