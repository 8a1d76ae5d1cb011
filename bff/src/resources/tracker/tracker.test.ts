import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../../testing/gateway-under-test.js';
import { deviceRow, tokenRow, trackerRow } from '../../testing/samples/sample-tracker.js';
import { vehicleRow } from '../../testing/samples/sample-vehicle.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}, headers = {}) =>
  bench.gateway.run(query, variables, { token: 'staff-token', headers });

describe('tracker tokens', () => {
  test('are listed with one call, and their suppliers with one more', async () => {
    upstream.expect('GET', 'tracker/token/view', ({ query }) => {
      expect(query).toMatchObject({ page: '1', size: '20' });
      return rows([tokenRow, { ...tokenRow, id: 5, lastUsedDate: null, revokedDate: '2026-11-21 01:00' }]);
    });
    upstream.expect('GET', 'company_supplier/view', ({ query }) => {
      expect(query.ids).toBe('3');
      return rows([{ id: 3, name: 'Volta Rental' }]);
    });
    const response = await run(`{ trackerTokens {
      items { id name supplierId supplierName createdBy createdAt lastUsedAt revokedAt supplier { name } }
      pageInfo { totalItems }
    } }`);
    expect(response.errors).toBeUndefined();
    const first = {
      id: '4',
      name: 'Phones',
      supplierId: '3',
      supplierName: 'Volta Rental',
      createdBy: 'Budi',
      createdAt: '2026-11-01T03:00:00.000Z',
      lastUsedAt: '2026-11-19T16:00:00.000Z',
      revokedAt: null,
      supplier: { name: 'Volta Rental' },
    };
    expect(response.data?.trackerTokens).toEqual({
      items: [first, { ...first, id: '5', lastUsedAt: null, revokedAt: '2026-11-20T18:00:00.000Z' }],
      pageInfo: { totalItems: 2 },
    });
  });

  const create = `mutation ($input: TrackerTokenInput!) {
    createTrackerToken(input: $input) { success message errors { field code } token trackerToken { name } }
  }`;

  test('are created once with an idempotency key, and the row is read by ids', async () => {
    upstream.expect('POST', 'tracker/token/save', ({ body, headers }) => {
      expect(body).toEqual({ name: 'Phones', companySupplierId: 3 });
      expect(headers['idempotency-key']).toBe('5f0c1b1e-0000-4000-8000-000000000001');
      return { json: { success: true, message: 'Made.', data: { id: 4, token: 'tracker-secret' } } };
    });
    upstream.expect('GET', 'tracker/token/view', ({ query }) => {
      expect(query).toEqual({ ids: '4', page: '1', size: '1' });
      return rows([tokenRow]);
    });
    const input = { name: 'Phones', supplierId: '3' };
    const key = { 'idempotency-key': '5f0c1b1e-0000-4000-8000-000000000001' };
    expect((await run(create, { input }, key)).data?.createTrackerToken).toEqual({
      success: true,
      message: 'Made.',
      errors: [],
      token: 'tracker-secret',
      trackerToken: { name: 'Phones' },
    });
  });

  test('are refused above the limit of a supplier', async () => {
    upstream.expect('POST', 'tracker/token/save', ({ body }) => {
      expect(body).toEqual({ name: 'Phones' });
      return refused('At most 20.', [{ field: 'companySupplierId', code: 'LIMIT', message: 'At most 20.' }]);
    });
    expect((await run(create, { input: { name: 'Phones' } })).data?.createTrackerToken).toEqual({
      success: false,
      message: 'At most 20.',
      errors: [{ field: 'supplierId', code: 'LIMIT' }],
      token: null,
      trackerToken: null,
    });
  });

  test('with a name that is too long or a supplier that is no id are refused without a call', async () => {
    const results = await Promise.all([
      run(create, { input: { name: 'x'.repeat(101) } }),
      run(create, { input: { name: 'x', supplierId: 'one' } }),
    ]);
    expect(results.map(({ codes }) => codes)).toEqual([['BAD_USER_INPUT'], ['BAD_USER_INPUT']]);
    expect(upstream.calls).toHaveLength(0);
  });

  test('are revoked by id; one out of scope is BAD_USER_INPUT', async () => {
    const revoke = 'mutation { revokeTrackerToken(id: "4") { success message } }';
    upstream.expect('POST', 'tracker/token/revoke', ({ body }) => {
      expect(body).toEqual({ id: 4 });
      return saved(4, 'Revoked.');
    });
    expect((await run(revoke)).data?.revokeTrackerToken).toEqual({ success: true, message: 'Revoked.' });
    upstream.expect('POST', 'tracker/token/revoke', { status: 404, json: { success: false } });
    upstream.expect('GET', 'tracker/token/view', rows([]));
    expect((await run(revoke)).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('tracker devices', () => {
  test('are listed, filtered, searched and ordered with one call', async () => {
    upstream.expect('GET', 'tracker/device/view', ({ query }) => {
      expect(query).toEqual({
        page: '1',
        size: '20',
        known: '0',
        companySupplierId: '3',
        deviceId: 'B 1',
        sort: '-lastSeen',
      });
      return rows([deviceRow]);
    });
    const variables = {
      filter: { isKnown: false, supplierId: '3', search: { field: 'IDENTIFIER', text: 'B 1' } },
      sort: { field: 'LAST_SEEN_AT', direction: 'DESC' },
    };
    const response = await run(
      `query ($filter: TrackerDeviceFilter, $sort: TrackerDeviceSort) {
        trackerDevices(filter: $filter, sort: $sort) {
          items {
            id identifier supplierId supplierName vehicleId licensePlate firstSeenAt lastSeenAt lastError lastErrorAt
            readingsLastMinute
          }
        }
      }`,
      variables,
    );
    expect(response.errors).toBeUndefined();
    expect(response.data?.trackerDevices).toEqual({
      items: [
        {
          id: '9',
          identifier: 'B 1234 XYZ',
          supplierId: '3',
          supplierName: 'Volta Rental',
          vehicleId: null,
          licensePlate: null,
          firstSeenAt: '2026-11-20T03:00:00.000Z',
          lastSeenAt: '2026-11-20T03:05:00.000Z',
          lastError: 'lat is missing',
          lastErrorAt: '2026-11-20T03:01:00.000Z',
          readingsLastMinute: 2,
        },
      ],
    });
  });

  test('are listed with their vehicles in two calls', async () => {
    upstream.expect(
      'GET',
      'tracker/device/view',
      rows([deviceRow, { ...deviceRow, id: 10, vehicleId: 34, licensePlate: 'B 1234 XYZ' }]),
    );
    upstream.expect('GET', 'vehicle/view', ({ query }) => {
      expect(query.ids).toBe('34');
      return rows([vehicleRow]);
    });
    const response = await run('{ trackerDevices { items { id vehicle { trackerId } } } }');
    expect(response.data?.trackerDevices).toEqual({
      items: [
        { id: '9', vehicle: null },
        { id: '10', vehicle: { trackerId: 'B1234XYZ' } },
      ],
    });
  });

  const claim = `mutation ($replace: Boolean) {
    claimTrackerDevice(id: "9", vehicleId: "34", replace: $replace) { success message errors { field code } }
  }`;

  test('are claimed for a vehicle', async () => {
    upstream.expect('POST', 'tracker/device/claim', ({ body }) => {
      expect(body).toEqual({ id: 9, vehicleId: 34, replace: false });
      return saved(9, 'Claimed.');
    });
    expect((await run(claim)).data?.claimTrackerDevice).toEqual({
      success: true,
      message: 'Claimed.',
      errors: [],
    });
  });

  test('replace the tracker of a vehicle only with `replace`', async () => {
    upstream.expect(
      'POST',
      'tracker/device/claim',
      refused('Has another.', [{ field: 'replace', code: 'HAS_TRACKER', message: 'Has another.' }]),
    );
    expect((await run(claim)).data?.claimTrackerDevice).toEqual({
      success: false,
      message: 'Has another.',
      errors: [{ field: 'replace', code: 'HAS_TRACKER' }],
    });
    upstream.expect('POST', 'tracker/device/claim', ({ body }) => {
      expect(body).toEqual({ id: 9, vehicleId: 34, replace: true });
      return saved(9);
    });
    expect((await run(claim, { replace: true })).data?.claimTrackerDevice).toMatchObject({ success: true });
  });

  test('are counted in one call', async () => {
    const counts = { readingsLastMinute: 120, devices: 8, unknownDevices: 2, tokens: 1 };
    upstream.expect('GET', 'tracker/summary', data(counts));
    const response = await run('{ trackerSummary { readingsLastMinute devices unknownDevices tokens } }');
    expect(response.data?.trackerSummary).toEqual(counts);
  });
});

describe('the tracker of a vehicle', () => {
  const query = `{ vehicle(id: "34") { trackerId tracker { lastSeenAt lastError lastErrorAt links { tokenName path url } } } }`;

  test('is read on request only, with links below PUBLIC_URL', async () => {
    const own = await GatewayUnderTest.start({
      ...upstream.environment,
      PUBLIC_URL: 'https://fleet.example',
    });
    upstream.expect('GET', 'vehicle/view/34', data(vehicleRow));
    upstream.expect('GET', 'vehicle/tracker', ({ query: parameters }) => {
      expect(parameters).toEqual({ vehicleId: '34' });
      return data(trackerRow);
    });
    const response = await own.run(query, {}, { token: 'staff-token' });
    expect(response.errors).toBeUndefined();
    const path = '/track/tracker-secret?id=B1234XYZ&interval=30&service=true';
    expect(response.data?.vehicle).toEqual({
      trackerId: 'B1234XYZ',
      tracker: {
        lastSeenAt: '2026-11-20T03:05:00.000Z',
        lastError: null,
        lastErrorAt: null,
        links: [{ tokenName: 'Phones', path, url: `https://fleet.example${path}` }],
      },
    });
    await own.stop();
  });

  test('has no whole links where the gateway does not know its own address', async () => {
    upstream.expect('GET', 'vehicle/view/34', data(vehicleRow));
    upstream.expect('GET', 'vehicle/tracker', data(trackerRow));
    expect((await run(query)).data?.vehicle).toMatchObject({
      trackerId: 'B1234XYZ',
      tracker: { links: [{ url: null }] },
    });
  });

  test('is FORBIDDEN, without failing the vehicle, for callers who may not edit it', async () => {
    upstream.expect('GET', 'vehicle/view/34', data(vehicleRow));
    upstream.expect('GET', 'vehicle/tracker', { status: 403, json: {} });
    const response = await run(query);
    expect(response.data?.vehicle).toEqual({ trackerId: 'B1234XYZ', tracker: null });
    expect(response.codes).toEqual(['FORBIDDEN']);
  });
});

test('a data API without trackers is NOT_SUPPORTED', async () => {
  upstream.respondToAll({ status: 404, json: {} });
  const results = await Promise.all(
    [
      '{ trackerTokens { items { id } } }',
      '{ trackerDevices { items { id } } }',
      '{ trackerSummary { tokens } }',
      'mutation { createTrackerToken(input: { name: "x" }) { success } }',
      'mutation { revokeTrackerToken(id: "4") { success } }',
      'mutation { claimTrackerDevice(id: "9", vehicleId: "34") { success } }',
    ].map((operation) => run(operation)),
  );
  expect(results.map(({ codes }) => codes)).toEqual(Array(6).fill(['NOT_SUPPORTED']));
});

test('no token is in the log', () => {
  expect(bench.gateway.logLines.join('')).not.toContain('tracker-secret');
});
