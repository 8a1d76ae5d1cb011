import { rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { statusRowSample } from '../../testing/samples/sample-position.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });

test('reads a page of the status table in one call, searched and sorted by the data API’s names', async () => {
  upstream.expect('GET', 'dashboard/vehicle_status', ({ query }) => {
    expect(query).toEqual({ licensePlate: 'B 12', companyId: '3', sort: '-totalKm', page: '1', size: '20' });
    return rows([statusRowSample], 41);
  });
  const response =
    await run(`{ vehicleStatuses(supplierId: "3", licensePlate: "B 12", sort: { field: ODOMETER, direction: DESC }) {
    items { vehicleId licensePlate supplierName modelName position { latitude longitude } speed course batteryPercentage
      odometer measuredAt }
    pageInfo { totalItems }
  } }`);
  expect(response.data?.vehicleStatuses).toEqual({
    items: [
      {
        vehicleId: '34',
        licensePlate: 'B 1234 XYZ',
        supplierName: 'Volta Rental',
        modelName: 'Volta Hatch',
        position: { latitude: -6.2, longitude: 106.8 },
        speed: 31.5,
        course: 90,
        batteryPercentage: 76,
        odometer: 10234.5,
        measuredAt: '2026-11-21T03:04:05.000Z',
      },
    ],
    pageInfo: { totalItems: 41 },
  });
});

test.each([
  ['BATTERY_HIGH', { battery: 'high' }],
  ['BATTERY_MEDIUM', { battery: 'medium' }],
  ['BATTERY_LOW', { battery: 'low' }],
  ['MOVED_LATELY', { isMovedLately: '1' }],
  ['MOVED_TODAY', { isMovedToday: '1' }],
])('filters by the group %s of a number of the dashboard', async (group, filter) => {
  upstream.expect('GET', 'dashboard/vehicle_status', ({ query }) => {
    expect(query).toEqual({ ...filter, page: '1', size: '20' });
    return rows([]);
  });
  expect((await run(`{ vehicleStatuses(group: ${group}) { items { vehicleId } } }`)).codes).toEqual([]);
});

test('is NOT_SUPPORTED when the data API lacks the table', async () => {
  upstream.expect('GET', 'dashboard/vehicle_status', { status: 404 });
  expect((await run('{ vehicleStatuses { items { vehicleId } } }')).codes).toEqual(['NOT_SUPPORTED']);
});
