import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

const row = {
  id: 9,
  name: 'Dispatcher',
  companyTypeId: 3,
  companyTypeName: 'Tenant',
  isActive: '1',
  isAdmin: '0',
  listMenu: [2, '3', 11],
  createdBy: 'Admin',
  createdDate: '2026-01-05 08:30',
  updatedBy: null,
  updatedDate: null,
  version: 4,
};

const input = {
  name: 'Dispatcher',
  companyType: 'TENANT',
  isActive: true,
  isAdmin: false,
  menuIds: ['2', '3'],
  version: 4,
};

test('lists user types with one call', async () => {
  upstream.expect('GET', 'user_type/view', rows([row]));
  const response = await run(`{ userTypes { items {
    id name companyType companyTypeName isActive isAdmin menuIds createdBy createdAt version
  } pageInfo { totalItems } } }`);
  expect(response.data?.userTypes).toEqual({
    items: [
      {
        id: '9',
        name: 'Dispatcher',
        companyType: 'TENANT',
        companyTypeName: 'Tenant',
        isActive: true,
        isAdmin: false,
        menuIds: ['2', '3', '11'],
        createdBy: 'Admin',
        createdAt: '2026-01-05T01:30:00.000Z',
        version: 4,
      },
    ],
    pageInfo: { totalItems: 1 },
  });
});

test.each([
  ['ids', [2, '3']],
  ['menus', [{ id: 2 }, { id: '3', child: null }]],
  ['a tree of menus', [{ id: 2, child: [{ id: 3, child: [] }] }]],
])('reads the granted menus from %s', async (_shape, listMenu) => {
  upstream.expect('GET', 'user_type/view/9', data({ ...row, listMenu }));
  expect((await run('{ userType(id: "9") { menuIds } }')).data).toEqual({
    userType: { menuIds: ['2', '3'] },
  });
});

test('a user type without menus grants none, and one out of scope is null', async () => {
  upstream.expect('GET', 'user_type/view/9', data({ ...row, listMenu: null }));
  expect((await run('{ userType(id: "9") { menuIds } }')).data).toEqual({ userType: { menuIds: [] } });
  upstream.expect('GET', 'user_type/view/10', { status: 404, json: { success: false } });
  upstream.expect('GET', 'user_type/view', rows([]));
  expect((await run('{ userType(id: "10") { menuIds } }')).data).toEqual({ userType: null });
});

test.each([
  ['NAME', 'name'],
  ['EMAIL', 'email'],
])('searches %s as %s, filtered by status and company type', async (field, name) => {
  upstream.expect('GET', 'user_type/view', ({ query }) => {
    expect(query).toEqual({ [name]: 'dis', isActive: '1', companyTypeId: '2', page: '1', size: '20' });
    return rows([]);
  });
  await run('query ($filter: UserTypeFilter) { userTypes(filter: $filter) { items { id } } }', {
    filter: { search: { field, text: 'dis' }, isActive: true, companyType: 'SUPPLIER' },
  });
});

test.each([
  ['NAME', 'name'],
  ['COMPANY_TYPE_NAME', 'companyTypeName'],
  ['IS_ACTIVE', 'isActive'],
  ['IS_ADMIN', 'isAdmin'],
  ['CREATED_BY', 'createdBy'],
  ['CREATED_AT', 'createdDate'],
  ['UPDATED_BY', 'updatedBy'],
  ['UPDATED_AT', 'updatedDate'],
])('orders %s by the row’s field %s', async (field, name) => {
  upstream.expect('GET', 'user_type/view', ({ query }) => {
    expect(query.sort).toBe(name);
    return rows([]);
  });
  await run('query ($sort: UserTypeSort) { userTypes(sort: $sort) { items { id } } }', { sort: { field } });
});

test('returns the user types for a company as options', async () => {
  upstream.expect('GET', 'user_type/list/company', ({ query }) => {
    expect(query).toEqual({ idCompany: '5' });
    return data([{ value: 9, text: 'Dispatcher' }]);
  });
  expect((await run('{ userTypeOptions(companyId: "5") { value text } }')).data).toEqual({
    userTypeOptions: [{ value: '9', text: 'Dispatcher' }],
  });
});

test('a user type is sent with codes, flags and the ids of all its menus', async () => {
  const sent = {
    name: 'Dispatcher',
    companyTypeId: 3,
    isActive: '1',
    isAdmin: '0',
    listMenu: [2, 3],
    version: 4,
  };
  upstream.expect('POST', 'user_type/save', ({ body }) => {
    expect(body).toEqual({ id: 0, ...sent });
    return saved(9);
  });
  upstream.expect('GET', 'user_type/view/9', data(row));
  const created = await run(
    'mutation ($input: UserTypeInput!) { createUserType(input: $input) { success userType { id version } } }',
    { input },
  );
  expect(created.data?.createUserType).toEqual({ success: true, userType: { id: '9', version: 4 } });

  upstream.expect('POST', 'user_type/edit', ({ body }) => {
    expect(body).toEqual({ id: 9, ...sent, listMenu: [] });
    return saved(9);
  });
  await run('mutation ($input: UserTypeInput!) { updateUserType(id: "9", input: $input) { success } }', {
    input: { ...input, menuIds: [] },
  });
});

const create = `mutation ($input: UserTypeInput!) {
  createUserType(input: $input) { success errors { field code message } }
}`;

test('a menu that the caller may not grant is an error of menuIds', async () => {
  upstream.expect(
    'POST',
    'user_type/save',
    refused('No', [
      { field: 'listMenu', code: 'NOT_ALLOWED', message: 'The menu Dashboard is not yours to grant' },
      { field: 'companyTypeId', code: 'NOT_ALLOWED', message: 'Not yours to make' },
    ]),
  );
  expect((await run(create, { input })).data?.createUserType).toEqual({
    success: false,
    errors: [
      { field: 'menuIds', code: 'NOT_ALLOWED', message: 'The menu Dashboard is not yours to grant' },
      { field: 'companyType', code: 'NOT_ALLOWED', message: 'Not yours to make' },
    ],
  });
});

test.each([
  ['companyType', { companyType: 'UNKNOWN' }],
  ['menuIds', { menuIds: ['2', 'all'] }],
])('an invalid %s is BAD_USER_INPUT, without a call', async (field, wrong) => {
  const { errors } = await run(create, { input: { ...input, ...wrong } });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
});
