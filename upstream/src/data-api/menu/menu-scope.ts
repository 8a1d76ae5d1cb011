import { sql } from 'kysely';
import type { Given, GivenCaller } from '../access/parameter.js';
import { defineScope } from '../access/scope.js';

/** The menus of the caller's user type, and the groups that they are in. */
const menusOf = (
  _company: Given<number>,
  _today: Given<string>,
  caller: GivenCaller,
) => sql<boolean>`t.id in (
  with recursive mine as (
    select m.id, m.parent_id from menu m join user_type_menu um on um.menu_id = m.id
    where um.user_type_id = ${caller.userTypeId}
    union
    select above.id, above.parent_id from menu above join mine on mine.parent_id = above.id)
  select id from mine)`;

export const menuScope = defineScope({ table: 'menu', supplier: menusOf, tenant: menusOf });
