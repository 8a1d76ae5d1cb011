import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { GatewayError } from '../errors/errors.js';
import type { Context } from '../graphql/schema/context.js';
import { idleHeader, newerUse } from '../session/idle-timeout.js';
import type { Session } from '../session/session.js';
import { executeByApollo } from './apollo-over-http.js';
import type { GatewayParts } from './gateway-parts.js';
import { contextOf } from './operation/operation-context.js';
import { applyRateLimits } from './operation/rate-limits.js';
import { readOperationBody } from './operation/read-operation-body.js';
import { originAllowed } from './origin.js';
import { discardBody, maxDiscardedBytes } from './read-body.js';
import { refuseOperation } from './refusal.js';
import { requestIdOf } from './request-id.js';
import { setCookie } from './set-cookie.js';

/** `/graphql` over HTTP: POST with JSON, POST with a GraphQL multipart request (uploads), GET, and Sandbox for a browser's GET. */
export function graphqlEndpoint(parts: GatewayParts, apollo: ApolloServer<Context>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = requestIdOf(request);
    response.setHeader('x-request-id', requestId);
    response.setHeader('cache-control', 'no-store');
    try {
      if (!originAllowed(request, parts.config)) throw new GatewayError('FORBIDDEN');
      const context = await contextOf(parts, request, response, requestId);
      context.identify(await applyRateLimits(parts, context.session, request));
      await recordUse(parts, request, response, context.session);
      const body = await readOperationBody(request, response, context.session);
      await executeByApollo(apollo, request, response, { body, context: async () => context });
    } catch (error) {
      // A client that is still sending when the connection ends may read no response.
      if (!request.complete) await discardBody(request, maxDiscardedBytes);
      refuseOperation(parts.log, request, response, error);
    }
  };
}

/** Records that the user uses the browser's session, in the response's cookie: it postpones the idle timeout. */
async function recordUse(
  { sessionCookie, sockets }: GatewayParts,
  { headers }: IncomingMessage,
  response: ServerResponse,
  session: Session | null,
): Promise<void> {
  if (session?.via !== 'cookie') return;
  const usedAt = newerUse(session, headers[idleHeader]);
  if (usedAt === null) return;
  sockets.used({ token: session.token, usedAt });
  setCookie(response, await sessionCookie.store({ ...session, usedAt }));
}
