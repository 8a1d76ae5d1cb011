import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CallRule, type CallRules, WRITING_GETS } from '../access/call-rules.js';
import { type Caller, callerOf } from '../access/caller.js';
import { forbidden, limitedToReading, unauthenticated } from '../http/refusals.js';
import { languageOf } from '../http/text.js';
import { isApiToken, type Sessions } from './sessions.js';
import { logSignInFailure } from './sign-in-failures.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `enforceAccess` from the rules; a route does not set it itself. */
    access?: CallRule;
    /** True if the call may change something; set with `access`. */
    isWriting?: boolean;
  }
}

/**
 * Checks the access rule of every call. A route that is added to this app afterwards without a rule stops the start.
 */
export function enforceAccess(app: FastifyInstance, sessions: Sessions, rules: CallRules): void {
  app.decorateRequest('caller', null);

  app.addHook('onRoute', (route) => {
    // A GET route also registers HEAD.
    const methods = [route.method].flat().map((method) => (method === 'HEAD' ? 'GET' : method));
    for (const method of methods) {
      const name = `${method} ${route.url.slice(route.prefix.length)}`;
      const access = rules[name];
      if (access === undefined) throw new Error(`The route ${name} has no access rule.`);
      const isWriting = writes(method) || WRITING_GETS.includes(name);
      route.config = { ...route.config, access, isWriting };
    }
  });

  app.addHook('onRequest', async (request) => {
    const { access: rule, isWriting } = request.routeOptions.config;
    // Nothing but the not-found handler has no rule; it returns 404 to anybody.
    if (rule === undefined || rule === 'public' || rule === 'tracker') return;
    const token = bearerToken(request.headers.authorization);
    request.caller = token === undefined ? null : await sessions.authenticate(token);
    if (request.caller === null) throw refusedToken(request, token);
    request.caller.language = languageOf(request);
    const caller = callerOf(request);
    if (caller.isReadOnly && isWriting) throw limitedToReading();
    if (!mayCall(caller, rule)) throw forbidden();
  });
}

/** The refusal of a call without a valid token; the refused token of an integration is logged. */
export function refusedToken(request: Pick<FastifyRequest, 'log' | 'ip'>, token: string | undefined): Error {
  if (token !== undefined && isApiToken(token)) {
    logSignInFailure(request, { method: 'token', reason: 'TOKEN_REFUSED', account: token });
  }
  return unauthenticated();
}

export function mayCall(caller: Caller, rule: Exclude<CallRule, 'public'>): boolean {
  if (rule === 'tracker') return false;
  if (rule === 'signedIn') return true;
  if (rule === 'person') return !caller.isIntegration;
  if (rule.isPersonOnly && caller.isIntegration) return false;
  return caller.menus.has(rule.menu) && (rule.companyTypes?.includes(caller.companyType) ?? true);
}

/** Checks whether every call of this HTTP method may change something. */
export const writes = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w~+/.-]+=*)$/i.exec(header ?? '')?.[1];
}
