import express, { type Request, type Response, type Router } from 'express';
import { federatedLoginCall, federatedLoginPayload } from '../access/access.rest.js';
import type { OidcConfig } from '../config.js';
import type { Context } from '../schema/context.js';
import { GatewayError } from '../schema/errors.js';
import { acceptedLanguage, type Language, sameInAll, type Text } from '../schema/text.js';
import { type IdentityProvider, SignInFailed } from '../session/identity-provider.js';
import type { SignInCookie } from '../session/sign-in-cookie.js';
import { setCookie } from './set-cookie.js';

/** A federated session lasts 8 hours (specification, sections 3 and 9). */
const sessionSeconds = 8 * 60 * 60;
const tookTooLong: Text = {
  id: 'Login terlalu lama. Silakan coba lagi.',
  en: 'The sign-in took too long. Please try again.',
};
const loginScreen = '/pages/login';
const firstScreen = '/dashboard';

export interface FederatedRouterOptions {
  readonly config: OidcConfig;
  readonly provider: IdentityProvider;
  readonly signInCookie: SignInCookie;
  /** The services, called in nobody's name, and a way to start the browser's session. */
  contextFor(
    request: Request,
    response: Response,
    language: Language | null,
  ): Promise<Pick<Context, 'rest' | 'signIn' | 'log'>>;
}

/**
 * `GET /auth/start` (`?language=` as chosen on the login screen) sends the browser to the identity provider, `GET /auth/callback` takes it back: with a session to
 * the dashboard, or to the login screen, which asks `signInOptions` why not.
 */
export function federatedRouter({
  config,
  provider,
  signInCookie,
  contextFor,
}: FederatedRouterOptions): Router {
  const router = express.Router();

  router.get('/auth/start', ({ query, headers }, response) =>
    orBackToLogin(response, async () => {
      const { url, signIn } = await provider.begin();
      const chosen = typeof query.language === 'string' ? query.language : headers['accept-language'];
      setCookie(response, await signInCookie.begin({ ...signIn, language: acceptedLanguage(chosen) }));
      goTo(response, url.href);
    }),
  );

  router.get('/auth/callback', (request, response) =>
    orBackToLogin(response, async () => {
      const signIn = await signInCookie.underWay(request.headers.cookie);
      setCookie(response, signInCookie.end());
      if (!signIn) throw new SignInFailed(tookTooLong);
      const { search } = new URL(request.url, config.redirectUri);
      const email = await provider.finish(search, signIn);
      const context = await contextFor(request, response, signIn.language);
      const reply = await context.rest.act(
        federatedLoginCall,
        federatedLoginPayload(email, config.loginSecret),
      );
      if (!reply.success) throw new SignInFailed(sameInAll(reply.message));
      await context.signIn(reply.data.token, reply.data.pengguna.id, sessionSeconds);
      context.log.info({ user: reply.data.pengguna.id }, 'signed in by the identity provider');
      goTo(response, firstScreen);
    }),
  );

  async function orBackToLogin(response: Response, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof SignInFailed || error instanceof GatewayError)) throw error;
      setCookie(response, await signInCookie.fail(error.text));
      goTo(response, loginScreen);
    }
  }

  return router;
}

function goTo(response: Response, address: string): void {
  response.setHeader('cache-control', 'no-store');
  response.redirect(303, address);
}
