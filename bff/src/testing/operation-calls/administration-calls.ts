import { data, rows } from '../data-api-double.js';
import { meResponse } from '../samples/sample-user.js';
import type { OperationTable } from './operation-calls.js';

const user = meResponse.data;
const userType = {
  id: 4,
  name: 'Supplier staff',
  companyTypeId: 2,
  isActive: '1',
  isAdmin: '0',
  listMenu: [],
};
const menu = {
  id: 11,
  name: 'Vehicle',
  description: 'Vehicles',
  path: 'vehicle/manage',
  order: 1,
  parent: 10,
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
  Menus: {
    variables: { filter: { isActive: true, parentId: '10' }, sort: { field: 'ORDER' }, page: 1, size: 20 },
    calls: { 'GET menu/view?page=1&size=20&isActive=1&parent=10&sort=order': rows([menu]) },
  },
  MenuTree: { calls: { 'GET menu/root?isAktif=1': data([{ ...menu, child: [] }]) } },
  ParentMenus: {
    variables: { text: 'veh' },
    calls: { 'GET menu/view?name=veh&isActive=1&page=1&size=5': rows([menu]) },
  },
};
