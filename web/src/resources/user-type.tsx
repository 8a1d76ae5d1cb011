import { Person, Shield } from '@blueprintjs/icons';
import { ACTIVE, type Choices, type Flag } from '../crud/choices';
import { defineResource } from '../crud/define-resource';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf, recordOf, saveOf } from '../crud/operations';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { userType as texts } from '../i18n/id/userType';
import { ahead } from '../ui/ahead';
import { companyTypeOf, companyTypes } from './company-type';

const PermissionTree = ahead(() => import('./menu-tree/PermissionTree'));

const list = listOf(
  graphql(`
  query UserTypes($filter: UserTypeFilter, $sort: UserTypeSort, $page: Int!, $size: Int!) {
    userTypes(filter: $filter, sort: $sort, page: $page, size: $size) {
      items { id name companyTypeName isActive isAdmin createdBy createdAt updatedBy updatedAt }
      pageInfo { page size totalItems totalPages }
    }
  }
`),
  (data) => data.userTypes,
);
const options = graphql(`
  query UserTypeScreenOptions {
    companyTypeOptions { value text }
  }
`);
const record = recordOf(
  graphql(`
  query UserType($id: ID!) {
    userType(id: $id) { id name companyType isActive isAdmin menuIds updatedBy updatedAt version }
  }
`),
  (data) => data.userType,
);
const create = saveOf(
  graphql(`
  mutation CreateUserType($input: UserTypeInput!) {
    createUserType(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createUserType,
);
const update = saveOf(
  graphql(`
  mutation UpdateUserType($id: ID!, $input: UserTypeInput!) {
    updateUserType(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateUserType,
);

const roles: Choices<Flag, 'administrator' | 'ordinary'> = {
  true: { text: 'administrator', icon: <Shield />, tone: 'primary' },
  false: { text: 'ordinary', icon: <Person />, tone: 'neutral' },
};

/** Manage Menu per Tipe User (administration 2.10, 6). */
export const userType = defineResource({
  name: 'userType',
  resource: 'USER_TYPE',
  texts: i18n('userType', texts),
  title: 'title',
  recordName: 'name',
  exports: 'USER_TYPES',
  add: 'add',
  list,
  options,
  record,
  create,
  update,
  columns: [
    { field: 'name', header: 'typeName', width: 240, sort: 'NAME' },
    { field: 'companyTypeName', header: 'companyType', width: 170, sort: 'COMPANY_TYPE_NAME' },
    { field: 'isActive', header: 'status', width: 140, sort: 'IS_ACTIVE', choices: ACTIVE },
    { field: 'isAdmin', header: 'isAdmin', width: 160, sort: 'IS_ADMIN', choices: roles },
    { field: 'createdBy', header: 'createdBy', width: 160, sort: 'CREATED_BY' },
    { field: 'createdAt', header: 'createdAt', width: 130, sort: 'CREATED_AT', kind: 'instant' },
    { field: 'updatedBy', header: 'updatedBy', width: 160, sort: 'UPDATED_BY' },
    { field: 'updatedAt', header: 'updatedAt', width: 130, sort: 'UPDATED_AT', kind: 'instant' },
  ],
  search: {
    name: { field: 'NAME', label: 'typeName' },
    email: { field: 'EMAIL', label: 'email' },
  },
  filters: {
    status: { label: 'status', all: 'allStatuses', choices: ACTIVE },
    companyType: {
      label: 'companyType',
      all: 'allCompanyTypes',
      options: (data) => companyTypes(data.companyTypeOptions),
    },
  },
  toFilter: (query) => ({
    search: query.search(),
    isActive: query.flag('status'),
    companyType: companyTypeOf(query.value('companyType')),
  }),
  fields: {
    name: { kind: 'text', label: 'typeName', required: true },
    companyType: {
      kind: 'options',
      label: 'companyType',
      required: true,
      options: (data) => companyTypes(data.companyTypeOptions),
    },
    isActive: { kind: 'toggle', label: 'status', on: 'active', off: 'inactive', initial: true },
    isAdmin: { kind: 'choice', label: 'isAdmin', required: true, choices: roles, initial: 'false' },
    menuIds: { kind: 'custom', label: 'menus', control: PermissionTree, initial: [] },
  },
  toForm: (record) => ({
    name: record.name,
    companyType: record.companyType,
    isActive: String(record.isActive),
    isAdmin: String(record.isAdmin),
    menuIds: record.menuIds,
  }),
  toInput: (form, record) => ({
    name: form.text('name'),
    companyType: companyTypeOf(form.text('companyType')) ?? 'UNKNOWN',
    isActive: form.flag('isActive'),
    isAdmin: form.flag('isAdmin'),
    menuIds: form.list('menuIds'),
    version: record?.version ?? null,
  }),
});

export default function ManageUserType(): React.JSX.Element {
  return <ListScreen resource={userType} />;
}
