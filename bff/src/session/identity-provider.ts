import * as oidc from 'openid-client';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { OidcConfig } from '../config.js';
import type { Text } from '../schema/text.js';
import type { SignInUnderWay } from './sign-in-cookie.js';
import type { SignInFailureReason } from './sign-in-failures.js';

/** Seconds that the provider may take for one answer. */
const timeoutSeconds = 10;

/** A federated sign-in that failed; the text is for the person. */
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

/** A person whom the provider has identified. */
export interface FederatedPerson {
  /** The provider's issuer identifier; together with `subject` it identifies the person for good (OpenID Connect Core, 5.7). */
  readonly issuer: string;
  readonly subject: string;
  /** Verified by the provider; it may change. */
  readonly email: string;
}

/** The OpenID Connect provider: authorization code flow with PKCE. It is discovered at each step, not at the start. */
export class IdentityProvider {
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
   * Ends a sign-in: exchanges the code; checks state, nonce, PKCE, the ID token's claims and its signature.
   * @param search the query that the browser came back with, `?code=…&state=…`
   * @throws SignInFailed when the person or the provider refused, the ID token is not the provider's, or the e-mail
   *   address is not verified
   */
  async finish(search: string, signIn: SignInUnderWay): Promise<FederatedPerson> {
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
   * The provider's endpoints. They are read for each step, and with them the signing keys for each sign-in, so that a key
   * which the provider has withdrawn is not accepted any longer.
   * @throws SignInFailed when the provider cannot be reached
   */
  private async discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret, name } = this.config;
    const server = new URL(issuer);
    const authentication = clientSecret === null ? oidc.None() : oidc.ClientSecretBasic(clientSecret);
    // The signature is checked over https, too: TLS may end at a proxy that the provider does not control.
    const checks = [oidc.enableNonRepudiationChecks];
    // An http issuer is the operator's own choice: a provider on the same machine, or a test.
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

/** The claims of the ID token, with those of the userinfo endpoint where the token does not hold the address. */
async function verifiedIdentity(
  provider: oidc.Configuration,
  callback: URL,
  signIn: SignInUnderWay,
): Promise<Readonly<Record<string, unknown>>> {
  const tokens = await oidc.authorizationCodeGrant(provider, callback, {
    expectedState: signIn.state,
    expectedNonce: signIn.nonce,
    pkceCodeVerifier: signIn.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider answered without an ID token.');
  return 'email' in claims ? claims : oidc.fetchUserInfo(provider, tokens.access_token, claims.sub);
}
