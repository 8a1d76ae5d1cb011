import * as oidc from 'openid-client';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { OidcConfig } from '../config.js';
import type { Text } from '../errors/text.js';
import type { PendingSignIn } from './sign-in-cookie.js';
import type { SignInFailureReason } from './sign-in-failures.js';

/** Timeout of each request to the provider. */
const timeoutSeconds = 10;

/** A federated sign-in that failed; the text is for the user. */
export class SignInFailed extends Error {
  constructor(
    readonly reason: SignInFailureReason,
    readonly text: Text,
  ) {
    super(text.en);
  }
}

/**
 * The claims that a sign-in needs, from the ID token or the userinfo endpoint. An absent `email_verified` counts as
 * not verified: the e-mail address decides which account a first sign-in is linked to.
 */
const verifiedClaims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.literal(true),
});

/** A user that the provider has identified. */
export interface FederatedPerson {
  /** The provider's issuer identifier; only issuer and subject together identify a user permanently (OpenID Connect Core, 5.7). */
  readonly issuer: string;
  readonly subject: string;
  /** Verified by the provider; it may change. */
  readonly email: string;
}

/** The OpenID Connect provider: authorization code flow with PKCE. */
export class IdentityProvider {
  constructor(
    private readonly config: OidcConfig,
    private readonly log: Logger,
  ) {}

  /**
   * Begins a sign-in.
   * @returns where to redirect the browser, and what the callback must match
   * @throws SignInFailed when the provider cannot be reached
   */
  async begin(): Promise<{ url: URL; signIn: Omit<PendingSignIn, 'language'> }> {
    const provider = await this.discover();
    const signIn = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: this.config.redirectUri,
      scope: 'openid email',
      state: signIn.state,
      nonce: signIn.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(signIn.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url, signIn };
  }

  /**
   * Completes a sign-in: exchanges the code; checks state, nonce, PKCE, the ID token's claims and its signature.
   * @param search query of the callback, `?code=…&state=…`
   * @throws SignInFailed when the user cancelled, the provider refused, the ID token is invalid, or the e-mail address is not verified
   */
  async finish(search: string, signIn: PendingSignIn): Promise<FederatedPerson> {
    const { name, redirectUri } = this.config;
    const provider = await this.discover();
    const callback = new URL(`${redirectUri}${search}`);
    const claims = await verifiedIdentity(provider, callback, signIn).catch((error: unknown) => {
      if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
        throw new SignInFailed('CANCELLED', {
          id: `Login dengan ${name} dibatalkan.`,
          en: `The sign-in with ${name} was cancelled.`,
        });
      this.log.warn({ err: error }, 'a federated sign-in failed');
      throw new SignInFailed('PROVIDER_REFUSED', {
        id: `Login dengan ${name} gagal. Silakan coba lagi.`,
        en: `The sign-in with ${name} failed. Please try again.`,
      });
    });
    const person = verifiedClaims.safeParse(claims);
    if (!person.success)
      throw new SignInFailed('EMAIL_NOT_VERIFIED', {
        id: `${name} belum memverifikasi alamat e-mail Anda.`,
        en: `${name} has not verified your e-mail address.`,
      });
    const { sub: subject, email } = person.data;
    return { issuer: provider.serverMetadata().issuer, subject, email };
  }

  /**
   * The provider's configuration. It is discovered for each step, and the signing keys with it, so that a key that the provider has
   * withdrawn is no longer accepted.
   * @throws SignInFailed when the provider cannot be reached
   */
  private async discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret, name } = this.config;
    const server = new URL(issuer);
    const authentication = clientSecret === null ? oidc.None() : oidc.ClientSecretBasic(clientSecret);
    // Check the signature also over https: TLS may end at a proxy outside the provider's control.
    const checks = [oidc.enableNonRepudiationChecks];
    // The operator has configured an http issuer: a provider on the same machine, or a test.
    if (server.protocol === 'http:') checks.push(oidc.allowInsecureRequests);
    return oidc
      .discovery(server, clientId, {}, authentication, { timeout: timeoutSeconds, execute: checks })
      .catch((error: unknown) => {
        this.log.warn({ err: error }, 'the identity provider cannot be reached');
        throw new SignInFailed('PROVIDER_UNREACHABLE', {
          id: `${name} tidak dapat dihubungi. Silakan coba lagi.`,
          en: `${name} cannot be reached. Please try again.`,
        });
      });
  }
}

/** The claims of the ID token, or of the userinfo endpoint when the ID token has no e-mail address. */
async function verifiedIdentity(
  provider: oidc.Configuration,
  callback: URL,
  signIn: PendingSignIn,
): Promise<Readonly<Record<string, unknown>>> {
  const tokens = await oidc.authorizationCodeGrant(provider, callback, {
    expectedState: signIn.state,
    expectedNonce: signIn.nonce,
    pkceCodeVerifier: signIn.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token.');
  return 'email' in claims ? claims : oidc.fetchUserInfo(provider, tokens.access_token, claims.sub);
}
