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
    description: 'The tenants in scope, to pick from.',
    args: activeArgument,
  },
  import: {
    description: 'A row of an import of tenants, told apart by their names.',
    row: companyImportRow,
    existing: 'a tenant that is there',
  },
});

export type Tenant = ItemOf<typeof tenant>;
