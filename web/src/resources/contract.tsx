import { AUDIT_COLUMNS } from '../crud/audit-columns';
import { defineResource } from '../crud/define-resource';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, recordOf, saveOf } from '../crud/operations';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { contract as texts } from '../i18n/id/contract';
import { ahead } from '../ui/ahead';

const VehicleTree = ahead(() => import('./contract-vehicles/VehicleTree'));

const list = listOf(
  graphql(`
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
  (data) => data.contracts,
);
const options = graphql(`
  query ContractScreenOptions {
    tenantOptions { value text }
    contractTenantOptions { value text }
  }
`);
const record = recordOf(
  graphql(`
  query Contract($id: ID!) {
    contract(id: $id) { id tenantId contractNo startDate endDate totalVehicles vehicleIds updatedBy updatedAt version }
  }
`),
  (data) => data.contract,
);
const create = saveOf(
  graphql(`
  mutation CreateContract($input: ContractInput!) {
    createContract(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createContract,
);
const update = saveOf(
  graphql(`
  mutation UpdateContract($id: ID!, $input: ContractInput!) {
    updateContract(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateContract,
);

/** Manage Company Contract (administration 2.13, 5). */
export const contract = defineResource({
  name: 'contract',
  resource: 'CONTRACT',
  texts: i18n('contract', texts),
  title: 'title',
  recordName: 'name',
  exports: 'CONTRACTS',
  list,
  options,
  record,
  create,
  update,
  columns: [
    { field: 'tenantName', header: 'tenant', width: 220, sort: 'TENANT_NAME' },
    { field: 'contractNo', header: 'contractNo', width: 200, sort: 'CONTRACT_NO' },
    {
      field: 'registeredVehicles',
      header: 'registeredVehicles',
      width: 160,
      sort: 'REGISTERED_VEHICLES',
      kind: 'number',
    },
    { field: 'totalVehicles', header: 'totalVehicles', width: 130, sort: 'TOTAL_VEHICLES', kind: 'number' },
    { field: 'startDate', header: 'startDate', width: 120, sort: 'START_DATE', kind: 'day' },
    { field: 'endDate', header: 'endDate', width: 120, sort: 'END_DATE', kind: 'day' },
    ...AUDIT_COLUMNS,
  ],
  search: {
    contractNo: { field: 'CONTRACT_NO', label: 'contractNo' },
    name: { field: 'NAME', label: 'companyName' },
  },
  filters: {
    tenant: { label: 'tenant', all: 'allTenants', options: (data) => data.tenantOptions },
    startDate: { kind: 'date', label: 'startDate' },
    endDate: { kind: 'date', label: 'endDate', notBefore: 'startDate' },
  },
  toFilter: (query) => ({
    search: query.search(),
    tenantId: query.value('tenant'),
    startDate: query.day('startDate'),
    endDate: query.day('endDate'),
  }),
  fields: {
    tenantId: {
      kind: 'options',
      label: 'company',
      required: true,
      lockedInEdit: true,
      options: (data) => data.contractTenantOptions,
      known: (data) => data.tenantOptions,
    },
    contractNo: { kind: 'text', label: 'contractNo', required: true, maxLength: 50 },
    startDate: { kind: 'date', label: 'startDate', required: true },
    endDate: { kind: 'date', label: 'endDate', required: true, notBefore: 'startDate' },
    totalVehicles: { kind: 'digits', label: 'maximum', required: true, maxLength: 6 },
    vehicleIds: {
      kind: 'custom',
      label: 'vehicles',
      control: VehicleTree,
      initial: [],
      rule: {
        isValid: (vehicles, form) =>
          form.totalVehicles === '' || vehicles.length <= Number(form.totalVehicles),
        message: 'tooMany',
      },
    },
  },
  toForm: (record) => ({
    tenantId: record.tenantId ?? '',
    contractNo: record.contractNo,
    startDate: record.startDate ?? '',
    endDate: record.endDate ?? '',
    totalVehicles: String(record.totalVehicles ?? ''),
    vehicleIds: record.vehicleIds,
  }),
  toInput: (form, record) => ({
    tenantId: form.text('tenantId'),
    contractNo: form.text('contractNo'),
    startDate: form.text('startDate'),
    endDate: form.text('endDate'),
    totalVehicles: form.integer('totalVehicles'),
    vehicleIds: form.list('vehicleIds'),
    version: record?.version ?? null,
  }),
});

export default function ManageContract(): React.JSX.Element {
  return <ListScreen resource={contract} />;
}
