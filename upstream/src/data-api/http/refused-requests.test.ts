import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';

describe('A request that reaches no route', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => server.close());

  const get = (path: string, ...headers: string[]) =>
    [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', ''].join('\r\n');
  const post = (path: string, type: string, length: number) =>
    [
      ...[`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, `Content-Length: ${length}`],
      ...['Connection: close', '', ''],
    ].join('\r\n');

  test.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['headers that are too large', get('/api/user/me', `X-Long: ${'x'.repeat(100_000)}`), 431],
    ['an address that cannot be decoded', get('/api/%'), 400],
    ['an unknown address', get('/nowhere'), 404],
    ['an unknown address of the data API', get('/api/nowhere'), 404],
    ['an unknown address of the file service', get('/files/nowhere'), 404],
    ['a body that is too large', post('/api/user/login', 'application/json', 2_000_000), 413],
    ['a body of another type', `${post('/api/user/login', 'text/xml', 4)}<a/>`, 400],
  ])('%s: the response is an envelope', async (_, request, status) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(request);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(JSON.parse(body)).toEqual({ success: false, message: expect.stringMatching(/\S/) });
  });
});
