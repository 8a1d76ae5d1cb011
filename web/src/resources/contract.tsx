import { Spinner } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { CONTRACT_TENANTS, TENANTS } from '../codes/company-look-ups';
import { contractStates, messages } from '../codes/contract-codes';
import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { type Choices, UNKNOWN_CHOICE } from '../crud/resource/choices';
import type { Resource } from '../crud/resource/resource';
import { graphql } from '../gql';
import type { ContractEnd } from '../gql/graphql';
import { lazyPart } from '../ui/part/part';
import { preload } from '../ui/preload';
import { renewedContract } from './contract/renewal-address';
import {
  CONTRACT_HEADINGS,
  END_HEADINGS,
  PLATE_HEADINGS,
  START_HEADINGS,
  TENANT_HEADINGS,
  VEHICLES_HEADINGS,
} from './heading-synonyms';

const ContractHead = lazyPart(preload(() => import('./contract/ContractHead')));
const VehicleTree = lazyPart(
  preload(() => import('./contract-vehicles/VehicleTree')),
  () => <Spinner />,
);

const ENDS: Choices<ContractEnd, 'days7' | 'days30' | 'days90' | 'unknown'> = {
  DAYS_7: { text: 'days7', icon: <CalendarIcon />, tone: 'danger' },
  DAYS_30: { text: 'days30', icon: <CalendarIcon />, tone: 'warning' },
  DAYS_90: { text: 'days90', icon: <CalendarIcon />, tone: 'neutral' },
  UNKNOWN: UNKNOWN_CHOICE,
};

const declared = defineResource({
  name: 'contract',
  resource: 'CONTRACT',
  exports: 'CONTRACTS',
  texts: messages,
  head: ContractHead,
  list: graphql(`
    query Contracts($filter: ContractFilter, $sort: ContractSort, $page: Int!, $size: Int!) {
      contracts(filter: $filter, sort: $sort, page: $page, size: $size) {
        items {
          id tenantName contractNo registeredVehicles totalVehicles startDate endDate state
          createdBy createdAt updatedBy updatedAt
        }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  options: graphql(`
    query ContractScreenOptions($first: Int!) {
      tenantOptions(first: $first) { value text }
      contractTenantOptions(first: $first) { value text }
    }
  `),
  record: graphql(`
    query Contract($id: ID!) {
      contract(id: $id) { id tenantId tenantName contractNo startDate endDate state totalVehicles vehicleIds updatedBy updatedAt version }
    }
  `),
  create: graphql(`
    mutation CreateContract($input: ContractInput!) {
      createContract(input: $input) {
        success message errors { field code message }
        record: contract { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateContract($id: ID!, $input: ContractInput!) {
      updateContract(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  imports: {
    send: graphql(`
      mutation ImportContracts($rows: [ContractImportRow!]!, $dryRun: Boolean!) {
        importContracts(rows: $rows, dryRun: $dryRun) {
          success message rows { row action errors { field code message } former { field value } isInvited }
        }
      }
    `),
    key: 'contractNo',
    columnNames: { tenantName: 'tenantId', licensePlates: 'vehicleIds' },
    lists: ['vehicleIds'],
  },
  columns: {
    tenantName: { width: 220 },
    contractNo: { width: 200 },
    registeredVehicles: { width: 160, kind: 'number' },
    totalVehicles: { width: 130, kind: 'number' },
    startDate: { width: 120, kind: 'day' },
    endDate: { width: 120, kind: 'day' },
    state: { width: 180, choices: contractStates, sort: false, isOptional: true },
  },
  card: { name: ['contractNo'], statuses: ['state'], facts: ['tenantName', 'endDate'] },
  search: ['contractNo', 'name'],
  filters: {
    tenant: {
      label: 'tenantName',
      to: 'tenantId',
      all: 'allTenants',
      options: 'tenantOptions',
      lookUp: TENANTS,
    },
    startDate: { kind: 'date' },
    endDate: { kind: 'date', notBefore: 'startDate' },
    endsWithin: { all: 'allEnds', choices: ENDS },
    state: { all: 'allStates', choices: contractStates },
  },
  fields: {
    tenantId: {
      kind: 'options',
      label: 'company',
      required: true,
      lockedInEdit: true,
      options: 'contractTenantOptions',
      lookUp: CONTRACT_TENANTS,
      synonyms: TENANT_HEADINGS,
    },
    contractNo: {
      kind: 'text',
      required: true,
      maxLength: 50,
      synonyms: CONTRACT_HEADINGS,
    },
    startDate: { kind: 'date', required: true, synonyms: START_HEADINGS },
    endDate: { kind: 'date', required: true, notBefore: 'startDate', synonyms: END_HEADINGS },
    totalVehicles: {
      kind: 'integer',
      label: 'maximum',
      required: true,
      maxLength: 6,
      synonyms: VEHICLES_HEADINGS,
    },
    vehicleIds: {
      kind: 'custom',
      control: VehicleTree,
      initial: [],
      synonyms: PLATE_HEADINGS,
      rule: {
        isValid: (vehicles, form) =>
          form.totalVehicles === '' || vehicles.length <= Number(form.totalVehicles),
        message: 'tooMany',
      },
      confirm: async (chosen, stored) =>
        (await import('./contract-vehicles/out-of-service')).confirmOutOfService(chosen, stored),
    },
  },
  held: ({ tenantName }) => ({ tenantId: tenantName }),
});

/** Manage Company Contract. */
export const contract: Resource = {
  ...declared,
  async load(client, id) {
    const continued = renewedContract(id);
    if (continued === null) return declared.load(client, id);
    const { renewalDraft } = await import('./contract/renewal');
    return renewalDraft(declared, client, continued);
  },
};

export default listScreen(contract);
