import type { Session } from './session.js';
import type { SessionCookie } from './session-cookie.js';

/** What of a request says who is calling. */
export interface Credentials {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

const bearer = /^Bearer +([\w.~+/-]+=*) *$/i;

/**
 * Who is calling: `Authorization: Bearer` of an integration before the browser's cookie; null when it is nobody.
 * Whether the token is still good is for the data API to say.
 */
export async function authenticate(
  { authorization, cookie }: Credentials,
  sessionCookie: SessionCookie,
): Promise<Session | null> {
  if (authorization === undefined) return sessionCookie.read(cookie);
  const token = bearer.exec(authorization)?.[1];
  return token ? { token, via: 'bearer', userId: null } : null;
}
