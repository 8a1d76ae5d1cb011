import { $session } from '../../api/session';
import type { Entries } from './fields/form-context';

interface Interrupted {
  /** The user's id: another user who signs in here must not see the entries. */
  userId: string;
  record: string;
  /** The entries that had been changed, by field. */
  entries: Entries;
}

let interrupted: Interrupted | null = null;

/** The id of the user who is signed in here; null when nobody is. */
export function signedInUser(): string | null {
  const session = $session.get();
  return session.state === 'signedIn' ? session.me.user.id : null;
}

/**
 * Keeps a form's entries in memory when the session expires. They are dropped on logout.
 * @param record identifies the form: resource and id.
 */
export function keepInterrupted(userId: string, record: string, entries: Entries): void {
  const session = $session.get();
  const hasExpired = session.state === 'signedOut' && session.reason !== 'signedOut';
  if (hasExpired && Object.keys(entries).length > 0) interrupted = { userId, record, entries };
}

/** Returns and removes the signed-in user's saved entries of this form; empty if there are none. */
export function takeInterrupted(record: string): Entries {
  const kept = interrupted;
  if (kept === null || kept.record !== record || kept.userId !== signedInUser()) return {};
  interrupted = null;
  return kept.entries;
}
