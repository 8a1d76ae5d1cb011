import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { endSession } from '../../api/session';
import { signOut } from '../../api/sign-in';
import { confirm } from '../../ui/messages/confirm';
import { showToast } from '../../ui/messages/toast';
import { messages } from '../messages';

/** Ends the session at the server and in every tab. */
export async function logOut(): Promise<void> {
  try {
    await signOut();
    endSession('signedOut');
  } catch {
    // Only the server can clear the cookie: until it has, the user is still signed in and must know.
    showToast('danger', messages.get().logoutFailed);
  }
}

/** Sign-out: prompts first, then logs out. */
export function useLogout(): () => void {
  const t = useStore(messages);

  return useCallback(async () => {
    if (await confirm({ message: t.logoutQuestion, agree: t.logoutYes })) await logOut();
  }, [t]);
}
