import { Disable, Download, Upload } from '@blueprintjs/icons';
import { AUDIT_COLUMNS } from '../crud/audit-columns';
import { ACTIVE, type Choices, UNKNOWN_CHOICE } from '../crud/choices';
import { defineResource } from '../crud/define-resource';
import { isDecimal } from '../crud/field-rules';
import { importOf } from '../crud/import/resource-import';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, recordOf, saveOf } from '../crud/operations';
import { graphql } from '../gql';
import type { Communication } from '../gql/graphql';
import { i18n } from '../i18n/i18n';
import { companySupplier as texts } from '../i18n/id/companySupplier';
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
  (data) => data.suppliers,
);
const record = recordOf(
  graphql(`
  query Supplier($id: ID!) {
    supplier(id: $id) {
      id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate
      callbackUrl communication username password loginPath updatedBy updatedAt version
    }
  }
`),
  (data) => data.supplier,
);
const create = saveOf(
  graphql(`
  mutation CreateSupplier($input: SupplierInput!) {
    createSupplier(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createSupplier,
);
const update = saveOf(
  graphql(`
  mutation UpdateSupplier($id: ID!, $input: SupplierInput!) {
    updateSupplier(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateSupplier,
);

const sendRows = importOf(
  graphql(`
  mutation ImportSuppliers($rows: [SupplierImportRow!]!, $dryRun: Boolean!) {
    importSuppliers(rows: $rows, dryRun: $dryRun) {
      success message rows { row action errors { field code message } }
    }
  }
`),
  (data) => data.importSuppliers,
);

type Text = keyof typeof texts;

const active = {
  PULL: { text: 'pull', icon: <Download />, tone: 'primary' },
  PUSH: { text: 'push', icon: <Upload />, tone: 'success' },
} as const satisfies Choices<'PULL' | 'PUSH', Text>;

/** Administration 4: 0 None, 1 Pull, 2 Push. In a filter 0 is All. */
const communications: Choices<Communication, Text> = {
  NONE: { text: 'none', icon: <Disable />, tone: 'neutral' },
  ...active,
  UNKNOWN: UNKNOWN_CHOICE,
};

/** Manage Company Supplier (administration 2.12, 5). */
export const companySupplier = defineResource({
  name: 'companySupplier',
  resource: 'SUPPLIER',
  texts: i18n('companySupplier', texts),
  title: 'title',
  recordName: 'name',
  exports: 'SUPPLIERS',
  list,
  options: null,
  record,
  create,
  update,
  imports: {
    send: sendRows,
    key: 'name',
    toRow: (row) => ({
      ...companyRow(row),
      callbackUrl: row.ifGiven('callbackUrl', () => row.optionalText('callbackUrl')),
      communication: row.ifGiven('communication', () =>
        row.text('communication') === '' ? null : row.choice('communication', communications),
      ),
      username: row.ifGiven('username', () => row.optionalText('username')),
      loginPath: row.ifGiven('loginPath', () => row.optionalText('loginPath')),
    }),
  },
  columns: [
    ...COMPANY_COLUMNS,
    { field: 'callbackUrl', header: 'callbackUrl', width: 220, sort: 'CALLBACK_URL' },
    ...STATUS_COLUMNS,
    {
      field: 'communication',
      header: 'communication',
      width: 140,
      sort: 'COMMUNICATION',
      choices: communications,
    },
    { field: 'username', header: 'username', width: 140, sort: 'USERNAME' },
    { field: 'password', header: 'password', width: 110 },
    { field: 'loginPath', header: 'loginPath', width: 160, sort: 'LOGIN_PATH' },
    ...AUDIT_COLUMNS,
  ],
  search: COMPANY_SEARCH,
  filters: {
    status: { label: 'status', all: 'allStatuses', choices: ACTIVE },
    communication: { label: 'communication', all: 'allCommunications', choices: active },
  },
  toFilter: (query) => ({
    search: query.search(),
    isActive: query.flag('status'),
    communication: query.choice('communication', active),
  }),
  fields: {
    ...COMPANY_FIELDS,
    center: { kind: 'latLng', label: 'center', address: 'address', radius: 'radius' },
    radius: {
      kind: 'text',
      label: 'radius',
      maxLength: 9,
      rule: { isValid: isDecimal, message: 'numberWrong' },
    },
    callbackUrl: { kind: 'text', label: 'callbackUrl', maxLength: 500 },
    communication: { kind: 'choice', label: 'communication', choices: communications, initial: 'NONE' },
    username: { kind: 'text', label: 'username' },
    password: { kind: 'password', label: 'password' },
    loginPath: { kind: 'text', label: 'loginPath', maxLength: 500 },
  },
  toForm: (record) => ({
    ...companyForm(record),
    callbackUrl: record.callbackUrl ?? '',
    communication: record.communication,
    username: record.username ?? '',
    password: record.password ?? '',
    loginPath: record.loginPath ?? '',
  }),
  toInput: (form, record) => ({
    ...companyInput(form),
    center: form.optionalLatLng('center'),
    callbackUrl: form.optionalText('callbackUrl'),
    communication: form.text('communication') === '' ? 'NONE' : form.choice('communication', communications),
    username: form.optionalText('username'),
    password: form.optionalText('password'),
    loginPath: form.optionalText('loginPath'),
    version: record?.version ?? null,
  }),
});

export default function ManageCompanySupplier(): React.JSX.Element {
  return <ListScreen resource={companySupplier} />;
}
