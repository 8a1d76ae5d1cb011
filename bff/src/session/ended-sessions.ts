import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { secondsNow } from './idle-timeout.js';
import type { BrowserSession } from './session.js';

/** The maximum duration of a session. */
const maxSessionMs = 12 * 60 * 60 * 1000;
/** The oldest entries are evicted; after that only the data API rejects their tokens. */
const maxEntries = 50_000;

type SessionUse = Pick<BrowserSession, 'token' | 'usedAt'>;

/** Identifies a session without revealing its token: the token's SHA-256 in hex. */
export const fingerprint = (token: string) => hash('sha256', token);

/**
 * Browser sessions that have ended, as far as this process knows. A copied cookie, or one that a late response sets again, does not
 * restore them, even if the token could not be revoked or a request does not reach the data API.
 */
export class EndedSessions {
  /** End of each session in seconds since 1970, by fingerprint. */
  private readonly known = new LRUCache<string, number>({ max: maxEntries, ttl: maxSessionMs });

  /** @param session the token's fingerprint */
  add(session: string): void {
    this.known.set(session, secondsNow());
  }

  /** The data API may issue the same token for a new sign-in. */
  forget(session: string): void {
    this.known.delete(session);
  }

  /** Checks whether a session was last used before its end; a later sign-in with the same token is another session. */
  has({ token, usedAt }: SessionUse): boolean {
    if (this.known.size === 0) return false;
    return usedAt <= (this.known.get(fingerprint(token)) ?? 0);
  }
}
