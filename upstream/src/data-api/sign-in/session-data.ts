import { sql } from 'kysely';
import type { Caller } from '../access/caller.js';
import { type MenuNode, menusBelow } from '../menu/menu-tree.js';
import type { Services } from '../services/services.js';
import { grantedMenu } from '../session/sessions.js';

interface MenuRow {
  id: number;
  /** Empty where the menu is not granted. */
  path: string;
  parent: number | null;
}

/** The response of `user/me`: who calls, and what they may do. */
export const sessionData = async (services: Services, caller: Caller) => ({
  ...(await dataOf(services, caller.userId, caller)),
  isReadOnly: caller.isReadOnly ? '1' : '0',
});

/** The same of a user who has just signed in. */
export async function newSessionData(services: Services, userId: number) {
  const user = await services.sessions.callerOf(userId);
  return dataOf(services, userId, user && { ...user, isReadOnly: false });
}

async function dataOf({ db, registry }: Services, userId: number, caller: Caller | null) {
  const { rows: users } = await sql<Record<string, unknown>>`
    select t.id, t.name, t.email, t.address, case when t.is_active then '1' else '0' end as "isActive", t.phone,
      t.company_id as "idCompany", c.name as "companyName", c.company_type as "companyTypeId",
      t.user_type_id as "idUserType", ut.name as "userTypeName", case when ut.is_admin then '1' else '0' end as "isAdmin",
      t.username, t.photo, t.office, t.report_to as "reportTo", c.end_date::text as "activeUntil", creator.name as "createdBy", t.created_at as "createdDate",
      updater.name as "updatedBy", t.updated_at as "updatedDate", t.version
    from app_user t
    join company c on c.id = t.company_id
    join user_type ut on ut.id = t.user_type_id
    left join app_user creator on creator.id = t.created_by
    left join app_user updater on updater.id = t.updated_by
    where t.id = ${userId}`.execute(db);
  const { rows: menus } = await sql<MenuRow>`
    select m.id, m.name, coalesce(case when ${grantedMenu} then m.path end, '') as path, m.icon, m.parent_id as parent, m.code as "kodeMenu"
    from menu m, app_user u join user_type ut on ut.id = u.user_type_id
    where u.id = ${userId} and m.is_available
    order by m.sort_order, m.id`.execute(db);
  const { rows: units } = await sql<{ id: number; name: string; kp: unknown[] }>`
    select s.id, s.name, coalesce(
      (select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'status', k.status) order by k.id)
       from kp k where k.sbu_id = s.id), '[]') as kp
    from sbu s join app_user u on u.company_id = s.company_id where u.id = ${userId} order by s.id`.execute(
    db,
  );
  return {
    data: users[0],
    listMenu: granted(menusBelow(menus, null)),
    menuMobile: [],
    sbuKP: units,
    permissions: caller === null ? {} : registry.permissionsOf(caller),
  };
}

/** The granted menus, and the menus above them; the others are left out. */
const granted = (menus: readonly MenuNode<MenuRow>[]): MenuNode<MenuRow>[] =>
  menus
    .map((menu) => ({ ...menu, child: granted(menu.child) }))
    .filter(({ path, child }) => path !== '' || child.length > 0);
