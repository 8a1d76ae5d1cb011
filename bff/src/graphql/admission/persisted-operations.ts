import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOf } from './document-cache.js';

/** Apollo's manifest format, as `@apollo/generate-persisted-query-manifest` and Apollo Router define it. */
const manifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(
    z.object({
      id: z.string().regex(/^[\da-f]{64}$/),
      name: z.string(),
      type: z.enum(['query', 'mutation', 'subscription']),
      body: z.string(),
    }),
  ),
});

type Operation = Pick<z.infer<typeof manifest>['operations'][number], 'id' | 'body'>;

/** The operations of the client's builds, by the SHA-256 of their text. */
export class PersistedOperations {
  /** The text of each operation by its id. */
  readonly bodies: ReadonlyMap<string, string>;

  constructor(operations: readonly Operation[]) {
    this.bodies = new Map(operations.map(({ id, body }) => [id, body]));
  }

  find(id: string): string | undefined {
    return this.bodies.get(id);
  }
}

/** The parameters of a request, by GraphQL over HTTP. */
export interface OperationParameters {
  readonly query?: string | undefined;
  /** GraphQL over HTTP, appendix A: `sha256:<hash>`. */
  readonly documentId?: unknown;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

const persistedQuery = z.object({
  persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }),
});

/** The id of a persisted operation in a request, from `documentId` or Apollo's extension; null if the request sends the document. */
export function persistedId({
  documentId,
  extensions,
}: Pick<OperationParameters, 'documentId' | 'extensions'>): string | null {
  if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '');
  if (extensions?.persistedQuery === undefined) return null;
  return persistedQuery.safeParse(extensions).data?.persistedQuery.sha256Hash ?? null;
}

/** Reads the manifest of one build; one without a manifest has no operations. */
function operationsOf(buildDir: string): readonly Operation[] {
  const path = join(buildDir, '.vite', 'persisted-operations.json');
  if (!existsSync(path)) return [];
  const read = manifest.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success || read.data.operations.some(({ id, body }) => hashOf(body) !== id))
    throw new Error(`${path} is not a manifest of persisted operations: build the client again.`);
  return read.data.operations;
}

/**
 * Reads the manifests of the client's builds.
 * @param buildDirs folders of the current build and of those whose pages may still be open
 * @throws Error with one sentence if a manifest is invalid
 */
export function readPersistedOperations(buildDirs: readonly string[]): PersistedOperations {
  return new PersistedOperations(buildDirs.flatMap(operationsOf));
}
