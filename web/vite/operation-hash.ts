import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';

const cache = new InMemoryCache();

/** What Apollo Client sends for a document with all its fragments: `__typename` stands wherever its cache wants it. */
export function textOnTheWire(document: DocumentNode): string {
  return print(cache.transformDocument(document));
}

/** The name that the gateway knows an operation by: the SHA-256 of its text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
