import { sql } from 'kysely';
import { RulesBroken, tooManyTries } from '../http/refusals.js';
import { verifyPassword } from '../security/password.js';
import type { Services } from '../services.js';

/** Contract, section 2. */
const ACCOUNT_FAILURES = 5;
const ADDRESS_FAILURES = 20;
const WINDOW_SECONDS = 15 * 60;

interface Account {
  id: number;
  passwordHash: string | null;
  isActive: boolean;
  companyIsActive: boolean;
  companyEnded: boolean;
}

/**
 * Checks who somebody is. Unknown names and wrong passwords cannot be told apart, by the message or by the time taken.
 *
 * @param username e-mail or username, without case
 * @param address the network address that the call came from
 * @returns the user's id
 * @throws RulesBroken for wrong credentials, or (once the password was right) for an inactive user or company;
 *   CallRefused (429) after 5 failures for the account or 20 for the address within 15 minutes
 */
export async function checkCredentials(
  services: Services,
  username: string,
  password: string,
  address: string,
): Promise<number> {
  const account = await findAccount(services, username);
  const accountKey = account === undefined ? `name:${username.toLowerCase()}` : `user:${account.id}`;
  // The try counts before the password is looked at: many at once get no more tries than one after the other.
  const attempt = await recordAttempt(services, accountKey, address);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (account === undefined || !isRight) {
    throw new RulesBroken({
      field: null,
      code: 'WRONG_CREDENTIALS',
      message: 'E-mail atau password salah.',
    });
  }
  await services.db
    .deleteFrom('login_attempt')
    .where((where) => where.or([where('account', '=', accountKey), where('id', '=', attempt)]))
    .execute();
  const refused = refusalOf(account);
  if (refused !== undefined) throw new RulesBroken({ field: null, ...refused });
  return account.id;
}

async function findAccount({ db, today }: Services, username: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select u.id, u.password_hash as "passwordHash", u.is_active and ut.is_active as "isActive",
      c.is_active as "companyIsActive", coalesce(c.end_date < ${today()}::date, false) as "companyEnded"
    from app_user u join company c on c.id = u.company_id join user_type ut on ut.id = u.user_type_id
    where lower(u.email) = lower(${username}) or lower(u.username) = lower(${username})
    order by lower(u.email) = lower(${username}) desc limit 1`.execute(db);
  return rows[0];
}

async function recordAttempt({ db }: Services, account: string, address: string): Promise<number> {
  const { id } = await db
    .insertInto('login_attempt')
    .values({ account, address })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ ofAccount: number; ofAddress: number; oldest: number }>`
    select count(*) filter (where account = ${account}) as "ofAccount",
      count(*) filter (where address = ${address}) as "ofAddress",
      extract(epoch from now() - min(attempted_at))::double precision as oldest
    from login_attempt
    where (account = ${account} or address = ${address}) and id < ${id}
      and attempted_at > now() - ${WINDOW_SECONDS} * interval '1 second'`.execute(db);
  const failures = rows[0];
  if (failures === undefined) return id;
  if (failures.ofAccount < ACCOUNT_FAILURES && failures.ofAddress < ADDRESS_FAILURES) return id;
  // A refused try is not one more failure, or a lock would never end.
  await db.deleteFrom('login_attempt').where('id', '=', id).execute();
  throw tooManyTries(Math.max(1, Math.ceil(WINDOW_SECONDS - failures.oldest)));
}

function refusalOf(account: Account): { code: string; message: string } | undefined {
  if (!account.isActive) return { code: 'USER_INACTIVE', message: 'Akun Anda tidak aktif.' };
  if (!account.companyIsActive) return { code: 'COMPANY_INACTIVE', message: 'Perusahaan Anda tidak aktif.' };
  if (account.companyEnded) {
    return { code: 'COMPANY_ENDED', message: 'Masa berlaku perusahaan Anda telah berakhir.' };
  }
  return undefined;
}
