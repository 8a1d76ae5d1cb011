import { GatewayError } from '../../errors/errors.js';
import type { BearerSession, Session } from '../../session/session.js';
import { type Call, clientAddressOf } from '../client-address.js';
import type { GatewayParts } from '../gateway-parts.js';
import { verifySession } from './verify-session.js';

/**
 * Counts one operation for its address and its user, for all tokens of the user together. The address is counted first, to limit how
 * many tokens are looked up.
 * @returns the session, with its user if it is known
 * @throws GatewayError RATE_LIMITED; UNAUTHENTICATED for a bearer token that the data API rejects
 */
export async function applyRateLimits(
  parts: GatewayParts,
  session: Session | null,
  call: Call,
): Promise<Session | null> {
  const { config, rates, tokenOwners } = parts;
  await rates.countAddress(clientAddressOf(call, config.trustedProxies));
  const needsUser = config.ratePerUser > 0 || config.persistedOnly;
  const caller =
    session && needsUser
      ? await tokenOwners.identify(session, (bearer) => ownerOf(parts, bearer, call))
      : session;
  if (caller) await rates.countUser(caller);
  return caller;
}

/** The session with its user; unchanged if the data API cannot be reached. @throws GatewayError UNAUTHENTICATED */
async function ownerOf(parts: GatewayParts, session: BearerSession, call: Call): Promise<BearerSession> {
  try {
    const verified = await verifySession(parts, session, call);
    return verified.via === 'bearer' ? verified : session;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code === 'UNAUTHENTICATED') throw error;
    const isUnavailable = error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'UPSTREAM_TIMEOUT';
    // Only a verified token may send documents that are not persisted.
    if (isUnavailable && parts.config.persistedOnly) throw error;
    return session;
  }
}
