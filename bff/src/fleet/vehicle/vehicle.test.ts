import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const test_ = gatewayForTests();
const { upstream } = test_;
const sender = { token: 'staff-token' };

/** `vehicle/view`'s row (specification, section 3; contract, section 4), as the data API writes it. */
const row = {
  id: 34,
  companySupplierId: 3,
  companySupplierName: 'Volta Rental',
  companyTenantId: 5,
  companyTenantName: 'Kirim Cepat',
  vehicleModelId: 8,
  vehicleModelName: 'Volta Hatch',
  imei: '490154203237518',
  licensePlate: 'B 1234 XYZ',
  serialNumber: 'SN-34',
  warna: 'Merah',
  year: 2024,
  rentStatus: 1,
  vehicleStatus: 2,
  photo: ['http://127.0.0.1:4100/files/load/aa11.jpg', 'bb22.png'],
  batteryName: 'LFP 72V',
  batteryType: '1',
  maxCapacity: 20000,
  telemetry: {
    latitude: -6.2,
    longitude: 106.8,
    address: 'Jl. Thamrin',
    speed: 41.5,
    course: 90,
    batteryPercentage: 80,
    estimatedKm: 55,
    totalKm: 1200.5,
    gpsDate: '2026-11-20 10:00:00',
  },
  createdBy: 'Admin',
  createdDate: '2026-01-05 08:30',
  updatedBy: 'Budi',
  updatedDate: '2026-02-01T10:00:00+07:00',
  version: 4,
};

const input = {
  modelId: '8',
  licensePlate: 'B 1234 XYZ',
  imei: '490154203237518',
  serialNumber: 'SN-34',
  color: 'Merah',
  year: 2024,
  rentStatus: 'RENTED',
  vehicleStatus: 'ACTIVE',
  photos: ['/files/aa11.jpg', '/files/cc33.jpg?w=320'],
  supplierId: '3',
  tenantId: '5',
  version: 4,
};

const everyField = `id licensePlate imei serialNumber color year rentStatus vehicleStatus photos
  supplierId supplierName tenantId tenantName modelId modelName batteryName batteryType batteryCapacity
  telemetry { position { latitude longitude } address speed course batteryPercentage estimatedRange odometer measuredAt }
  createdBy createdAt updatedBy updatedAt version`;

const list = (items: object[]) => ({ vehicles: { items } });
const run = (query: string, variables = {}, headers = {}) =>
  test_.gateway.run(query, variables, { ...sender, headers });

describe('the list of vehicles', () => {
  test('is one upstream call, with the names that the row carries', async () => {
    upstream.expect('GET', 'vehicle/view', ({ query, headers }) => {
      expect(query).toEqual({ page: '2', size: '20' });
      expect(headers.authorization).toBe('Bearer staff-token');
      return rows([row], 555);
    });
    const answer = await run(
      `{ vehicles(page: 2) { items { ${everyField} } pageInfo { page size totalItems totalPages } } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.vehicles).toEqual({
      items: [
        {
          id: '34',
          licensePlate: 'B 1234 XYZ',
          imei: '490154203237518',
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
            // The data API's clock is Asia/Jakarta where it tells no offset.
            measuredAt: '2026-11-20T03:00:00.000Z',
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

  test('of 20 with model and supplier links is three calls, each link asked for once by ids', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => ({
      ...row,
      id: index + 1,
      vehicleModelId: (index % 3) + 1,
      companySupplierId: (index % 2) + 1,
    }));
    upstream.expect('GET', 'vehicle/view', rows(twenty));
    upstream.expect('GET', 'vehicle_model/view', ({ query }) => {
      expect(query.ids).toBe('1,2,3');
      // Any order; the third is out of scope.
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
    const answer = await run('{ vehicles { items { model { name } supplier { name } } } }');
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject(
      list(
        twenty.map((vehicle) => ({
          model: [{ name: 'One' }, { name: 'Two' }, null][vehicle.vehicleModelId - 1],
          supplier: { name: vehicle.companySupplierId === 1 ? 'Supplier one' : 'Supplier two' },
        })),
      ),
    );
    expect(upstream.calls).toHaveLength(3);
  });

  test('links a vehicle that is rented to its tenant', async () => {
    upstream.expect('GET', 'vehicle/view', rows([row, { ...row, id: 35, companyTenantId: null }]));
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
    ['SERIAL_NUMBER', 'serialNumber'],
    ['COLOR', 'warna'],
    ['YEAR', 'year'],
  ])('searches %s by the row’s own name %s', async (field, name) => {
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
    ['LICENSE_PLATE', 'licensePlate'],
    ['RENT_STATUS', 'rentStatus'],
    ['VEHICLE_STATUS', 'vehicleStatus'],
    ['SERIAL_NUMBER', 'serialNumber'],
    ['COLOR', 'warna'],
    ['YEAR', 'year'],
    ['CREATED_BY', 'createdBy'],
    ['CREATED_AT', 'createdDate'],
    ['UPDATED_BY', 'updatedBy'],
    ['UPDATED_AT', 'updatedDate'],
  ])('sorts by %s, up and down, by the row’s own name %s', async (field, name) => {
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

  test('shows a code that nobody knows yet as UNKNOWN, and lives with what a row leaves out', async () => {
    upstream.expect(
      'GET',
      'vehicle/view',
      rows([{ id: '34', licensePlate: 'B 1', rentStatus: 9, batteryType: 'x', photo: null }]),
    );
    const answer = await run(
      '{ vehicles { items { id rentStatus vehicleStatus batteryType photos imei telemetry { speed } version } } }',
    );
    expect(answer.data).toEqual(
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
    upstream.expect('GET', 'vehicle/view', rows([row, { ...row, year: 'soon' }]));
    const answer = await run('{ vehicles { items { id } } }');
    expect(answer.codes).toEqual(['UPSTREAM_BAD_REPLY']);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      call: 'vehicle/view',
      field: 'data.data[1].year',
    });
  });

  test('needs somebody signed in, and asks nothing upstream otherwise', async () => {
    const answer = await test_.gateway.run('{ vehicles { items { id } } }');
    expect(answer.codes).toEqual(['UNAUTHENTICATED']);
    expect(upstream.calls).toHaveLength(0);
  });

  test('cannot be filtered by UNKNOWN', async () => {
    const answer = await run('{ vehicles(filter: { rentStatus: UNKNOWN }) { items { id } } }');
    expect(answer.codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('one vehicle', () => {
  test('is its row, fresh', async () => {
    upstream.expect('GET', 'vehicle/view/34', data(row));
    expect((await run('{ vehicle(id: "34") { licensePlate } }')).data).toEqual({
      vehicle: { licensePlate: 'B 1234 XYZ' },
    });
  });

  test('is null when there is none in scope, or the id is none', async () => {
    upstream.expect('GET', 'vehicle/view/35', {
      status: 404,
      json: { success: false, message: 'Not found' },
    });
    expect((await run('{ vehicle(id: "35") { id } }')).data).toEqual({ vehicle: null });
    expect((await run('{ vehicle(id: "../user") { id } }')).data).toEqual({ vehicle: null });
  });
});

test('vehicle options are the plates in scope', async () => {
  upstream.expect('GET', 'vehicle/list', data([{ value: 34, text: 'B 1234 XYZ' }]));
  expect((await run('{ vehicleOptions { value text } }')).data).toEqual({
    vehicleOptions: [{ value: '34', text: 'B 1234 XYZ' }],
  });
});

describe('saving a vehicle', () => {
  const create = `mutation ($input: VehicleInput!) {
    createVehicle(input: $input) { success message errors { field code message } vehicle { ${everyField} } }
  }`;
  const update = `mutation ($id: ID!, $input: VehicleInput!) {
    updateVehicle(id: $id, input: $input) { success message errors { field code message } vehicle { id version } }
  }`;

  test('sends a new one with id 0 in the data API’s words, and answers it as it was written', async () => {
    upstream.expect('POST', 'vehicle/save', ({ body, headers }) => {
      expect(body).toEqual({
        id: 0,
        companySupplierId: 3,
        companyTenantId: 5,
        vehicleModelId: 8,
        imei: '490154203237518',
        licensePlate: 'B 1234 XYZ',
        serialNumber: 'SN-34',
        warna: 'Merah',
        year: 2024,
        rentStatus: 1,
        vehicleStatus: 1,
        photo: [
          `${upstream.environment.FILE_SERVICE_URL}/load/aa11.jpg`,
          `${upstream.environment.FILE_SERVICE_URL}/load/cc33.jpg`,
        ],
        version: 4,
      });
      expect(headers['idempotency-key']).toBe('3f0f4c1e-key');
      return saved(34, 'Data berhasil disimpan');
    });
    upstream.expect('GET', 'vehicle/view/34', data(row));
    const answer = await run(create, { input }, { 'idempotency-key': '3f0f4c1e-key' });
    expect(answer.data?.createVehicle).toMatchObject({
      success: true,
      message: 'Data berhasil disimpan',
      errors: [],
      vehicle: { id: '34', tenantName: 'Kirim Cepat' },
    });
  });

  test('leaves alone what an edit does not say, and empties what it says is null', async () => {
    const {
      imei: _imei,
      tenantId: _tenantId,
      supplierId: _supplierId,
      version: _version,
      ...required
    } = input;
    const bodies: unknown[] = [];
    upstream.expect(
      'POST',
      'vehicle/edit',
      ({ body }) => {
        bodies.push(body);
        return saved(34);
      },
      2,
    );
    upstream.expect('GET', 'vehicle/view/34', data(row), 2);
    await run(update, { id: '34', input: required });
    await run(update, { id: '34', input: { ...required, imei: null, tenantId: null } });
    expect(bodies[0]).not.toHaveProperty('imei');
    expect(bodies[0]).not.toHaveProperty('companyTenantId');
    expect(bodies[0]).not.toHaveProperty('companySupplierId');
    expect(bodies[0]).not.toHaveProperty('version');
    expect(bodies[1]).toMatchObject({ id: 34, imei: null, companyTenantId: null });
  });

  test('answers refusals in the payload, on the input’s own fields, and nothing was saved', async () => {
    upstream.expect(
      'POST',
      'vehicle/edit',
      refused('License plate B 1234 XYZ is already used', [
        { field: 'licensePlate', code: 'TAKEN', message: 'License plate B 1234 XYZ is already used' },
        { field: 'vehicleModelId', code: 'INVALID', message: 'Another company’s' },
        { field: 'warna', message: 'Colour is required' },
        { field: null, code: 'CONFLICT', message: 'Changed by another user' },
      ]),
    );
    expect((await run(update, { id: '34', input })).data).toEqual({
      updateVehicle: {
        success: false,
        message: 'License plate B 1234 XYZ is already used',
        errors: [
          { field: 'licensePlate', code: 'TAKEN', message: 'License plate B 1234 XYZ is already used' },
          { field: 'modelId', code: 'INVALID', message: 'Another company’s' },
          { field: 'color', code: 'REFUSED', message: 'Colour is required' },
          { field: null, code: 'CONFLICT', message: 'Changed by another user' },
        ],
        vehicle: null,
      },
    });
  });

  test('is still a success when the saved vehicle cannot be read again', async () => {
    upstream.expect('POST', 'vehicle/edit', saved(34));
    upstream.expect('GET', 'vehicle/view/34', { status: 500 });
    expect((await run(update, { id: '34', input })).data).toMatchObject({
      updateVehicle: { success: true, vehicle: null },
    });
  });

  test('is refused before anything is sent when a code is UNKNOWN or an id is none', async () => {
    const unknown = await run(create, { input: { ...input, rentStatus: 'UNKNOWN' } });
    const noId = await run(create, { input: { ...input, modelId: 'eight' } });
    expect([...unknown.codes, ...noId.codes]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect(noId.errors?.[0]?.extensions).toMatchObject({ field: 'modelId' });
    expect(upstream.calls).toHaveLength(0);
  });
});
