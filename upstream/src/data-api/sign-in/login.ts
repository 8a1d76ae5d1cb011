import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../../database/open-database.js';
import { brokenRule } from '../http/refusals.js';
import { verifyPassword } from '../security/password.js';
import type { Services } from '../services/services.js';
import { forgetAttempts, networkOf, recordAttempt } from '../session/attempts.js';
import { type CheckedAccount, hashOf, wrongCredentials } from '../session/sessions.js';
import { knownDevice } from './known-devices.js';

const LOGIN_LIMITS = { ofAccount: 5, ofAddress: 20 };

export interface Account extends CheckedAccount {
  email: string;
  isActive: boolean;
  companyIsActive: boolean;
  companyEnded: boolean;
}

/** The credentials by which a sign-in is checked. */
export interface Credentials {
  /** E-mail or username, without case. */
  username: string;
  password: string;
  /** The network address that the call came from. */
  address: string;
  /** The tokens that earlier sign-ins have given this browser. */
  devices?: readonly string[] | undefined;
}

/**
 * Checks a name and a password. Unknown names and wrong passwords have the same message and take the same time. A device that has signed
 * in to the account before has tries of its own: failures of others, in its network too, do not lock it, nor its own failures others.
 *
 * @returns the user's account, with the password that was right, and the token of the device where it is known
 * @throws RulesBroken for wrong credentials, or (once the password was right) for an inactive user or company;
 *   CallRefused (429) after 5 failures for the account or 20 for the address within 15 minutes, or 5 of a known device
 */
export async function checkCredentials(
  services: Services,
  { username, password, address, devices = [] }: Credentials,
): Promise<Account & { device: string | undefined }> {
  const account = await findAccount(services, username);
  const accountKey = account === undefined ? `name:${username.toLowerCase()}` : `user:${account.id}`;
  const device = await knownDevice(services, account?.id, devices);
  const ofDevice = device && `device:${hashOf(device)}`;
  const tried = ofDevice ?? accountKey;
  const attempt = await recordAttempt(services, tried, ofDevice ?? networkOf(address), LOGIN_LIMITS);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (account === undefined || !isRight) {
    // The same work for a name that no account has: the mail sender drops that letter.
    if (attempt.isLast) await notifyOwner(services, account?.email ?? username);
    throw wrongCredentials();
  }
  await forgetAttempts(services, tried, attempt.id);
  refuseInactive(account);
  return { ...account, device };
}

/** Notifies the owner of an account that sign-in is locked now. */
const notifyOwner = (services: Services, address: string): Promise<void> =>
  services.transact((trx) => services.mail.writeLocked(trx, address));

/** @throws RulesBroken when the account's user or company is not active */
export function refuseInactive({ isActive, companyIsActive, companyEnded }: Account): void {
  if (!isActive)
    throw brokenRule(null, 'USER_INACTIVE', {
      id: 'Akun Anda tidak aktif.',
      en: 'Your account is inactive.',
    });
  if (!companyIsActive)
    throw brokenRule(null, 'COMPANY_INACTIVE', {
      id: 'Perusahaan Anda tidak aktif.',
      en: 'Your company is inactive.',
    });
  if (companyEnded)
    throw brokenRule(null, 'COMPANY_ENDED', {
      id: 'Masa berlaku perusahaan Anda telah berakhir.',
      en: 'The period of your company has ended.',
    });
}

const findAccount = (services: Services, username: string) =>
  accountWhere(
    services.db,
    services.today(),
    sql`(lower(u.email) = lower(${username}) or lower(u.username) = lower(${username}))
      order by lower(u.email) = lower(${username}) desc`,
  );

/** @param condition SQL about the user `u`, with an order where it may find several */
export async function accountWhere(
  db: Database | Trx,
  today: string,
  condition: RawBuilder<unknown>,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select u.id, u.email, u.password_hash as "passwordHash", u.is_active and ut.is_active as "isActive",
      c.is_active as "companyIsActive", coalesce(c.end_date < ${today}::date, false) as "companyEnded"
    from app_user u join company c on c.id = u.company_id join user_type ut on ut.id = u.user_type_id
    where ${condition} limit 1`.execute(db);
  return rows[0];
}
