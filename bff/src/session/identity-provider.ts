import * as oidc from 'openid-client';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { OidcConfig } from '../config.js';
import type { Text } from '../schema/text.js';
import type { SignInUnderWay } from './sign-in-cookie.js';

/** Seconds that the provider may take for one answer. */
const timeoutSeconds = 10;

/** A federated sign-in that came to nothing. */
export class SignInFailed extends Error {
  constructor(readonly text: Text) {
    super(text.en);
  }
}

/** What a provider says about somebody, of all that it may say. */
const person = z.object({ email: z.email(), email_verified: z.literal(true) });

/** The OpenID Connect provider: authorisation code flow with PKCE. It is looked up with the first sign-in, not at the start. */
export class IdentityProvider {
  private known: Promise<oidc.Configuration> | null = null;

  constructor(
    private readonly config: OidcConfig,
    private readonly log: Logger,
  ) {}

  /**
   * Begins a sign-in.
   * @returns where to send the browser, and what must be met again when it comes back
   * @throws SignInFailed when the provider cannot be reached
   */
  async begin(): Promise<{ url: URL; signIn: Omit<SignInUnderWay, 'language'> }> {
    const { name, redirectUri } = this.config;
    const provider = await this.provider().catch((error: unknown) => {
      this.log.warn({ err: error }, 'the identity provider cannot be reached');
      throw new SignInFailed({
        id: `${name} tidak dapat dihubungi. Silakan coba lagi.`,
        en: `${name} cannot be reached. Please try again.`,
      });
    });
    const signIn = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: signIn.state,
      nonce: signIn.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(signIn.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url, signIn };
  }

  /**
   * Ends a sign-in: exchanges the code, checks state, nonce, PKCE and the ID token.
   * @param search the query that the browser came back with, `?code=…&state=…`
   * @returns the person's e-mail address, which the provider has verified
   * @throws SignInFailed when the person or the provider refused, or the address is not verified
   */
  async finish(search: string, signIn: SignInUnderWay): Promise<string> {
    const { name, redirectUri } = this.config;
    const claims = await this.claims(new URL(`${redirectUri}${search}`), signIn).catch((error: unknown) => {
      if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
        throw new SignInFailed({
          id: `Login dengan ${name} dibatalkan.`,
          en: `The sign-in with ${name} was cancelled.`,
        });
      this.log.warn({ err: error }, 'a federated sign-in failed');
      throw new SignInFailed({
        id: `Login dengan ${name} gagal. Silakan coba lagi.`,
        en: `The sign-in with ${name} failed. Please try again.`,
      });
    });
    const known = person.safeParse(claims);
    if (known.success) return known.data.email;
    throw new SignInFailed({
      id: `${name} belum memverifikasi alamat e-mail Anda.`,
      en: `${name} has not verified your e-mail address.`,
    });
  }

  /** The claims of the ID token, or of the userinfo endpoint where the token does not hold the address. */
  private async claims(comeBack: URL, signIn: SignInUnderWay): Promise<Readonly<Record<string, unknown>>> {
    const provider = await this.provider();
    const tokens = await oidc.authorizationCodeGrant(provider, comeBack, {
      expectedState: signIn.state,
      expectedNonce: signIn.nonce,
      pkceCodeVerifier: signIn.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims() ?? { sub: '' };
    return 'email' in claims ? claims : oidc.fetchUserInfo(provider, tokens.access_token, claims.sub);
  }

  /** Looked up once; a look-up that failed is made again. */
  private provider(): Promise<oidc.Configuration> {
    this.known ??= this.lookUp().catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  private lookUp(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.config;
    const server = new URL(issuer);
    return oidc.discovery(
      server,
      clientId,
      {},
      clientSecret === null ? oidc.None() : oidc.ClientSecretBasic(clientSecret),
      // An http issuer is the operator's own choice: a provider on the same machine, or a test.
      { timeout: timeoutSeconds, execute: server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [] },
    );
  }
}
