import { z } from 'zod';
import { languages, type Text } from '../schema/text.js';
import { SealedCookie } from './sealed-cookie.js';

/** Time to sign in at the identity provider, in seconds. */
const underWaySeconds = 10 * 60;
/** Time in which a failure is still worth telling, in seconds. */
const failureSeconds = 60;

const underWay = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Of the screen that it was begun on. */
  language: z.enum(languages).nullable().default(null),
  /**
   * Token of the session that the browser had when it left: its cookie is SameSite=Strict, so it is not sent when the
   * browser comes back from the provider's site.
   */
  replaces: z.string().optional(),
});
const failed = z.object({ failure: z.object({ id: z.string(), en: z.string() }) });
const claims = z.union([underWay, failed]);

/** What a federated sign-in must meet again when the browser comes back (OpenID Connect; RFC 7636). */
export type SignInUnderWay = z.infer<typeof underWay>;

/**
 * A federated sign-in between its two requests, and why it failed. SameSite=Lax, because the browser comes back from
 * the identity provider's site.
 */
export class SignInCookie {
  private readonly cookie: SealedCookie<z.infer<typeof claims>>;

  /** @param secure whether browsers reach the gateway by https */
  constructor(keys: readonly Buffer[], secure: boolean) {
    this.cookie = new SealedCookie({ name: 'armada-sign-in', keys, secure, sameSite: 'lax', claims });
  }

  /** The `Set-Cookie` header that remembers a sign-in under way. */
  begin(signIn: SignInUnderWay): Promise<string> {
    return this.cookie.keep(signIn, underWaySeconds);
  }

  /** The `Set-Cookie` header that keeps, for the login screen, why it failed. */
  fail(failure: Text): Promise<string> {
    return this.cookie.keep({ failure }, failureSeconds);
  }

  /** The `Set-Cookie` header that forgets all of it. */
  end(): string {
    return this.cookie.end();
  }

  /** The sign-in under way in this browser; null when there is none. */
  async underWay(cookieHeader: string | undefined): Promise<SignInUnderWay | null> {
    const opened = await this.cookie.read(cookieHeader);
    return opened && 'state' in opened.claims ? opened.claims : null;
  }

  /** Why the last one failed; null when none did. */
  async failure(cookieHeader: string | undefined): Promise<Text | null> {
    const opened = await this.cookie.read(cookieHeader);
    return opened && 'failure' in opened.claims ? opened.claims.failure : null;
  }
}
