import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { endSession } from '../../api/session';
import { signOut } from '../../api/sign-in';
import { confirm } from '../../ui/messages/confirm';
import { showToast } from '../../ui/messages/toast';
import { messages } from '../messages';

/** Sign-out: prompts first, then ends the session at the server and in every tab. */
export function useLogout(): () => void {
  const t = useStore(messages);

  return useCallback(async () => {
    if (!(await confirm({ message: t.logoutQuestion, agree: t.logoutYes }))) return;
    try {
      await signOut();
      endSession('signedOut');
    } catch {
      // Only the server can clear the cookie: until it has, the user is still signed in and must know.
      showToast('danger', t.logoutFailed);
    }
  }, [t]);
}
