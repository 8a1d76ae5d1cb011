import type { DocumentNode } from 'graphql';
import { atom } from 'nanostores';

/** An operation that is sent without Apollo Client, as it is generated. */
interface Text {
  __meta__?: { hash?: string } | undefined;
  toString(): string;
}
type Errors = readonly { extensions?: { [key: string]: unknown } | undefined }[] | undefined;

/** True if the gateway runs nothing that this page sends: it is of another build, and holds browsers to its own (PERSISTED_ONLY). */
export const $isOutdated = atom(false);

/** Checks whether the gateway has sent PERSISTED_OPERATION_NOT_FOUND. */
export const isUnknown = (errors: Errors): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_OPERATION_NOT_FOUND') ?? false;

/** The id of an operation, which the code generator embeds in its document. */
export const idOf = ({ __meta__ }: DocumentNode & { __meta__?: { hash: string } }): string =>
  __meta__?.hash ?? '';

let isBuildKnown = true;

/** The parameters of a request without Apollo Client: the operation's id, or its document for a gateway of another build. */
export function parametersOf(document: Text, variables: object) {
  const operationName = /(?:query|mutation) (\w+)/.exec(String(document))?.[1];
  const persistedQuery = { version: 1, sha256Hash: document.__meta__?.hash };
  return {
    operationName,
    variables,
    ...(isBuildKnown ? { extensions: { persistedQuery } } : { query: String(document) }),
  };
}

/**
 * Checks whether an operation is to be sent again, as its document. A gateway that does not know one id is of another build: from then on
 * it gets documents, and where it takes none either, the page is outdated.
 * @param sent the parameters of the request
 */
export function mustRepeat(errors: Errors, sent: object): boolean {
  if (!isUnknown(errors)) return false;
  const hasId = 'extensions' in sent;
  if (hasId) isBuildKnown = false;
  else $isOutdated.set(true);
  return hasId;
}
