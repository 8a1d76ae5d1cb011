import { atom } from 'nanostores';

/** An operation of a page that has no GraphQL client. */
export interface WrittenOperation {
  text: string;
  /** The name that the gateway knows it by: the SHA-256 of its text. The build puts it in (`vite/graphql-documents.ts`). */
  hash?: string | undefined;
}

export function written(text: string): WrittenOperation {
  return { text };
}

/** Whether the gateway runs nothing that this page sends: it is of another build, and holds browsers to its own (PERSISTED_ONLY). */
export const $isOutdated = atom(false);

let isBuildKnown = true;

/** The `extensions` that name an operation in place of its document; undefined where the document is to be sent. */
export function nameOf(hash: string | undefined): { persistedQuery: object } | undefined {
  return isBuildKnown && hash !== undefined
    ? { persistedQuery: { version: 1, sha256Hash: hash } }
    : undefined;
}

/**
 * Whether the document is to be sent after all. A gateway that does not know one operation is of another build: from then on
 * it gets documents, and where it takes none either, the page is outdated.
 * @param isNamed whether the operation was named
 */
export function isUnknown(
  errors: readonly { extensions?: { [key: string]: unknown } | undefined }[] | undefined,
  isNamed: boolean,
): boolean {
  if (!errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_OPERATION_NOT_FOUND')) return false;
  if (isNamed) isBuildKnown = false;
  else $isOutdated.set(true);
  return isNamed;
}
