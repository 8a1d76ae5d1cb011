import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { data, rows } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';
import { vehicleRow } from '../testing/samples/sample-vehicle.js';

const CLIENT_TIMEOUT_MS = 1_000;
const bench = gatewayForTests({ CLIENT_TIMEOUT_MS: String(CLIENT_TIMEOUT_MS) });
const { upstream } = bench;
const budi = { token: 'token-of-budi' };
const openSockets = new Set<Socket>();

afterEach(() => {
  for (const socket of openSockets) socket.destroy();
  openSockets.clear();
});

/** Somebody else is answered all the while. */
async function expectOthersUnharmed(): Promise<void> {
  upstream.expect('GET', 'company_tenant/view', rows([{ id: 5, name: 'Kirim Cepat' }]));
  const answer = await bench.gateway.run('{ tenants { items { name } } }', {}, { token: 'siti' });
  expect(answer).toMatchObject({ codes: [], data: { tenants: { items: [{ name: 'Kirim Cepat' }] } } });
}

/** A connection as it is, with its end whatever that is. */
async function open(): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(bench.gateway.url);
  const socket = connect(Number(port), hostname);
  openSockets.add(socket);
  // Being reset is one of the ways it may end.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, closed };
}

const head = (length: number | string, more = '') =>
  `POST /graphql HTTP/1.1\r\nhost: armada.test\r\ncontent-type: application/json\r\nauthorization: Bearer token-of-budi\r\n${more}content-length: ${length}\r\n\r\n`;

test('a thousand connections without a word are cut, and nobody else notices', async () => {
  const silent = await Promise.all(Array.from({ length: 1000 }, open));
  await expectOthersUnharmed();
  // They read, so that they learn of their end.
  for (const { socket } of silent) socket.resume();
  await Promise.all(silent.map(({ closed }) => closed));
  await expectOthersUnharmed();
}, 30_000);

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
])('clients that hang up %s cost nothing, and are nobody’s fault', async (_when, sent) => {
  const lines = bench.gateway.logLines.length;
  const clients = await Promise.all(Array.from({ length: 50 }, open));
  for (const { socket } of clients) socket.write(sent, () => socket.resetAndDestroy());
  await Promise.all(clients.map(({ closed }) => closed));
  await expectOthersUnharmed();
  const told = bench.gateway.logLines.slice(lines).map((line): { level: number } => JSON.parse(line));
  expect(told.filter(({ level }) => level >= 50)).toEqual([]);
});

test('who announces a body and does not send it is cut', async () => {
  const { socket, closed } = await open();
  socket.resume();
  socket.write(head(100));
  await closed;
  await expectOthersUnharmed();
});

test('who takes none of a long answer is cut, and the rest is not kept for them', async () => {
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
  // Silent ones, one after the other, show that the time is up: an answer that moved at first is looked at twice.
  for (let look = 0; look < 3; look += 1) {
    const silent = await open();
    silent.socket.resume();
    await silent.closed;
  }
  let taken = 0;
  socket.on('data', (piece: Buffer) => {
    taken += piece.length;
  });
  await closed;
  expect(taken).toBeLessThan(300 * long.length);
  await expectOthersUnharmed();
});

test.each([
  ['announced', { 'content-length': 100 * 1024 * 1024 }],
  ['in pieces of a length that nobody tells', {}],
])('a hundred megabytes, %s, are refused before they are there: 413', async (_how, headers) => {
  const { hostname, port } = new URL(bench.gateway.url);
  const request = sendRequest({
    hostname,
    port,
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${budi.token}`, ...headers },
  });
  // Who is refused is cut while it still sends.
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
  await expectOthersUnharmed();
});

test('a client that disconnects during a call to the data API ends that call', async () => {
  const hungUp = new AbortController();
  const ended = new Promise<void>((resolve) => {
    upstream.expect('GET', 'user/me', ({ signal }) => {
      signal.addEventListener('abort', () => resolve());
      hungUp.abort();
      return 'hang';
    });
  });
  const query = JSON.stringify({ query: '{ me { user { id } } }' });
  await expect(bench.gateway.post(query, { ...budi, signal: hungUp.signal })).rejects.toThrow();
  await ended;
  upstream.expect('GET', 'user/me', data(meResponse));
  expect((await bench.gateway.run('{ me { user { id } } }', {}, budi)).data).toEqual({
    me: { user: { id: '7' } },
  });
});
