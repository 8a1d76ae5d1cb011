import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { Observable } from 'rxjs';
import { post, type RequestOptions } from './post';

/** A document of the client; in a build that of an operation has the name that the gateway knows it by. */
export type NamedDocument = DocumentNode & { hash?: string };

/** What one operation's context may hold: headers such as `idempotency-key`, and how it is fetched. */
interface SendingContext extends Pick<RequestOptions, 'headers'> {
  fetchOptions?: Pick<RequestOptions, 'keepalive'>;
  [other: string]: unknown;
}

/** Sends operations as the pages that have no GraphQL client do; who no longer waits for an answer calls its request off. */
export const httpLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const { operationName, variables } = operation;
      const document: NamedDocument = operation.query;
      const { headers, fetchOptions }: SendingContext = operation.getContext();
      const unwanted = new AbortController();
      post<Record<string, unknown>>(
        operationName,
        { text: print(document), hash: document.hash },
        variables,
        {
          ...fetchOptions,
          headers,
          signal: unwanted.signal,
        },
      ).then(
        (reply) => {
          observer.next(reply);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => unwanted.abort();
    }),
);
