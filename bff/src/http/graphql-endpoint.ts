import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import type { GatewayParts } from '../gateway-parts.js';
import type { Context } from '../schema/context.js';
import { GatewayError } from '../schema/errors.js';
import { idleHeader, newerUse } from '../session/idle-timeout.js';
import type { Session } from '../session/session.js';
import { answerByApollo } from './apollo-over-http.js';
import { countedCaller } from './counted-caller.js';
import { operationBody } from './operation-body.js';
import { contextOf } from './operation-context.js';
import { originAllowed } from './origin.js';
import { readyOperation, runReady } from './ready-operation.js';
import { refuse } from './refusal.js';
import { requestIdOf } from './request-id.js';
import type { FixedHeaders } from './security-headers.js';
import { setCookie } from './set-cookie.js';

/**
 * /graphql over HTTP, straight from node:http into Apollo: a framework in between would cost more than the operation.
 * POST with JSON, POST with a GraphQL multipart request (uploads), GET, and Sandbox for a browser's GET. What is asked for again and
 * again goes past Apollo, too.
 */
export function graphqlEndpoint(parts: GatewayParts, apollo: ApolloServer<Context>, fixed: FixedHeaders) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = requestIdOf(request);
    const setHeaders = (): void => {
      if (response.headersSent) return;
      fixed.set(response);
      response.setHeader('x-request-id', requestId);
      response.setHeader('cache-control', 'no-store');
    };
    try {
      if (!originAllowed(request, parts.config)) throw new GatewayError('FORBIDDEN');
      const context = await contextOf(parts, request, response, requestId);
      context.identify(await countedCaller(parts, context.session, request));
      await noteUse(parts, request, response, context.session);
      const body = await operationBody(request, response, context.session);
      const ready = readyOperation(parts, request, body, context);
      if (ready) {
        await runReady(parts, ready, context, { response, fixed });
        return;
      }
      setHeaders();
      await answerByApollo(apollo, request, response, { body, context: async () => context });
    } catch (error) {
      setHeaders();
      refuse(parts.log, request, response, error);
    }
  };
}

/** An operation that somebody asks for puts off the idle end of the browser's session; the answer's cookie remembers it. */
function noteUse(
  { sessionCookie, sockets }: GatewayParts,
  { headers }: IncomingMessage,
  response: ServerResponse,
  session: Session | null,
): Promise<void> | null {
  if (session?.via !== 'cookie') return null;
  const usedAt = newerUse(session, headers[idleHeader]);
  if (usedAt === null) return null;
  sockets.used({ token: session.token, usedAt });
  return sessionCookie.keep({ ...session, usedAt }).then((header) => setCookie(response, header));
}
