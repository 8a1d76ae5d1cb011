import { LRUCache } from 'lru-cache';
import { fingerprint } from './ended-sessions.js';
import type { BearerSession, Session } from './session.js';

/** Tokens whose users are remembered. */
const maxTokens = 10_000;
/** Milliseconds for which it is remembered that a token was accepted, and that it was not. */
const knownMs = 5 * 60_000;
const unknownMs = 10_000;

/** What the data API has told about a token. */
type Owner = Pick<BearerSession, 'userId' | 'isVerified'>;

/** The users of tokens, as the data API names them. A token is looked up once, also where many operations come with it at once. */
export class TokenOwners {
  private readonly owners = new LRUCache<string, Promise<Owner>>({ max: maxTokens, ttl: knownMs });

  /**
   * The session with its user, where that is known.
   * @param findOwner of a token that is not known yet
   * @throws what `findOwner` throws
   */
  async identify(session: Session, findOwner: (session: BearerSession) => Promise<Owner>): Promise<Session> {
    if (session.via === 'cookie' || session.isVerified) return session;
    const key = fingerprint(session.token);
    const { userId, isVerified } = await (this.owners.get(key) ?? this.lookUp(key, findOwner(session)));
    return { ...session, userId, isVerified };
  }

  /** The data API has refused the token. */
  forget(token: string): void {
    this.owners.delete(fingerprint(token));
  }

  private lookUp(key: string, found: Promise<Owner>): Promise<Owner> {
    this.owners.set(key, found);
    found.then(
      ({ isVerified }) => {
        if (!isVerified) this.owners.set(key, found, { ttl: unknownMs });
      },
      () => this.owners.delete(key),
    );
    return found;
  }
}
