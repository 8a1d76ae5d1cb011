import { type RawBuilder, sql } from 'kysely';
import { type Caller, COMPANY_TYPE } from './caller.js';
import { givesPermission } from './menu-codes.js';
import type { Condition } from './scope.js';

/** Menus that the caller's own user type has: what they may grant, unless they are the Platform's Administrator. */
const ownMenus = (caller: Caller) =>
  sql`(select own.menu_id from user_type_menu own where own.user_type_id = ${caller.userTypeId})`;

/**
 * Checks whether a user type has no permission that the caller lacks (contract, section 3: nobody can grant what they do not have). The same
 * holds for changes of its users: with a changed e-mail address the caller could sign in as one of them.
 * @param userType SQL of the type's id
 */
export function givesNoMoreThan(caller: Caller, userType: RawBuilder<unknown>): Condition {
  if (caller.isAdministrator) return sql<boolean>`true`;
  return sql<boolean>`not exists (
    select 1 from user_type given where given.id = ${userType} and (
      (given.is_admin and given.company_type = ${sql.lit(COMPANY_TYPE.platform)})
      or exists (select 1 from user_type_menu um join menu m on m.id = um.menu_id
        where um.user_type_id = given.id and ${givesPermission} and m.id not in ${ownMenus(caller)})))`;
}

/** Checks whether the menu `m` is one that the caller may not grant. Groups grant nothing, so anybody may. */
export function isNotForGranting(caller: Caller): Condition {
  return caller.isAdministrator
    ? sql<boolean>`false`
    : sql<boolean>`(${givesPermission} and m.id not in ${ownMenus(caller)})`;
}
