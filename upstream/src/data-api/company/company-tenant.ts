import { COMPANY_TYPE } from '../access/caller.js';
import { renters } from '../access/field-rights.js';
import { brokenRule } from '../http/refusals.js';
import { defineResource } from '../resource/define/define-resource.js';
import { COMPANY, COMPANY_SAVE, companyFields, companyOptions } from './company.js';
import { tenantScope } from './company-scopes.js';

const fields = companyFields(renters);

/** Companies that rent vehicles. */
export const companyTenant = defineResource({
  ...COMPANY,
  name: 'company_tenant',
  title: 'Company Tenant',
  menu: 'COMPANY_TENANT',
  screen: 'company-tenant/manage',
  scope: tenantScope,
  fields: { ...fields, radius: { ...fields.radius, sheet: [7, 'Radius (m)'] } },
  options: [
    companyOptions('company_tenant/list'),
    // The tenants of the calling supplier.
    companyOptions('company_supplier/list/company_tenant'),
  ],
  save: {
    ...COMPANY_SAVE,
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
