import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../../database/open-database.js';
import { brokenRule } from '../http/refusals.js';
import { verifyPassword } from '../security/password.js';
import type { Services } from '../services.js';
import { forgetAttempts, isFirstLock, networkOf, recordAttempt } from './attempts.js';
import { type CheckedAccount, wrongCredentials } from './sessions.js';

const LOGIN_LIMITS = { ofAccount: 5, ofAddress: 20 };

export interface Account extends CheckedAccount {
  email: string;
  isActive: boolean;
  companyIsActive: boolean;
  companyEnded: boolean;
}

/**
 * Checks a name and a password. Unknown names and wrong passwords have the same message and take the same time.
 *
 * @param username e-mail or username, without case
 * @param address the network address that the call came from
 * @returns the user's account, with the password that was right
 * @throws RulesBroken for wrong credentials, or (once the password was right) for an inactive user or company;
 *   CallRefused (429) after 5 failures for the account or 20 for the address within 15 minutes
 */
export async function checkCredentials(
  services: Services,
  username: string,
  password: string,
  address: string,
): Promise<Account> {
  const account = await findAccount(services, username);
  const accountKey = account === undefined ? `name:${username.toLowerCase()}` : `user:${account.id}`;
  const attempt = await recordAttempt(services, accountKey, networkOf(address), LOGIN_LIMITS);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (account === undefined || !isRight) {
    // The same work for a name that no account has: the mail sender drops that letter.
    if (attempt.isLast) await notifyOwner(services, accountKey, account?.email ?? username);
    throw wrongCredentials();
  }
  await forgetAttempts(services, accountKey, attempt.id);
  refuseInactive(account);
  return account;
}

/** Notifies the owner of an account that sign-in is locked now; once where somebody keeps it locked. */
async function notifyOwner(services: Services, accountKey: string, address: string): Promise<void> {
  if (!(await isFirstLock(services, accountKey))) return;
  await services.transact((trx) => services.mail.write(trx, { kind: 'locked', address }));
}

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
