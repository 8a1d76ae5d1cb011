import { AUDIT_COLUMNS } from '../crud/audit-columns';
import { ACTIVE } from '../crud/choices';
import { defineResource } from '../crud/define-resource';
import { isDecimal } from '../crud/field-rules';
import { importOf } from '../crud/import/resource-import';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, recordOf, saveOf } from '../crud/operations';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { companyTenant as texts } from '../i18n/id/companyTenant';
import {
  COMPANY_COLUMNS,
  COMPANY_FIELDS,
  COMPANY_SEARCH,
  companyForm,
  companyInput,
  companyRow,
  STATUS_COLUMNS,
} from './company';

const list = listOf(
  graphql(`
  query Tenants($filter: TenantFilter, $sort: TenantSort, $page: Int!, $size: Int!) {
    tenants(filter: $filter, sort: $sort, page: $page, size: $size) {
      items {
        id name companyTypeName totalVehicles email phone address center { latitude longitude } radius isActive
        startDate endDate createdBy createdAt updatedBy updatedAt
      }
      pageInfo { page size totalItems totalPages }
    }
  }
`),
  (data) => data.tenants,
);
const record = recordOf(
  graphql(`
  query Tenant($id: ID!) {
    tenant(id: $id) {
      id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate
      updatedBy updatedAt version
    }
  }
`),
  (data) => data.tenant,
);
const create = saveOf(
  graphql(`
  mutation CreateTenant($input: TenantInput!) {
    createTenant(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createTenant,
);
const update = saveOf(
  graphql(`
  mutation UpdateTenant($id: ID!, $input: TenantInput!) {
    updateTenant(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateTenant,
);

const sendRows = importOf(
  graphql(`
  mutation ImportTenants($rows: [TenantImportRow!]!, $dryRun: Boolean!) {
    importTenants(rows: $rows, dryRun: $dryRun) {
      success message rows { row action errors { field code message } }
    }
  }
`),
  (data) => data.importTenants,
);

/** Manage Company Tenant (administration 2.11, 5). */
export const companyTenant = defineResource({
  name: 'companyTenant',
  resource: 'TENANT',
  texts: i18n('companyTenant', texts),
  title: 'title',
  recordName: 'name',
  exports: 'TENANTS',
  list,
  options: null,
  record,
  create,
  update,
  imports: { send: sendRows, toRow: companyRow, key: 'name' },
  columns: [
    ...COMPANY_COLUMNS,
    { field: 'radius', header: 'radius', width: 110, sort: 'RADIUS', kind: 'number' },
    ...STATUS_COLUMNS,
    ...AUDIT_COLUMNS,
  ],
  search: COMPANY_SEARCH,
  filters: { status: { label: 'status', all: 'allStatuses', choices: ACTIVE } },
  toFilter: (query) => ({ search: query.search(), isActive: query.flag('status') }),
  fields: {
    ...COMPANY_FIELDS,
    center: { kind: 'latLng', label: 'center', required: true, address: 'address', radius: 'radius' },
    radius: {
      kind: 'text',
      label: 'radius',
      maxLength: 9,
      rule: { isValid: isDecimal, message: 'numberWrong' },
    },
  },
  toForm: companyForm,
  toInput: (form, record) => ({
    ...companyInput(form),
    center: form.latLng('center'),
    version: record?.version ?? null,
  }),
});

export default function ManageCompanyTenant(): React.JSX.Element {
  return <ListScreen resource={companyTenant} />;
}
