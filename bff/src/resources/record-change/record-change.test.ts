import { data, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { vehicleRow } from '../../testing/samples/sample-vehicle.js';

const bench = gatewayForTests();
const { upstream } = bench;

const QUERY = `query ($resource: Resource!, $id: ID!) {
  recordChanges(resource: $resource, id: $id, page: 2, size: 5) {
    items { id changedBy changedAt fields { field former now isList } }
    pageInfo { page totalItems totalPages }
  }
}`;
const changesOf = (resource: string, id = '34') =>
  bench.gateway.run(QUERY, { resource, id }, { token: 'staff-token' });
/** The fields that the gateway reads of the changed fields of one change. */
async function fieldsOf(resource: string, path: string, fields: readonly object[]) {
  upstream.expect('GET', `${path}/changes/34`, rows([{ id: 9, changedBy: null, changedDate: null, fields }]));
  const { data: result } = await changesOf(resource);
  return Object(result?.recordChanges).items?.[0].fields;
}
const missing = { status: 404, json: { success: false, message: 'None' } };

test('reads a page of changes with one call', async () => {
  upstream.expect('GET', 'vehicle/changes/34', ({ query, headers }) => {
    expect(query).toEqual({ page: '2', size: '5' });
    expect(headers.authorization).toBe('Bearer staff-token');
    const fields = [{ field: 'year', former: 2024, now: '2025', isList: '0' }];
    const change = { id: '9', changedBy: 'Budi', changedDate: '2026-11-01 10:00', fields };
    return { json: { success: true, message: '', data: { data: [change], totalRow: 6 } } };
  });
  expect((await changesOf('VEHICLE')).data?.recordChanges).toEqual({
    items: [
      {
        id: '9',
        changedBy: 'Budi',
        changedAt: '2026-11-01T03:00:00.000Z',
        fields: [{ field: 'year', former: '2024', now: '2025', isList: false }],
      },
    ],
    pageInfo: { page: 2, totalItems: 6, totalPages: 2 },
  });
});

test('names fields like the input, in its order, and reads values like those of the record', async () => {
  const changed = [
    { field: 'unknown', former: 1, now: 2 },
    { field: 'companyTenantId', former: { text: 'Kirim Cepat' }, now: null, isList: '0' },
    { field: 'vehicleStatus', former: 1, now: 77 },
    { field: 'warehouse', former: '0', now: '1' },
    { field: 'warna', former: 'Biru', now: null },
    { field: 'photo', former: { text: '1' }, now: { text: '3' } },
  ];
  const fields: { field: string }[] = await fieldsOf('VEHICLE', 'vehicle', changed);
  expect([...fields].sort((a, b) => a.field.localeCompare(b.field))).toEqual([
    { field: 'color', former: 'Biru', now: null, isList: false },
    { field: 'isInWarehouse', former: 'false', now: 'true', isList: false },
    { field: 'photos', former: '1', now: '3', isList: false },
    { field: 'tenantId', former: 'Kirim Cepat', now: null, isList: false },
    { field: 'vehicleStatus', former: 'ACTIVE', now: 'UNKNOWN', isList: false },
  ]);
});

test('reads coordinates, phones, secrets and lists of names', async () => {
  expect(
    await fieldsOf('TENANT', 'company_tenant', [
      { field: 'noTelephone', former: '0811', now: '0812' },
      { field: 'centerPointLatitude', former: -6.5, now: -6.25 },
    ]),
  ).toEqual([
    { field: 'phone', former: '811', now: '812', isList: false },
    { field: 'center', former: '-6.5', now: '-6.25', isList: false },
  ]);
  expect(
    await fieldsOf('CHARGING_STATION', 'charging_station', [
      { field: 'latitude', former: -6, now: -6.5 },
      { field: 'longitude', former: 106, now: 107 },
      { field: 'companyIds', former: { text: '' }, now: { text: 'Volta; Borneo' }, isList: '1' },
    ]),
  ).toEqual([
    { field: 'position', former: '-6, 106', now: '-6.5, 107', isList: false },
    { field: 'supplierIds', former: '', now: 'Volta; Borneo', isList: true },
  ]);
  const secret = { field: 'password', former: null, now: null };
  expect(await fieldsOf('SUPPLIER', 'company_supplier', [secret])).toEqual([{ ...secret, isList: false }]);
});

test('shows a value that is not what the field has now as it is', async () => {
  const changed = [{ field: 'year', former: 'about 2020', now: 2021 }];
  expect(await fieldsOf('VEHICLE', 'vehicle', changed)).toEqual([
    { field: 'year', former: 'about 2020', now: '2021', isList: false },
  ]);
});

test('is null for a record out of scope, and NOT_SUPPORTED when the data API lacks the call', async () => {
  upstream.expect('GET', 'vehicle/changes/34', missing);
  upstream.expect('GET', 'vehicle/view/34', missing);
  upstream.expect('GET', 'vehicle/view', rows([]));
  expect(await changesOf('VEHICLE')).toMatchObject({ codes: [], data: { recordChanges: null } });

  upstream.expect('GET', 'vehicle/changes/34', missing);
  upstream.expect('GET', 'vehicle/view/34', data(vehicleRow));
  expect((await changesOf('VEHICLE')).codes).toEqual(['NOT_SUPPORTED']);
});

test('refuses what is no id without a call, and what the data API forbids', async () => {
  expect((await changesOf('VEHICLE', 'x/../1')).codes).toEqual(['BAD_USER_INPUT']);
  upstream.expect('GET', 'menu/changes/34', { status: 403, json: { success: false, message: 'No' } });
  expect((await changesOf('MENU')).codes).toEqual(['FORBIDDEN']);
});
