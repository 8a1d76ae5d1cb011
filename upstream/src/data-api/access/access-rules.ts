import type { FastifyInstance } from 'fastify';
import { forbidden, unauthenticated } from '../http/refusals.js';
import type { Sessions } from '../user/sessions.js';
import { callerOf } from './caller.js';

/** Who may call a route: anybody, anybody signed in, or those whose user type has a menu. */
export type AccessRule = 'public' | 'signedIn' | { menu: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
  }
}

/**
 * The one place where calls are let in. Every route added to this app after the call must declare its rule in
 * `config.access`; one that does not stops the start.
 */
export function enforceAccess(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('caller', null);

  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access rule.`);
    }
  });

  app.addHook('onRequest', async (request) => {
    const rule = request.routeOptions.config.access;
    // Nothing but the not-found handler has no rule; it says 404 to anybody.
    if (rule === undefined || rule === 'public') return;
    const token = bearerToken(request.headers.authorization);
    request.caller = token === undefined ? null : await sessions.authenticate(token);
    if (request.caller === null) throw unauthenticated();
    if (rule !== 'signedIn' && !callerOf(request).menus.has(rule.menu)) throw forbidden();
  });
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w~+/.-]+=*)$/i.exec(header ?? '')?.[1];
}
