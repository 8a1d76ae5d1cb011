import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { secondsNow } from './idle-end.js';
import type { BrowserSession } from './session.js';

/** No session lasts longer (contract, section 2). */
const longestMs = 12 * 60 * 60 * 1000;
/** Beyond it the one that ended longest ago is forgotten; then the data API alone says that it is over. */
const mostKept = 50_000;

type Used = Pick<BrowserSession, 'token' | 'usedAt'>;

/** Names a session without telling its token: the token's SHA-256 in hex. */
export const fingerprint = (token: string) => hash('sha256', token);

/**
 * The sessions of browsers that this process has heard the end of. Neither a cookie that was copied before, nor one that
 * an answer on its way sets again, brings them back: not where the token could not be revoked, and not for what is asked
 * without the data API.
 */
export class EndedSessions {
  /** When, in seconds since 1970, by fingerprint. */
  private readonly known = new LRUCache<string, number>({ max: mostKept, ttl: longestMs });

  /** @param session the token's fingerprint */
  add(session: string): void {
    this.known.set(session, secondsNow());
  }

  /** A data API may give a token of before to who signs in anew. */
  forget(session: string): void {
    this.known.delete(session);
  }

  /** Whether a session was last used before its end: one begun elsewhere since, with the same token, goes on. */
  has({ token, usedAt }: Used): boolean {
    if (this.known.size === 0) return false;
    return usedAt <= (this.known.get(fingerprint(token)) ?? 0);
  }
}
