import { createHash, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { NotifyingDatabase, Trx } from '../../database/open-database.js';
import { type Caller, COMPANY_TYPE } from '../access/caller.js';
import { givesPermission } from '../access/menu-codes.js';
import { brokenRule, unauthenticated } from '../http/refusals.js';
import { LANGUAGES, type Language } from '../http/text.js';
import { CallerCache } from './caller-cache.js';

/** Contract, section 2: so long at most, and ended by 30 minutes without a call. */
const LIFE = { password: sql`interval '12 hours'`, federated: sql`interval '8 hours'` } as const;
const IDLE = sql`interval '30 minutes'`;
/** A token's last use is stored at most this often. With the second that a caller is cached, it is at most 5 seconds behind. */
const NOTED_EVERY = sql`interval '4 seconds'`;

/** The beginning of a token for an integration; a session's never has a point in it. */
const API_TOKEN = 'armada.';
export const isApiToken = (token: string): boolean => token.startsWith(API_TOKEN);

interface CallerRow extends Omit<Caller, 'menus' | 'sessionHash' | 'isIntegration'> {
  menus: string[];
  /** True if the last use of the token is to be written down again. */
  stale: boolean;
}

/** A session that is over: the hash of its token, and its user. */
export interface EndedSession {
  sessionHash: string;
  userId: number;
}

/** The facts of an account that a sign-in has checked. */
export interface CheckedAccount {
  id: number;
  passwordHash: string | null;
}

/** Bearer tokens: 256 random bits. The database stores only their hash. */
export class Sessions {
  readonly #db: NotifyingDatabase;
  readonly #today: () => string;
  readonly #callers = new CallerCache<Caller>();

  constructor(db: NotifyingDatabase, today: () => string) {
    this.#db = db;
    this.#today = today;
    db.onAccessChanged(() => this.#callers.clear());
  }

  /**
   * Opens a session, unless the password of the account has changed since it was checked, or its user may not sign in any more: such a
   * change has ended the user's sessions already, or waits for this one and ends it.
   * @returns its token, which is kept nowhere
   * @throws RulesBroken
   */
  async open(
    { id, passwordHash }: CheckedAccount,
    by: keyof typeof LIFE = 'password',
  ): Promise<{ userId: number; token: string }> {
    const token = randomBytes(32).toString('base64url');
    const { rows } = await sql`insert into user_session (token_hash, user_id, expires_at)
      select ${hashOf(token)}::text, u.id, now() + ${LIFE[by]}
      from app_user u join company c on c.id = u.company_id join user_type ut on ut.id = u.user_type_id
      where u.id = ${id} and u.password_hash is not distinct from ${passwordHash} and ${maySignIn(this.#today())}
      for share returning user_id`.execute(this.#db);
    if (rows.length === 0) throw wrongCredentials();
    return { userId: id, token };
  }

  /**
   * Keeps a caller's session until the transaction ends, so that what the transaction adds to it ends with it.
   * @throws CallRefused (401) when it has ended since the call was authenticated
   */
  async keep(trx: Trx, { userId, sessionHash }: Caller): Promise<void> {
    // The user first, as who ends a user's sessions does: in the other order the two could deadlock.
    await sql`select 1 from app_user where id = ${userId} for key share`.execute(trx);
    const { rows } =
      await sql`select 1 from user_session where token_hash = ${sessionHash} for key share`.execute(trx);
    if (rows.length === 0) throw unauthenticated();
  }

  /**
   * Reads the holder of a token, a session's or an integration's; null when it is unknown, expired, revoked, idle too long, or
   * its user, user type or company is not active. Cached for less than a second, and until access changes.
   */
  async authenticate(token: string): Promise<Caller | null> {
    const hash = hashOf(token);
    // Tokens and companies end with a day.
    const caller = await this.#callers.get(`${hash} ${this.#today()}`, () =>
      this.#read(hash, isApiToken(token)),
    );
    // A copy, because a call sets its own language.
    return caller && { ...caller };
  }

  async #read(sessionHash: string, isIntegration: boolean): Promise<Caller | null> {
    const row = await this.#holder(
      isIntegration
        ? this.#apiToken(sessionHash)
        : sql`
        select user_id, last_used_at < now() - ${NOTED_EVERY} as stale, false as read_only
        from user_session
        where token_hash = ${sessionHash} and expires_at > now() and last_used_at > now() - ${IDLE}`,
    );
    if (row?.stale) {
      await sql`update ${sql.table(isIntegration ? 'api_token' : 'user_session')}
        set last_used_at = now() where token_hash = ${sessionHash}`.execute(this.#db);
    }
    return callerFrom(row, sessionHash, isIntegration);
  }

  /** Reads the rights that a user has now; null when they may not sign in any more. */
  async callerOf(userId: number): Promise<Caller | null> {
    const row = await this.#holder(
      sql`select ${userId}::integer as user_id, false as stale, true as read_only`,
    );
    return callerFrom(row, '', false);
  }

  #apiToken(hash: string): RawBuilder<unknown> {
    return sql`
      select user_id, coalesce(last_used_at < now() - ${NOTED_EVERY}, true) as stale, read_only
      from api_token
      where token_hash = ${hash} and revoked_at is null and expires_date >= ${this.#today()}::date`;
  }

  /** @param token SQL of a row `user_id, stale, read_only` when the token is good */
  async #holder(token: RawBuilder<unknown>): Promise<CallerRow | undefined> {
    const { rows } = await sql<CallerRow>`
      select u.id as "userId", u.name, coalesce(${preferredLanguage}, ${LANGUAGES[0]}) as language, u.company_id as "companyId", c.company_type as "companyType",
        ut.id as "userTypeId", (${isAdministrator}) as "isAdministrator",
        s.read_only as "isReadOnly", s.stale,
        (select coalesce(jsonb_agg(m.code), '[]') from menu m where ${grantedMenu}) as menus
      from (${token}) s
      join app_user u on u.id = s.user_id
      join company c on c.id = u.company_id
      join user_type ut on ut.id = u.user_type_id
      where ${maySignIn(this.#today())}`.execute(this.#db);
    return rows[0];
  }

  /** Ends a session, and the notifications in its browser. */
  async end(trx: Trx, sessionHash: string): Promise<void> {
    // The session first: no subscription is added to it from then on.
    await trx.deleteFrom('user_session').where('token_hash', '=', sessionHash).execute();
    await trx.deleteFrom('push_subscription').where('session_hash', '=', sessionHash).execute();
  }

  /** Ends every session of the users `u` that fulfil the condition, and the notifications in their browsers. @returns those sessions */
  async endOf(trx: Trx, users: RawBuilder<boolean>): Promise<EndedSession[]> {
    const { rows } = await sql<EndedSession>`
      delete from user_session where user_id in (select u.id from app_user u where ${users})
      returning token_hash as "sessionHash", user_id as "userId"`.execute(trx);
    // No subscription is added to a session from when it has ended.
    await sql`delete from push_subscription where user_id in (select u.id from app_user u where ${users})`.execute(
      trx,
    );
    return rows;
  }

  /** Deletes expired sessions, and those of users who may not sign in any more. */
  async sweep(trx: Trx): Promise<EndedSession[]> {
    const { rows } = await sql<EndedSession>`
      delete from user_session where expires_at <= now() or last_used_at <= now() - ${IDLE}
        or user_id not in (
          select u.id from app_user u join company c on c.id = u.company_id join user_type ut on ut.id = u.user_type_id
          where ${maySignIn(this.#today())})
      returning token_hash as "sessionHash", user_id as "userId"`.execute(trx);
    return rows;
  }
}

export const wrongCredentials = () =>
  brokenRule(null, 'WRONG_CREDENTIALS', {
    id: 'E-mail atau password salah.',
    en: 'Wrong e-mail or password.',
  });

function callerFrom(row: CallerRow | undefined, sessionHash: string, isIntegration: boolean): Caller | null {
  if (row === undefined) return null;
  const { stale: _, menus, ...caller } = row;
  return { ...caller, menus: new Set(menus), sessionHash, isIntegration };
}

export const newApiToken = (): string => `${API_TOKEN}${randomBytes(32).toString('base64url')}`;

/** The language that the user `u` has chosen on some screen; null where there is no choice yet. */
export const preferredLanguage = sql<Language | null>`(
  select preferences.document -> 'appearance' ->> 'language' from user_preferences preferences
  where preferences.user_id = u.id
    and preferences.document -> 'appearance' ->> 'language' in (${sql.join(LANGUAGES.map((language) => sql.lit(language)))}))`;

/** Checks whether the user `u` of the user type `ut` and the company `c` may sign in. */
export const maySignIn = (today: string) => sql<boolean>`(u.is_active and c.is_active and ut.is_active
  and coalesce(c.end_date >= ${today}::date, true))`;

/** True if the user type `ut` is that of the Platform's Administrators. */
export const isAdministrator = sql<boolean>`ut.is_admin and ut.company_type = ${sql.lit(COMPANY_TYPE.platform)}`;

/** True if the menu `m` is granted to the user type `ut`; an Administrator of the Platform has every one. */
export const grantedMenu = sql<boolean>`m.is_available and ${givesPermission} and (
  (${isAdministrator})
  or exists (select 1 from user_type_menu um where um.user_type_id = ut.id and um.menu_id = m.id))`;

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
