import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { catchError, concatMap, Observable, of, switchMap, throwError } from 'rxjs';
import { $pause, $session, endSession, sessionsBegun } from '../session';

type Access = 'open' | 'paused' | 'over';

/** Checks whether this user may send now: another user's session is not theirs. */
function accessOf(userId: string): Access {
  const session = $session.get();
  if (session.state !== 'signedIn' || session.me.user.id !== userId) return 'over';
  return $pause.get() === null ? 'open' : 'paused';
}

function unauthenticated(): CombinedGraphQLErrors {
  const message = 'The session is over.';
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] });
}

/** Emits once the user's session is open, at once if it is; fails when it is over for good. */
function whenOpen(userId: string): Observable<void> {
  return new Observable((observer) => {
    const check = (): void => {
      const access = accessOf(userId);
      if (access === 'over') observer.error(unauthenticated());
      if (access !== 'open') return;
      observer.next();
      observer.complete();
    };
    const stops = [$session.listen(check), $pause.listen(check)];
    check();
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** Checks whether the session is over: by a refusal, or because the response names nobody, which is no error. */
function isRefused({ data, errors }: ApolloLink.Result): boolean {
  if (errors === undefined) return data?.me === null;
  return errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
}

/**
 * Sends operations in the name of one user and of nobody else. What is requested while the session has run out, or turns out to
 * have, waits for the person to sign in again over the screen and is then sent (again): nothing fails and nothing typed is
 * lost. Nothing refused was written, so nothing is written twice.
 */
export function sessionLink(userId: string): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const send = (): Observable<ApolloLink.Result> =>
      whenOpen(userId).pipe(
        switchMap(() => {
          const sentIn = sessionsBegun();
          return forward(operation).pipe(
            concatMap((result) => {
              if (!isRefused(result)) return of(result);
              const isLate = sentIn !== sessionsBegun();
              if (!isLate) endSession('expired');
              // Where the end is put off, the caller receives the error.
              return isLate || accessOf(userId) !== 'open' ? send() : of(result);
            }),
            // A socket that the session's end has closed takes its subscriptions with it.
            catchError((error: unknown) => {
              const hasEnded = accessOf(userId) !== 'open' || sentIn !== sessionsBegun();
              return operation.operationType === 'subscription' && hasEnded
                ? send()
                : throwError(() => error);
            }),
          );
        }),
      );
    return send();
  });
}
