import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { type Caller, COMPANY_TYPE, callerOf } from '../access/caller.js';
import { succeeded } from '../http/envelope.js';
import { idParameter } from '../http/query-reader.js';
import type { App } from '../http/validation.js';
import { staffWithMenu } from '../notification/staff.js';
import { described } from '../openapi/described.js';
import { optionsSchema } from '../resource/list/list-schemas.js';
import type { Services } from '../services/services.js';

const parameters = Type.Object({ supplierId: Type.Optional(idParameter) });

/**
 * A query of the people who may handle complaints: active staff of suppliers who have the complaint screen.
 * @param companies SQL of a list of company ids, in parentheses @param id only this person
 */
export const assignees = (companies: RawBuilder<unknown>, id?: number) =>
  sql<{ value: number; text: string; group: string }>`
    select person.id as value, person.name as text, c.name as "group"
    from app_user person join company c on c.id = person.company_id and c.company_type = ${COMPANY_TYPE.supplier}
    where person.id in (${staffWithMenu('COMPLAINT_LIST', companies)})
      ${id === undefined ? sql`` : sql`and person.id = ${id}`}
    order by 2, 1`;

/** `GET complaint/list/assignee`: the people who may handle complaints, for a supplier's staff those of their own company. */
export function serveAssignees(app: App, services: Services): void {
  app.get(
    '/complaint/list/assignee',
    described({
      tag: 'complaint',
      summary: 'People of suppliers who may handle complaints, as a pick list',
      query: parameters,
      data: optionsSchema,
    }),
    async (request) => {
      const companies = companiesOf(callerOf(request), request.query.supplierId);
      const { rows } = await assignees(companies).execute(services.reads);
      return succeeded(rows);
    },
  );
}

/** The suppliers whose staff a caller may see: none for a tenant. */
function companiesOf({ companyType, companyId }: Caller, supplier: number | undefined): RawBuilder<unknown> {
  const isChosen = supplier === undefined ? sql`true` : sql`company.id = ${supplier}`;
  const mayOpen =
    companyType === COMPANY_TYPE.platform
      ? sql`true`
      : sql`company.id = ${companyId} and company.company_type = ${COMPANY_TYPE.supplier}`;
  return sql`(select company.id from company where ${isChosen} and ${mayOpen})`;
}
