import { sql } from 'kysely';
import { COMPANY_TYPE } from '../access/caller.js';
import { type Columns, joined, own } from '../resource/columns.js';

export const PARTNER_JOINS = {
  supplier: sql`join company supplier on supplier.id = t.supplier_id`,
  tenant: sql`left join company tenant on tenant.id = t.tenant_id`,
} as const;

/** The supplier and the tenant of a row of a large table. @param isTenantOptional whether a row may have no tenant */
export const partnerColumns = (isTenantOptional: boolean): Columns => ({
  companySupplierId: own('supplier_id', 'integer'),
  companySupplierName: {
    ...joined('supplier', 'name', 'text'),
    names: {
      all: ({ companyType, companyId }) =>
        companyType === COMPANY_TYPE.supplier
          ? sql`select id, name from company where id = ${companyId}`
          : sql`select id, name from company where company_type = 2`,
      key: sql`t.supplier_id`,
    },
  },
  companyTenantId: own('tenant_id', 'integer'),
  companyTenantName: {
    ...joined('tenant', 'name', 'text'),
    names: {
      all: () => sql`select id, name from company where company_type = 3`,
      key: sql`t.tenant_id`,
      ...(isTenantOptional && { isOptional: true }),
    },
  },
});
