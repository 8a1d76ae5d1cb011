import { isIdle } from './idle-end.js';
import type { BrowserSession, Session } from './session.js';
import type { SessionCookie } from './session-cookie.js';

interface Known {
  readonly sessionCookie: SessionCookie;
  readonly live: { hasEnded(session: BrowserSession): boolean };
}

/** What of a request says who is calling. */
export interface Credentials {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

const bearer = /^Bearer +([\w.~+/-]+=*) *$/i;

/**
 * Who is calling: `Authorization: Bearer` of an integration before the browser's cookie; null when it is nobody.
 * Whether the token is still good is for the data API to say; that nobody has used the browser's session for 30 minutes is
 * said here, for what the client asks by itself keeps the token alive there, and so is the end that was heard of here.
 */
export async function authenticate(
  { authorization, cookie }: Credentials,
  { sessionCookie, live }: Known,
): Promise<Session | null> {
  if (authorization === undefined) {
    const session = await sessionCookie.read(cookie);
    return session && !isIdle(session) && !live.hasEnded(session) ? session : null;
  }
  const token = bearer.exec(authorization)?.[1];
  return token ? { via: 'bearer', token, userId: null, isVerified: false } : null;
}
