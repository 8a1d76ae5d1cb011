import { GatewayError } from '../../errors/errors.js';
import type { BearerSession, Session } from '../../session/session.js';
import { type Call, clientAddressOf } from '../client-address.js';
import type { GatewayParts } from '../gateway-parts.js';
import { confirmedSession } from './confirmed-session.js';

/**
 * Counts one operation of an address and of its user, whichever of the user's tokens it comes with. The address comes first: it
 * bounds how many tokens are looked up.
 * @returns the session, with its user where that is known
 * @throws GatewayError RATE_LIMITED
 */
export async function countedCaller(
  parts: GatewayParts,
  session: Session | null,
  call: Call,
): Promise<Session | null> {
  const { config, rates, tokenOwners } = parts;
  await rates.takeAddress(clientAddressOf(call, config.trustedProxies));
  const needsUser = config.ratePerUser > 0 || config.persistedOnly;
  const caller =
    session && needsUser
      ? await tokenOwners.identify(session, (bearer) => ownerOf(parts, bearer, call))
      : session;
  if (caller) await rates.takeUser(caller);
  return caller;
}

/** The session as the data API knows it; as it is where the data API does not accept its token, or cannot be asked. */
async function ownerOf(parts: GatewayParts, session: BearerSession, call: Call): Promise<BearerSession> {
  try {
    const confirmed = await confirmedSession(parts, session, call);
    return confirmed.via === 'bearer' ? confirmed : session;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const isAway = error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'UPSTREAM_TIMEOUT';
    // Whether a token may send any document cannot be told meanwhile.
    if (isAway && parts.config.persistedOnly) throw error;
    return session;
  }
}
