import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { codeOf } from '../api/errors';
import { type EndReason, endSession } from '../api/session';
import { graphql } from '../gql';
import { confirm } from '../ui/confirm';
import { showToast } from '../ui/toast';
import { messages } from './messages';

const LOGOUT = graphql(`
  mutation Logout {
    logout { success message }
  }
`);

interface Logout {
  /** Asks first, then ends the session at the server and in every tab. */
  logout: () => void;
  /** Ends the session at once and for the given reason. */
  logoutNow: (reason: EndReason) => void;
}

/** Sign-out (administration 2.4). */
export function useLogout(): Logout {
  const client = useApolloClient();
  const t = useStore(messages);

  const logout = useCallback(async () => {
    if (!(await confirm({ message: t.logoutQuestion, yes: t.logoutYes }))) return;
    try {
      await client.mutate({ mutation: LOGOUT });
      endSession('signedOut');
    } catch (error) {
      // Only the server can take the cookie back: until it has, the person is still signed in and must know.
      if (codeOf(error) !== 'UNAUTHENTICATED') showToast('danger', t.logoutFailed);
    }
  }, [client, t]);

  const logoutNow = useCallback(
    (reason: EndReason) => {
      // The server counts idle time as well; here nobody is left to tell about a failure.
      client.mutate({ mutation: LOGOUT }).catch(() => undefined);
      endSession(reason);
    },
    [client],
  );

  return { logout: () => void logout(), logoutNow };
}
