import { ACTIVE_COMPANIES, COMPANIES } from '../codes/company-look-ups';
import { defineResource } from '../crud/define/define-resource';
import { listScreen } from '../crud/list/ListScreen';
import { ACTIVE, ACTIVE_FILTER } from '../crud/resource/choices';
import { isEmail } from '../crud/resource/field-rules';
import { optionsBy } from '../crud/resource/operations';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { user as texts } from '../i18n/id/resources';
import { lazyPart } from '../ui/part/part';
import { preload } from '../ui/preload';
import { companyTypeOf, companyTypes } from './company-type';
import {
  ADDRESS_HEADINGS,
  COMPANY_NAME_HEADINGS,
  EMAIL_HEADINGS,
  NAME_HEADINGS,
  PHONE_HEADINGS,
  STATUS_HEADINGS,
} from './heading-synonyms';

const InvitationHead = lazyPart(preload(() => import('./invitation/InvitationHead')));
const CompanyAddress = lazyPart(preload(() => import('./company-address/CompanyAddress')));

const userTypes = optionsBy(
  graphql(`
    query UserTypeOptions($companyId: ID!) {
      userTypeOptions(companyId: $companyId) { value text }
    }
  `),
  'companyId',
);

/** Manage User. */
export const user = defineResource({
  name: 'user',
  resource: 'USER',
  exports: 'USERS',
  bulk: async () => (await import('./bulk-change/bulk-changes')).users,
  texts: i18n('user', texts),
  head: InvitationHead,
  list: graphql(`
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
  options: graphql(`
    query UserScreenOptions($first: Int!) {
      companyOptions(first: $first) { value text group }
      activeCompanies: companyOptions(isActive: true, first: $first) { value text group }
      companyTypeOptions { value text }
    }
  `),
  record: graphql(`
    query User($id: ID!) {
      user(id: $id) {
        id name email username address phone photo office reportsTo isActive companyId companyName userTypeId userTypeName
        hasPassword updatedBy updatedAt version
      }
    }
  `),
  create: graphql(`
    mutation CreateUser($input: UserInput!) {
      createUser(input: $input) {
        success message errors { field code message }
        record: user { id }
      }
    }
  `),
  update: graphql(`
    mutation UpdateUser($id: ID!, $input: UserInput!) {
      updateUser(id: $id, input: $input) { success message errors { field code message } }
    }
  `),
  imports: {
    send: graphql(`
      mutation ImportUsers($rows: [UserImportRow!]!, $dryRun: Boolean!) {
        importUsers(rows: $rows, dryRun: $dryRun) {
          success message rows { row action errors { field code message } former { field value } isInvited }
        }
      }
    `),
    key: 'email',
    beside: { companyType: { label: 'companyType', synonyms: ['tipe perusahaan', 'jenis perusahaan'] } },
    columnNames: { companyName: 'companyId', companyTypeName: 'companyType', userTypeName: 'userTypeId' },
  },
  columns: {
    name: { width: 200, portrait: 'photo' },
    companyName: { width: 190 },
    email: { width: 210 },
    phone: { width: 130 },
    address: { width: 240 },
    username: { width: 160 },
    userTypeName: { width: 170 },
    isActive: { width: null, choices: ACTIVE, sort: false },
  },
  card: { facts: ['companyName', 'userTypeName'], statuses: ['isActive'] },
  search: ['name', 'email', 'address'],
  filters: {
    companyType: {
      all: 'allCompanyTypes',
      options: (data) => companyTypes(data.companyTypeOptions),
      read: companyTypeOf,
    },
    company: {
      label: 'companyName',
      to: 'companyId',
      all: 'allCompanies',
      options: 'companyOptions',
      lookUp: COMPANIES,
      narrowedBy: { filter: 'companyType', variable: 'group', byText: true },
    },
    status: { label: 'isActive', to: 'isActive', all: 'allStatuses', choices: ACTIVE_FILTER },
  },
  fields: {
    name: { kind: 'text', label: 'formName', required: true, synonyms: NAME_HEADINGS },
    email: {
      kind: 'text',
      required: true,
      rule: { isValid: isEmail, message: 'emailWrong' },
      synonyms: EMAIL_HEADINGS,
    },
    address: {
      kind: 'prose',
      label: 'formAddress',
      required: true,
      maxLength: 500,
      beside: CompanyAddress,
      synonyms: ADDRESS_HEADINGS,
    },
    isActive: {
      kind: 'toggle',
      on: 'active',
      off: 'inactive',
      initial: true,
      synonyms: STATUS_HEADINGS,
    },
    phone: { kind: 'phone', label: 'formPhone', required: true, synonyms: PHONE_HEADINGS },
    companyId: {
      kind: 'options',
      label: 'companyName',
      required: true,
      options: 'activeCompanies',
      lookUp: ACTIVE_COMPANIES,
      synonyms: COMPANY_NAME_HEADINGS,
    },
    userTypeId: {
      kind: 'dependent',
      label: 'formUserType',
      required: true,
      dependsOn: 'companyId',
      waits: 'userTypeWaits',
      query: userTypes,
      synonyms: ['tipe user', 'tipe', 'peran', 'jabatan', 'role', 'job'],
    },
    username: {
      kind: 'text',
      hint: 'usernameHint',
      synonyms: ['nama pengguna', 'user name', 'login', 'user id'],
    },
    office: { kind: 'text', maxLength: 100, synonyms: ['cabang', 'branch'] },
    reportsTo: { kind: 'text', maxLength: 100, synonyms: ['atasan', 'manager', 'supervisor'] },
    photo: { kind: 'photos', max: 1 },
  },
  held: (record) => ({ companyId: record.companyName, userTypeId: record.userTypeName }),
});

export default listScreen(user);
