import { waitFor, within } from '@testing-library/react';
import { AUDIT, pageOf, type ScreenCase } from './screen-case';

const COMPANY_TYPES = [
  { value: '1', text: 'Platform' },
  { value: '2', text: 'Supplier' },
  { value: '3', text: 'Tenant' },
];

export function userRow(id: number, changes: object = {}): Record<string, unknown> {
  return {
    __typename: 'User',
    id: String(id),
    name: `Rina ${id}`,
    photo: null,
    companyId: '2',
    companyName: 'PT Listrik',
    email: `rina${id}@listrik.test`,
    phone: '81234567890',
    address: 'Jl. Melati 1',
    username: `rina${id}`,
    userTypeId: '21',
    userTypeName: 'Operator',
    isActive: true,
    hasPassword: true,
    ...AUDIT,
    ...changes,
  };
}

const COMPANIES = [
  { value: '1', text: 'PT Hijau', group: 'Supplier' },
  { value: '2', text: 'PT Listrik', group: 'Supplier' },
];

export const USER_OPTIONS = {
  companyOptions: COMPANIES,
  activeCompanies: COMPANIES,
  companyTypeOptions: COMPANY_TYPES,
};

const ROLES: Record<string, { value: string; text: string }[]> = {
  1: [
    { value: '11', text: 'Administrator' },
    { value: '12', text: 'Teknisi' },
  ],
  2: [{ value: '21', text: 'Operator' }],
};

const users: ScreenCase = {
  title: 'Manage User',
  address: '/user/manage',
  list: 'Users',
  create: 'CreateUser',
  update: 'UpdateUser',
  responses: {
    Users: () => pageOf('users', [userRow(1), userRow(2), userRow(3)]),
    UserScreenOptions: () => USER_OPTIONS,
    UserTypeOptions: ({ companyId }) => ({ userTypeOptions: ROLES[String(companyId)] ?? [] }),
    User: () => ({ user: userRow(1) }),
  },
  none: pageOf('users', []),
  row: 'Rina 1',
  required: ['Nama', 'Email', 'Tlp', 'Company', 'Type', 'Alamat'],
  fill: async (user, dialog) => {
    const form = within(dialog);
    await user.type(form.getByLabelText(/^Nama/), 'Dewi');
    await user.type(form.getByLabelText(/^Email/), 'dewi@listrik.test');
    await user.type(form.getByLabelText(/^Tlp/), '0812-3456-78');
    await user.selectOptions(form.getByLabelText(/^Company/), '2');
    await waitFor(() => expect(form.getByLabelText(/^Type/)).toHaveValue('21'));
    await user.type(form.getByLabelText(/^Alamat/), 'Jl. Mawar 2');
    await user.click(form.getByLabelText(/^Status/));
  },
  input: {
    name: 'Dewi',
    email: 'dewi@listrik.test',
    username: null,
    phone: '812345678',
    companyId: '2',
    userTypeId: '21',
    address: 'Jl. Mawar 2',
    office: null,
    reportsTo: null,
    isActive: false,
    photo: null,
    version: null,
  },
  field: 'Nama',
  inputField: 'name',
  filter: { label: 'Status', option: 'true', requested: { isActive: true } },
  onlyOption: {
    responses: {
      UserScreenOptions: () => ({ ...USER_OPTIONS, activeCompanies: COMPANIES.slice(1) }),
    },
    label: 'Company',
    value: '2',
  },
};

export function userTypeRow(id: number, changes: object = {}): Record<string, unknown> {
  return {
    __typename: 'UserType',
    id: String(id),
    name: `Operator ${id}`,
    companyType: 'SUPPLIER',
    companyTypeName: 'Supplier',
    isActive: true,
    isAdmin: false,
    menuIds: ['2', '3', '99'],
    ...AUDIT,
    ...changes,
  };
}

function node(id: string, name: string, order: number, children: object[] = []): object {
  return { __typename: 'MenuNode', id, name, order, children };
}

/** Dashboard; Fleet with Vehicle and Model; Company with Tenant. */
export const MENU_TREE_RESPONSE = {
  menuTree: [
    node('1', 'Dashboard', 10),
    node('2', 'Fleet', 20, [node('3', 'Vehicle', 10), node('4', 'Model', 20)]),
    node('5', 'Company', 30, [node('6', 'Tenant', 10)]),
  ],
};

const userTypes: ScreenCase = {
  title: 'Manage Menu per Tipe User',
  address: '/user-menu/manage',
  add: 'Add Tipe User',
  list: 'UserTypes',
  create: 'CreateUserType',
  update: 'UpdateUserType',
  responses: {
    UserTypes: () => pageOf('userTypes', [userTypeRow(1), userTypeRow(2), userTypeRow(3)]),
    UserTypeScreenOptions: () => ({ companyTypeOptions: COMPANY_TYPES }),
    UserType: () => ({ userType: userTypeRow(1) }),
    MenuTree: () => MENU_TREE_RESPONSE,
  },
  none: pageOf('userTypes', []),
  row: 'Operator 1',
  required: ['Name', 'Company Type'],
  fill: async (user, dialog) => {
    const form = within(dialog);
    await user.type(form.getByLabelText(/^Name/), 'Teknisi');
    await user.selectOptions(form.getByLabelText(/^Company Type/), 'TENANT');
    await user.selectOptions(form.getByLabelText(/^Is Admin/), 'true');
    await user.click(await form.findByRole('treeitem', { name: 'Vehicle' }));
  },
  input: {
    name: 'Teknisi',
    companyType: 'TENANT',
    isActive: true,
    isAdmin: true,
    menuIds: ['3', '2'],
    version: null,
  },
  field: 'Name',
  inputField: 'name',
  filter: { label: 'Company Type', option: 'SUPPLIER', requested: { companyType: 'SUPPLIER' } },
  onlyOption: null,
};

export function menuRow(id: number, changes: object = {}): Record<string, unknown> {
  return {
    __typename: 'Menu',
    id: String(id),
    name: `Menu ${id}`,
    description: 'Kendaraan dan statusnya',
    icon: 'cube',
    path: `screen-${id}/manage`,
    order: 10 * id,
    parentId: null,
    parentName: null,
    isActive: true,
    ...AUDIT,
    ...changes,
  };
}

const menus: ScreenCase = {
  title: 'Manage Menu',
  address: '/menu/manage',
  list: 'Menus',
  create: 'CreateMenu',
  update: 'UpdateMenu',
  responses: {
    Menus: () => pageOf('menus', [menuRow(1), menuRow(2), menuRow(3)]),
    MenuTree: () => MENU_TREE_RESPONSE,
    Menu: () => ({ menu: menuRow(1) }),
    ParentMenus: () => ({ menuOptions: [{ value: '2', text: 'Fleet' }] }),
  },
  none: pageOf('menus', []),
  row: 'Menu 1',
  required: ['Name', 'Description', 'Path', 'Order'],
  fill: async (user, dialog) => {
    const form = within(dialog);
    await user.type(form.getByLabelText(/^Name/), 'Trip');
    await user.type(form.getByLabelText(/^Description/), 'Perjalanan');
    await user.click(await form.findByRole('button', { name: /^Path/ }));
    await user.click(await within(document.body).findByText('Grup, tanpa layar'));
    await user.click(form.getByRole('radio', { name: 'Kubus' }));
    await user.type(form.getByLabelText(/^Order/), '4x0');
    await user.click(await form.findByRole('button', { name: /^Parent/ }));
    const found = await within(document.body).findByRole('listbox');
    await user.click(await within(found).findByText('Fleet'));
  },
  input: {
    name: 'Trip',
    description: 'Perjalanan',
    path: null,
    icon: 'cube',
    order: 40,
    parentId: '2',
    isActive: true,
    version: null,
  },
  field: 'Name',
  inputField: 'name',
  filter: { label: 'Status', option: 'true', requested: { isActive: true } },
  onlyOption: null,
};

/** Manage User, Manage Menu per Tipe User, Manage Menu. */
export const ADMINISTRATION = [users, userTypes, menus];
