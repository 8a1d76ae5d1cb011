import { DisableIcon, DownloadIcon, UploadIcon } from '@blueprintjs/icons';
import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { type Choices, UNKNOWN_CHOICE } from '../crud/resource/choices';
import { graphql } from '../gql';
import type { Communication } from '../gql/graphql';
import { i18n } from '../i18n/i18n';
import { companySupplier as texts } from '../i18n/id/resources';
import {
  COMPANY_CARD,
  COMPANY_COLUMNS,
  COMPANY_FIELDS,
  COMPANY_FILTERS,
  COMPANY_SEARCH,
  STATUS_COLUMNS,
} from './company';

type Text = keyof typeof texts;

const active = {
  PULL: { text: 'pull', icon: <DownloadIcon />, tone: 'primary', synonyms: ['tarik'] },
  PUSH: { text: 'push', icon: <UploadIcon />, tone: 'success', synonyms: ['dorong', 'kirim'] },
} as const satisfies Choices<'PULL' | 'PUSH', Text>;

/** Administration 4: 0 None, 1 Pull, 2 Push. In a filter 0 is All. */
const communications: Choices<Communication, Text> = {
  NONE: { text: 'none', icon: <DisableIcon />, tone: 'neutral', synonyms: ['tidak ada'] },
  ...active,
  UNKNOWN: UNKNOWN_CHOICE,
};

/** Manage Company Supplier. */
export const companySupplier = defineResource({
  name: 'companySupplier',
  resource: 'SUPPLIER',
  exports: 'SUPPLIERS',
  bulk: async () => (await import('./bulk-change/bulk-changes')).suppliers,
  texts: i18n('companySupplier', texts),
  options: null,
  list: graphql(`
    query Suppliers($filter: SupplierFilter, $sort: SupplierSort, $page: Int!, $size: Int!) {
      suppliers(filter: $filter, sort: $sort, page: $page, size: $size) {
        items {
          id name companyTypeName totalVehicles email phone address center { latitude longitude } callbackUrl
          isActive startDate endDate communication username password loginPath
          createdBy createdAt updatedBy updatedAt
        }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  record: graphql(`
    query Supplier($id: ID!) {
      supplier(id: $id) {
        id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate
        callbackUrl communication username password loginPath updatedBy updatedAt version
      }
    }
  `),
  create: graphql(`
    mutation CreateSupplier($input: SupplierInput!) {
      createSupplier(input: $input) {
        success message errors { field code message }
        record: supplier { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateSupplier($id: ID!, $input: SupplierInput!) {
      updateSupplier(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  imports: {
    send: graphql(`
      mutation ImportSuppliers($rows: [SupplierImportRow!]!, $dryRun: Boolean!) {
        importSuppliers(rows: $rows, dryRun: $dryRun) {
          success message rows { row action errors { field code message } former { field value } isInvited }
        }
      }
    `),
    key: 'name',
  },
  columns: {
    ...COMPANY_COLUMNS,
    callbackUrl: { width: 220 },
    ...STATUS_COLUMNS,
    communication: { width: 140, choices: communications },
    username: { width: 140 },
    password: { width: 110, sort: false },
    loginPath: { width: 160 },
  },
  card: COMPANY_CARD,
  search: COMPANY_SEARCH,
  filters: { ...COMPANY_FILTERS, communication: { all: 'allCommunications', choices: active } },
  fields: {
    ...COMPANY_FIELDS,
    callbackUrl: { kind: 'text', maxLength: 500, synonyms: ['callback', 'webhook'] },
    communication: {
      kind: 'choice',
      choices: communications,
      initial: 'NONE',
      synonyms: ['komunikasi', 'mode komunikasi', 'communication mode'],
    },
    username: { kind: 'text' },
    password: { kind: 'password' },
    loginPath: { kind: 'text', maxLength: 500 },
  },
});

export default listScreen(companySupplier);
