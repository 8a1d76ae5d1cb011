import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

const row = {
  id: 12,
  name: 'Sari Dewi',
  email: 'sari@tenant.test',
  username: 'sari',
  phone: '081298765432',
  address: 'Jl. Thamrin 1',
  photo: 'http://127.0.0.1:4100/files/load/aa11.jpg',
  isActive: '1',
  isAdmin: '0',
  idCompany: 5,
  companyName: 'Kirim Cepat',
  companyTypeId: '3',
  idUserType: '9',
  userTypeName: 'Dispatcher',
  createdBy: 'Admin',
  createdDate: '2026-01-05 08:30',
  updatedBy: null,
  updatedDate: null,
  version: 2,
};

const input = {
  name: 'Sari Dewi',
  email: 'sari@tenant.test',
  username: 'sari',
  address: 'Jl. Thamrin 1',
  phone: '81298765432',
  isActive: true,
  companyId: '5',
  userTypeId: '9',
  photo: '/files/aa11.jpg?w=320',
  version: 2,
};

const sent = {
  name: 'Sari Dewi',
  email: 'sari@tenant.test',
  username: 'sari',
  address: 'Jl. Thamrin 1',
  phone: '081298765432',
  isActive: '1',
  idCompany: 5,
  idUserType: 9,
  version: 2,
};

test('lists users with one call: the phone without its leading 0, the portrait with an address of the gateway', async () => {
  upstream.expect('GET', 'user/view', ({ query }) => {
    expect(query).toEqual({ page: '2', size: '5' });
    return rows([row], 6);
  });
  const response = await run(`{ users(page: 2, size: 5) { items {
    id name email username phone address photo isActive isAdmin companyId companyName companyType userTypeId userTypeName
    createdBy createdAt updatedBy updatedAt version
  } pageInfo { page size totalItems totalPages } } }`);
  expect(response.data?.users).toEqual({
    items: [
      {
        id: '12',
        name: 'Sari Dewi',
        email: 'sari@tenant.test',
        username: 'sari',
        phone: '81298765432',
        address: 'Jl. Thamrin 1',
        photo: '/files/aa11.jpg',
        isActive: true,
        isAdmin: false,
        companyId: '5',
        companyName: 'Kirim Cepat',
        companyType: 'TENANT',
        userTypeId: '9',
        userTypeName: 'Dispatcher',
        createdBy: 'Admin',
        createdAt: '2026-01-05T01:30:00.000Z',
        updatedBy: null,
        updatedAt: null,
        version: 2,
      },
    ],
    pageInfo: { page: 2, size: 5, totalItems: 6, totalPages: 2 },
  });
});

test.each([
  ['NAME', 'name'],
  ['EMAIL', 'email'],
  ['ADDRESS', 'address'],
])('searches %s as the row’s field %s', async (field, name) => {
  upstream.expect('GET', 'user/view', ({ query }) => {
    expect(query).toEqual({ [name]: 'sari', page: '1', size: '20' });
    return rows([]);
  });
  await run('query ($filter: UserFilter) { users(filter: $filter) { items { id } } }', {
    filter: { search: { field, text: 'sari' } },
  });
});

test('filters by company, company type and status', async () => {
  upstream.expect('GET', 'user/view', ({ query }) => {
    expect(query).toEqual({ companyId: '5', companyTypeId: '3', isActive: '0', page: '1', size: '20' });
    return rows([]);
  });
  await run('{ users(filter: { companyId: "5", companyType: TENANT, isActive: false }) { items { id } } }');
});

test.each([
  ['NAME', 'name'],
  ['COMPANY_NAME', 'companyName'],
  ['EMAIL', 'email'],
  ['PHONE', 'phone'],
  ['ADDRESS', 'address'],
  ['USERNAME', 'username'],
  ['USER_TYPE_NAME', 'userTypeName'],
  ['CREATED_BY', 'createdBy'],
  ['CREATED_AT', 'createdDate'],
  ['UPDATED_BY', 'updatedBy'],
  ['UPDATED_AT', 'updatedDate'],
])('orders %s by the row’s field %s, with a minus for descending', async (field, name) => {
  upstream.expect('GET', 'user/view', ({ query }) => {
    expect(query.sort).toBe(`-${name}`);
    return rows([]);
  });
  await run('query ($sort: UserSort) { users(sort: $sort) { items { id } } }', {
    sort: { field, direction: 'DESC' },
  });
});

test('a user is read with one call, and null when there is none in scope', async () => {
  upstream.expect('GET', 'user/view/12', data(row));
  expect((await run('{ user(id: "12") { name } }')).data).toEqual({ user: { name: 'Sari Dewi' } });
  upstream.expect('GET', 'user/view/13', { status: 404, json: { success: false } });
  upstream.expect('GET', 'user/view', rows([]));
  expect((await run('{ user(id: "13") { name } }')).data).toEqual({ user: null });
});

const create = `mutation ($input: UserInput!) {
  createUser(input: $input) { success message errors { field code message } user { id phone } }
}`;

test('a new user is sent with id 0, the phone with a leading 0, the portrait as the file service’s address', async () => {
  const photo = `${upstream.environment.FILE_SERVICE_URL}/load/aa11.jpg`;
  upstream.expect('POST', 'user/save', ({ body }) => {
    expect(body).toEqual({ id: 0, ...sent, photo });
    return saved(12, 'User saved.');
  });
  upstream.expect('GET', 'user/view/12', data(row));
  expect((await run(create, { input })).data?.createUser).toEqual({
    success: true,
    message: 'User saved.',
    errors: [],
    user: { id: '12', phone: '81298765432' },
  });
});

test('an edit does not send an omitted username or portrait, and null removes them', async () => {
  const update = 'mutation ($input: UserInput!) { updateUser(id: "12", input: $input) { success } }';
  const { username: _username, photo: _photo, ...rest } = input;
  const { username: _sentName, ...sentRest } = sent;
  upstream.expect('POST', 'user/edit', ({ body }) => {
    expect(body).toEqual({ id: 12, ...sentRest });
    return saved(12);
  });
  await run(update, { input: rest });
  upstream.expect('POST', 'user/edit', ({ body }) => {
    expect(body).toEqual({ id: 12, ...sentRest, username: null, photo: null });
    return saved(12);
  });
  await run(update, { input: { ...rest, username: null, photo: null } });
});

test('names the input fields in the errors of a refused save', async () => {
  upstream.expect(
    'POST',
    'user/save',
    refused('The role Dispatcher is not one of Volta Rental', [
      { field: 'idUserType', code: 'INVALID', message: 'The role Dispatcher is not one of Volta Rental' },
      { field: 'idCompany', message: 'Company was not found' },
      { field: 'email', code: 'TAKEN', message: 'E-mail is already used' },
    ]),
  );
  expect((await run(create, { input })).data?.createUser).toEqual({
    success: false,
    message: 'The role Dispatcher is not one of Volta Rental',
    errors: [
      { field: 'userTypeId', code: 'INVALID', message: 'The role Dispatcher is not one of Volta Rental' },
      { field: 'companyId', code: 'REFUSED', message: 'Company was not found' },
      { field: 'email', code: 'TAKEN', message: 'E-mail is already used' },
    ],
    user: null,
  });
});

test.each([
  ['companyId', { companyId: 'five' }],
  ['userTypeId', { userTypeId: '9 or 1=1' }],
])('a %s that is not an id is BAD_USER_INPUT, without a call', async (field, wrong) => {
  const { errors } = await run(create, { input: { ...input, ...wrong } });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
});

test('an invalid e-mail address is BAD_USER_INPUT, without a call', async () => {
  expect((await run(create, { input: { ...input, email: 'sari' } })).codes).toEqual(['BAD_USER_INPUT']);
});

test('a caller without the screen is FORBIDDEN', async () => {
  upstream.expect('GET', 'user/view', { status: 403, json: { success: false } });
  expect((await run('{ users { items { id } } }')).codes).toEqual(['FORBIDDEN']);
});
