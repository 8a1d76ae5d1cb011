import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { NotifyingDatabase } from '../../database/open-database.js';
import { CallerCache } from '../session/caller-cache.js';
import { hashOf } from '../session/sessions.js';

/** The purpose that a tracker token's encrypted copy is bound to. */
export const TRACKER_TOKEN = 'tracker_token.token';

/** 256 random bits, in characters that a path may have. */
export const newTrackerToken = (): string => randomBytes(32).toString('base64url');

/** True for text that may be a token: anything else needs no look-up. */
const isTrackerToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The supplier whose tracker sent a message. */
export interface TokenHolder {
  tokenId: number;
  supplierId: number;
}

/** The tokens of trackers; who holds one is cached for less than a second, and until access changes. */
export class TrackerTokens {
  readonly #db: NotifyingDatabase;
  readonly #today: () => string;
  readonly #holders = new CallerCache<TokenHolder>();

  constructor(db: NotifyingDatabase, today: () => string) {
    this.#db = db;
    this.#today = today;
    db.onAccessChanged(() => this.#holders.clear());
  }

  /** @returns null for a token that is unknown or revoked, and while its supplier is not active */
  async holderOf(token: string): Promise<TokenHolder | null> {
    if (!isTrackerToken(token)) return null;
    const hash = hashOf(token);
    const today = this.#today();
    // Companies end with a day.
    return this.#holders.get(`${hash} ${today}`, async () => {
      const { rows } = await sql<TokenHolder>`
        select t.id as "tokenId", t.company_id as "supplierId"
        from tracker_token t join company c on c.id = t.company_id
        where t.token_hash = ${hash} and t.revoked_at is null and c.is_active
          and coalesce(c.end_date >= ${today}::date, true)`.execute(this.#db);
      return rows[0] ?? null;
    });
  }
}
