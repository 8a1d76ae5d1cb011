import { GatewayError } from '../../errors/errors.js';
import { disconnectController } from '../../rest/disconnect-signal.js';
import type { Session } from '../../session/session.js';
import { readUserId } from '../../session/session-calls.js';
import { type Call, clientAddressOf } from '../client-address.js';
import type { GatewayParts } from '../gateway-parts.js';
import { requestIdOf } from '../request-id.js';
import { OperationContext } from './operation-context.js';

/**
 * The session with its user. A cookie outlives its session, and events come without asking the data API: whether the
 * session holds is asked once, when what they come through is opened.
 * @throws GatewayError UNAUTHENTICATED where it is over, or why nobody can tell at the moment
 */
export async function confirmedSession(
  parts: GatewayParts,
  session: Session,
  request: Call,
): Promise<Session> {
  const { rest } = new OperationContext(parts, {
    requestId: requestIdOf(request),
    session,
    language: null,
    signal: disconnectController().signal,
    idempotencyKey: null,
    clientAddress: clientAddressOf(request, parts.config.trustedProxies),
    onUnauthenticated: () => parts.sockets.end(({ token }) => token === session.token),
    trace: null,
    keepRows: false,
  });
  try {
    return { ...verified(session), userId: await readUserId(rest) };
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'NOT_SUPPORTED') return verified(session);
    throw error;
  }
}

const verified = (session: Session): Session =>
  session.via === 'bearer' ? { ...session, isVerified: true } : session;
