import { atom } from 'nanostores';

/** Stands for all operations of this build; the build puts it in (`vite/persisted-operations.ts`). None while developing. */
declare const ARMADA_OPERATIONS: string | undefined;

const build = typeof ARMADA_OPERATIONS === 'undefined' ? undefined : ARMADA_OPERATIONS;

/** Whether the gateway runs nothing that this page sends: it is of another build, and holds browsers to its own (PERSISTED_ONLY). */
export const $isOutdated = atom(false);

let isBuildKnown = true;

/** The `extensions` that stand for the document of an operation; undefined where that is to be sent itself. */
export function nameOf(operation: string | undefined): { persistedQuery: object } | undefined {
  return isBuildKnown && build !== undefined && operation !== undefined
    ? { persistedQuery: { version: 1, sha256Hash: `${build}.${operation}` } }
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
