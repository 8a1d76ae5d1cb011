import { type Calls, field, startTestServer, type TestServer } from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import type { Person } from '../../../testing/small-fleet.js';

describe('A list', () => {
  let server: TestServer;
  let admin: Calls;
  const plates = async (query: string) =>
    (await admin.rows(`vehicle/view?${query}`)).map((row) => row.licensePlate);

  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  test.each(['constructor=1', 'toString=1', '__proto__=1'])(
    'knows no parameter that was not declared: %s',
    async (query) => {
      expect((await admin.get(`vehicle/view?${query}`)).status).toBe(400);
    },
  );

  test('reports in the envelope that an address cannot be decoded', async () => {
    const { status, body } = await admin.get('vehicle/view/%zz');
    expect([status, body]).toEqual([400, { success: false, message: 'The address is malformed.' }]);
  });

  test('returns rows of the specification, newest first, and how many there are', async () => {
    const { body } = await admin.get('vehicle/view?size=7');
    expect(body).toMatchObject({ success: true, data: { totalRow: 7 } });
    const [row] = await admin.rows('vehicle/view?licensePlate=B 101 AND');
    const specified = {
      id: server.fleet.vehicle.A1,
      companySupplierId: server.fleet.andalas,
      companySupplierName: 'Andalas',
      companyTenantId: server.fleet.cepat,
      companyTenantName: 'Cepat',
      vehicleModelId: server.fleet.model.andalas,
      vehicleModelName: 'Angin',
      imei: '490154203237518',
      trackerId: null,
      warehouse: '0',
      licensePlate: 'B 101 AND',
      serialNumber: 'SN-A1',
      warna: 'Hitam',
      year: 2024,
      rentStatus: 1,
      vehicleStatus: 1,
      photo: [],
      batteryName: 'Accu A',
      batteryType: '0',
      maxCapacity: 20000,
      telemetry: null,
      contract: expect.objectContaining({ contractNo: 'IN-FORCE' }),
      createdBy: null,
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedBy: null,
      updatedDate: expect.stringMatching(/Z$/),
      version: 1,
    };
    // Any other field has no value in this row.
    const shown = Object.entries(row ?? {}).filter(([name, value]) => name in specified || value !== null);
    expect(Object.fromEntries(shown)).toEqual(specified);
    expect(await plates('')).toEqual([
      'B 102 BOR',
      'B 101 BOR',
      'B 105 AND',
      'B 104 AND',
      'B 103 AND',
      'B 102 AND',
      'B 101 AND',
    ]);
  });

  test.each([
    ['licensePlate=02 a', ['B 102 AND']],
    ['imei=3569', ['B 101 BOR']],
    ['serialNumber=sn-a5', ['B 105 AND']],
    ['warna=merah', ['B 102 BOR', 'B 102 AND']],
    ['year=2019', ['B 103 AND']],
    ['year=019', ['B 103 AND']],
  ])('searches a substring without case: %s', async (query, found) => {
    expect(await plates(query)).toEqual(found);
  });

  test('takes % and _ of a search text for themselves', async () => {
    expect(await plates('warna=0%25')).toEqual(['B 105 AND']);
    expect(await plates('warna=_')).toEqual([]);
    expect(await plates('warna=%5C')).toEqual([]);
  });

  test.each([
    ['rentStatus=2', ['B 104 AND']],
    ['vehicleStatus=3', ['B 103 AND']],
    ['rentStatus=1&vehicleStatus=1', ['B 102 AND', 'B 101 AND']],
    ['rentStatus=1&licensePlate=101', ['B 101 AND']],
    ['rentStatus=', 7],
  ])('filters: %s', async (query, found) => {
    const rows = await plates(query);
    expect(typeof found === 'number' ? rows.length : rows).toEqual(found);
  });

  test('filters by supplier and by tenant', async () => {
    expect(await plates(`companySupplierId=${server.fleet.borneo}`)).toEqual(['B 102 BOR', 'B 101 BOR']);
    expect(await plates(`companyTenantId=${server.fleet.cepat}&rentStatus=2`)).toEqual(['B 104 AND']);
  });

  test.each([
    'id',
    'companySupplierId',
    'companySupplierName',
    'companyTenantId',
    'companyTenantName',
    'vehicleModelId',
    'vehicleModelName',
    'imei',
    'trackerId',
    'warehouse',
    'licensePlate',
    'serialNumber',
    'warna',
    'year',
    'rentStatus',
    'vehicleStatus',
    'batteryName',
    'batteryType',
    'maxCapacity',
    'createdBy',
    'createdDate',
    'updatedBy',
    'updatedDate',
    'version',
  ])('sorts by %s both ways', async (column) => {
    const values = async (sort: string) =>
      (await admin.rows(`vehicle/view?sort=${sort}`))
        .map((row) => row[column])
        .filter((value) => value !== null);
    const ascending = await values(column);
    const compare = (a: unknown, b: unknown) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    expect(ascending).toEqual([...ascending].sort(compare));
    expect(await values(`-${column}`)).toEqual([...ascending].sort(compare).reverse());
  });

  test('puts vehicles without a tenant last when sorted by tenant, both ways', async () => {
    for (const sort of ['companyTenantName', '-companyTenantName']) {
      const names = (await admin.rows(`vehicle/view?sort=${sort}`)).map((row) => row.companyTenantName);
      expect(names.map((name) => name !== null)).toEqual([true, true, true, false, false, false, false]);
    }
  });

  test('cuts pages that neither overlap nor leave out a row, with the whole list counted on each', async () => {
    const sorted = ['warna', '-warna', 'companySupplierName', '-companySupplierName', '-vehicleModelName'];
    const queries = [...sorted.map((column) => `sort=${column}`), 'sort=companySupplierName&imei=4'];
    for (const query of [...queries, 'warna=h', 'year=2', 'licensePlate=10', 'companySupplierId=0']) {
      const all = await plates(query);
      const seen: unknown[] = [];
      for (let page = 1; page <= 4; page += 1) {
        const { body } = await admin.get(`vehicle/view?${query}&size=2&page=${page}`);
        expect(body.data).toMatchObject({ totalRow: all.length });
        seen.push(...(await plates(`${query}&size=2&page=${page}`)));
      }
      expect(seen).toEqual(all);
    }
  });

  test('counts right with every filter, as the counters are kept by the database', async () => {
    const { vehicle, andalas } = server.fleet;
    const total = async (query: string) => {
      const { body } = await admin.get(`vehicle/view?size=1&${query}`);
      return body.data;
    };
    await server.db.updateTable('vehicle').set({ vehicle_status: 0 }).where('id', '=', vehicle.A5).execute();
    expect(await total('vehicleStatus=0')).toMatchObject({ totalRow: 1 });
    expect(await total(`vehicleStatus=1&companySupplierId=${andalas}`)).toMatchObject({ totalRow: 3 });
    await server.db.updateTable('vehicle').set({ vehicle_status: 1 }).where('id', '=', vehicle.A5).execute();
    expect(await total('vehicleStatus=0')).toMatchObject({ totalRow: 0 });
    expect(await total(`companySupplierId=${andalas}`)).toMatchObject({ totalRow: 5 });
  });

  test('counts a search again after a vehicle changed, within the caller’s scope', async () => {
    const { vehicle, andalas, cepat } = server.fleet;
    const people: Person[] = ['admin', 'supplier', 'otherSupplier', 'tenant'];
    const totals = async (query: string) => {
      const pages = people.map(async (person) =>
        field((await (await server.as(person)).get(`vehicle/view?size=1&${query}`)).body.data, 'totalRow'),
      );
      return Promise.all(pages);
    };
    const change = (values: { license_plate?: string; color?: string; year?: number }) =>
      server.db.updateTable('vehicle').set(values).where('id', '=', vehicle.A2).execute();
    const narrow = `licensePlate=b 10&companySupplierId=${andalas}&companyTenantId=${cepat}`;
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await totals('licensePlate=b 10')).toEqual([7, 5, 2, 2]);
      expect(await totals(narrow)).toEqual([3, 3, 0, 2]);
      expect(await totals('warna=mer')).toEqual([2, 1, 1, 1]);
      expect(await totals(`warna=mer&companySupplierId=${andalas}`)).toEqual([1, 1, 0, 1]);
      expect(await totals('warna=mer&rentStatus=1')).toEqual([1, 1, 0, 1]);
      expect(await totals('year=24')).toEqual([6, 4, 2, 2]);
      await change({ license_plate: 'D 102 AND', color: 'Biru', year: 2023 });
      expect(await totals('licensePlate=b 10')).toEqual([6, 4, 2, 1]);
      expect(await totals(narrow)).toEqual([2, 2, 0, 1]);
      expect(await totals('warna=mer')).toEqual([1, 0, 1, 0]);
      expect(await totals('warna=mer&rentStatus=1')).toEqual([0, 0, 0, 0]);
      expect(await totals('year=24')).toEqual([5, 3, 2, 1]);
      await change({ license_plate: 'B 102 AND', color: 'Merah', year: 2024 });
    }
  });

  test('returns rows by ids in any number and order, and one row by its id', async () => {
    const { A1, B2 } = server.fleet.vehicle;
    const rows = await admin.rows(`vehicle/view?ids=${B2},${A1},999999`);
    expect(rows.map((row) => row.id).sort()).toEqual([A1, B2].sort());
    expect((await admin.get('vehicle/view?ids=')).body.data).toEqual({ data: [], totalRow: 0 });
    const { body } = await admin.get(`vehicle/view/${A1}`);
    expect(body).toMatchObject({ success: true, data: { id: A1, licensePlate: 'B 101 AND' } });
    expect(await admin.get('vehicle/view/999999')).toMatchObject({ status: 404, body: { success: false } });
    expect(await admin.get('vehicle/view/abc')).toMatchObject({ status: 404 });
  });

  test.each([
    ['colour=x', 'colour'],
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page=1.5', 'page'],
    ['size=0', 'size'],
    ['size=1001', 'size'],
    ['size=-1', 'size'],
    ['sort=colour', 'colour'],
    ['sort=photo', 'photo'],
    ['sort=telemetry', 'telemetry'],
    ['ids=1,x', 'ids'],
    [`ids=${Array.from({ length: 1001 }, (_, index) => index).join(',')}`, 'ids'],
    ['rentStatus=3', 'rentStatus'],
    ['rentStatus=x', 'rentStatus'],
    ['companyTenantId=99999999999', 'companyTenantId'],
    ['imei=1&warna=x', 'warna'],
    ['imei=1&imei=2', 'imei'],
    ['imei=%00', 'imei'],
  ])('refuses bad input, naming it: %.40s', async (query, named) => {
    const { status, body } = await admin.get(`vehicle/view?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({ success: false, message: expect.stringContaining(named) });
  });

  test.each([
    ['vehicle_model/view?name=gin', ['Angin']],
    ['vehicle_model/view?maxMileage=12', ['Badai', 'Awan', 'Angin']],
    ['vehicle_model/view?power=3', []],
    ['vehicle_model/view?topSpeed=75.5&sort=name', ['Angin', 'Awan', 'Badai']],
    ['battery_model/view?name=accu', ['Accu B', 'Accu A']],
    ['battery_model/view?maxCapacity=345', ['Accu B']],
    ['battery_model/view?type=0', ['Accu A']],
    ['company_supplier/view?name=and', ['Andalas']],
    ['company_supplier/view?email=borneo@', ['Borneo']],
    ['company_supplier/view?address=jalan b', ['Borneo']],
    ['company_supplier/view?noTelephone=08112', ['Borneo', 'Andalas']],
    ['company_supplier/view?isActive=0', []],
    ['company_supplier/view?communication=0', ['Borneo', 'Andalas']],
    ['company_tenant/view?isActive=1', ['Damai', 'Cepat']],
    ['company_tenant/view?sort=name', ['Cepat', 'Damai']],
  ])('is searched, filtered and sorted the same for every resource: %s', async (path, names) => {
    expect((await admin.rows(path)).map((row) => row.name)).toEqual(names);
  });

  test('filters models by company and battery', async () => {
    const { andalas, battery } = server.fleet;
    const names = async (query: string) =>
      (await admin.rows(`vehicle_model/view?${query}`)).map((row) => row.name);
    expect(await names(`companyId=${andalas}`)).toEqual(['Awan', 'Angin']);
    expect(await names(`bateryModelId=${battery.borneo}`)).toEqual(['Badai']);
    expect(await admin.rows(`battery_model/view?companyId=${andalas}`)).toEqual([
      expect.objectContaining({
        name: 'Accu A',
        idCompany: andalas,
        companyName: 'Andalas',
        batteryType: '0',
      }),
    ]);
  });

  test('shows companies with dates in the English (Singapore) long form', async () => {
    await server.db
      .updateTable('company')
      .set({ start_date: '2026-01-31', end_date: '2039-12-01' })
      .where('id', '=', server.fleet.cepat)
      .execute();
    expect((await admin.get(`company_tenant/view/${server.fleet.cepat}`)).body.data).toMatchObject({
      companyTypeName: 'Tenant',
      startDate: '2026-01-31',
      endDate: '2039-12-01',
      startDateText: '31 January 2026',
      endDateText: '1 December 2039',
      isActive: '1',
      noTelephone: '08113',
      totalVehicle: 50,
    });
  });

  test('returns telemetry with its units untouched', async () => {
    await server.db
      .insertInto('vehicle_telemetry')
      .values({
        vehicle_id: server.fleet.vehicle.B1,
        latitude: -6.2,
        longitude: 106.8,
        address: 'Monas',
        speed: 42.5,
        course: 180,
        battery_percentage: 77,
        estimated_km: 60,
        total_km: 1234.5,
        gps_date: '2026-11-20T04:00:00Z',
      })
      .execute();
    const { body } = await admin.get(`vehicle/view/${server.fleet.vehicle.B1}`);
    expect(body.data).toMatchObject({
      telemetry: {
        latitude: -6.2,
        longitude: 106.8,
        address: 'Monas',
        speed: 42.5,
        course: 180,
        batteryPercentage: 77,
        estimatedKm: 60,
        totalKm: 1234.5,
        gpsDate: expect.stringMatching(/^2026-11-20T\d\d:00:00[+-]\d\d:\d\d$/),
      },
    });
  });

  test('gives option lists, by text', async () => {
    const { fleet } = server;
    const options = async (path: string) => (await admin.get(path)).body.data;
    expect(await options(`vehicle_model/list/company?idCompany=${fleet.andalas}`)).toEqual([
      { value: fleet.model.andalas, text: 'Angin' },
      { value: fleet.model.andalasSpare, text: 'Awan' },
    ]);
    expect(await options(`battery_model/list?idCompany=${fleet.borneo}`)).toEqual([
      { value: fleet.battery.borneo, text: 'Accu B', group: 'Borneo' },
    ]);
    expect(await options('company_supplier/list')).toEqual([
      { value: fleet.andalas, text: 'Andalas' },
      { value: fleet.borneo, text: 'Borneo' },
    ]);
    expect(await options('company_tenant/list?isAktif=1')).toHaveLength(2);
    expect(await options('company_supplier/list/company_tenant?isAktif=0')).toEqual([]);
    expect(await options('company/list')).toHaveLength(5);
    expect(await options('company/list/type')).toEqual([
      { value: 1, text: 'Platform' },
      { value: 2, text: 'Supplier' },
      { value: 3, text: 'Tenant' },
    ]);
    expect(await options('vehicle/list')).toContainEqual({ value: fleet.vehicle.A1, text: 'B 101 AND' });
    expect(await admin.get('vehicle_model/list/company')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('idCompany') },
    });
  });

  test('of complaints is searched by plate or reporter, narrowed by category, company, action, status and overdue', async () => {
    const { category, andalas, borneo, cepat, complaint } = server.fleet;
    await server.db
      .updateTable('complaint')
      .set({ title: 'Rem berdecit', category_id: category.brakes, status: 1, action: 1, is_overdue: true })
      .where('id', '=', complaint.cepat)
      .execute();
    const titles = async (query: string) =>
      (await admin.rows(`complaint/view?sort=title&${query}`)).map((row) => row.title);
    const expected: [string, string[]][] = [
      ['', ['Rem belakang', 'Rem berdecit']],
      ['licensePlate=101 and', ['Rem berdecit']],
      ['reporter=othertenant', ['Rem belakang']],
      [`categoryId=${category.lights}`, []],
      [`supplierId=${andalas}&tenantId=${cepat}`, ['Rem berdecit']],
      [`supplierId=${borneo}`, []],
      ['action=1', ['Rem berdecit']],
      ['status=0', ['Rem belakang']],
      ['isOverdue=1', ['Rem berdecit']],
    ];
    for (const [query, rows] of expected) expect([query, await titles(query)]).toEqual([query, rows]);
    const calls = await server.as('clerk');
    expect((await calls.get('complaint/list/status')).body.data).toEqual(
      ['Open', 'In Progress', 'Done', 'Reopen', 'Closed'].map((text, value) => ({ value, text })),
    );
    expect((await calls.get('complaint/list/action')).body.data).toEqual([
      { value: 0, text: 'Repair' },
      { value: 1, text: 'Replacement' },
    ]);
  });

  test('carries the request id in and out', async () => {
    const reply = await server.app.inject({
      url: '/api/vehicle/view',
      headers: { authorization: `Bearer ${admin.token}`, 'x-request-id': 'from-the-gateway.1' },
    });
    expect(reply.headers['x-request-id']).toBe('from-the-gateway.1');
  });
});
