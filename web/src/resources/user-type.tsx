import { Spinner } from '@blueprintjs/core';
import { PersonIcon, ShieldIcon } from '@blueprintjs/icons';
import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { ACTIVE, type Choices, type Flag } from '../crud/resource/choices';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { userType as texts } from '../i18n/id/resources';
import { lazyPart } from '../ui/part/part';
import { preload } from '../ui/preload';
import { companyTypeOf, companyTypes } from './company-type';

const PermissionTree = lazyPart(
  preload(() => import('./menu-tree/PermissionTree')),
  () => <Spinner />,
);

const roles: Choices<Flag, 'administrator' | 'ordinary'> = {
  true: { text: 'administrator', icon: <ShieldIcon />, tone: 'primary' },
  false: { text: 'ordinary', icon: <PersonIcon />, tone: 'neutral' },
};

/** Manage Menu per Tipe User. */
export const userType = defineResource({
  name: 'userType',
  resource: 'USER_TYPE',
  exports: 'USER_TYPES',
  bulk: async () => (await import('./bulk-change/bulk-changes')).userTypes,
  addButton: 'addButton',
  texts: i18n('userType', texts),
  list: graphql(`
    query UserTypes($filter: UserTypeFilter, $sort: UserTypeSort, $page: Int!, $size: Int!) {
      userTypes(filter: $filter, sort: $sort, page: $page, size: $size) {
        items { id name companyTypeName isActive isAdmin createdBy createdAt updatedBy updatedAt }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  options: graphql(`
    query UserTypeScreenOptions {
      companyTypeOptions { value text }
    }
  `),
  record: graphql(`
    query UserType($id: ID!) {
      userType(id: $id) { id name companyType isActive isAdmin menuIds updatedBy updatedAt version }
    }
  `),
  create: graphql(`
    mutation CreateUserType($input: UserTypeInput!) {
      createUserType(input: $input) {
        success message errors { field code message }
        record: userType { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateUserType($id: ID!, $input: UserTypeInput!) {
      updateUserType(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  columns: {
    name: { width: 240 },
    companyTypeName: { width: 170 },
    isActive: { width: 140, choices: ACTIVE },
    isAdmin: { width: 160, choices: roles },
  },
  search: ['name', 'email'],
  filters: {
    status: { label: 'isActive', to: 'isActive', all: 'allStatuses', choices: ACTIVE },
    companyType: {
      label: 'companyTypeName',
      all: 'allCompanyTypes',
      options: (data) => companyTypes(data.companyTypeOptions),
      read: companyTypeOf,
    },
  },
  fields: {
    name: { kind: 'text', required: true },
    companyType: {
      kind: 'options',
      label: 'companyTypeName',
      required: true,
      options: (data) => companyTypes(data.companyTypeOptions),
    },
    isActive: { kind: 'toggle', on: 'active', off: 'inactive', initial: true },
    isAdmin: { kind: 'choice', required: true, choices: roles, initial: 'false' },
    menuIds: { kind: 'custom', control: PermissionTree, initial: [] },
  },
});

export default listScreen(userType);
