import { z } from 'zod';
import { languages, type Text } from '../errors/text.js';
import { EncryptedCookie } from './encrypted-cookie.js';

/** Seconds to sign in at the identity provider. */
const pendingSeconds = 10 * 60;
/** Seconds for which the login screen can read why a sign-in failed. */
const failureSeconds = 60;

const pending = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Language of the login screen. */
  language: z.enum(languages).nullable().default(null),
  /**
   * Token of the browser's former session. Its cookie is SameSite=Strict, so the browser does not send it on the redirect from the
   * provider's site.
   */
  replaces: z.string().optional(),
});
const failed = z.object({ failure: z.object({ id: z.string(), en: z.string() }) });
const claims = z.union([pending, failed]);

/** The values that the callback of a federated sign-in must match (OpenID Connect; RFC 7636). */
export type PendingSignIn = z.infer<typeof pending>;

/**
 * A federated sign-in between its two requests, or why it failed. SameSite=Lax, because the identity provider's site redirects the
 * browser to the gateway.
 */
export class SignInCookie extends EncryptedCookie<z.infer<typeof claims>> {
  /** @param secure whether browsers use https */
  constructor(keys: readonly Buffer[], secure: boolean) {
    super({ name: 'armada-sign-in', keys, secure, sameSite: 'lax', claims });
  }

  /** The `Set-Cookie` header that stores a pending sign-in. */
  begin(signIn: PendingSignIn): Promise<string> {
    return this.encrypt(signIn, pendingSeconds);
  }

  /** The `Set-Cookie` header that stores why a sign-in failed, for the login screen. */
  fail(failure: Text): Promise<string> {
    return this.encrypt({ failure }, failureSeconds);
  }

  /** This browser's pending sign-in; null when there is none. */
  async pending(cookieHeader: string | undefined): Promise<PendingSignIn | null> {
    const cookie = await this.decrypt(cookieHeader);
    return cookie && 'state' in cookie.claims ? cookie.claims : null;
  }

  /** Why the last sign-in failed; null when it did not. */
  async failure(cookieHeader: string | undefined): Promise<Text | null> {
    const cookie = await this.decrypt(cookieHeader);
    return cookie && 'failure' in cookie.claims ? cookie.claims.failure : null;
  }
}
