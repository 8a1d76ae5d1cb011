import { LRUCache } from 'lru-cache';
import { fingerprint } from './ended-sessions.js';
import type { BearerSession, Session } from './session.js';

/** Maximum cached tokens. */
const maxTokens = 10_000;
/** Milliseconds for which an accepted token is cached, and one that could not be verified. */
const verifiedMs = 5 * 60_000;
const unverifiedMs = 10_000;

/** The facts about a token that the data API has returned. */
type Owner = Pick<BearerSession, 'userId' | 'isVerified' | 'isReadOnly'>;

/** Caches the users of bearer tokens. Concurrent operations with the same token share one look-up. */
export class TokenOwners {
  private readonly owners = new LRUCache<string, Promise<Owner>>({ max: maxTokens, ttl: verifiedMs });

  /**
   * The session with its user, if the data API names one.
   * @param findOwner looks up a token that is not cached
   * @throws what `findOwner` throws
   */
  async identify(session: Session, findOwner: (session: BearerSession) => Promise<Owner>): Promise<Session> {
    if (session.via === 'cookie' || session.isVerified) return session;
    const key = fingerprint(session.token);
    const { userId, isVerified, isReadOnly } = await (this.owners.get(key) ??
      this.lookUp(key, findOwner(session)));
    return { ...session, userId, isVerified, isReadOnly };
  }

  /** Removes a token that the data API has rejected. */
  forget(token: string): void {
    this.owners.delete(fingerprint(token));
  }

  private lookUp(key: string, found: Promise<Owner>): Promise<Owner> {
    this.owners.set(key, found);
    found.then(
      ({ isVerified }) => {
        if (!isVerified) this.owners.set(key, found, { ttl: unverifiedMs });
      },
      () => this.owners.delete(key),
    );
    return found;
  }
}
