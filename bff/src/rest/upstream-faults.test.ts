import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Client } from 'graphql-ws';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';
import { vehicleRow } from '../testing/samples/sample-vehicle.js';
import { eventsSecret, notificationCreated, sendEvent } from '../testing/webhook.js';

/** The behaviour of the service for a call. */
type Fault = (response: ServerResponse, request: IncomingMessage) => void;

const TIMEOUT_MS = 600;
const stack =
  'Error: select * from secrets\n    at query (/srv/data-api/database.js:3:7) postgres://10.0.0.9:5432';
const respond =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Fault =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const success = (data: unknown) => respond({ success: true, message: '', data });

/** Sends bytes without end: each arrives in time, the whole response never does. */
const drip: Fault = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), TIMEOUT_MS / 20);
  response.once('close', () => clearInterval(timer));
};

/** The faults of calls, by path; other calls succeed. */
const faults = new Map<string, Fault>();
const healthy: Readonly<Record<string, Fault>> = {
  'user/me': success(meResponse),
  'vehicle/view': success({ data: [{ ...vehicleRow, companySupplierId: 3 }], totalRow: 1 }),
  'company_supplier/view': success({ data: [{ id: 3, name: 'Volta Rental' }], totalRow: 1 }),
  'company_tenant/view': success({ data: [{ id: 5, name: 'Kirim Cepat' }], totalRow: 1 }),
  'vehicle/edit': success({ id: 34 }),
};
const service = createServer((request, response) => {
  request.resume();
  const path = new URL(request.url ?? '/', 'http://service').pathname.replace('/api/', '');
  const behave = faults.get(path) ?? healthy[path] ?? respond({ success: false, message: path }, 500);
  behave(response, request);
});
let port = 0;
let gateway: GatewayUnderTest;
let client: Client;

const listen = () =>
  new Promise<void>((resolve) => {
    service.listen(port, '127.0.0.1', () => {
      const address = service.address();
      if (typeof address === 'object' && address) port = address.port;
      resolve();
    });
  });
const stop = () =>
  new Promise<void>((resolve) => {
    service.close(() => resolve());
    service.closeAllConnections();
  });

beforeAll(async () => {
  await listen();
  const origin = `http://127.0.0.1:${port}`;
  gateway = await GatewayUnderTest.start({
    DATA_API_URL: `${origin}/api`,
    FILE_SERVICE_URL: `${origin}/files`,
    GEOCODER_URL: `${origin}/geo`,
    EVENTS_SECRET: eventsSecret,
    UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS),
    CIRCUIT_BREAKER_RESET_MS: '20',
  });
  client = gateway.socketClient({ token: 'siti' });
});
afterEach(() => faults.clear());
afterAll(async () => {
  await client.dispose();
  await GatewayUnderTest.stopAll();
  await stop();
});

const vehicles = '{ vehicles { items { id supplier { name } } } }';
const budi = { token: 'token-of-budi' };
const complete = { vehicles: { items: [{ id: '34', supplier: { name: 'Volta Rental' } }] } };
const others = () => gateway.run('{ tenants { items { name } } }', {}, { token: 'siti' });

/** Internal details of the services, and personal data of callers, that no response may contain. */
const inside =
  /127\.0\.0\.1|10\.0\.0\.9|\bat \w+ \(|\/srv\/|node_modules|select \*|token-of|ECONN|undici|<html/i;

type Expected = readonly [code: string, extensions?: object];
const cases: readonly (readonly [what: string, fault: Fault, expected: Expected])[] = [
  ['never responds', () => undefined, ['UPSTREAM_TIMEOUT']],
  ['sends its response byte by byte', drip, ['UPSTREAM_TIMEOUT']],
  ['resets the connection', (_response, { socket }) => socket.resetAndDestroy(), ['UPSTREAM_UNAVAILABLE']],
  [
    'closes the connection during its response',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"success": true', () => response.destroy());
    },
    ['UPSTREAM_UNAVAILABLE'],
  ],
  [
    'does not speak HTTP',
    (_response, { socket }) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
    ['UPSTREAM_UNAVAILABLE'],
  ],
  [
    'sends HTML',
    respond('<html><body>nginx at 10.0.0.9</body></html>'),
    ['UPSTREAM_BAD_REPLY', { field: 'body' }],
  ],
  [
    'sends malformed JSON',
    respond('{"success": true, "data": {"data": [{'),
    ['UPSTREAM_BAD_REPLY', { field: 'body' }],
  ],
  ['sends null', respond('null'), ['UPSTREAM_BAD_REPLY']],
  ['sends text instead of a list', success({ data: stack }), ['UPSTREAM_BAD_REPLY', { field: 'data.data' }]],
  [
    'sends a row with wrong types',
    success({ data: [{ ...vehicleRow, year: { select: stack } }], totalRow: 1 }),
    ['UPSTREAM_BAD_REPLY', { field: 'data.data[0].year' }],
  ],
  ['redirects', respond('', 302, { location: 'http://169.254.169.254/' }), ['UPSTREAM_BAD_REPLY']],
  [
    'responds with 500 and a stack trace',
    respond({ success: false, message: stack }, 500),
    ['UPSTREAM_UNAVAILABLE'],
  ],
  ['responds with 503 and HTML', respond(`<html>${stack}</html>`, 503), ['UPSTREAM_UNAVAILABLE']],
  [
    'limits the caller’s rate',
    respond({ success: false, message: stack }, 429, { 'retry-after': '7' }),
    ['RATE_LIMITED', { retryAfter: 7 }],
  ],
];

test.each(cases)(
  'a data API that %s: returns the error code without internal details, does not affect other callers, and recovers',
  async (_what, fault, [code, extensions = {}]) => {
    faults.set('vehicle/view', fault);
    const [result, other] = await Promise.all([gateway.run(vehicles, {}, budi), others()]);
    expect(result.errors).toMatchObject([{ path: ['vehicles'], extensions: { ...extensions, code } }]);
    expect(JSON.stringify(result)).not.toMatch(inside);
    expect(other).toMatchObject({ codes: [], data: { tenants: { items: [{ name: 'Kirim Cepat' }] } } });
    faults.clear();
    expect(await gateway.run(vehicles, {}, budi)).toMatchObject({ codes: [], data: complete });
  },
);

test.each(cases)(
  'a relation from a data API that %s is null with its error, and the other fields are complete',
  async (_what, fault, [code]) => {
    faults.set('company_supplier/view', fault);
    const { data, errors } = await gateway.run(vehicles, {}, budi);
    expect(errors).toMatchObject([{ path: ['vehicles', 'items', 0, 'supplier'], extensions: { code } }]);
    expect(data).toEqual({ vehicles: { items: [{ id: '34', supplier: null }] } });
  },
);

test('a 401 during an operation closes only the caller’s sockets', async () => {
  const mine = gateway.socketClient(budi);
  const received = mine.iterate({ query: 'subscription { notificationReceived { id } }' }).next();
  const ended = expect(received).rejects.toMatchObject({ code: 4401 });
  expect(await mine.iterate({ query: '{ __typename }' }).next()).toMatchObject({ done: false });
  faults.set('company_supplier/view', respond({ success: false, message: stack }, 401));
  const { errors, data } = await gateway.run(vehicles, {}, budi);
  expect(errors).toMatchObject([
    { path: ['vehicles', 'items', 0, 'supplier'], extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect(data).toEqual({ vehicles: { items: [{ id: '34', supplier: null }] } });
  await ended;
  expect((await others()).codes).toEqual([]);
});

test('reports a save without a response, and does not repeat it', async () => {
  let saves = 0;
  faults.set('vehicle/edit', (_response, { socket }) => {
    saves += 1;
    socket.resetAndDestroy();
  });
  const edit = `mutation { updateVehicle(id: "34", input: { modelId: "8", licensePlate: "B", serialNumber: "S", color: "Merah",
    year: 2024, rentStatus: RENTED, vehicleStatus: ACTIVE, photos: [] }) { success } }`;
  expect((await gateway.run(edit, {}, budi)).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  expect(saves).toBe(1);
});

test('while the data API is down, returns errors immediately and sends events to open sockets; uses it again when it is available', async () => {
  const received = client.iterate({ query: 'subscription { notificationReceived { id } }' });
  const next = received.next();
  expect(await client.iterate({ query: '{ __typename }' }).next()).toMatchObject({ done: false });
  await stop();
  for (let time = 0; time < 8; time += 1) {
    const result = await gateway.run(vehicles, {}, budi);
    expect(result.codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(JSON.stringify(result)).not.toMatch(inside);
  }
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  await sendEvent(gateway, notificationCreated(91, [meResponse.data.id]));
  expect(await next).toMatchObject({ value: { data: { notificationReceived: { id: '91' } } } });
  await listen();
  // The circuit stays open for a moment.
  let result = await gateway.run(vehicles, {}, budi);
  while (result.codes.length > 0) result = await gateway.run(vehicles, {}, budi);
  expect(result.data).toEqual(complete);
});
