import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { data, rows } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';
import { vehicleRow } from '../testing/samples/sample-vehicle.js';

const CLIENT_TIMEOUT_MS = 1_000;
const world = gatewayForTests({ CLIENT_TIMEOUT_MS: String(CLIENT_TIMEOUT_MS) });
const { upstream } = world;
const budi = { token: 'token-of-budi' };
const openSockets = new Set<Socket>();

afterEach(() => {
  for (const socket of openSockets) socket.destroy();
  openSockets.clear();
});

/** Another client receives its response. */
async function expectOthersUnaffected(): Promise<void> {
  upstream.expect('GET', 'company_tenant/view', rows([{ id: 5, name: 'Kirim Cepat' }]));
  const result = await world.gateway.run('{ tenants { items { name } } }', {}, { token: 'siti' });
  expect(result).toMatchObject({ codes: [], data: { tenants: { items: [{ name: 'Kirim Cepat' }] } } });
}

/** A plain TCP connection, and its end for any reason. */
async function open(): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(world.gateway.url);
  const socket = connect(Number(port), hostname);
  openSockets.add(socket);
  // The connection may be reset.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, closed };
}

const head = (length: number | string, more = '') =>
  `POST /graphql HTTP/1.1\r\nhost: armada.test\r\ncontent-type: application/json\r\nauthorization: Bearer token-of-budi\r\n${more}content-length: ${length}\r\n\r\n`;

test('closes a thousand silent connections without affecting other clients', async () => {
  const silent = await Promise.all(Array.from({ length: 1000 }, open));
  await expectOthersUnaffected();
  // A socket must be read to receive its end.
  for (const { socket } of silent) socket.resume();
  await Promise.all(silent.map(({ closed }) => closed));
  await expectOthersUnaffected();
});

test.each([
  ['in the middle of its headers', 'POST /graphql HTTP/1.1\r\nhost: arm'],
  ['before its body', head(100)],
  ['in the middle of its body', `${head(100)}{"query": "{ vehic`],
  [
    'while a photo is on its way',
    head(100_000, 'apollo-require-preflight: 1\r\n').replace(
      'application/json',
      'multipart/form-data; boundary=x',
    ),
  ],
  [
    'while a socket is being opened',
    'GET /graphql HTTP/1.1\r\nhost: armada.test\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  ],
])('logs no error when clients disconnect %s', async (_when, sent) => {
  const lines = world.gateway.logLines.length;
  const clients = await Promise.all(Array.from({ length: 50 }, open));
  for (const { socket } of clients) socket.write(sent, () => socket.resetAndDestroy());
  await Promise.all(clients.map(({ closed }) => closed));
  await expectOthersUnaffected();
  const logged = world.gateway.logLines.slice(lines).map((line): { level: number } => JSON.parse(line));
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
});

test('closes a connection whose announced body does not arrive', async () => {
  const { socket, closed } = await open();
  socket.resume();
  socket.write(head(100));
  await closed;
  await expectOthersUnaffected();
});

test('closes the connection of a client that does not read a long response', async () => {
  const long = 'x'.repeat(60_000);
  upstream.expect(
    'GET',
    'vehicle/view',
    rows(Array.from({ length: 300 }, (_, id) => ({ ...vehicleRow, id, licensePlate: long }))),
  );
  const body = JSON.stringify({ query: '{ vehicles(size: 300) { items { licensePlate } } }' });
  const { socket, closed } = await open();
  socket.write(head(body.length) + body);
  await once(socket, 'readable');
  // Waits for several timeouts, each as long as that of a silent connection: a response that progressed is checked twice.
  for (let wait = 0; wait < 3; wait += 1) {
    const silent = await open();
    silent.socket.resume();
    await silent.closed;
  }
  let received = 0;
  socket.on('data', (piece: Buffer) => {
    received += piece.length;
  });
  await closed;
  expect(received).toBeLessThan(300 * long.length);
  await expectOthersUnaffected();
});

test.each([
  ['announced', { 'content-length': 100 * 1024 * 1024 }],
  ['in chunks of an unknown length', {}],
])('refuses a body of 100 MB, %s, with 413 before it has arrived', async (_how, headers) => {
  const { hostname, port } = new URL(world.gateway.url);
  const request = sendRequest({
    hostname,
    port,
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${budi.token}`, ...headers },
  });
  // The connection is closed while the client still sends.
  request.on('error', () => undefined);
  let sent = 0;
  const piece = Buffer.alloc(64 * 1024, ' ');
  const push = (): void => {
    if (request.destroyed || sent >= 100 * 1024 * 1024) return;
    sent += piece.length;
    request.write(piece, push);
  };
  push();
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(413);
  request.destroy();
  expect(sent).toBeLessThan(20 * 1024 * 1024);
  await expectOthersUnaffected();
});

test('cancels the upstream call when its client disconnects', async () => {
  const disconnect = new AbortController();
  const ended = new Promise<void>((resolve) => {
    upstream.expect('GET', 'user/me', ({ signal }) => {
      signal.addEventListener('abort', () => resolve());
      disconnect.abort();
      return 'hang';
    });
  });
  const query = JSON.stringify({ query: '{ me { user { id } } }' });
  await expect(world.gateway.post(query, { ...budi, signal: disconnect.signal })).rejects.toThrow();
  await ended;
  upstream.expect('GET', 'user/me', data(meResponse));
  expect((await world.gateway.run('{ me { user { id } } }', {}, budi)).data).toEqual({
    me: { user: { id: '7' } },
  });
});
