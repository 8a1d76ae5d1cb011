import { data } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });

test.each([
  ['companyOptions', 'company/list'],
  ['companyTypeOptions', 'company/list/type'],
])('%s are what %s answers', async (field, path) => {
  upstream.expect('GET', path, ({ query }) => {
    expect(query).toEqual({});
    return data([{ value: 2, text: 'Supplier' }]);
  });
  expect((await run(`{ ${field} { value text } }`)).data).toEqual({
    [field]: [{ value: '2', text: 'Supplier' }],
  });
});
