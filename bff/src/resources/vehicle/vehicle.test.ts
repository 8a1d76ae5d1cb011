import { data, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { everyVehicleField, vehicleRow } from '../../testing/samples/sample-vehicle.js';

const bench = gatewayForTests();
const { upstream } = bench;
const sender = { token: 'staff-token' };

const list = (items: object[]) => ({ vehicles: { items } });
const run = (query: string, variables = {}, headers = {}) =>
  bench.gateway.run(query, variables, { ...sender, headers });

describe('the list of vehicles', () => {
  test('is one upstream call, with the names of related records from the row', async () => {
    upstream.expect('GET', 'vehicle/view', ({ query, headers }) => {
      expect(query).toEqual({ page: '2', size: '20' });
      expect(headers.authorization).toBe('Bearer staff-token');
      return rows([vehicleRow], 555);
    });
    const response = await run(
      `{ vehicles(page: 2) { items { ${everyVehicleField} } pageInfo { page size totalItems totalPages } } }`,
    );
    expect(response.errors).toBeUndefined();
    expect(response.data?.vehicles).toEqual({
      items: [
        {
          id: '34',
          licensePlate: 'B 1234 XYZ',
          imei: '490154203237518',
          trackerId: 'B1234XYZ',
          isInWarehouse: true,
          serialNumber: 'SN-34',
          color: 'Merah',
          year: 2024,
          rentStatus: 'RENTED',
          vehicleStatus: 'MAINTENANCE',
          photos: ['/files/aa11.jpg', '/files/bb22.png'],
          supplierId: '3',
          supplierName: 'Volta Rental',
          tenantId: '5',
          tenantName: 'Kirim Cepat',
          modelId: '8',
          modelName: 'Volta Hatch',
          batteryName: 'LFP 72V',
          batteryType: 'SWAP',
          batteryCapacity: 20000,
          telemetry: {
            position: { latitude: -6.2, longitude: 106.8 },
            address: 'Jl. Thamrin',
            speed: 41.5,
            course: 90,
            batteryPercentage: 80,
            estimatedRange: 55,
            odometer: 1200.5,
            // A time without an offset is in the data API's time zone, Asia/Jakarta.
            measuredAt: '2026-11-20T03:00:00.000Z',
          },
          contract: {
            id: '12',
            contractNo: 'KTR-12',
            tenantName: 'Kirim Cepat',
            startDate: '2026-01-01',
            endDate: '2026-12-31',
          },
          createdBy: 'Admin',
          createdAt: '2026-01-05T01:30:00.000Z',
          updatedBy: 'Budi',
          updatedAt: '2026-02-01T03:00:00.000Z',
          version: 4,
        },
      ],
      pageInfo: { page: 2, size: 20, totalItems: 555, totalPages: 28 },
    });
    expect(upstream.calls).toHaveLength(1);
  });

  test('includes the optional columns of the client by variables that are false by default, in the same call', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => ({ ...vehicleRow, id: index + 1 }));
    upstream.expect('GET', 'vehicle/view', rows(twenty), 2);
    const query = `query ($battery: Boolean! = false, $lastSeen: Boolean! = false, $contract: Boolean! = false) {
      vehicles { items {
        battery: telemetry @include(if: $battery) { batteryPercentage }
        lastSeen: telemetry @include(if: $lastSeen) { measuredAt }
        contract @include(if: $contract) { contractNo }
      } }
    }`;
    const shown = await run(query, { battery: true, lastSeen: true, contract: true });
    expect(shown.errors).toBeUndefined();
    const row = {
      battery: { batteryPercentage: 80 },
      lastSeen: { measuredAt: '2026-11-20T03:00:00.000Z' },
      contract: { contractNo: 'KTR-12' },
    };
    expect(shown.data).toEqual(list(twenty.map(() => row)));
    expect(upstream.calls).toHaveLength(1);
    const hidden = await run(query);
    expect(hidden.errors).toBeUndefined();
    expect(hidden.data).toEqual(list(twenty.map(() => ({}))));
    expect(upstream.calls).toHaveLength(2);
  });

  describe('with the nearest stations', () => {
    const query = '{ vehicles { items { id nearestStation { id name distance } } } }';
    const some = rows([
      { ...vehicleRow, id: 1 },
      { ...vehicleRow, id: 2 },
    ]);

    test('is two calls: the second requests the column for all vehicles of the page', async () => {
      upstream.expect('GET', 'vehicle/view', some);
      upstream.expect('GET', 'vehicle/view', ({ query: sent }) => {
        expect(sent).toEqual({ ids: '1,2', columns: 'nearestStation', page: '1', size: '2' });
        const nearestStation = { id: 9, name: 'SPKLU Anggrek', distance: 1.5 };
        return rows([{ id: 1, nearestStation }, { id: 2 }]);
      });
      expect((await run(query)).data).toEqual(
        list([
          { id: '1', nearestStation: { id: '9', name: 'SPKLU Anggrek', distance: 1.5 } },
          { id: '2', nearestStation: null },
        ]),
      );
      expect(upstream.calls).toHaveLength(2);
    });

    test('has none where the data API refuses the column', async () => {
      upstream.expect('GET', 'vehicle/view', some);
      upstream.expect(
        'GET',
        'vehicle/view',
        { status: 400, json: { success: false, message: 'columns?' } },
        2,
      );
      const response = await run(query);
      expect(response.errors).toBeUndefined();
      expect(response.data).toMatchObject(list([{ nearestStation: null }, { nearestStation: null }]));
    });
  });

  test('of 20 with models and suppliers is three calls: one by ids for each relation', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => ({
      ...vehicleRow,
      id: index + 1,
      vehicleModelId: (index % 3) + 1,
      companySupplierId: (index % 2) + 1,
    }));
    upstream.expect('GET', 'vehicle/view', rows(twenty));
    upstream.expect('GET', 'vehicle_model/view', ({ query }) => {
      expect(query.ids).toBe('1,2,3');
      // In any order; the third is out of scope.
      return rows([
        { id: 2, name: 'Two' },
        { id: 1, name: 'One' },
      ]);
    });
    upstream.expect('GET', 'company_supplier/view', ({ query }) => {
      expect(query.ids).toBe('1,2');
      return rows([
        { id: 2, name: 'Supplier two', isActive: '1', communication: 0 },
        { id: 1, name: 'Supplier one', isActive: '1', communication: 0 },
      ]);
    });
    const response = await run('{ vehicles { items { model { name } supplier { name } } } }');
    expect(response.errors).toBeUndefined();
    expect(response.data).toMatchObject(
      list(
        twenty.map((vehicle) => ({
          model: [{ name: 'One' }, { name: 'Two' }, null][vehicle.vehicleModelId - 1],
          supplier: { name: vehicle.companySupplierId === 1 ? 'Supplier one' : 'Supplier two' },
        })),
      ),
    );
    expect(upstream.calls).toHaveLength(3);
  });

  test('has the tenant of a rented vehicle', async () => {
    upstream.expect(
      'GET',
      'vehicle/view',
      rows([vehicleRow, { ...vehicleRow, id: 35, companyTenantId: null }]),
    );
    upstream.expect('GET', 'company_tenant/view', ({ query }) => {
      expect(query.ids).toBe('5');
      return rows([{ id: 5, name: 'Kirim Cepat' }]);
    });
    expect((await run('{ vehicles { items { tenant { name } } } }')).data).toEqual(
      list([{ tenant: { name: 'Kirim Cepat' } }, { tenant: null }]),
    );
  });

  test.each([
    ['LICENSE_PLATE', 'licensePlate'],
    ['IMEI', 'imei'],
    ['TRACKER_ID', 'trackerId'],
    ['SERIAL_NUMBER', 'serialNumber'],
    ['COLOR', 'warna'],
    ['YEAR', 'year'],
  ])('searches %s as the row’s field %s', async (field, name) => {
    upstream.expect('GET', 'vehicle/view', ({ query }) => {
      expect(query).toEqual({ page: '1', size: '20', [name]: 'B 12' });
      return rows([]);
    });
    const filter = { search: { field, text: 'B 12' } };
    expect(
      (await run('query ($filter: VehicleFilter) { vehicles(filter: $filter) { items { id } } }', { filter }))
        .data,
    ).toEqual(list([]));
  });

  test.each([
    ['TENANT_NAME', 'companyTenantName'],
    ['SUPPLIER_NAME', 'companySupplierName'],
    ['MODEL_NAME', 'vehicleModelName'],
    ['IMEI', 'imei'],
    ['TRACKER_ID', 'trackerId'],
    ['LICENSE_PLATE', 'licensePlate'],
    ['RENT_STATUS', 'rentStatus'],
    ['VEHICLE_STATUS', 'vehicleStatus'],
    ['IS_IN_WAREHOUSE', 'warehouse'],
    ['SERIAL_NUMBER', 'serialNumber'],
    ['COLOR', 'warna'],
    ['YEAR', 'year'],
    ['CREATED_BY', 'createdBy'],
    ['CREATED_AT', 'createdDate'],
    ['UPDATED_BY', 'updatedBy'],
    ['UPDATED_AT', 'updatedDate'],
  ])('sorts %s by the row’s field %s, ascending and descending', async (field, name) => {
    const sorts: (string | undefined)[] = [];
    upstream.expect(
      'GET',
      'vehicle/view',
      ({ query }) => {
        sorts.push(query.sort);
        return rows([]);
      },
      2,
    );
    const query = 'query ($sort: VehicleSort) { vehicles(sort: $sort) { items { id } } }';
    await run(query, { sort: { field } });
    await run(query, { sort: { field, direction: 'DESC' } });
    expect(sorts).toEqual([name, `-${name}`]);
  });

  test('filters by the codes of rent and vehicle status, by tenant and by supplier', async () => {
    upstream.expect('GET', 'vehicle/view', ({ query }) => {
      expect(query).toEqual({
        page: '1',
        size: '5',
        rentStatus: '0',
        vehicleStatus: '3',
        companyTenantId: '5',
        companySupplierId: '3',
      });
      return rows([]);
    });
    await run(`{ vehicles(size: 5, filter: {
      rentStatus: AVAILABLE, vehicleStatus: BROKEN, tenantId: "5", supplierId: "3", search: { field: IMEI, text: " " }
    }) { items { id } } }`);
  });

  test('reads an unknown code as UNKNOWN, and accepts a row with missing fields', async () => {
    upstream.expect(
      'GET',
      'vehicle/view',
      rows([{ id: '34', licensePlate: 'B 1', rentStatus: 9, batteryType: 'x', photo: null }]),
    );
    const response = await run(
      '{ vehicles { items { id rentStatus vehicleStatus batteryType photos imei telemetry { speed } version } } }',
    );
    expect(response.data).toEqual(
      list([
        {
          id: '34',
          rentStatus: 'UNKNOWN',
          vehicleStatus: 'UNKNOWN',
          batteryType: 'UNKNOWN',
          photos: [],
          imei: null,
          telemetry: null,
          version: null,
        },
      ]),
    );
  });

  test('is UPSTREAM_BAD_REPLY, naming call and field, when a row cannot be read', async () => {
    upstream.expect('GET', 'vehicle/view', rows([vehicleRow, { ...vehicleRow, year: 'soon' }]));
    const response = await run('{ vehicles { items { id } } }');
    expect(response.codes).toEqual(['UPSTREAM_BAD_REPLY']);
    expect(response.errors?.[0]?.extensions).toMatchObject({
      call: 'vehicle/view',
      field: 'data.data[1].year',
    });
  });

  test('requires a session, and makes no upstream call without one', async () => {
    const response = await bench.gateway.run('{ vehicles { items { id } } }');
    expect(response.codes).toEqual(['UNAUTHENTICATED']);
    expect(upstream.calls).toHaveLength(0);
  });

  test('cannot be filtered by UNKNOWN', async () => {
    const response = await run('{ vehicles(filter: { rentStatus: UNKNOWN }) { items { id } } }');
    expect(response.codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('one vehicle', () => {
  test('is read by its id', async () => {
    upstream.expect('GET', 'vehicle/view/34', data(vehicleRow));
    expect((await run('{ vehicle(id: "34") { licensePlate } }')).data).toEqual({
      vehicle: { licensePlate: 'B 1234 XYZ' },
    });
  });

  test('is null when there is none in scope, or the id is invalid', async () => {
    upstream.expect('GET', 'vehicle/view/35', {
      status: 404,
      json: { success: false, message: 'Not found' },
    });
    upstream.expect('GET', 'vehicle/view', rows([]));
    expect((await run('{ vehicle(id: "35") { id } }')).data).toEqual({ vehicle: null });
    expect((await run('{ vehicle(id: "../user") { id } }')).data).toEqual({ vehicle: null });
  });
});

test('vehicle options are the licence plates in scope', async () => {
  upstream.expect('GET', 'vehicle/list', data([{ value: 34, text: 'B 1234 XYZ' }]));
  expect((await run('{ vehicleOptions { value text } }')).data).toEqual({
    vehicleOptions: [{ value: '34', text: 'B 1234 XYZ' }],
  });
});

test('vehicle options are filtered, even when the data API ignores the parameters', async () => {
  upstream.expect('GET', 'vehicle/list', ({ query }) => {
    expect(query).toEqual({ licensePlate: 'b 12', rentStatus: '1', ids: '34,35,36', size: '1' });
    return data([
      { value: 33, text: 'B 1233 XYZ' },
      { value: 34, text: 'B 1234 XYZ' },
      { value: 35, text: 'B 1235 XYZ' },
      { value: 36, text: 'D 1 A' },
    ]);
  });
  const query =
    '{ vehicleOptions(text: " b 12 ", rentStatus: RENTED, ids: ["34", "35", "36"], first: 1) { value } }';
  expect((await run(query)).data).toEqual({ vehicleOptions: [{ value: '34' }] });
  expect((await run('{ vehicleOptions(first: 0) { value } }')).codes).toEqual(['BAD_USER_INPUT']);
});
