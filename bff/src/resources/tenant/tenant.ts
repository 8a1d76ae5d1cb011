import {
  center,
  centerNames,
  companyFields,
  companyImportRow,
  companySearch,
  companySortEnum,
} from '../company/company-fields.js';
import { activeArgument } from '../company/company-options.js';
import { defineResource } from '../define-resource.js';
import { latLng } from '../definition/fields.js';
import type { ItemOf } from '../definition/record.js';

export const tenant = defineResource({
  name: 'Tenant',
  path: 'company_tenant',
  description: 'A company that rents vehicles.',
  fields: { ...companyFields, center: latLng(centerNames, { ...center, input: true }) },
  search: companySearch,
  sortEnum: companySortEnum,
  options: {
    path: 'company_tenant/list',
    description: 'The tenants in scope, to choose from.',
    args: activeArgument,
    searchedBy: 'text',
  },
  import: {
    description: 'A row of a tenant import; the name identifies the tenant.',
    row: companyImportRow,
    existing: 'an existing tenant',
  },
});

export type Tenant = ItemOf<typeof tenant>;
