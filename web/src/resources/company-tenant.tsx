import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { companyTenant as texts } from '../i18n/id/resources';
import {
  COMPANY_CARD,
  COMPANY_COLUMNS,
  COMPANY_FIELDS,
  COMPANY_FILTERS,
  COMPANY_SEARCH,
  STATUS_COLUMNS,
} from './company';

/** Manage Company Tenant. */
export const companyTenant = defineResource({
  name: 'companyTenant',
  resource: 'TENANT',
  exports: 'TENANTS',
  bulk: async () => (await import('./bulk-change/bulk-changes')).tenants,
  texts: i18n('companyTenant', texts),
  options: null,
  list: graphql(`
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
  record: graphql(`
    query Tenant($id: ID!) {
      tenant(id: $id) {
        id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate
        updatedBy updatedAt version
      }
    }
  `),
  create: graphql(`
    mutation CreateTenant($input: TenantInput!) {
      createTenant(input: $input) {
        success message errors { field code message }
        record: tenant { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateTenant($id: ID!, $input: TenantInput!) {
      updateTenant(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  imports: {
    send: graphql(`
      mutation ImportTenants($rows: [TenantImportRow!]!, $dryRun: Boolean!) {
        importTenants(rows: $rows, dryRun: $dryRun) {
          success message rows { row action errors { field code message } former { field value } isInvited }
        }
      }
    `),
    key: 'name',
  },
  columns: {
    ...COMPANY_COLUMNS,
    radius: { width: 110, kind: 'number' },
    ...STATUS_COLUMNS,
  },
  card: COMPANY_CARD,
  search: COMPANY_SEARCH,
  filters: COMPANY_FILTERS,
  fields: { ...COMPANY_FIELDS, center: { ...COMPANY_FIELDS.center, required: true } },
});

export default listScreen(companyTenant);
