import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { endSession } from '../../api/session';
import { signOut } from '../../api/sign-in';
import { confirm, confirmDiscard } from '../../ui/messages/confirm';
import { showToast } from '../../ui/messages/toast';
import { messages } from '../messages';
import { isUnsavedAnywhere } from './unsaved-tabs';

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

/** Sign-out: prompts first, once more if a tab has unsaved entries, then logs out. */
export function useLogout(): () => void {
  const t = useStore(messages);

  return useCallback(async () => {
    const isUnsaved = isUnsavedAnywhere();
    if (!(await confirm({ message: t.logoutQuestion, agree: t.logoutYes }))) return;
    if (!(await isUnsaved) || (await confirmDiscard(undefined, t.logoutUnsaved))) await logOut();
  }, [t]);
}
