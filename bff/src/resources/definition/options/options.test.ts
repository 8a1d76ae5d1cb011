import { data } from '../../../testing/data-api-double.js';
import { gatewayForTests } from '../../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });

const entries = [
  { value: 3, text: 'PT Andalas', group: 'Supplier' },
  { value: 4, text: 'PT. Andalas Jaya', group: 'Tenant' },
  { value: 5, text: 'CV Borneo', group: 'Supplier' },
  { value: 6, text: 'PT Andalas Raya', group: 'Supplier' },
];

describe.each([
  ['supplierOptions', 'company_supplier/list', {}],
  ['tenantOptions', 'company_tenant/list', {}],
  ['companyOptions', 'company/list', {}],
  ['contractTenantOptions', 'company_supplier/list/company_tenant', { isAktif: '1' }],
  ['batteryModelOptions', 'battery_model/list', {}],
  ['complaintCategoryOptions', 'complaint_category/list', { isActive: '1' }],
])('%s', (field, path, constant) => {
  test('are searched by text and ids and cut, even when the data API ignores the parameters', async () => {
    upstream.expect('GET', path, ({ query }) => {
      expect(query).toEqual({ ...constant, text: 'pt andalas', ids: '4,5,6', size: '1' });
      return data(entries);
    });
    const { data: found } = await run(
      `{ options: ${field}(text: " pt andalas ", ids: ["4", "5", "6"], first: 1) { text } }`,
    );
    expect(found).toEqual({ options: [{ text: 'PT. Andalas Jaya' }] });
  });

  test('refuse invalid ids and numbers out of range', async () => {
    expect((await run(`{ ${field}(ids: ["a"]) { value } }`)).codes).toEqual(['BAD_USER_INPUT']);
    expect((await run(`{ ${field}(first: 1001) { value } }`)).codes).toEqual(['BAD_USER_INPUT']);
  });
});

test('options of companies are those of a company type, also of a data API that ignores the parameter', async () => {
  upstream.expect('GET', 'company/list', ({ query }) => {
    expect(query).toEqual({ group: 'Supplier', size: '2' });
    return data(entries);
  });
  expect((await run('{ companyOptions(group: "Supplier", first: 2) { value } }')).data).toEqual({
    companyOptions: [{ value: '3' }, { value: '5' }],
  });
});

test('a data API whose companies have no type offers all', async () => {
  upstream.expect('GET', 'company/list', data(entries.map(({ value, text }) => ({ value, text }))));
  expect((await run('{ companyOptions(group: "Supplier", first: 2) { value } }')).data).toEqual({
    companyOptions: [{ value: '3' }, { value: '4' }],
  });
});

test('vehicles are found by a plate whatever its spaces', async () => {
  upstream.expect('GET', 'vehicle/list', ({ query }) => {
    expect(query).toEqual({ licensePlate: 'b12' });
    return data([{ value: 34, text: 'B 1234 XYZ' }]);
  });
  expect((await run('{ vehicleOptions(text: "b12") { value } }')).data).toEqual({
    vehicleOptions: [{ value: '34' }],
  });
});
