import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { dashboardSample } from '../../testing/samples/sample-position.js';

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
  const response = await run(`{ dashboard(supplierId: "3") {
    vehicleStatus { active nonActive maintenance broken } rentStatus { available rented booked }
  } }`);
  expect(response.data).toEqual({
    dashboard: { vehicleStatus: counts.vehicleStatus, rentStatus: counts.vehicleRentStatus },
  });
});

test('counts all vehicles in scope without a supplier', async () => {
  upstream.expect('GET', 'dashboard', ({ query }) => {
    expect(query).toEqual({});
    return data(counts);
  });
  expect((await run('{ dashboard { rentStatus { rented } } }')).data).toEqual({
    dashboard: { rentStatus: { rented: 7 } },
  });
});

test('reads the whole dashboard with one upstream call', async () => {
  upstream.expect('GET', 'dashboard', data(dashboardSample));
  const response = await run(`{ dashboard {
    attention {
      complaintsOverdue complaintsNew vehiclesSilent vehiclesLowBattery vehiclesOutOfService contractsEnding
    }
    averageSpeed distanceToday hours { hour distance averageSpeed } batteryHealth { high medium low }
    latest { vehicleId licensePlate supplierName modelName speed course batteryPercentage odometer measuredAt }
    positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }
  } }`);
  expect(response.data?.dashboard).toEqual({
    attention: dashboardSample.attention,
    averageSpeed: 24.8,
    distanceToday: 1234.5,
    hours: [
      { hour: 0, distance: 0, averageSpeed: null },
      { hour: 1, distance: 12.5, averageSpeed: 31.2 },
    ],
    batteryHealth: { high: 120, medium: 200, low: 80 },
    latest: [
      {
        vehicleId: '34',
        licensePlate: 'B 1234 XYZ',
        supplierName: 'Volta Rental',
        modelName: 'Volta Hatch',
        speed: 31.5,
        course: 90,
        batteryPercentage: 76,
        odometer: 10234.5,
        measuredAt: '2026-11-21T03:04:05.000Z',
      },
    ],
    positions: [
      {
        vehicleId: '34',
        licensePlate: 'B 34 XYZ',
        supplierName: 'Volta Rental',
        position: { latitude: -6.2, longitude: 106.8 },
        speed: 31.5,
        course: 90,
        measuredAt: '2026-11-21T03:04:05.000Z',
      },
    ],
  });
  expect(upstream.calls).toHaveLength(1);
});

test('a data API that returns only the counts yields no batteries, positions or speed', async () => {
  upstream.expect('GET', 'dashboard', data(counts));
  const response = await run(
    '{ dashboard { attention { complaintsNew } averageSpeed distanceToday hours { hour } batteryHealth { high } latest { speed } positions { speed } } }',
  );
  expect(response.data).toEqual({
    dashboard: {
      attention: null,
      averageSpeed: null,
      distanceToday: null,
      hours: [],
      batteryHealth: null,
      latest: [],
      positions: [],
    },
  });
});

test('a missing count is UPSTREAM_BAD_REPLY, naming the field', async () => {
  upstream.expect('GET', 'dashboard', data({ ...counts, vehicleRentStatus: { available: 1, rented: 2 } }));
  const response = await run('{ dashboard { rentStatus { rented } } }');
  expect(response.errors?.[0]?.extensions).toMatchObject({
    code: 'UPSTREAM_BAD_REPLY',
    call: 'dashboard',
    field: 'data.vehicleRentStatus.booked',
  });
});
