import { isIdle } from './idle-timeout.js';
import type { BrowserSession, Session } from './session.js';
import type { SessionCookie } from './session-cookie.js';

interface SessionParts {
  readonly sessionCookie: SessionCookie;
  readonly live: { hasEnded(session: BrowserSession): boolean };
}

/** The headers that identify the caller. */
interface Credentials {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

const bearer = /^Bearer +([\w.~+/-]+=*) *$/i;

/**
 * The caller's session, from `Authorization: Bearer` or else the browser's cookie; null when signed out. The data API checks whether the
 * token is valid. The idle timeout is checked here, because for the data API background requests count as use; so are known sign-outs.
 */
export async function authenticate(
  { authorization, cookie }: Credentials,
  { sessionCookie, live }: SessionParts,
): Promise<Session | null> {
  if (authorization === undefined) {
    const session = await sessionCookie.read(cookie);
    return session && !isIdle(session) && !live.hasEnded(session) ? session : null;
  }
  const token = bearer.exec(authorization)?.[1];
  return token ? { via: 'bearer', token, userId: null, isVerified: false, isReadOnly: false } : null;
}
