import { sql } from 'kysely';
import { Type } from 'typebox';
import { COMPANY_TYPE } from '../access/caller.js';
import { renters } from '../access/field-rights.js';
import { RulesBroken } from '../http/refusals.js';
import { AUDIT_JOINS } from '../resource/columns.js';
import { defineResource } from '../resource/resource.js';
import { AUDIT_SHEET_COLUMNS, column } from '../resource/sheet.js';
import {
  companyColumns,
  companyFields,
  companyFilters,
  companyOptionFilters,
  companyRights,
  companySearch,
  companySheetColumns,
  companyStatusSheetColumns,
  ownCompany,
  partly,
} from './company-columns.js';
import { companyValues, nameTaken, shutOutInactive } from './company-rules.js';
import { tenantScope } from './company-scopes.js';

/** Tenants.11, 3 and 7. */
export const companyTenant = defineResource({
  name: 'company_tenant',
  menu: 'COMPANY_TENANT',
  screen: 'company-tenant/manage',
  scope: tenantScope,
  joins: AUDIT_JOINS,
  columns: companyColumns,
  search: companySearch,
  filters: companyFilters,
  partly,
  options: [
    {
      path: 'company_tenant/list',
      text: sql<string>`t.name`,
      filters: companyOptionFilters,
    },
    // The tenants of the calling supplier.
    {
      path: 'company_supplier/list/company_tenant',
      text: sql<string>`t.name`,
      filters: companyOptionFilters,
    },
  ],
  rights: companyRights(renters),
  sheet: {
    title: 'Company Tenant',
    columns: [
      ...companySheetColumns,
      column('radius', 'Radius (m)'),
      ...companyStatusSheetColumns,
      ...AUDIT_SHEET_COLUMNS,
    ],
  },
  save: {
    schema: Type.Object(companyFields),
    writable: ownCompany,
    values: async (_context, body) => {
      if (body.centerPointLatitude == null || body.centerPointLongitude == null) {
        throw new RulesBroken({
          field: 'centerPointLatitude',
          code: 'REQUIRED',
          message: {
            id: 'Lintang dan bujur harus diisi',
            en: 'Latitude and longitude are required',
          },
        });
      }
      return { ...companyValues(body), company_type: COMPANY_TYPE.tenant };
    },
    constraints: nameTaken,
    written: shutOutInactive,
  },
});
