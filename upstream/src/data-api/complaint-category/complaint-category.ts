import { sql } from 'kysely';
import { Type } from 'typebox';
import { nobody, owners, writtenBy } from '../access/field-rights.js';
import { allOf, rowsOfCompany, suppliersOf, visibleToGiven } from '../access/scope.js';
import { supplierScope } from '../company/company-scopes.js';
import { companySupplier } from '../company/company-supplier.js';
import { flag, integer, reference, text } from '../http/body-reader.js';
import { joined, own } from '../resource/columns.js';
import { defineResource, type Filter } from '../resource/resource.js';
import { takenAtCompany } from '../resource/save/constraints.js';
import { ACTIVE_WORDS, column } from '../resource/sheet.js';
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
  menu: 'COMPLAINT_CATEGORY',
  screen: 'category-complaint/manage',
  scope: {
    table: 'complaint_category',
    supplier: rowsOfCompany('company_id'),
    tenant: (company, today) => sql<boolean>`t.company_id = ${suppliersOf(company, today)}`,
  },
  joins: { company: sql`left join company company on company.id = t.company_id` },
  columns: {
    companyName: joined('company', 'name', 'text'),
    idCompany: own('company_id', 'integer'),
    name: own('name', 'text'),
    description: own('description', 'text'),
    sla: own('sla', 'integer'),
    isActive: own('is_active', 'flag'),
  },
  search: ['name', 'description', 'sla'],
  filters: { company: { sql: sql`t.company_id`, kind: 'integer' }, isActive },
  links: [{ to: companySupplier, by: 'idCompany' }],
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
  viewNames: { company: 'idCompany' },
  rights: {
    ...writtenBy(owners, ['company'], { edit: nobody }),
    ...writtenBy(owners, ['name', 'description', 'sla', 'isActive']),
  },
  sheet: {
    title: 'Complaint Category',
    columns: [
      column('companyName', 'Company Supplier'),
      column('name', { id: 'Nama Category', en: 'Category Name' }),
      column('description', { id: 'Deskripsi Category', en: 'Category Description' }),
      column('sla', { id: 'Estimasi Penyelesaian (days)', en: 'Estimated Completion (days)' }),
      column('isActive', 'Status', ACTIVE_WORDS),
    ],
  },
  save: {
    schema: Type.Object({
      company: reference('Company supplier'),
      name: text('Category name'),
      description: text('Category description', 2000),
      sla: integer('Resolution days', 0, LONGEST_SLA),
      isActive: flag('Status'),
    }),
    companies: { company: supplierScope },
    constraints: { complaint_category_name_key: takenAtCompany('name', 'Category') },
  },
});
