import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client';
import { getOperationAST, parse, print } from 'graphql';
import type { Plugin } from 'vite';
import { fragmentsOf, whole } from './graphql-documents.ts';

/** One operation of the client in what codegen has collected, its text as it stands in the source. */
const SOURCE = /^ {4}("(?:[^"\\]|\\.)*"): typeof types\./gm;

/** The texts of all operations, from the generated `gql.ts`. */
export function sourcesIn(generated: string): string[] {
  return [...generated.matchAll(SOURCE)].map(([, text = '""']) => JSON.parse(text));
}

const cache = new InMemoryCache();
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An operation of the client in Apollo's manifest format. */
interface PersistedOperation {
  /** SHA-256 of the body. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly body: string;
}

/** Each operation as Apollo Client sends it: the document with its fragments, and `__typename` where Apollo's cache needs it. */
export function persistedOperations(sources: readonly string[]): PersistedOperation[] {
  const documents = sources.map((source) => parse(source, { noLocation: true }));
  const fragments = fragmentsOf(documents);
  return documents.flatMap((document) => {
    const operation = getOperationAST(document);
    if (!operation) return [];
    const body = print(cache.transformDocument(whole(document, fragments)));
    return [{ id: hashOf(body), name: operation.name?.value ?? '', type: operation.operation, body }];
  });
}

/** Identifies all operations of a build: the gateway computes it from the same hashes. */
export const buildOf = (operations: readonly PersistedOperation[]): string =>
  hashOf(
    operations
      .map(({ id }) => id)
      .sort()
      .join(''),
  ).slice(0, 12);

/**
 * Writes the manifest of the client's operations, which the gateway reads when it starts, beside Vite's manifest. The client gets the id
 * of the build, by which it names its operations (`src/api/persisted.ts`).
 */
export function persistedOperationsManifest(): Plugin {
  const generated = readFileSync(new URL('../src/gql/gql.ts', import.meta.url), 'utf8');
  const operations = persistedOperations(sourcesIn(generated));
  return {
    name: 'armada:persisted-operations',
    apply: 'build',
    config: () => ({ define: { ARMADA_OPERATIONS: JSON.stringify(buildOf(operations)) } }),
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/persisted-operations.json',
        source: JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }),
      });
    },
  };
}
