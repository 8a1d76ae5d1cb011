import { sql } from 'kysely';
import { nobody, owners } from '../access/field-rights.js';
import { allOf, rowsOfCompany, suppliersOf, visibleToGiven } from '../access/scope.js';
import { activeSupplier } from '../company/chosen-company.js';
import { companySupplier } from '../company/company-supplier.js';
import { flag, integer, reference, text } from '../http/body-reader.js';
import { joined } from '../resource/columns.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field, shown } from '../resource/define/fields.js';
import type { Filter } from '../resource/resource.js';
import { takenAtCompany } from '../resource/save/constraints.js';
import { ACTIVE_WORDS } from '../resource/sheet.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';

/** The most days that a complaint may be given: ten years. */
const LONGEST_SLA = 3650;

const isActive: Filter = { sql: sql`t.is_active`, kind: 'flag' };

/** Two companies may have a category of the same name. */
const companyName = sql<string>`(select company.name from company where company.id = t.company_id)`;

/** Categories of the company that owns a vehicle in sight. */
const vehicleId: Filter = {
  sql: sql`t.company_id`,
  kind: 'integer',
  against: (id, caller, today) => sql`(
    select t.supplier_id from vehicle t where t.id = ${id} and ${allOf(visibleToGiven(caller, vehicleScope, today))})`,
};

export const complaintCategory = defineResource({
  name: 'complaint_category',
  title: 'Complaint Category',
  menu: 'COMPLAINT_CATEGORY',
  screen: 'category-complaint/manage',
  label: sql<string>`t.name`,
  scope: {
    table: 'complaint_category',
    supplier: rowsOfCompany('company_id'),
    tenant: (company, today) => sql<boolean>`t.company_id = ${suppliersOf(company, today)}`,
  },
  joins: { company: sql`left join company company on company.id = t.company_id` },
  fields: {
    companyName: shown(joined('company', 'name', 'text'), { sheet: [1, 'Company Supplier'] }),
    company: field(reference('Company supplier'), {
      column: 'company_id',
      inRow: 'idCompany',
      to: companySupplier,
      check: activeSupplier,
      filter: true,
      write: owners,
      edit: nobody,
    }),
    name: field(text('Category name'), {
      column: 'name',
      search: true,
      sheet: [2, { id: 'Nama Category', en: 'Category Name' }],
      write: owners,
    }),
    description: field(text('Category description', 2000), {
      column: 'description',
      search: true,
      sheet: [3, { id: 'Deskripsi Category', en: 'Category Description' }],
      write: owners,
    }),
    sla: field(integer('Resolution days', 0, LONGEST_SLA), {
      column: 'sla',
      search: true,
      sheet: [4, { id: 'Estimasi Penyelesaian (days)', en: 'Estimated Completion (days)' }],
      write: owners,
    }),
    isActive: field(flag('Status'), {
      column: 'is_active',
      filter: true,
      sheet: [5, 'Status', ACTIVE_WORDS],
      bulk: true,
      write: owners,
    }),
  },
  options: [
    {
      path: 'complaint_category/list',
      text: sql<string>`t.name`,
      group: companyName,
      filters: { isActive, vehicleId },
    },
    {
      path: 'complaint_category/list/company',
      text: sql<string>`t.name`,
      group: companyName,
      filters: { isActive, supplierId: { sql: sql`t.company_id`, kind: 'integer' } },
    },
  ],
  save: {
    constraints: { complaint_category_name_key: takenAtCompany('name', 'Category') },
  },
});
