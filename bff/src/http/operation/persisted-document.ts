import { persistedId } from '../../graphql/admission/persisted-operations.js';

/** Replaces `documentId` (GraphQL over HTTP, appendix A), which Apollo Server does not support, by its `persistedQuery` extension. */
export function bodyForApollo(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('documentId' in body)) return body;
  const { documentId, ...parameters } = body;
  const id = persistedId({ documentId });
  if (id === null) return body;
  const extensions = 'extensions' in parameters ? parameters.extensions : undefined;
  return { ...parameters, extensions: withPersistedQuery(extensions, id) };
}

/** The same for a GET, whose parameters are in its URL. */
export function searchForApollo(search: string): string {
  const parameters = new URLSearchParams(search);
  const id = persistedId({ documentId: parameters.get('documentId') });
  if (id === null) return search;
  parameters.delete('documentId');
  try {
    const extensions: unknown = JSON.parse(parameters.get('extensions') ?? '{}');
    parameters.set('extensions', JSON.stringify(withPersistedQuery(extensions, id)));
  } catch {
    // Apollo Server refuses extensions that are not JSON.
  }
  return `?${parameters}`;
}

const withPersistedQuery = (extensions: unknown, sha256Hash: string) => ({
  ...(typeof extensions === 'object' ? extensions : {}),
  persistedQuery: { version: 1, sha256Hash },
});
