import { data, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

const row = {
  id: 5,
  name: 'Kirim Cepat',
  noTelephone: '0811',
  isActive: '0',
  startDate: null,
  endDate: null,
};

const input = {
  name: 'Kirim Cepat',
  email: 'halo@kirim.test',
  address: 'Jl. Thamrin 2',
  phone: '811',
  totalVehicles: 40,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  isActive: true,
  center: { latitude: -6.176, longitude: 106.827 },
  radius: 2500,
};

test.each([
  ['NAME', 'name'],
  ['EMAIL', 'email'],
  ['ADDRESS', 'address'],
  ['PHONE', 'noTelephone'],
])('searches tenants by %s as the row’s field %s', async (field, name) => {
  upstream.expect('GET', 'company_tenant/view', ({ query }) => {
    expect(query).toEqual({ page: '1', size: '20', isActive: '1', [name]: 'a' });
    return rows([row]);
  });
  const response = await run(
    'query ($filter: TenantFilter) { tenants(filter: $filter) { items { id phone isActive startDate } } }',
    { filter: { isActive: true, search: { field, text: 'a' } } },
  );
  expect(response.data).toEqual({
    tenants: { items: [{ id: '5', phone: '811', isActive: false, startDate: null }] },
  });
});

test.each([
  ['NAME', 'name'],
  ['COMPANY_TYPE_NAME', 'companyTypeName'],
  ['TOTAL_VEHICLES', 'totalVehicle'],
  ['EMAIL', 'email'],
  ['PHONE', 'noTelephone'],
  ['ADDRESS', 'address'],
  ['RADIUS', 'radius'],
  ['IS_ACTIVE', 'isActive'],
  ['START_DATE', 'startDate'],
  ['END_DATE', 'endDate'],
  ['CREATED_BY', 'createdBy'],
  ['CREATED_AT', 'createdDate'],
  ['UPDATED_BY', 'updatedBy'],
  ['UPDATED_AT', 'updatedDate'],
])('sorts tenants by %s as the row’s field %s', async (field, name) => {
  upstream.expect('GET', 'company_tenant/view', ({ query }) => {
    expect(query.sort).toBe(`-${name}`);
    return rows([row]);
  });
  await run('query ($sort: TenantSort) { tenants(sort: $sort) { items { id } } }', {
    sort: { field, direction: 'DESC' },
  });
});

test('returns the tenants in scope as options', async () => {
  upstream.expect('GET', 'company_tenant/list', data([{ value: 5, text: 'Kirim Cepat' }]));
  expect((await run('{ tenantOptions { value text } }')).data).toEqual({
    tenantOptions: [{ value: '5', text: 'Kirim Cepat' }],
  });
});

test('a tenant is null when there is none in scope', async () => {
  upstream.expect('GET', 'company_tenant/view/5', { status: 404, json: { success: false, message: '' } });
  upstream.expect('GET', 'company_tenant/view', rows([]));
  expect((await run('{ tenant(id: "5") { id } }')).data).toEqual({ tenant: null });
});

test.each([
  ['createTenant(', 'company_tenant/save', 0],
  ['updateTenant(id: "5", ', 'company_tenant/edit', 5],
])('%s… sends the fields of the specification', async (field, path, id) => {
  upstream.expect('POST', path, ({ body }) => {
    expect(body).toEqual({
      id,
      name: 'Kirim Cepat',
      email: 'halo@kirim.test',
      address: 'Jl. Thamrin 2',
      noTelephone: '0811',
      totalVehicle: 40,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      isActive: '1',
      centerPointLatitude: -6.176,
      centerPointLongitude: 106.827,
      radius: 2500,
    });
    return saved(5);
  });
  upstream.expect('GET', 'company_tenant/view/5', data(row));
  const response = await run(
    `mutation ($input: TenantInput!) { saved: ${field}input: $input) { success tenant { id name } } }`,
    { input },
  );
  expect(response.data).toEqual({ saved: { success: true, tenant: { id: '5', name: 'Kirim Cepat' } } });
});
