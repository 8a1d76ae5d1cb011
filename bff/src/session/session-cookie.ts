import { z } from 'zod';
import { SealedCookie } from './sealed-cookie.js';
import type { Session } from './session.js';

/** The data API ends a token after 12 h at most (contract, section 2); a cookie needs to live no longer. */
const longestSeconds = 12 * 60 * 60;

const claims = z.object({ token: z.string().min(1), sub: z.string().min(1) });

/** The browser's session: a sealed cookie that holds the data API's token, so that no script sees a token. */
export class SessionCookie {
  private readonly cookie: SealedCookie;

  /** @param secure whether browsers reach the gateway by https */
  constructor(keys: readonly Buffer[], secure: boolean) {
    this.cookie = new SealedCookie({ name: 'armada', keys, secure, sameSite: 'strict' });
  }

  /** The `Set-Cookie` header that starts a session, for so many seconds at most. */
  start(token: string, userId: string, seconds = longestSeconds): Promise<string> {
    return this.cookie.keep({ token, sub: userId }, seconds);
  }

  /** The `Set-Cookie` header that ends it. */
  end(): string {
    return this.cookie.end();
  }

  /** Whether a request carries the cookie at all, be it good or not. */
  isIn(cookieHeader: string | undefined): boolean {
    return this.cookie.isIn(cookieHeader);
  }

  /** The session in a request's `Cookie` header. A cookie that is wrong, old or of a key that is gone is no session. */
  async read(cookieHeader: string | undefined): Promise<Session | null> {
    const known = claims.safeParse(await this.cookie.read(cookieHeader));
    return known.success ? { token: known.data.token, via: 'cookie', userId: known.data.sub } : null;
  }
}
