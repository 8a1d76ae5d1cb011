import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Trx } from '../../database/open-database.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { inTransaction } from '../services/transactions.js';
import { hashOf, isAdministrator } from '../session/sessions.js';

/** The user to create, and of which company if the database has no platform company yet. */
export interface FirstAdministrator {
  email: string;
  name: string;
  company: string;
}

/** The content of the database prevents it; the message is one sentence. */
export class NotTheFirst extends Error {}

const GOOD_FOR = sql`interval '7 days'`;
/** The key of the advisory lock, the same in every process. */
const LOCK = 4_100_003;

/**
 * Makes the Administrator of the Platform who makes everything else, in a database that has none: the platform's
 * company and its user type with every menu, if they are missing, and a user without a password. Called again for the
 * same address it makes another link.
 *
 * @returns the token of a link that sets the password, good once for 7 days
 * @throws NotTheFirst when somebody else is Administrator, or the address is another user's
 */
export async function makeFirstAdministrator(db: Database, wanted: FirstAdministrator): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const userId = (await administratorNamed(trx, wanted.email)) ?? (await makeUser(trx, wanted));
    await sql`insert into password_link (token_hash, user_id, expires_at)
      values (${hashOf(token)}, ${userId}, now() + ${GOOD_FOR})`.execute(trx);
  });
  return token;
}

async function administratorNamed(trx: Trx, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number; email: string }>`
    select u.id, u.email from app_user u join user_type ut on ut.id = u.user_type_id join company c on c.id = u.company_id
    where u.is_active and ut.is_active and c.is_active and ${isAdministrator} order by u.id`.execute(trx);
  const [first] = rows;
  if (first === undefined) return undefined;
  const named = rows.find((user) => user.email.toLowerCase() === email.toLowerCase());
  if (named === undefined) {
    throw new NotTheFirst(`There is an Administrator already, ${first.email}, who can make others.`);
  }
  return named.id;
}

async function makeUser(trx: Trx, { email, name, company }: FirstAdministrator): Promise<number> {
  const { rows: taken } = await sql`select 1 from app_user
    where lower(${email}) in (lower(email), lower(username))`.execute(trx);
  if (taken.length > 0) throw new NotTheFirst(`${email} is the address of a user who is no Administrator.`);
  const { rows } = await sql<{ id: number }>`
    with platform as (
      insert into company (company_type, name, email) values (${COMPANY_TYPE.platform}, ${company}, ${email})
      on conflict (company_type, lower(name)) do update set is_active = true returning id
    ), role as (
      insert into user_type (company_type, name, is_admin)
      values (${COMPANY_TYPE.platform}, 'Platform Administrator', true)
      on conflict (company_type, coalesce(company_id, 0), lower(name)) do update set is_admin = true, is_active = true returning id
    ), granted as (
      insert into user_type_menu (user_type_id, menu_id) select role.id, menu.id from role cross join menu
      on conflict do nothing
    )
    insert into app_user (company_id, user_type_id, name, email, username)
    select platform.id, role.id, ${name}, ${email}, ${email} from platform cross join role returning id`.execute(
    trx,
  );
  const user = rows[0];
  if (user === undefined) throw new Error('an insert returned no row');
  return user.id;
}
