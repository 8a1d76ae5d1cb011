import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Caller } from '../access/caller.js';
import { allOf, visibleTo } from '../access/scope.js';
import { isTaken } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import type { Text } from '../http/text.js';
import type { SaveContext } from '../resource/resource.js';
import { BrokenOutOfSight } from '../resource/save/out-of-sight.js';
import { isRecent, lockedSince } from '../sign-in/attempts.js';
import { userScope } from './user-scopes.js';

interface Names {
  email: string;
  username: string;
}

/** Refusals within 15 minutes because of users out of the caller's scope: a limit on searches for their names. */
const MOST_REFUSED = 20;

const CANNOT_BE_USED: Readonly<Record<keyof Names, Text>> = {
  email: { id: 'Alamat e-mail ini tidak dapat digunakan.', en: 'This e-mail address cannot be used.' },
  username: { id: 'Username ini tidak dapat digunakan.', en: 'This username cannot be used.' },
};

/**
 * Both names sign in: neither may be another person's address or username.
 * @param current the names that the person has; undefined for a new one
 * @throws RulesBroken; BrokenOutOfSight for a name of a user that the caller may not see; CallRefused (429) after too many of those
 */
export async function checkNames(
  { trx, caller, services }: SaveContext,
  names: Names,
  current: (Names & { id: number }) | undefined,
): Promise<void> {
  if (current?.email === names.email && current.username === names.username) return;
  await refuseSearching(trx, caller);
  const visible = allOf(visibleTo(caller, userScope, services.today()));
  const { rows } = await sql<{ isEmail: boolean; isVisible: boolean }>`
    select lower(${names.email}) in (lower(t.email), lower(t.username)) as "isEmail", ${visible} as "isVisible"
    from app_user t
    where t.id <> ${current?.id ?? 0} and (lower(t.email) in (lower(${names.email}), lower(${names.username}))
      or lower(t.username) in (lower(${names.email}), lower(${names.username})))
    order by "isVisible", "isEmail" desc limit 1`.execute(trx);
  const other = rows[0];
  if (other === undefined) return;
  const field = other.isEmail ? 'email' : 'username';
  if (other.isVisible)
    throw brokenRule(field, 'TAKEN', isTaken(other.isEmail ? 'E-mail' : 'Username', names[field]));
  const refusal = { field, code: 'INVALID', message: CANNOT_BE_USED[field] };
  throw new BrokenOutOfSight(refusal, (after) => countRefusal(after, caller));
}

const accountOf = ({ userId }: Caller) => `names:${userId}`;

const countRefusal = (trx: Trx, caller: Caller) =>
  trx
    .insertInto('login_attempt')
    .values({ account: accountOf(caller), address: accountOf(caller) })
    .execute();

/** @throws CallRefused (429), even if the names are free: otherwise the refusal would reveal who has them */
async function refuseSearching(trx: Trx, caller: Caller): Promise<void> {
  const { rows } = await sql<{ refused: number; oldest: number | null }>`
    select count(*)::integer as refused,
      extract(epoch from now() - min(attempted_at))::double precision as oldest
    from login_attempt
    where account = ${accountOf(caller)} and ${isRecent}`.execute(trx);
  const { refused = 0, oldest } = rows[0] ?? {};
  if (refused >= MOST_REFUSED) throw lockedSince(oldest ?? 0);
}
