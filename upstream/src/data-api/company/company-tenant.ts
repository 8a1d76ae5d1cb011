import { Type } from 'typebox';
import { COMPANY_TYPE } from '../access/caller.js';
import { renters } from '../access/field-rights.js';
import { brokenRule } from '../http/refusals.js';
import { defineResource } from '../resource/resource.js';
import { column } from '../resource/sheet.js';
import {
  COMPANY,
  COMPANY_SAVE,
  companyFields,
  companyOptions,
  companyRights,
  companySheetColumns,
  companyStatusSheetColumns,
} from './company.js';
import { tenantScope } from './company-scopes.js';

/** Companies that rent vehicles. */
export const companyTenant = defineResource({
  ...COMPANY,
  name: 'company_tenant',
  menu: 'COMPANY_TENANT',
  screen: 'company-tenant/manage',
  scope: tenantScope,
  options: [
    companyOptions('company_tenant/list'),
    // The tenants of the calling supplier.
    companyOptions('company_supplier/list/company_tenant'),
  ],
  rights: companyRights(renters),
  sheet: {
    title: 'Company Tenant',
    columns: [...companySheetColumns, column('radius', 'Radius (m)'), ...companyStatusSheetColumns],
  },
  save: {
    ...COMPANY_SAVE,
    schema: Type.Object(companyFields),
    values: async (_context, body) => {
      if (body.centerPointLatitude == null || body.centerPointLongitude == null) {
        throw brokenRule('centerPointLatitude', 'REQUIRED', {
          id: 'Lintang dan bujur harus diisi',
          en: 'Latitude and longitude are required',
        });
      }
      return { company_type: COMPANY_TYPE.tenant };
    },
  },
});
