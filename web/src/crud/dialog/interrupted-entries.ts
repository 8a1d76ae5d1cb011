import { $session } from '../../api/session';
import type { Entries } from './form-context';

interface Interrupted {
  /** Whose they are: nobody else who signs in here gets to see them. */
  userId: string;
  record: string;
  /** The entries that had been changed, by field. */
  entries: Entries;
}

let interrupted: Interrupted | null = null;

/** Who is signed in here; null when nobody is. */
export function signedInUser(): string | null {
  const session = $session.get();
  return session.state === 'signedIn' ? session.me.user.id : null;
}

/**
 * Keeps what a form held when its session ran out, in this page's memory (ux, Dialogs 8: nothing typed is lost, also not by
 * an expired session). Whoever logs out leaves nothing behind.
 * @param record names the form: resource and id.
 */
export function keepInterrupted(userId: string, record: string, entries: Entries): void {
  const session = $session.get();
  const hasExpired = session.state === 'signedOut' && session.reason !== 'signedOut';
  if (hasExpired && Object.keys(entries).length > 0) interrupted = { userId, record, entries };
}

/** Takes the entries kept for this form of the person signed in, once; empty when there are none. */
export function takeInterrupted(record: string): Entries {
  const kept = interrupted;
  if (kept === null || kept.record !== record || kept.userId !== signedInUser()) return {};
  interrupted = null;
  return kept.entries;
}
