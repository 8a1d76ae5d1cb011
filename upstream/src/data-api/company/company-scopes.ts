import { sql } from 'kysely';
import type { Given } from '../access/parameter.js';
import { defineScope, rowsOfCompany, suppliersOf } from '../access/scope.js';

const own = rowsOfCompany('id');

/** Companies that hold vehicles of a supplier by a contract, past ones included. */
const tenantsOf = (supplier: Given<number>) => sql`(
  select contract.tenant_id from contract_supplier held
  join vehicle_contract contract on contract.id = held.contract_id
  where held.supplier_id = ${supplier} and held.n > 0)`;

export const supplierScope = defineScope({
  table: 'company',
  only: sql<boolean>`t.company_type = 2`,
  supplier: own,
  tenant: (company, today) => sql<boolean>`t.id = ${suppliersOf(company, today)}`,
});

export const tenantScope = defineScope({
  table: 'company',
  only: sql<boolean>`t.company_type = 3`,
  supplier: (company) => sql<boolean>`t.id in ${tenantsOf(company)}`,
  tenant: own,
});

/** The companies whose users a caller may see. Partners have lists of their own, above. */
export const companyScope = defineScope({ table: 'company', supplier: own, tenant: own });
