import { GatewayError } from '../../errors/errors.js';
import type { Session } from '../../session/session.js';
import { readOwner } from '../../session/session-calls.js';
import { type Call, clientAddressOf } from '../client-address.js';
import type { GatewayParts } from '../gateway-parts.js';
import { requestIdOf } from '../request-id.js';
import { OperationContext } from './operation-context.js';

/**
 * The session with its user, after a check that the data API accepts its token. Sockets and streams are checked when they are opened,
 * because their events need no call to the data API, and a cookie may outlive its session.
 * @throws GatewayError UNAUTHENTICATED if the session has ended, or another code if it cannot be checked
 */
export async function verifySession(parts: GatewayParts, session: Session, request: Call): Promise<Session> {
  const { rest } = new OperationContext(parts, {
    requestId: requestIdOf(request),
    session,
    signal: new AbortController().signal,
    clientAddress: clientAddressOf(request, parts.config.trustedProxies),
    onUnauthenticated: () => parts.sockets.end(({ token }) => token === session.token),
  });
  try {
    const { userId, isReadOnly } = await readOwner(rest);
    return session.via === 'bearer'
      ? { ...session, isVerified: true, userId, isReadOnly }
      : { ...session, userId };
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code !== 'NOT_SUPPORTED') throw error;
    return session.via === 'bearer' ? { ...session, isVerified: true } : session;
  }
}
