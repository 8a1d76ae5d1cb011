import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import { post, type RequestOptions } from './post';

/** What one operation's context may hold: headers such as `idempotency-key`, and how it is fetched. */
interface SendingContext extends Pick<RequestOptions, 'headers'> {
  fetchOptions?: Pick<RequestOptions, 'keepalive'>;
  [other: string]: unknown;
}

/** Sends operations by the same `post` as the login page; unsubscribing aborts the request. */
export const httpLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const { operationName, variables, query } = operation;
      const { headers, fetchOptions }: SendingContext = operation.getContext();
      const unwanted = new AbortController();
      post<Record<string, unknown>>(operationName, () => print(query), variables, {
        ...fetchOptions,
        headers,
        signal: unwanted.signal,
      }).then(
        (reply) => {
          observer.next(reply);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => unwanted.abort();
    }),
);
