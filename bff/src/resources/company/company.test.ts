import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });

test.each([
  ['companyOptions', 'company/list'],
  ['companyTypeOptions', 'company/list/type'],
])('%s returns the options of %s', async (field, path) => {
  upstream.expect('GET', path, ({ query }) => {
    expect(query).toEqual({});
    return data([{ value: 2, text: 'Supplier' }]);
  });
  expect((await run(`{ ${field} { value text } }`)).data).toEqual({
    [field]: [{ value: '2', text: 'Supplier' }],
  });
});

test.each([
  ['companyOptions(isActive: true)', 'company/list', '1'],
  ['supplierOptions(isActive: true)', 'company_supplier/list', '1'],
  ['tenantOptions(isActive: false)', 'company_tenant/list', '0'],
  ['contractTenantOptions', 'company_supplier/list/company_tenant', '1'],
])('%s requests %s with the flag for active companies', async (field, path, isAktif) => {
  upstream.expect('GET', path, ({ query }) => {
    expect(query).toEqual({ isAktif });
    return data([{ value: 2, text: 'Volta Rental', group: 'Supplier' }]);
  });
  expect((await run(`{ options: ${field} { value text group } }`)).data).toEqual({
    options: [{ value: '2', text: 'Volta Rental', group: 'Supplier' }],
  });
});
