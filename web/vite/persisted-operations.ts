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

/**
 * What Apollo Client sends for each operation, by its SHA-256: the document with its fragments, and `__typename` wherever
 * Apollo's cache wants it.
 */
export function persistedOperations(sources: readonly string[]): Record<string, string> {
  const documents = sources.map((source) => parse(source, { noLocation: true }));
  const fragments = fragmentsOf(documents);
  const texts = documents
    .filter((document) => getOperationAST(document))
    .map((document) => print(cache.transformDocument(whole(document, fragments))));
  return Object.fromEntries(texts.map((text) => [hashOf(text), text]));
}

/** What stands for all operations of a build: the gateway works it out of the same hashes. */
export function markOf(operations: Readonly<Record<string, string>>): string {
  return hashOf(Object.keys(operations).sort().join('')).slice(0, 12);
}

/**
 * Writes the manifest of the client's operations, which the gateway reads when it starts, beside Vite's own manifest, and puts
 * its mark into the client, which names its operations by it (`src/api/persisted.ts`).
 */
export function persistedOperationsManifest(): Plugin {
  const generated = readFileSync(new URL('../src/gql/gql.ts', import.meta.url), 'utf8');
  const operations = persistedOperations(sourcesIn(generated));
  return {
    name: 'armada:persisted-operations',
    apply: 'build',
    config: () => ({ define: { ARMADA_OPERATIONS: JSON.stringify(markOf(operations)) } }),
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/persisted-operations.json',
        source: JSON.stringify(operations),
      });
    },
  };
}
