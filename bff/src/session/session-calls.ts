import type { Logger } from 'pino';
import { z } from 'zod';
import { GatewayError } from '../errors/errors.js';
import { actionCall, type DataCall, readCall, saveCall } from '../rest/calls.js';
import type { RestCalls } from '../rest/rest-calls.js';
import type { FederatedPerson } from './identity-provider.js';

/** The sign-in of a user that an identity provider has identified; `pengguna` is the user. */
export const federatedLoginCall = actionCall(
  'auth/login',
  (schemas) =>
    z.object({
      token: schemas.text,
      device: schemas.optionalText,
      pengguna: z.object({ id: schemas.id }),
    }),
  { anonymous: true, optional: true },
);
const logoutCall = saveCall('user/logout', { optional: true });
const sessionUserCall = readCall(
  'user/me',
  (schemas) => z.object({ data: z.object({ id: schemas.id }), isReadOnly: schemas.flag }),
  { optional: true },
);
/** A call that every data API has for every signed-in user. */
const notificationCount = readCall('notification/count', () => z.unknown());

/**
 * Payload of `auth/login`. `issuer` and `subject` are [+]: a data API that does not know them finds the user by e-mail.
 * @param secret FEDERATED_LOGIN_SECRET, sent in place of a password
 */
export const federatedLoginPayload = ({ email, issuer, subject }: FederatedPerson, secret: string) => ({
  email,
  issuer,
  subject,
  password: secret,
  loginBy: '2',
});

/**
 * Reads `user/me` ([+]). If the data API lacks it, another call checks whether the token is valid.
 * @throws UNAUTHENTICATED; NOT_SUPPORTED if the token is valid and nothing else is known
 */
export async function readOfSession<Data>(rest: RestCalls, call: DataCall<Data>): Promise<Data> {
  try {
    return await rest.read(call);
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'NOT_SUPPORTED') await rest.read(notificationCount);
    throw error;
  }
}

/** Reads the owner of a token, and whether it is an API token that is limited to reading. Throws as `readOfSession` does. */
export async function readOwner(rest: RestCalls): Promise<{ userId: string; isReadOnly: boolean }> {
  const { data, isReadOnly } = await readOfSession(rest, sessionUserCall);
  return { userId: data.id, isReadOnly };
}

/**
 * Revokes the caller's token upstream. A failure is logged; the token then expires.
 * @throws FORBIDDEN for an API token, which its owner revokes by its id
 */
export async function revokeToken(rest: RestCalls, log: Logger): Promise<void> {
  try {
    await rest.save(logoutCall, {});
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code === 'FORBIDDEN') throw error;
    log.warn({ code: error.code }, 'the token could not be revoked upstream');
  }
}
