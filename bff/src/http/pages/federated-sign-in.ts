import express, { type Request, type Response, type Router } from 'express';
import type { OidcConfig } from '../../config.js';
import { GatewayError } from '../../errors/errors.js';
import { acceptedLanguage, type Language, sameInAll, type Text } from '../../errors/text.js';
import { refuseWith } from '../../files/file-response.js';
import type { Context } from '../../graphql/schema/context.js';
import { type IdentityProvider, SignInFailed } from '../../session/identity-provider.js';
import { federatedLoginCall, federatedLoginPayload } from '../../session/session-calls.js';
import type { SignInCookie } from '../../session/sign-in-cookie.js';
import { reasonOfCode, reasonOfError } from '../../session/sign-in-failures.js';
import { setCookie } from '../set-cookie.js';

/** A federated session lasts 8 hours. */
const sessionSeconds = 8 * 60 * 60;
const tookTooLong: Text = {
  id: 'Login terlalu lama. Silakan coba lagi.',
  en: 'The sign-in took too long. Please try again.',
};
const loginScreen = '/pages/login';
const firstScreen = '/dashboard';

interface FederatedRouterOptions {
  readonly config: OidcConfig;
  readonly provider: IdentityProvider;
  readonly signInCookie: SignInCookie;
  contextFor(request: Request, response: Response, language: Language | null): Promise<FederatedContext>;
  /** @throws GatewayError RATE_LIMITED */
  limitRate(request: Request): Promise<void>;
}

type FederatedContext = Pick<
  Context,
  | 'rest'
  | 'session'
  | 'language'
  | 'signal'
  | 'signIn'
  | 'signInFailed'
  | 'knownDevices'
  | 'rememberDevice'
  | 'log'
>;

/**
 * `GET /auth/start` (`?language=` of the login screen) redirects the browser to the identity provider, which redirects it to
 * `GET /auth/callback`: from there it goes with a session to the dashboard, or to the login screen, which reads the reason from
 * `signInOptions`. A sign-in that begins at another site, such as the portal of the provider, goes to the login screen first.
 */
export function federatedRouter({
  config,
  provider,
  signInCookie,
  contextFor,
  limitRate,
}: FederatedRouterOptions): Router {
  const router = express.Router();
  const { origin } = new URL(config.redirectUri);

  router.get('/auth/start', (request, response) =>
    orBackToLogin(request, response, async ({ session }) => {
      if (!isStartedHere(request, origin)) return goTo(response, loginScreen);
      const { url, signIn } = await provider.begin();
      const { query, headers } = request;
      const chosen = typeof query.language === 'string' ? query.language : headers['accept-language'];
      const replaces = session?.via === 'cookie' ? session.token : undefined;
      const language = acceptedLanguage(chosen);
      setCookie(response, await signInCookie.begin({ ...signIn, language, replaces }));
      goTo(response, url.href);
    }),
  );

  router.get('/auth/callback', (request, response) =>
    orBackToLogin(request, response, async (_context, attempt) => {
      const signIn = await signInCookie.pending(request.headers.cookie);
      setCookie(response, signInCookie.clear());
      if (!signIn) throw new SignInFailed('EXPIRED', tookTooLong);
      const { search } = new URL(request.url, config.redirectUri);
      const person = await provider.finish(search, signIn);
      attempt.account = person.email;
      const context = await contextFor(request, response, signIn.language);
      const reply = await context.rest.act(federatedLoginCall, {
        ...federatedLoginPayload(person, config.loginSecret),
        ...(await context.knownDevices()),
      });
      if (!reply.success)
        throw new SignInFailed(reasonOfCode(reply.errors[0]?.code), sameInAll(reply.message));
      const { token, device, pengguna } = reply.data;
      await context.signIn(token, pengguna.id, { seconds: sessionSeconds, replaces: signIn.replaces });
      await context.rememberDevice(device);
      context.log.info({ user: pengguna.id }, 'signed in by the identity provider');
      goTo(response, firstScreen);
    }),
  );

  /** Executes a step of the sign-in. A failure is recorded and the browser redirected to the login screen. */
  async function orBackToLogin(
    request: Request,
    response: Response,
    step: (context: FederatedContext, attempt: { account: string | null }) => Promise<void>,
  ): Promise<void> {
    const context = await contextFor(request, response, null);
    try {
      await limitRate(request);
    } catch (error) {
      return refuseWith(error, response, context);
    }
    const attempt: { account: string | null } = { account: null };
    try {
      await step(context, attempt);
    } catch (error) {
      if (!(error instanceof SignInFailed || error instanceof GatewayError)) throw error;
      const reason = error instanceof SignInFailed ? error.reason : reasonOfError(error);
      context.signInFailed({ method: 'federated', reason, ...attempt });
      setCookie(response, await signInCookie.fail(error.text));
      goTo(response, loginScreen);
    }
  }

  return router;
}

/**
 * Checks whether a page of the gateway or a person at the address bar began the sign-in, so that no other site signs a browser in by itself. A
 * browser that sends no `Sec-Fetch-Site` (over plain http, too) sends the address of a page of ours, but perhaps none of another site.
 */
function isStartedHere({ headers }: Request, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { referer = '' } = headers;
  return URL.canParse(referer) && new URL(referer).origin === origin;
}

function goTo(response: Response, address: string): void {
  response.setHeader('cache-control', 'no-store');
  response.redirect(303, address);
}
