import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { grantedMenu } from '../session/sessions.js';

/** A company's active staff who have the dashboard. */
export interface DashboardStaff {
  companyId: number;
  companyType: number;
  users: number[];
}

/** The staff of the platform and of these companies, company by company. */
export async function dashboardStaff(
  db: Database,
  companies: ReadonlySet<number>,
): Promise<DashboardStaff[]> {
  const { rows } = await sql<DashboardStaff>`
    select c.id as "companyId", c.company_type as "companyType", json_agg(u.id order by u.id) as users
    from company c join app_user u on u.company_id = c.id join user_type ut on ut.id = u.user_type_id
    where c.is_active and u.is_active and ut.is_active
      and (c.company_type = ${sql.lit(COMPANY_TYPE.platform)} or c.id = any(${[...companies]}::integer[]))
      and exists (select 1 from menu m where m.code = 'DASHBOARD' and ${grantedMenu})
    group by c.id order by c.id`.execute(db);
  return rows;
}
