import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOf } from './document-cache.js';

/** Apollo's manifest format, as `@apollo/generate-persisted-query-manifest` and Apollo Router define it. */
const manifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string().regex(/^[\da-f]{64}$/), body: z.string() })),
});

/** What the client's build knows of its operations: their texts, by the SHA-256 of each. */
export type PersistedOperations = ReadonlyMap<string, string>;

/** What a request says of a persisted operation, whichever door it comes through. */
const persistedQuery = z.object({
  persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }),
});

const operationName = /^(?:query|mutation|subscription) (\w+)/m;

/**
 * What the client's build calls each operation, by its hash: the operation's own name, after what stands for all of the build
 * (`buildOf` in the client's `vite/apollo-manifest.ts`), so that a page of another build finds none of them.
 */
export function namesOf(persisted: PersistedOperations): ReadonlyMap<string, string> {
  const mark = hashOf([...persisted.keys()].sort().join('')).slice(0, 12);
  const names = new Map<string, string>();
  for (const [hash, text] of persisted) {
    const name = operationName.exec(text)?.[1];
    if (name !== undefined) names.set(hash, `${mark}.${name}`);
  }
  return names;
}

/** The hash or the name by which a request means a persisted operation, or null if it sends the document. */
export const persistedHash = (
  extensions: Readonly<Record<string, unknown>> | null | undefined,
): string | null =>
  extensions?.persistedQuery === undefined
    ? null // without asking zod, which takes its time to say what is missing
    : (persistedQuery.safeParse(extensions).data?.persistedQuery.sha256Hash ?? null);

/**
 * Reads the manifest that the client's build has written.
 * @param webDir folder of the built client; null where there is none, and then no operation is persisted
 * @throws Error with one sentence where the manifest is none
 */
export function readPersistedOperations(webDir: string | null): PersistedOperations {
  const path = webDir === null ? null : join(webDir, '.vite', 'persisted-operations.json');
  if (path === null || !existsSync(path)) return new Map();
  const read = manifest.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  const operations = (read.data?.operations ?? []).map(({ id, body }) => [id, body] as const);
  if (!read.success || operations.some(([hash, text]) => hashOf(text) !== hash))
    throw new Error(`${path} is no manifest of operations: build the client again.`);
  return new Map(operations);
}
