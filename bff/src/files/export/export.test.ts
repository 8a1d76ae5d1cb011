import type { Client } from 'graphql-ws';
import { data, refused, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { exportChanged, exportStatusRow } from '../../testing/samples/sample-export.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, sendEvent } from '../../testing/webhook.js';

const me = meResponse.data.id;
const token = 'staff-token';
const authorization = `Bearer ${token}`;
const REQUEST = `mutation ($input: ExportInput!) {
  requestExport(input: $input) { success message errors { code message } export { id name state url } }
}`;
const PROGRESSED = 'subscription { exportProgressed(id: "x1.csv") { state rows totalRows } }';

const next = async (values: AsyncIterator<{ data?: unknown; errors?: unknown }>) => {
  const { value } = await values.next();
  return value?.errors ?? value?.data;
};

describe('requesting a file', () => {
  const bench = gatewayForTests();
  const { upstream } = bench;
  const requestExport = async (input: Record<string, unknown>) => {
    const response = await bench.gateway.post(JSON.stringify({ query: REQUEST, variables: { input } }), {
      token,
    });
    return response.json();
  };

  test('sends the list’s filter and sort order as its view call does', async () => {
    upstream.expect('POST', 'ftp/download', ({ body }) => {
      expect(body).toEqual({
        type: 'vehicle',
        format: 'csv',
        language: 'en',
        filter: { licensePlate: 'B 12', rentStatus: '1', sort: '-licensePlate' },
      });
      return data({ Data1: '1', Data2: 'Vehicle.csv', Data3: 'x1.csv' });
    });
    const filter = { search: { field: 'LICENSE_PLATE', text: 'B 12' }, rentStatus: 'RENTED' };
    const sort = { field: 'LICENSE_PLATE', direction: 'DESC' };
    expect(await requestExport({ type: 'VEHICLES', format: 'CSV', language: 'EN', filter, sort })).toEqual({
      data: {
        requestExport: {
          success: true,
          message: '',
          errors: [],
          export: { id: 'x1.csv', name: 'Vehicle.csv', state: 'WAITING', url: '/files/exports/x1.csv' },
        },
      },
    });
  });

  test('sends the vehicle and the period of trips', async () => {
    upstream.expect('POST', 'ftp/download', ({ body }) => {
      expect(body).toEqual({
        type: 'vehicle_trip',
        format: 'xlsx',
        language: 'id',
        filter: { vehicleId: '34', from: '2026-11-01' },
      });
      return data({ Data1: '1', Data2: 'Riwayat Perjalanan.xlsx', Data3: 'x1.xlsx' });
    });
    const filter = { vehicleId: '34', from: '2026-11-01', to: null };
    expect(await requestExport({ type: 'VEHICLE_TRIPS', format: 'XLSX', filter })).toMatchObject({
      data: { requestExport: { success: true } },
    });
  });

  test.each([
    [{}, 'vehicleId'],
    [{ vehicleId: '34', from: '2026-02-30' }, 'from'],
    [{ vehicleId: '34', page: '2' }, 'page'],
  ])('refuses the filter %j of trips without an upstream call', async (filter, named) => {
    expect(await requestExport({ type: 'VEHICLE_TRIPS', format: 'CSV', filter })).toMatchObject({
      errors: [{ message: expect.stringContaining(named), extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(upstream.calls).toEqual([]);
  });

  test.each([
    [['34', '35'], '34,35'],
    // Of none, and not of all.
    [[], ''],
  ])('of the chosen rows %j names them', async (ids, named) => {
    upstream.expect('POST', 'ftp/download', ({ body }) => {
      expect(body).toMatchObject({ type: 'vehicle', filter: { ids: named, sort: '-licensePlate' } });
      return data({ Data1: '1', Data2: 'Vehicle.csv', Data3: 'x1.csv' });
    });
    const sort = { field: 'LICENSE_PLATE', direction: 'DESC' };
    const chosen = { type: 'VEHICLES', format: 'CSV', ids, sort };
    expect(await requestExport(chosen)).toMatchObject({ data: { requestExport: { success: true } } });
  });

  test.each([
    [{ rentStatus: 'LENT' }, 'RentStatus'],
    [{ drop: 1 }, 'drop'],
    [{ search: { text: 'B' } }, 'field'],
  ])(
    'refuses the filter %j, which the list does not accept, without an upstream call',
    async (filter, named) => {
      expect(await requestExport({ type: 'VEHICLES', format: 'CSV', filter })).toMatchObject({
        errors: [{ message: expect.stringContaining(named), extensions: { code: 'BAD_USER_INPUT' } }],
      });
      expect(upstream.calls).toEqual([]);
    },
  );

  test.each([
    ['Data1 is 0', data({ Data1: '0', Data2: 'Tunggu', Data3: '' })],
    ['success is false', refused('Tunggu')],
  ])('returns the reason of a refusal when %s', async (_how, reply) => {
    upstream.expect('POST', 'ftp/download', reply);
    expect(await requestExport({ type: 'MENUS', format: 'XLSX' })).toMatchObject({
      data: { requestExport: { success: false, message: 'Tunggu', export: null } },
    });
  });
});

describe('the file', () => {
  const bench = gatewayForTests({ EXPORT_POLL_MS: '5' });
  const { upstream } = bench;
  const get = (init: RequestInit = {}) =>
    fetch(`${bench.gateway.url}/files/exports/x1.csv`, { headers: { authorization }, ...init });
  const empty = { headers: { 'content-length': '0' }, bytes: Buffer.alloc(0) };
  const file = {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': '3',
      'content-disposition': 'attachment; filename="Vehicle.csv"',
      'set-cookie': 'upstream=secret',
    },
    bytes: Buffer.from('a,b'),
  };

  test('is polled while it is empty, and streamed to its owner as a download', async () => {
    upstream.expect('POST', 'ftp/cek', empty);
    // A body of chunks has no length.
    upstream.expect('POST', 'ftp/cek', {
      headers: { 'transfer-encoding': 'chunked' },
      bytes: Buffer.alloc(0),
    });
    upstream.expect('POST', 'ftp/cek', ({ body, headers }) => {
      expect([body, headers.authorization]).toEqual([{ namaFile: 'x1.csv' }, authorization]);
      return file;
    });
    const response = await get();
    expect([response.status, await response.text()]).toEqual([200, 'a,b']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="Vehicle.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('returns 404 after eleven polls', async () => {
    for (let poll = 0; poll < 11; poll += 1) upstream.expect('POST', 'ftp/cek', empty);
    const response = await get();
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'Download gagal: file tidak ditemukan' },
    ]);
  });

  test('is checked by HEAD without waiting or reading', async () => {
    upstream.expect('POST', 'ftp/cek', empty);
    expect((await get({ method: 'HEAD' })).status).toBe(204);
    upstream.expect('POST', 'ftp/cek', file);
    const found = await get({ method: 'HEAD' });
    expect([found.status, found.headers.get('content-length')]).toEqual([200, '3']);
  });

  test.each([
    [401, 401],
    [403, 403],
    [404, 404],
    [500, 502],
  ])('responds to status %i of the data API with %i', async (status, expected) => {
    upstream.expect('POST', 'ftp/cek', { status, json: { success: false, message: 'a secret' } });
    const response = await get();
    expect([response.status, await response.text()]).toEqual([
      expected,
      expect.not.stringContaining('secret'),
    ]);
  });

  test('requires a session', async () => {
    expect((await get({ headers: {} })).status).toBe(401);
  });
});

describe('downloads', () => {
  const bench = gatewayForTests({ RATE_PER_USER: '2' });

  test('are limited to RATE_PER_USER together with operations', async () => {
    bench.upstream.expect('GET', 'user/me', data(meResponse));
    bench.upstream.expect('POST', 'ftp/cek', {
      headers: { 'content-type': 'text/csv' },
      bytes: Buffer.from('a,b'),
    });
    const get = (path: string) => fetch(`${bench.gateway.url}${path}`, { headers: { authorization } });
    expect((await bench.gateway.run('{ __typename }', {}, { token })).codes).toEqual([]);
    expect((await get('/files/exports/x1.csv')).status).toBe(200);
    const refusal = await get('/files/exports/x1.csv');
    expect([refusal.status, await refusal.json()]).toEqual([
      429,
      { message: expect.stringMatching(/^Terlalu banyak permintaan\./) },
    ]);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    // A page shows many photos.
    bench.upstream.expect('GET', '/files/load/a.jpg', {
      headers: { 'content-type': 'image/jpeg' },
      bytes: 'photo',
    });
    expect((await get('/files/a.jpg')).status).toBe(200);
  });
});

describe.each([
  ['by events', { EVENTS_SECRET: eventsSecret }],
  ['by polling', { EXPORT_POLL_MS: '10' }],
])('the progress of an export, %s', (how, environment) => {
  const bench = gatewayForTests(environment);
  const { upstream } = bench;
  const clients: Client[] = [];
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.dispose()));
  });
  const open = () => {
    upstream.expect('GET', 'user/me', data(meResponse));
    const client = bench.gateway.socketClient({ token });
    clients.push(client);
    return client;
  };

  test('reaches the user who requested it', async () => {
    const replies = [{ rows: 1000 }, { rows: 4000, state: 'ready' }];
    for (const more of replies) upstream.expect('GET', 'ftp/status', data(exportStatusRow(more)));
    const isPolled = how === 'by polling';
    // The next poll gets no reply, so that no other one follows before the subscription ends.
    const lastPoll = new Promise<void>((resolve) => {
      if (!isPolled) return resolve();
      upstream.expect('GET', 'ftp/status', () => {
        resolve();
        return 'hang';
      });
    });
    const progress = open().iterate({ query: PROGRESSED });
    expect(await next(progress)).toEqual({
      exportProgressed: { state: 'BUILDING', rows: 1000, totalRows: 4000 },
    });
    if (!isPolled) {
      await sendEvent(bench.gateway, exportChanged([99]));
      await sendEvent(bench.gateway, exportChanged([me], 'another.csv'));
      await sendEvent(bench.gateway, exportChanged([me]));
    }
    expect(await next(progress)).toMatchObject({ exportProgressed: { state: 'READY', rows: 4000 } });
    await lastPoll;
  });
});

describe('exports', () => {
  const bench = gatewayForTests();
  const { upstream } = bench;

  test.each([
    ['the data API does not report progress', { status: 404 }, { extensions: { code: 'NOT_SUPPORTED' } }],
    ['there is no such export', data(null), { message: 'Berkas ini tidak ditemukan.' }],
  ])('end the subscription with an error when %s', async (_what, reply, error) => {
    const client = bench.gateway.socketClient({ token });
    upstream.expect('GET', 'user/me', data(meResponse));
    upstream.expect('GET', 'ftp/status', reply);
    expect(await next(client.iterate({ query: PROGRESSED }))).toMatchObject([error]);
    await client.dispose();
  });

  test('can be listed, read one by one, and cancelled', async () => {
    upstream.expect('GET', 'ftp/view', rows([{ id: 7, ...exportStatusRow({ state: 'expired' }) }]));
    upstream.expect('GET', 'ftp/status', data(exportStatusRow({ state: 'new one' })));
    const read = await bench.gateway.post(
      JSON.stringify({
        query: '{ exports { items { id state } } export(id: "x1.csv") { state totalRows } }',
      }),
      { token },
    );
    expect(await read.json()).toEqual({
      data: {
        exports: { items: [{ id: 'x1.csv', state: 'EXPIRED' }] },
        export: { state: 'UNKNOWN', totalRows: 4000 },
      },
    });
    upstream.expect('POST', 'ftp/cancel', data(exportStatusRow({ state: 'cancelled' })));
    const cancelled = await bench.gateway.post(
      JSON.stringify({ query: 'mutation { cancelExport(id: "x1.csv") { success export { state } } }' }),
      { token },
    );
    expect(await cancelled.json()).toEqual({
      data: { cancelExport: { success: true, export: { state: 'CANCELLED' } } },
    });
  });
});
