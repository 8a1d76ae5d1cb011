import { z } from 'zod';
import { secondsNow } from './idle-end.js';
import { SealedCookie } from './sealed-cookie.js';
import type { BrowserSession } from './session.js';

/** The data API ends a token after 12 h at most (contract, section 2); a cookie needs to live no longer. */
const longestSeconds = 12 * 60 * 60;

const claims = z.object({
  token: z.string().min(1),
  sub: z.string().min(1),
  usedAt: z.number(),
});

/**
 * The browser's session: a sealed cookie that holds the data API's token, so that no script sees a token, and when it was
 * last used, so that any gateway can tell an idle one.
 */
export class SessionCookie {
  private readonly cookie: SealedCookie<z.infer<typeof claims>>;

  /** @param secure whether browsers reach the gateway by https */
  constructor(keys: readonly Buffer[], secure: boolean) {
    this.cookie = new SealedCookie({ name: 'armada', keys, secure, sameSite: 'strict', claims });
  }

  /** A session that starts now, for so many seconds at most. */
  start(token: string, userId: string, seconds = longestSeconds): BrowserSession {
    const usedAt = secondsNow();
    return { via: 'cookie', token, userId, usedAt, endsAt: usedAt + seconds };
  }

  /** The `Set-Cookie` header that keeps a session in the browser, until its end at the latest. */
  keep({ token, userId, usedAt, endsAt }: BrowserSession): Promise<string> {
    return this.cookie.keep({ token, sub: userId, usedAt }, endsAt - secondsNow());
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
  async read(cookieHeader: string | undefined): Promise<BrowserSession | null> {
    const opened = await this.cookie.read(cookieHeader);
    if (!opened) return null;
    const { token, sub, usedAt } = opened.claims;
    return { via: 'cookie', token, userId: sub, usedAt, endsAt: opened.exp };
  }
}
