import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { getOperationAST, parse, print } from 'graphql';

const cache = new InMemoryCache();

/** An operation as Apollo Client sends it: with `__typename` wherever its cache needs it. */
function sent(operation: string): string {
  return print(cache.transformDocument(parse(operation, { noLocation: true })));
}

/** The id of an operation: the hash of what is sent. The code generator embeds it in the documents (codegen.ts). */
export const idOf = (operation: string): string => createHash('sha256').update(sent(operation)).digest('hex');

export interface ApolloManifest {
  format: 'apollo-persisted-query-manifest';
  version: 1;
  operations: { id: string; name: string; type: string; body: string }[];
}

/** The code generator's persisted documents in Apollo's manifest format. */
export function apolloManifest(documents: Readonly<Record<string, string>>): ApolloManifest {
  return {
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: Object.entries(documents).flatMap(([id, text]) => {
      const body = sent(text);
      const operation = getOperationAST(parse(body));
      if (operation?.name === undefined) return [];
      return [{ id, name: operation.name.value, type: operation.operation, body }];
    }),
  };
}
