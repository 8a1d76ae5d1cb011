import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });

const counts = {
  vehicleStatus: { active: 5, nonActive: 4, maintenance: 3, broken: 2 },
  vehicleRentStatus: { available: 6, rented: 7, booked: 1 },
};

test('the dashboard counts the vehicles of one supplier by working condition and rent status', async () => {
  upstream.expect('GET', 'dashboard', ({ query }) => {
    expect(query).toEqual({ companyId: '3' });
    return data(counts);
  });
  const answer = await run(`{ dashboard(supplierId: "3") {
    vehicleStatus { active nonActive maintenance broken } rentStatus { available rented booked }
  } }`);
  expect(answer.data).toEqual({
    dashboard: { vehicleStatus: counts.vehicleStatus, rentStatus: counts.vehicleRentStatus },
  });
});

test('without a supplier it counts all in scope', async () => {
  upstream.expect('GET', 'dashboard', ({ query }) => {
    expect(query).toEqual({});
    return data(counts);
  });
  expect((await run('{ dashboard { rentStatus { rented } } }')).data).toEqual({
    dashboard: { rentStatus: { rented: 7 } },
  });
});

test('a count that is missing is UPSTREAM_BAD_REPLY naming it', async () => {
  upstream.expect('GET', 'dashboard', data({ ...counts, vehicleRentStatus: { available: 1, rented: 2 } }));
  const answer = await run('{ dashboard { rentStatus { rented } } }');
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    code: 'UPSTREAM_BAD_REPLY',
    call: 'dashboard',
    field: 'data.vehicleRentStatus.booked',
  });
});
