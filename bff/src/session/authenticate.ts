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
 * The caller's session: from `Authorization: Bearer`, else from the browser's cookie; null when nobody is signed in. The data API
 * checks whether the token is valid. The idle timeout is checked here, because background requests of the client keep the token alive
 * there; so is a sign-out that this gateway knows of.
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
  return token ? { via: 'bearer', token, userId: null, isVerified: false } : null;
}
