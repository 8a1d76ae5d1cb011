import { data, rows, saved } from '../data-api-double.js';
import { meResponse } from '../samples/sample-user.js';
import type { OperationTable } from './operation-calls.js';

const user = meResponse.data;
const userInput = {
  name: 'Budi Santoso',
  email: 'budi@supplier.test',
  address: 'Jl. Sudirman 1',
  phone: '81234567890',
  isActive: true,
  companyId: '3',
  userTypeId: '4',
  version: 3,
};
const userType = {
  id: 4,
  name: 'Supplier staff',
  companyTypeId: 2,
  isActive: '1',
  isAdmin: '0',
  listMenu: [],
};
const userTypeInput = {
  name: 'Supplier staff',
  companyType: 'SUPPLIER',
  isActive: true,
  isAdmin: false,
  menuIds: ['11'],
};
const menu = {
  id: 11,
  name: 'Vehicle',
  description: 'Vehicles',
  path: 'vehicle/manage',
  order: 1,
  parent: 10,
};
const menuInput = {
  name: 'Vehicle',
  description: 'Vehicles',
  path: 'vehicle/manage',
  order: 1,
  parentId: '10',
  isActive: true,
};
const companyTypes = data([{ value: 2, text: 'Supplier' }]);

/** Users, user types and menus. */
export const administrationCalls: OperationTable = {
  Users: {
    variables: {
      filter: { search: { field: 'EMAIL', text: 'budi' }, companyId: '3', isActive: true },
      sort: { field: 'NAME' },
      page: 1,
      size: 20,
    },
    calls: { 'GET user/view?page=1&size=20&email=budi&companyId=3&isActive=1&sort=name': rows([user]) },
  },
  UserScreenOptions: {
    variables: { first: 50 },
    calls: {
      'GET company/list?size=50': data([{ value: 3, text: 'Volta Rental' }]),
      'GET company/list?isAktif=1&size=50': data([{ value: 3, text: 'Volta Rental' }]),
      'GET company/list/type': companyTypes,
    },
  },
  FindCompanies: {
    variables: { text: 'volt', isActive: true, group: 'Supplier', first: 50 },
    calls: {
      'GET company/list?isAktif=1&group=Supplier&text=volt&size=50': data([
        { value: 3, text: 'Volta Rental', group: 'Supplier' },
      ]),
    },
  },
  UserTypeOptions: {
    variables: { companyId: '3' },
    calls: { 'GET user_type/list/company?idCompany=3': data([{ value: 4, text: 'Supplier staff' }]) },
  },
  User: { variables: { id: '7' }, calls: { 'GET user/view/7': data(user) } },
  CreateUser: { variables: { input: userInput }, calls: { 'POST user/save': saved(7) } },
  UpdateUser: { variables: { id: '7', input: userInput }, calls: { 'POST user/edit': saved(7) } },
  ImportUsers: {
    variables: { rows: [{ email: 'budi@supplier.test', companyName: 'Volta Rental' }], dryRun: true },
    calls: { 'POST user/import': data({ rows: [{ row: 1, action: 'edit', id: 7, errors: [] }] }) },
  },
  InviteUser: { variables: { id: '7' }, calls: { 'POST user/invite': data(null) } },
  UserTypes: {
    variables: { filter: { companyType: 'SUPPLIER' }, sort: { field: 'NAME' }, page: 1, size: 20 },
    calls: { 'GET user_type/view?page=1&size=20&companyTypeId=2&sort=name': rows([userType]) },
  },
  UserTypeScreenOptions: { calls: { 'GET company/list/type': companyTypes } },
  UserType: { variables: { id: '4' }, calls: { 'GET user_type/view/4': data(userType) } },
  CreateUserType: { variables: { input: userTypeInput }, calls: { 'POST user_type/save': saved(4) } },
  UpdateUserType: {
    variables: { id: '4', input: userTypeInput },
    calls: { 'POST user_type/edit': saved(4) },
  },
  Menus: {
    variables: { filter: { isActive: true, parentId: '10' }, sort: { field: 'ORDER' }, page: 1, size: 20 },
    calls: { 'GET menu/view?page=1&size=20&isActive=1&parent=10&sort=order': rows([menu]) },
  },
  Menu: { variables: { id: '11' }, calls: { 'GET menu/view/11': data(menu) } },
  CreateMenu: { variables: { input: menuInput }, calls: { 'POST menu/save': saved(11) } },
  UpdateMenu: { variables: { id: '11', input: menuInput }, calls: { 'POST menu/edit': saved(11) } },
  MenuTree: { calls: { 'GET menu/root?isAktif=1': data([{ ...menu, child: [] }]) } },
  ParentMenus: {
    variables: { text: 'veh' },
    calls: { 'GET menu/view?name=veh&isActive=1&page=1&size=5': rows([menu]) },
  },
};
