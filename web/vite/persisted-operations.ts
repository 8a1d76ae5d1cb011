import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { apolloManifest } from './apollo-manifest.ts';

/** Writes the manifest of the client's operations, which the gateway reads when it starts. */
export function persistedOperations(): Plugin {
  const folder = new URL('../src/gql/', import.meta.url);
  const documents = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('persisted-documents.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  const manifest = apolloManifest(Object.assign({}, ...documents));
  return {
    name: 'armada:persisted-operations',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/persisted-operations.json',
        source: JSON.stringify(manifest),
      });
    },
  };
}
