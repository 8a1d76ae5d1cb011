import { AUDIT_COLUMNS } from '../crud/audit-columns';
import { ACTIVE } from '../crud/choices';
import { defineResource } from '../crud/define-resource';
import { isEmail } from '../crud/field-rules';
import { importOf } from '../crud/import/resource-import';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, optionsBy, recordOf, saveOf } from '../crud/operations';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { user as texts } from '../i18n/id/user';
import { companyTypeOf, companyTypes } from './company-type';

const list = listOf(
  graphql(`
  query Users($filter: UserFilter, $sort: UserSort, $page: Int!, $size: Int!) {
    users(filter: $filter, sort: $sort, page: $page, size: $size) {
      items {
        id name photo companyName email phone address username userTypeName isActive
        createdBy createdAt updatedBy updatedAt
      }
      pageInfo { page size totalItems totalPages }
    }
  }
`),
  (data) => data.users,
);
const options = graphql(`
  query UserScreenOptions {
    companyOptions { value text group }
    activeCompanies: companyOptions(isActive: true) { value text group }
    companyTypeOptions { value text }
  }
`);
const userTypes = optionsBy(
  graphql(`
  query UserTypeOptions($companyId: ID!) {
    userTypeOptions(companyId: $companyId) { value text }
  }
`),
  (companyId) => ({ companyId }),
  (data) => data.userTypeOptions,
);
const record = recordOf(
  graphql(`
  query User($id: ID!) {
    user(id: $id) {
      id name email username address phone photo isActive companyId userTypeId userTypeName updatedBy updatedAt version
    }
  }
`),
  (data) => data.user,
);
const create = saveOf(
  graphql(`
  mutation CreateUser($input: UserInput!) {
    createUser(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createUser,
);
const update = saveOf(
  graphql(`
  mutation UpdateUser($id: ID!, $input: UserInput!) {
    updateUser(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateUser,
);

const sendRows = importOf(
  graphql(`
  mutation ImportUsers($rows: [UserImportRow!]!, $dryRun: Boolean!) {
    importUsers(rows: $rows, dryRun: $dryRun) {
      success message rows { row action errors { field code message } }
    }
  }
`),
  (data) => data.importUsers,
);

/** In the order of the specification's filter: Non Active 0, Active 1. */
const statuses = { false: ACTIVE.false, true: ACTIVE.true };

/** Manage User (administration 2.8, 5). */
export const user = defineResource({
  name: 'user',
  resource: 'USER',
  texts: i18n('user', texts),
  title: 'title',
  recordName: 'name',
  exports: 'USERS',
  list,
  options,
  record,
  create,
  update,
  imports: {
    send: sendRows,
    key: 'email',
    beside: { companyType: 'companyType' },
    columnNames: { companyName: 'companyId', companyTypeName: 'companyType', userTypeName: 'userTypeId' },
    toRow: (row) => ({
      name: row.text('name'),
      email: row.text('email'),
      username: row.ifGiven('username', () => row.optionalText('username')),
      phone: row.text('phone'),
      companyName: row.text('companyId'),
      companyTypeName: row.beside('companyType'),
      userTypeName: row.text('userTypeId'),
      address: row.text('address'),
      isActive: row.flag('isActive'),
    }),
  },
  columns: [
    { field: 'name', header: 'personName', width: 200, sort: 'NAME', portrait: 'photo' },
    { field: 'companyName', header: 'company', width: 190, sort: 'COMPANY_NAME' },
    { field: 'email', header: 'email', width: 210, sort: 'EMAIL' },
    { field: 'phone', header: 'phone', width: 130, sort: 'PHONE' },
    { field: 'address', header: 'address', width: 240, sort: 'ADDRESS' },
    { field: 'username', header: 'username', width: 160, sort: 'USERNAME' },
    { field: 'userTypeName', header: 'userType', width: 170, sort: 'USER_TYPE_NAME' },
    ...AUDIT_COLUMNS,
  ],
  search: {
    name: { field: 'NAME', label: 'personName' },
    email: { field: 'EMAIL', label: 'email' },
    address: { field: 'ADDRESS', label: 'address' },
  },
  filters: {
    companyType: {
      label: 'companyType',
      all: 'allCompanyTypes',
      options: (data) => companyTypes(data.companyTypeOptions),
    },
    company: { label: 'company', all: 'allCompanies', options: (data) => data.companyOptions },
    status: { label: 'status', all: 'allStatuses', choices: statuses },
  },
  toFilter: (query) => ({
    search: query.search(),
    companyType: companyTypeOf(query.value('companyType')),
    companyId: query.value('company'),
    isActive: query.flag('status'),
  }),
  fields: {
    name: { kind: 'text', label: 'formName', required: true },
    email: {
      kind: 'text',
      label: 'email',
      required: true,
      rule: { isValid: isEmail, message: 'emailWrong' },
    },
    username: { kind: 'text', label: 'username', hint: 'usernameHint' },
    phone: { kind: 'phone', label: 'formPhone', required: true },
    companyId: {
      kind: 'options',
      label: 'company',
      required: true,
      options: (data) => data.activeCompanies,
      known: (data) => data.companyOptions,
    },
    userTypeId: {
      kind: 'dependent',
      label: 'formUserType',
      required: true,
      dependsOn: 'companyId',
      waits: 'userTypeWaits',
      load: userTypes,
    },
    address: { kind: 'prose', label: 'formAddress', required: true, maxLength: 500 },
    isActive: { kind: 'toggle', label: 'status', on: 'active', off: 'inactive', initial: true },
    photo: { kind: 'photos', label: 'photo', max: 1 },
  },
  toForm: (record) => ({
    name: record.name,
    email: record.email,
    username: record.username ?? '',
    phone: record.phone ?? '',
    companyId: record.companyId ?? '',
    userTypeId: record.userTypeId ?? '',
    address: record.address ?? '',
    isActive: String(record.isActive),
    photo: record.photo == null ? [] : [record.photo],
  }),
  held: (record) => ({ userTypeId: record.userTypeName }),
  toInput: (form, record) => ({
    name: form.text('name'),
    email: form.text('email'),
    username: form.optionalText('username'),
    phone: form.text('phone'),
    companyId: form.text('companyId'),
    userTypeId: form.text('userTypeId'),
    address: form.text('address'),
    isActive: form.flag('isActive'),
    photo: form.photos('photo')[0] ?? null,
    version: record?.version ?? null,
  }),
});

export default function ManageUser(): React.JSX.Element {
  return <ListScreen resource={user} />;
}
