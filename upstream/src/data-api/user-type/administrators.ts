import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { brokenRule } from '../http/refusals.js';
import { isAdministrator } from '../session/sessions.js';

/** The key of the advisory lock, the same in every process. */
const LOCK = 4_100_005;

/**
 * Checks that the Platform still has an Administrator who can sign in: nobody else could put it right. Other writes that
 * may take one wait until the transaction ends: without the lock, two at the same time would each count the one that the other takes.
 * @throws RulesBroken when the write under way took the last one
 */
export async function keepAnAdministrator(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  const { rows } = await sql`
    select 1 from app_user u join user_type ut on ut.id = u.user_type_id join company c on c.id = u.company_id
    where u.is_active and ut.is_active and c.is_active and ${isAdministrator} limit 1`.execute(trx);
  if (rows.length > 0) return;
  throw brokenRule(null, 'LAST_ADMINISTRATOR', {
    id: 'Platform harus tetap memiliki minimal satu Administrator aktif',
    en: 'The platform must keep at least one active Administrator',
  });
}
