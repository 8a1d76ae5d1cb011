import { gatewayForTests } from '../../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;

const company = {
  name: 'Kirim Cepat',
  email: 'halo@kirimcepat',
  address: 'Jl. Sudirman 1',
  phone: '2155501234',
  totalVehicles: 10,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  isActive: true,
  center: { latitude: -6.176, longitude: 106.827 },
  radius: null,
};
const companySent = {
  name: 'Kirim Cepat',
  email: 'halo@kirimcepat',
  address: 'Jl. Sudirman 1',
  noTelephone: '02155501234',
  totalVehicle: 10,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  isActive: '1',
  centerPointLatitude: -6.176,
  centerPointLongitude: 106.827,
  radius: null,
};

/** Each import: a row, the row sent to the data API, and a field with different names in the two. */
const IMPORTS = {
  importTenants: {
    path: 'company_tenant/import',
    type: 'TenantImportRow',
    row: company,
    sent: companySent,
    renamed: ['totalVehicle', 'totalVehicles'],
    former: { noTelephone: '0811', centerPointLatitude: -6.5, radius: null },
    formerRead: [
      { field: 'phone', value: '811' },
      { field: 'center', value: '-6.5, 106.827' },
      { field: 'radius', value: null },
    ],
  },
  importSuppliers: {
    path: 'company_supplier/import',
    type: 'SupplierImportRow',
    row: { ...company, callbackUrl: null, communication: 'PUSH', username: 'kirim', loginPath: '/login' },
    sent: { ...companySent, callbackUrl: '-', communication: 2, username: 'kirim', pathLogin: '/login' },
    renamed: ['pathLogin', 'loginPath'],
    former: { isActive: '0', communication: 1, callbackUrl: '-' },
    formerRead: [
      { field: 'isActive', value: 'false' },
      { field: 'callbackUrl', value: null },
      { field: 'communication', value: 'PULL' },
    ],
  },
  importUsers: {
    path: 'user/import',
    type: 'UserImportRow',
    row: {
      name: 'Sari Dewi',
      email: 'sari@tenant.test',
      username: null,
      address: 'Jl. Thamrin 1',
      phone: '081298765432',
      isActive: false,
      companyName: 'Kirim Cepat',
      companyTypeName: 'Tenant',
      userTypeName: 'Dispatcher',
    },
    sent: {
      name: 'Sari Dewi',
      email: 'sari@tenant.test',
      username: null,
      address: 'Jl. Thamrin 1',
      phone: '081298765432',
      isActive: '0',
      companyName: 'Kirim Cepat',
      companyTypeName: 'Tenant',
      userTypeName: 'Dispatcher',
    },
    renamed: ['idCompany', 'companyId'],
    former: { companyName: 'Volta Rental', name: 'Sari' },
    formerRead: [
      { field: 'name', value: 'Sari' },
      { field: 'companyName', value: 'Volta Rental' },
    ],
  },
  importVehicles: {
    path: 'vehicle/import',
    type: 'VehicleImportRow',
    row: {
      licensePlate: 'B 1 A',
      supplierName: null,
      modelName: 'Angin',
      imei: null,
      serialNumber: 'S1',
      color: 'Biru',
      year: 2026,
      vehicleStatus: 'MAINTENANCE',
      isInWarehouse: true,
    },
    sent: {
      licensePlate: 'B 1 A',
      companySupplierName: null,
      vehicleModelName: 'Angin',
      imei: null,
      serialNumber: 'S1',
      warna: 'Biru',
      year: 2026,
      vehicleStatus: 2,
      warehouse: '1',
    },
    renamed: ['vehicleModelName', 'modelName'],
    former: { warna: 'Merah', vehicleStatus: 1, vehicleModelName: 'Awan', warehouse: '0' },
    formerRead: [
      { field: 'color', value: 'Merah' },
      { field: 'vehicleStatus', value: 'ACTIVE' },
      { field: 'isInWarehouse', value: 'false' },
      { field: 'modelName', value: 'Awan' },
    ],
  },
  importVehicleModels: {
    path: 'vehicle_model/import',
    type: 'VehicleModelImportRow',
    row: {
      name: 'Angin',
      supplierName: 'Volta',
      batteryModelName: 'Accu',
      maxMileage: 100,
      power: null,
      topSpeed: 80.5,
    },
    sent: { name: 'Angin', companyName: 'Volta', batteryModelName: 'Accu', maxMileage: 100, topSpeed: 80.5 },
    renamed: ['companyName', 'supplierName'],
    former: { topSpeed: 75 },
    formerRead: [{ field: 'topSpeed', value: '75' }],
  },
  importChargingStations: {
    path: 'charging_station/import',
    type: 'ChargingStationImportRow',
    row: {
      name: 'SPKLU',
      facility: 'Kantin',
      address: 'Jl. Thamrin',
      position: { latitude: -6, longitude: 106 },
      supplierNames: ['Volta', 'Borneo'],
    },
    sent: {
      name: 'SPKLU',
      facility: 'Kantin',
      address: 'Jl. Thamrin',
      latitude: -6,
      longitude: 106,
      companyNames: ['Volta', 'Borneo'],
    },
    renamed: ['companyIds', 'supplierIds'],
    former: { companyNames: ['Volta', 'Andalas'], longitude: 107 },
    formerRead: [
      { field: 'position', value: '-6, 107' },
      { field: 'supplierNames', value: 'Volta; Andalas' },
    ],
  },
  importContracts: {
    path: 'vehicle_contract/import',
    type: 'ContractImportRow',
    row: {
      contractNo: 'K-1',
      tenantName: 'Kirim',
      totalVehicles: 2,
      startDate: '2026-01-01',
      endDate: 'soon',
      licensePlates: [],
    },
    sent: {
      contractNo: 'K-1',
      companyTenantName: 'Kirim',
      totalVehicle: 2,
      startDate: '2026-01-01',
      endDate: 'soon',
      licensePlates: [],
    },
    renamed: ['companyTenantName', 'tenantName'],
    former: { licensePlates: ['B 1 A'], startDate: '2025-01-01' },
    formerRead: [
      { field: 'startDate', value: '2025-01-01' },
      { field: 'licensePlates', value: 'B 1 A' },
    ],
  },
} as const;

describe.each(Object.entries(IMPORTS))(
  '%s',
  (field, { path, type, row, sent, renamed, former, formerRead }) => {
    const run = (rows: readonly object[], dryRun: boolean, headers = {}) =>
      bench.gateway.run(
        `mutation ($rows: [${type}!]!, $dryRun: Boolean!) { ${field}(rows: $rows, dryRun: $dryRun) {
        success message errors { field code message }
        rows { row action id errors { field code message } former { field value } isInvited }
      } }`,
        { rows, dryRun },
        { token: 'staff-token', headers },
      );

    test('sends rows with the data API’s field names, and returns the action for each', async () => {
      const [restName, graphqlName] = renamed;
      upstream.expect('POST', path, ({ body }) => {
        expect(body).toEqual({ rows: [sent, {}], dryRun: '1' });
        return {
          json: {
            success: true,
            message: 'Success',
            data: {
              rows: [
                { row: 1, action: 'edit', id: 7, errors: [], former, isInvited: '1' },
                {
                  row: 2,
                  action: 'refused',
                  id: null,
                  errors: [{ field: restName, code: 'REQUIRED', message: 'Needed' }],
                },
              ],
            },
          },
        };
      });
      expect((await run([row, {}], true)).data?.[field]).toEqual({
        success: true,
        message: 'Success',
        errors: [],
        rows: [
          { row: 1, action: 'CHANGE', id: '7', errors: [], former: formerRead, isInvited: true },
          {
            row: 2,
            action: 'REFUSE',
            id: null,
            errors: [{ field: graphqlName, code: 'REQUIRED', message: 'Needed' }],
            former: [],
            isInvited: false,
          },
        ],
      });
    });

    test('saves with the caller’s idempotency key, and returns the rows of a refused import', async () => {
      const rows = [
        { row: 1, action: 'add', id: null, errors: [] },
        { row: 2, action: 'none', id: 8, errors: [] },
      ];
      upstream.expect('POST', path, ({ body, headers }) => {
        expect(body).toMatchObject({ dryRun: '0' });
        expect(headers['idempotency-key']).toBe('3f0f4c1e-key');
        return { json: { success: false, message: 'None was saved', data: { rows } } };
      });
      expect((await run([row], false, { 'idempotency-key': '3f0f4c1e-key' })).data?.[field]).toMatchObject({
        success: false,
        message: 'None was saved',
        rows: [
          { action: 'ADD', id: null },
          { action: 'NONE', id: '8' },
        ],
      });
    });

    test('is NOT_SUPPORTED when the data API lacks the call', async () => {
      upstream.expect('POST', path, { status: 404, json: { success: false, message: 'None' } });
      expect((await run([row], true)).codes).toEqual(['NOT_SUPPORTED']);
    });

    test('accepts 1,000 rows with long addresses, and no more', async () => {
      const long = { ...row, ...('address' in row && { address: 'Jalan '.repeat(80) }) };
      upstream.expect('POST', path, ({ body }) => {
        expect(body).toMatchObject({ rows: { length: 1000 } });
        return { json: { success: true, message: '', data: { rows: [] } } };
      });
      expect((await run(Array(1000).fill(long), true)).codes).toEqual([]);
      expect((await run(Array(1001).fill(row), true)).codes).toEqual(['BAD_USER_INPUT']);
    });
  },
);

test('a coordinate out of range is an error of its row', async () => {
  const error = { field: 'centerPointLatitude', code: 'INVALID', message: 'Not valid.' };
  const row = { row: 1, action: 'refused', id: null, errors: [error], isInvited: '0' };
  upstream.expect('POST', 'company_tenant/import', ({ body }) => {
    expect(body).toMatchObject({ rows: [{ centerPointLatitude: 91, centerPointLongitude: 0 }] });
    return { json: { success: true, message: '', data: { rows: [row] } } };
  });
  const { data: result } = await bench.gateway.run(
    `mutation ($rows: [TenantImportRow!]!) {
      importTenants(rows: $rows, dryRun: true) { rows { action errors { field message } } }
    }`,
    { rows: [{ center: { latitude: 91, longitude: 0 } }] },
    { token: 'staff-token' },
  );
  expect(result).toMatchObject({
    importTenants: { rows: [{ action: 'REFUSE', errors: [{ field: 'center', message: 'Not valid.' }] }] },
  });
});
