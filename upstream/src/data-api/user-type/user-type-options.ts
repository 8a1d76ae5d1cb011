import { sql } from 'kysely';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { givesNoMoreThan } from '../access/grants.js';
import { allOf, visibleTo } from '../access/scope.js';
import { succeeded } from '../http/envelope.js';
import { idParameter } from '../http/query-reader.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { optionsSchema } from '../resource/list/list-schemas.js';
import type { Services } from '../services/services.js';
import { userTypeScope } from './user-type-scope.js';

const parameters = Type.Object({ idCompany: idParameter });

/**
 * `GET user_type/list/company?idCompany`: the roles that people of a company can be given, by the caller; those that
 * are not active, or give more than the caller has, are left out.
 */
export function serveUserTypeOptions(app: App, services: Services): void {
  app.get(
    '/user_type/list/company',
    described({
      tag: 'user_type',
      summary: 'Roles for people of a company, as a pick list',
      query: parameters,
      data: optionsSchema,
    }),
    async (request) => {
      const caller = callerOf(request);
      const today = services.today();
      const ofCompany = sql<boolean>`c.id = ${request.query.idCompany}`;
      const { rows } = await sql<{ value: number; text: string }>`
      select t.id as value, t.name as text from user_type t
      where t.is_active and ${allOf(visibleTo(caller, userTypeScope, today))} and ${givesNoMoreThan(caller, sql`t.id`)}
        and exists (select 1 from company c where ${ofCompany}
          and t.company_type = c.company_type and coalesce(t.company_id, c.id) = c.id)
      order by 2, 1`.execute(services.reads);
      return succeeded(rows);
    },
  );
}
