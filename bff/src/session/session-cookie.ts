import { z } from 'zod';
import { EncryptedCookie } from './encrypted-cookie.js';
import { secondsNow } from './idle-timeout.js';
import type { BrowserSession } from './session.js';

/** The maximum lifetime of a token of the data API: 12 h. */
const maxSeconds = 12 * 60 * 60;

const claims = z.object({
  token: z.string().min(1),
  sub: z.string().min(1),
  usedAt: z.number(),
});

/**
 * The browser's session: an encrypted cookie with the data API's token, which scripts cannot read, and the time of its last use, so that
 * every gateway can apply the idle timeout.
 */
export class SessionCookie extends EncryptedCookie<z.infer<typeof claims>> {
  /** @param secure whether browsers use https */
  constructor(keys: readonly Buffer[], secure: boolean) {
    super({ name: 'armada', keys, secure, sameSite: 'strict', claims });
  }

  /** A session that starts now. */
  start(token: string, userId: string, seconds = maxSeconds): BrowserSession {
    const usedAt = secondsNow();
    return { via: 'cookie', token, userId, usedAt, endsAt: usedAt + seconds };
  }

  /** The `Set-Cookie` header that stores a session in the browser until its latest end. */
  store({ token, userId, usedAt, endsAt }: BrowserSession): Promise<string> {
    return this.encrypt({ token, sub: userId, usedAt }, endsAt - secondsNow());
  }

  /** The session in a request's `Cookie` header; null without a valid cookie. */
  async read(cookieHeader: string | undefined): Promise<BrowserSession | null> {
    const cookie = await this.decrypt(cookieHeader);
    if (!cookie) return null;
    const { token, sub, usedAt } = cookie.claims;
    return { via: 'cookie', token, userId: sub, usedAt, endsAt: cookie.exp };
  }
}
