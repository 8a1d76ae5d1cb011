import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { vehicleRow } from '../../testing/samples/sample-vehicle.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });

/** A customer's data API returns only the fields of the specification's section 3, and dashes for unknown values. */
const bare = {
  id: '7',
  distance: '3.5',
  startDate: '2026-11-20 08:00:00',
  endDate: '2026-11-20 08:10:00',
  startAddress: 'Jl. A',
  endAddress: '-',
  averageSpeed: '-',
  energyCost: '',
};
const inProgress = {
  id: 8,
  distance: 12.4,
  startDate: '2026-11-21T03:00:00.000Z',
  endDate: null,
  startAddress: null,
  endAddress: null,
  startLatitude: -6.2,
  startLongitude: 106.8,
  endLatitude: -6.3,
  endLongitude: 106.9,
  speedCount: 310,
  averageSpeed: 27.3,
  maxSpeed: 61,
  duration: 27,
  energyKwh: 0.4,
  energyCost: 987,
};
const history = (rows: object[], totalRow = rows.length) =>
  data({
    latitudeLastCoordinate: -6.3,
    longitudeLastCoordinate: 106.9,
    addressLastCoordinate: 'Jl. Thamrin',
    tripHistory: { data: rows, totalRow },
  });

const everyTripField = `id distance startedAt endedAt startAddress endAddress startPosition { latitude longitude }
  endPosition { latitude longitude } speedCount averageSpeed topSpeed duration energyUsed energyCost`;

test('reads a page of a vehicle’s trips, with its last position, in one call', async () => {
  upstream.expect('GET', 'vehicle/trip_history', ({ query }) => {
    expect(query).toEqual({ vehicleId: '34', page: '2', size: '20' });
    return history([inProgress, bare], 57);
  });
  const response = await run(`{ vehicleTrips(vehicleId: "34", page: 2) {
    items { ${everyTripField} } pageInfo { totalItems totalPages }
    lastPosition { latitude longitude } lastAddress
  } }`);
  expect(response.data?.vehicleTrips).toEqual({
    items: [
      {
        id: '8',
        distance: 12.4,
        startedAt: '2026-11-21T03:00:00.000Z',
        endedAt: null,
        startAddress: null,
        endAddress: null,
        startPosition: { latitude: -6.2, longitude: 106.8 },
        endPosition: { latitude: -6.3, longitude: 106.9 },
        speedCount: 310,
        averageSpeed: 27.3,
        topSpeed: 61,
        duration: 27,
        energyUsed: 0.4,
        energyCost: 987,
      },
      {
        id: '7',
        distance: 3.5,
        startedAt: '2026-11-20T01:00:00.000Z',
        endedAt: '2026-11-20T01:10:00.000Z',
        startAddress: 'Jl. A',
        endAddress: null,
        startPosition: null,
        endPosition: null,
        speedCount: null,
        averageSpeed: null,
        topSpeed: null,
        duration: null,
        energyUsed: null,
        energyCost: null,
      },
    ],
    pageInfo: { totalItems: 57, totalPages: 3 },
    lastPosition: { latitude: -6.3, longitude: 106.9 },
    lastAddress: 'Jl. Thamrin',
  });
});

const totals = { distance: '15.9', duration: 37.4, energyKwh: 0.4, energyCost: 987 };

test('reads the trips of a period and their sums in one call', async () => {
  upstream.expect('GET', 'vehicle/trip_history', ({ query }) => {
    expect(query).toEqual({ vehicleId: '34', page: '1', size: '20', from: '2026-11-20', to: '2026-11-21' });
    return data({ tripHistory: { data: [], totalRow: 2 }, tripTotals: totals });
  });
  const response = await run(`{ vehicleTrips(vehicleId: "34", from: "2026-11-20", to: "2026-11-21") {
    totals { distance duration energyUsed energyCost } } }`);
  expect(response.data?.vehicleTrips).toEqual({
    totals: { distance: 15.9, duration: 37, energyUsed: 0.4, energyCost: 987 },
  });
});

test('refuses a period whose days do not exist or are reversed, without a call', async () => {
  for (const [period, code] of [
    ['from: "2026-02-30"', 'GRAPHQL_VALIDATION_FAILED'],
    ['to: "today"', 'GRAPHQL_VALIDATION_FAILED'],
    ['from: "2026-11-21", to: "2026-11-20"', 'BAD_USER_INPUT'],
  ])
    expect((await run(`{ vehicleTrips(vehicleId: "34", ${period}) { lastAddress } }`)).codes).toEqual([code]);
  expect(upstream.calls).toHaveLength(0);
});

test('returns no sums for a data API without them, and NOT_SUPPORTED for a period', async () => {
  upstream.expect('GET', 'vehicle/trip_history', history([bare]));
  upstream.expect('GET', 'vehicle/trip_history', history([bare]));
  const whole = await run('{ vehicleTrips(vehicleId: "34") { totals { distance } } }');
  expect(whole.data?.vehicleTrips).toEqual({ totals: null });
  const today = await run('{ vehicleTrips(vehicleId: "34", from: "2026-11-21") { totals { distance } } }');
  expect(today.codes).toEqual(['NOT_SUPPORTED']);
});

test('returns the time zone of periods to signed-in callers only', async () => {
  upstream.expect('GET', 'user/me', data(meResponse));
  expect((await run('{ fleetTimeZone }')).data).toEqual({ fleetTimeZone: 'Asia/Jakarta' });
  expect((await bench.gateway.run('{ fleetTimeZone }')).codes).toEqual(['UNAUTHENTICATED']);
});

test('reads the trips of a selected vehicle', async () => {
  upstream.expect('GET', 'vehicle/view/34', data(vehicleRow));
  upstream.expect('GET', 'vehicle/trip_history', history([]));
  const response = await run(
    '{ vehicle(id: "34") { trips(size: 5) { items { id } pageInfo { totalItems } } } }',
  );
  expect(response.data).toEqual({ vehicle: { trips: { items: [], pageInfo: { totalItems: 0 } } } });
  expect(upstream.calls.at(-1)?.query).toEqual({ vehicleId: '34', page: '1', size: '5' });
});

test('reads the route of a trip in one call, with the requested number of points and null for missing speeds', async () => {
  upstream.expect('GET', 'vehicle/route_history', ({ query }) => {
    expect(query).toEqual({ idTripHistory: '8', maxPoints: '500' });
    return data([
      { latitude: -6.2, longitude: 106.8, gpsDate: '2026-11-21T03:00:00Z', speed: 31.5 },
      { latitude: '-6.3', longitude: '106.9' },
    ]);
  });
  const response = await run(
    '{ tripRoute(tripId: "8", maxPoints: 500) { position { latitude longitude } measuredAt speed } }',
  );
  expect(response.data?.tripRoute).toEqual([
    { position: { latitude: -6.2, longitude: 106.8 }, measuredAt: '2026-11-21T03:00:00.000Z', speed: 31.5 },
    { position: { latitude: -6.3, longitude: 106.9 }, measuredAt: null, speed: null },
  ]);
});

test('limits a route without a number of points to 10,000, and counts these as its cost', async () => {
  upstream.expect('GET', 'vehicle/route_history', ({ query }) => {
    expect(query).toEqual({ idTripHistory: '8', maxPoints: '10000' });
    return data([]);
  });
  expect((await run('{ tripRoute(tripId: "8") { speed } }')).data).toEqual({ tripRoute: [] });
  const routes = ['a', 'b', 'c'].map((name) => `${name}: tripRoute(tripId: "8") { speed }`);
  expect((await run(`{ ${routes.join(' ')} }`)).codes).toEqual(['OPERATION_TOO_COMPLEX']);
});

test('refuses an invalid id or number of points without a call, and a trip out of scope after the call', async () => {
  const results = await Promise.all([
    run('{ tripRoute(tripId: "eight") { speed } }'),
    run('{ tripRoute(tripId: "8", maxPoints: 1) { speed } }'),
    run('{ vehicleTrips(vehicleId: "") { lastAddress } }'),
  ]);
  expect(results.map(({ codes }) => codes)).toEqual(Array(3).fill(['BAD_USER_INPUT']));
  expect(upstream.calls).toHaveLength(0);
  upstream.expect('GET', 'vehicle/route_history', { status: 404 });
  expect((await run('{ tripRoute(tripId: "9") { speed } }')).codes).toEqual(['BAD_USER_INPUT']);
});
