import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from './server.js';
import { POSTGRES } from './testing/database/engines.js';

test('a request is a part of the trace that its caller names, by its route and without its parameters', async () => {
  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    bodies.push(`${request.url} ${Buffer.concat(pieces).toString('utf8')}`);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { db, drop } = await POSTGRES.open();
  const app = await buildServer({
    db,
    filesDirectory: join(tmpdir(), 'armada-no-photos'),
    events: undefined,
    secretsKeys: [randomBytes(32)],
    timeZone: 'Asia/Jakarta',
    trustProxy: 'loopback',
    log: false,
    tracing: { endpoint: `http://127.0.0.1:${port}`, headers: {} },
  });
  const trace = 'c0ffee00c0ffee00c0ffee00c0ffee00';
  const get = (traceparent: string) =>
    app.inject({ url: '/api/user/view/12?email=siti@private.test', headers: { traceparent } });
  expect((await get(`00-${trace}-00f067aa0ba902b7-01`)).statusCode).toBe(401);
  // Not kept by its caller, and no trace at all.
  await get(`00-${trace}-00f067aa0ba902b7-00`);
  await get('mine');
  await app.close();
  await drop();
  collector.close();
  expect(bodies).toHaveLength(1);
  const [path = '', body = ''] = bodies[0]?.split(/ (.*)/s) ?? [];
  expect(path).toBe('/v1/traces');
  const { spans } = JSON.parse(body).resourceSpans[0].scopeSpans[0];
  expect(spans).toEqual([
    expect.objectContaining({
      traceId: trace,
      parentSpanId: '00f067aa0ba902b7',
      name: 'GET /api/user/view/:id',
      attributes: [{ key: 'http.response.status_code', value: { intValue: 401 } }],
    }),
  ]);
});
