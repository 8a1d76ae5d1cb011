import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { apolloManifest, buildOf } from './apollo-manifest.ts';

/**
 * Writes the manifest of the client's operations, which the gateway reads when it starts, and puts the id of the build into the
 * client, which sends it with the names of its operations (`src/api/transport/persisted.ts`).
 */
export function persistedOperations(): Plugin {
  const documents = new URL('../src/gql/persisted-documents.json', import.meta.url);
  const manifest = apolloManifest(JSON.parse(readFileSync(documents, 'utf8')));
  return {
    name: 'armada:persisted-operations',
    apply: 'build',
    config: () => ({ define: { ARMADA_OPERATIONS: JSON.stringify(buildOf(manifest)) } }),
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/persisted-operations.json',
        source: JSON.stringify(manifest),
      });
    },
  };
}
