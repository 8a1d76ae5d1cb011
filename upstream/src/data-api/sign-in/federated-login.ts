import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { brokenRule } from '../http/refusals.js';
import type { Services } from '../services/services.js';
import { wrongCredentials } from '../session/sessions.js';
import { type Account, accountWhere, refuseInactive } from './login.js';

/** A person identified by an identity provider, as the gateway reports. */
export interface FederatedPerson {
  /** Verified by the provider; without case. */
  email: string;
  /** The provider's account; undefined where the gateway does not send it. */
  identity: { issuer: string; subject: string } | undefined;
}

/**
 * Finds the account of a person that an identity provider has identified; the caller is the gateway, by the secret that it
 * shares. The first sign-in, by the e-mail address, links the account to the provider's: from then on that one alone signs
 * in as it, whatever its e-mail address is.
 * @returns the user's account
 * @throws RulesBroken for a wrong secret, an address that nobody has, an account that is linked to another one of the
 *   provider's, an inactive user or company
 */
export async function checkFederated(
  services: Services,
  person: FederatedPerson,
  secret: { given: string; expected: string },
): Promise<Account> {
  if (!timingSafeEqual(digest(secret.given), digest(secret.expected))) throw wrongCredentials();
  return services.transact(async (trx) => {
    const account = await linkedAccount(trx, services.today(), person);
    if (account !== undefined) {
      refuseInactive(account);
      return account;
    }
    return firstSignIn(trx, services.today(), person);
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

async function linkedAccount(
  trx: Trx,
  today: string,
  { identity }: FederatedPerson,
): Promise<Account | undefined> {
  if (identity === undefined) return undefined;
  return accountWhere(
    trx,
    today,
    sql`u.id = (select user_id from user_identity
      where issuer = ${identity.issuer} and subject = ${identity.subject})`,
  );
}

async function firstSignIn(trx: Trx, today: string, { email, identity }: FederatedPerson): Promise<Account> {
  const account = await accountWhere(trx, today, sql`lower(u.email) = lower(${email})`);
  if (account === undefined) {
    throw brokenRule(null, 'USER_UNKNOWN', {
      id: 'E-mail ini belum terdaftar di Armada.',
      en: 'This e-mail address is not registered in Armada.',
    });
  }
  refuseInactive(account);
  if (!(await mayBeLinked(trx, account.id, identity))) {
    throw brokenRule(null, 'IDENTITY_MISMATCH', {
      id: 'Akun Armada dengan e-mail ini terhubung ke akun lain. Hubungi administrator Anda.',
      en: 'The Armada account with this e-mail address is linked to another account. Contact your administrator.',
    });
  }
  return account;
}

/** Links the account, unless it is linked already; of two first sign-ins at once one links it. */
async function mayBeLinked(
  trx: Trx,
  userId: number,
  identity: FederatedPerson['identity'],
): Promise<boolean> {
  if (identity === undefined) {
    const { rows } = await sql`select from user_identity where user_id = ${userId}`.execute(trx);
    return rows.length === 0;
  }
  const { issuer, subject } = identity;
  await sql`insert into user_identity (user_id, issuer, subject) values (${userId}, ${issuer}, ${subject})
    on conflict do nothing`.execute(trx);
  const { rows } = await sql`select from user_identity
    where user_id = ${userId} and issuer = ${issuer} and subject = ${subject}`.execute(trx);
  return rows.length === 1;
}
