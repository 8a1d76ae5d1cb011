import { readFileSync } from 'node:fs';
import { getOperationAST, parse } from 'graphql';
import type { Plugin } from 'vite';
import { fragmentsOf, whole } from './graphql-documents.ts';
import { hashOf, textOnTheWire } from './operation-hash.ts';

/** One operation of the client in what codegen has collected, its text as it stands in the source. */
const SOURCE = /^ {4}("(?:[^"\\]|\\.)*"): typeof types\./gm;

/** The texts of all operations, from the generated `gql.ts`. */
export function sourcesIn(generated: string): string[] {
  return [...generated.matchAll(SOURCE)].map(([, text = '""']) => JSON.parse(text));
}

/**
 * What goes over the wire for each operation, by its SHA-256: the text as it is written, for the pages that have no GraphQL
 * client, and as Apollo Client prints it, with `__typename` wherever its cache wants it.
 */
export function persistedOperations(sources: readonly string[]): Record<string, string> {
  const documents = sources.map((source) => parse(source, { noLocation: true }));
  const fragments = fragmentsOf(documents);
  const texts = documents.flatMap((document, index) =>
    getOperationAST(document) ? [sources[index] ?? '', textOnTheWire(whole(document, fragments))] : [],
  );
  return Object.fromEntries(texts.map((text) => [hashOf(text), text]));
}

/** Writes the manifest of the client's operations, which the gateway reads when it starts, beside Vite's own manifest. */
export function persistedOperationsManifest(): Plugin {
  return {
    name: 'armada:persisted-operations',
    apply: 'build',
    generateBundle() {
      const generated = readFileSync(new URL('../src/gql/gql.ts', import.meta.url), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: '.vite/persisted-operations.json',
        source: JSON.stringify(persistedOperations(sourcesIn(generated))),
      });
    },
  };
}
