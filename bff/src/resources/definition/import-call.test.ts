import { gatewayForTests } from '../../testing/gateway-under-test.js';

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
  },
  importSuppliers: {
    path: 'company_supplier/import',
    type: 'SupplierImportRow',
    row: { ...company, callbackUrl: null, communication: 'PUSH', username: 'kirim', loginPath: '/login' },
    sent: { ...companySent, callbackUrl: '-', communication: 2, username: 'kirim', pathLogin: '/login' },
    renamed: ['pathLogin', 'loginPath'],
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
  },
} as const;

describe.each(Object.entries(IMPORTS))('%s', (field, { path, type, row, sent, renamed }) => {
  const run = (rows: readonly object[], dryRun: boolean, headers = {}) =>
    bench.gateway.run(
      `mutation ($rows: [${type}!]!, $dryRun: Boolean!) { ${field}(rows: $rows, dryRun: $dryRun) {
        success message errors { field code message }
        rows { row action id errors { field code message } }
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
              { row: 1, action: 'edit', id: 7, errors: [] },
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
        { row: 1, action: 'CHANGE', id: '7', errors: [] },
        {
          row: 2,
          action: 'REFUSE',
          id: null,
          errors: [{ field: graphqlName, code: 'REQUIRED', message: 'Needed' }],
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
    const long = { ...row, address: 'Jalan '.repeat(80) };
    upstream.expect('POST', path, ({ body }) => {
      expect(body).toMatchObject({ rows: { length: 1000 } });
      return { json: { success: true, message: '', data: { rows: [] } } };
    });
    expect((await run(Array(1000).fill(long), true)).codes).toEqual([]);
    expect((await run(Array(1001).fill(row), true)).codes).toEqual(['BAD_USER_INPUT']);
  });
});

test('refuses an invalid coordinate without calling the data API', async () => {
  const { codes } = await bench.gateway.run(
    'mutation ($rows: [TenantImportRow!]!) { importTenants(rows: $rows, dryRun: true) { success } }',
    { rows: [{ center: { latitude: 91, longitude: 0 } }] },
    { token: 'staff-token' },
  );
  expect(codes).toEqual(['BAD_USER_INPUT']);
  expect(upstream.calls).toEqual([]);
});
