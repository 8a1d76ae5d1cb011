import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { contract as texts } from '../i18n/id/resources';
import { lazyPreloaded } from '../ui/preload';

const VehicleTree = lazyPreloaded(() => import('./contract-vehicles/VehicleTree'));

/** Manage Company Contract. */
export const contract = defineResource({
  name: 'contract',
  resource: 'CONTRACT',
  exports: 'CONTRACTS',
  texts: i18n('contract', texts),
  list: graphql(`
    query Contracts($filter: ContractFilter, $sort: ContractSort, $page: Int!, $size: Int!) {
      contracts(filter: $filter, sort: $sort, page: $page, size: $size) {
        items {
          id tenantName contractNo registeredVehicles totalVehicles startDate endDate
          createdBy createdAt updatedBy updatedAt
        }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  options: graphql(`
    query ContractScreenOptions {
      tenantOptions { value text }
      contractTenantOptions { value text }
    }
  `),
  record: graphql(`
    query Contract($id: ID!) {
      contract(id: $id) { id tenantId contractNo startDate endDate totalVehicles vehicleIds updatedBy updatedAt version }
    }
  `),
  create: graphql(`
    mutation CreateContract($input: ContractInput!) {
      createContract(input: $input) { success message errors { field code message } }
    }
  `),
  update: graphql(`
    mutation UpdateContract($id: ID!, $input: ContractInput!) {
      updateContract(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  columns: {
    tenantName: { width: 220 },
    contractNo: { width: 200 },
    registeredVehicles: { width: 160, kind: 'number' },
    totalVehicles: { width: 130, kind: 'number' },
    startDate: { width: 120, kind: 'day' },
    endDate: { width: 120, kind: 'day' },
  },
  search: ['contractNo', 'name'],
  filters: {
    tenant: { label: 'tenantName', to: 'tenantId', all: 'allTenants', options: 'tenantOptions' },
    startDate: { kind: 'date' },
    endDate: { kind: 'date', notBefore: 'startDate' },
  },
  fields: {
    tenantId: {
      kind: 'options',
      label: 'company',
      required: true,
      lockedInEdit: true,
      options: 'contractTenantOptions',
      known: 'tenantOptions',
    },
    contractNo: { kind: 'text', required: true, maxLength: 50 },
    startDate: { kind: 'date', required: true },
    endDate: { kind: 'date', required: true, notBefore: 'startDate' },
    totalVehicles: { kind: 'integer', label: 'maximum', required: true, maxLength: 6 },
    vehicleIds: {
      kind: 'custom',
      control: VehicleTree,
      initial: [],
      rule: {
        isValid: (vehicles, form) =>
          form.totalVehicles === '' || vehicles.length <= Number(form.totalVehicles),
        message: 'tooMany',
      },
    },
  },
});

export default listScreen(contract);
