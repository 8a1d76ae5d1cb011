import { sql } from 'kysely';
import { COMPANY_TYPE } from '../access/caller.js';
import { type Column, joined } from '../resource/columns.js';

export const PARTNER_JOINS = {
  supplier: sql`join company supplier on supplier.id = t.supplier_id`,
  tenant: sql`left join company tenant on tenant.id = t.tenant_id`,
} as const;

/** The name of the supplier of a row of a large table. */
export const supplierName: Column = {
  ...joined('supplier', 'name', 'text'),
  names: {
    all: ({ companyType, companyId }) =>
      companyType === COMPANY_TYPE.supplier
        ? sql`select id, name from company where id = ${companyId}`
        : sql`select id, name from company where company_type = 2`,
    key: sql`t.supplier_id`,
  },
};

/** The name of the tenant of a row of a large table. @param isOptional whether a row may have none */
export const tenantName = (isOptional: boolean): Column => ({
  ...joined('tenant', 'name', 'text'),
  names: {
    all: () => sql`select id, name from company where company_type = 3`,
    key: sql`t.tenant_id`,
    ...(isOptional && { isOptional: true }),
  },
});
