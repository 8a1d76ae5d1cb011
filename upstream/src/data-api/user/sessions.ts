import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import { type Caller, COMPANY_TYPE } from '../access/caller.js';
import type { Trx } from '../services.js';

/** Contract, section 2: 12 hours at most, ended by 30 minutes without a call. */
const LIFE = sql`interval '12 hours'`;
const IDLE = sql`interval '30 minutes'`;
/** A session's last use is written down at most this often. */
const NOTED_EVERY = sql`interval '5 seconds'`;

interface CallerRow {
  userId: number;
  name: string;
  companyId: number;
  companyType: number;
  menus: string[];
  stale: boolean;
}

/** Bearer tokens: 256 random bits, of which the database knows the hash alone. */
export class Sessions {
  readonly #db: Database;
  readonly #today: () => string;

  constructor(db: Database, today: () => string) {
    this.#db = db;
    this.#today = today;
  }

  /** Opens a session. @returns its token, which is kept nowhere */
  async open(userId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await sql`insert into user_session (token_hash, user_id, expires_at)
      values (${hashOf(token)}, ${userId}, now() + ${LIFE})`.execute(this.#db);
    return token;
  }

  /** Who holds the token; null when it is unknown, expired, idle too long, or its user or company is not active. */
  async authenticate(token: string): Promise<Caller | null> {
    const sessionHash = hashOf(token);
    const { rows } = await sql<CallerRow>`
      select u.id as "userId", u.name, u.company_id as "companyId", c.company_type as "companyType",
        s.last_used_at < now() - ${NOTED_EVERY} as stale,
        (select coalesce(jsonb_agg(m.path), '[]') from menu m where ${grantedMenu}) as menus
      from user_session s
      join app_user u on u.id = s.user_id
      join company c on c.id = u.company_id
      join user_type ut on ut.id = u.user_type_id
      where s.token_hash = ${sessionHash} and s.expires_at > now() and s.last_used_at > now() - ${IDLE}
        and u.is_active and c.is_active and ut.is_active
        and coalesce(c.end_date >= ${this.#today()}::date, true)`.execute(this.#db);
    const row = rows[0];
    if (row === undefined) return null;
    if (row.stale) {
      await sql`update user_session set last_used_at = now() where token_hash = ${sessionHash}`.execute(
        this.#db,
      );
    }
    return {
      userId: row.userId,
      name: row.name,
      companyId: row.companyId,
      companyType: row.companyType,
      menus: new Set(row.menus),
      sessionHash,
    };
  }

  /** Ends one session. */
  async end(trx: Trx, sessionHash: string): Promise<void> {
    await trx.deleteFrom('user_session').where('token_hash', '=', sessionHash).execute();
  }

  /** Removes what has run out by itself. @returns the sessions that ended */
  async sweep(trx: Trx): Promise<{ sessionHash: string; userId: number }[]> {
    const { rows } = await sql<{ sessionHash: string; userId: number }>`
      delete from user_session where expires_at <= now() or last_used_at <= now() - ${IDLE}
      returning token_hash as "sessionHash", user_id as "userId"`.execute(trx);
    return rows;
  }
}

/** Whether the menu `m` is granted to the user type `ut`; an Administrator of the Platform has every one. */
export const grantedMenu = sql<boolean>`m.is_active and m.path is not null and (
  (ut.is_admin and ut.company_type = ${sql.lit(COMPANY_TYPE.platform)})
  or exists (select 1 from user_type_menu um where um.user_type_id = ut.id and um.menu_id = m.id))`;

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
