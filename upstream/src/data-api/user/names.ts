import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { allOf, visibleTo } from '../access/scope.js';
import { isTaken } from '../http/phrases.js';
import { type FieldError, RulesBroken } from '../http/refusals.js';
import type { Text } from '../http/text.js';
import type { SaveContext } from '../resource/resource.js';
import { BrokenOutOfSight, refuseSearching } from '../resource/save/out-of-sight.js';
import { userScope } from './user-scopes.js';

interface Names {
  email: string;
  username: string;
}

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
  context: SaveContext,
  names: Names,
  current: (Names & { id: number }) | undefined,
): Promise<void> {
  if (current?.email === names.email && current.username === names.username) return;
  const { trx, caller, services } = context;
  await refuseSearching(context);
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
  const message = isTaken(other.isEmail ? 'E-mail' : 'Username', names[field]);
  const taken: FieldError = { field, code: 'TAKEN', message };
  if (other.isVisible) throw new RulesBroken(taken);
  const unused = `${randomUUID()}@armada.invalid`;
  const unique = { field, value: names[field].toLowerCase(), taken, unused };
  throw new BrokenOutOfSight(caller, unique, { field, code: 'INVALID', message: CANNOT_BE_USED[field] });
}
