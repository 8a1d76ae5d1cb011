import { type RawBuilder, sql } from 'kysely';
import { grantedMenu } from '../session/sessions.js';

/**
 * A query of the active staff of some companies who have a menu: the receivers of events of its screen.
 * @param menu the menu's code
 * @param companies SQL of a list of company ids, in parentheses
 */
export const staffWithMenu = (menu: string, companies: RawBuilder<unknown>) =>
  sql<{ id: number }>`
    select u.id from app_user u join user_type ut on ut.id = u.user_type_id
    where u.is_active and ut.is_active and u.company_id in ${companies}
      and exists (select 1 from menu m where m.code = ${menu} and ${grantedMenu})
    order by u.id`;
