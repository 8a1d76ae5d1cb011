import { request } from 'node:http';
import { deflateSync, gzipSync } from 'node:zlib';
import { rows } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;

const token = 'Zm9yLXRlc3RzLW9ubHktbm90LWEtcmVhbC10b2tlbi0xMjM';
const send = (path: string, init: RequestInit = {}) => fetch(`${bench.gateway.url}${path}`, init);
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', body, headers });
const json = { 'content-type': 'application/json' };

/** Sends the request target unchanged; `fetch` would normalize it first. */
const statusOf = (path: string, method = 'GET') =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(bench.gateway.url);
    request({ hostname, port, path, method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('/track/{token}', () => {
  test('passes a query with the client’s address, without a session, cookies or other headers', async () => {
    upstream.expect('GET', `track/${token}`, ({ query, headers }) => {
      expect(query).toEqual({ id: 'B 1', lat: '-6.2', lon: '106.8', speed: '10.5' });
      expect(headers['x-forwarded-for']).toBe('127.0.0.1');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('x-custom');
      expect(headers).not.toHaveProperty('content-type');
      return { status: 200, headers: { 'set-cookie': 'upstream=secret', 'x-internal': 'host-7' } };
    });
    const response = await send(`/track/${token}?id=B%201&lat=-6.2&lon=106.8&speed=10.5`, {
      headers: {
        cookie: 'armada=1',
        authorization: 'Bearer staff-token',
        'x-custom': '1',
        'x-forwarded-for': '6.6.6.6',
      },
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-internal')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('passes a form and a JSON body byte for byte, from any origin', async () => {
    const form = 'id=B1&lat=-6.2&lon=106.8&timestamp=1700000000';
    upstream.expect('POST', `track/${token}`, ({ body, headers }) => {
      expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
      expect(String(body)).toBe(form);
      return {};
    });
    const headers = { origin: 'https://elsewhere.test', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(`/track/${token}`, form, headers)).status).toBe(200);

    const report = { location: { coords: { latitude: -6.2, longitude: 106.8 } }, device_id: 'B1' };
    upstream.expect('POST', `track/${token}`, ({ body, query, headers: received }) => {
      expect(received['content-type']).toBe('application/json');
      expect([body, query]).toEqual([report, { service: 'true' }]);
      return {};
    });
    expect((await post(`/track/${token}?service=true`, JSON.stringify(report), json)).status).toBe(200);
  });

  test.each([
    [400, 'id is missing', {}],
    [404, '', {}],
    [429, '', { 'retry-after': '7' }],
    [503, 'busy', { 'retry-after': '2' }],
  ] as const)(
    'returns the data API’s %i with its text, once',
    async (status, text, headers: Readonly<Record<string, string>>) => {
      upstream.expect('GET', `track/${token}`, { status, bytes: text, headers });
      const response = await send(`/track/${token}?lat=1`);
      expect([response.status, await response.text()]).toEqual([status, text]);
      expect(response.headers.get('retry-after')).toBe(headers['retry-after'] ?? null);
    },
  );

  test.each(['gzip', 'deflate'])('passes a body that is compressed by %s inflated', async (encoding) => {
    const message = '{"location":{}}';
    upstream.expect('POST', `track/${token}`, ({ body, headers }) => {
      expect(headers).not.toHaveProperty('content-encoding');
      expect(body).toEqual(JSON.parse(message));
      return {};
    });
    const bytes = new Uint8Array(encoding === 'gzip' ? gzipSync(message) : deflateSync(message));
    const headers = { ...json, 'content-encoding': encoding };
    expect((await post(`/track/${token}`, bytes, headers)).status).toBe(200);
  });

  test('refuses more than 64 KiB, also when they are compressed, without a call', async () => {
    upstream.expect('POST', `track/${token}`, ({ body }) => {
      expect(String(body)).toHaveLength(65_536);
      return {};
    });
    const text = { 'content-type': 'text/plain' };
    expect((await post(`/track/${token}`, 'x'.repeat(65_536), text)).status).toBe(200);
    expect((await post(`/track/${token}`, 'x'.repeat(65_537), text)).status).toBe(413);
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(1024 * 1024)));
    expect((await post(`/track/${token}`, bomb, { ...json, 'content-encoding': 'gzip' })).status).toBe(413);
    expect((await post(`/track/${token}`, bomb, { ...json, 'content-encoding': 'compress' })).status).toBe(
      415,
    );
    expect(upstream.calls).toHaveLength(1);
  });

  test.each([
    ['/track/', 404],
    ['/track/a/b', 404],
    [`/track/${'a'.repeat(129)}`, 404],
    ['/track/..%2Fvehicle%2Fview', 404],
    ['/track/%2e%2e', 404],
    ['/track/a%3Fb', 404],
    ['/track/a%0D%0Ab', 404],
    ['/track/%E0%A4%A', 400],
    ['/track/../api/vehicle/view', 404],
  ])('responds to %s with %i without a call', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
    expect(upstream.calls).toHaveLength(0);
  });

  test('allows GET and POST only', async () => {
    for (const method of ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(await statusOf(`/track/${token}`, method)).toBe(405);
    expect(upstream.calls).toHaveLength(0);
  });

  test('keeps its target when the query holds another address', async () => {
    upstream.expect('GET', `track/${token}`, ({ query }) => {
      expect(query).toEqual({ id: 'http://169.254.169.254/', x: '/../../user/me' });
      return {};
    });
    expect(await statusOf(`/track/${token}?id=http://169.254.169.254/&x=/../../user/me`)).toBe(200);
  });
});

describe('/hooks/traccar', () => {
  test('passes the bearer token and the body', async () => {
    const position = { position: { latitude: -6.2, longitude: 106.8 }, device: { uniqueId: 'B1' } };
    upstream.expect('POST', 'hooks/traccar', ({ body, headers }) => {
      expect(headers.authorization).toBe(`Bearer ${token}`);
      expect(headers).not.toHaveProperty('cookie');
      expect(body).toEqual(position);
      return {};
    });
    const headers = { ...json, authorization: `Bearer ${token}`, cookie: 'armada=1' };
    expect((await post('/hooks/traccar', JSON.stringify(position), headers)).status).toBe(200);
  });

  test('responds with 401 to a missing token, without a call, and to a wrong one', async () => {
    expect((await post('/hooks/traccar', '{}', json)).status).toBe(401);
    expect(upstream.calls).toHaveLength(0);
    upstream.expect('POST', 'hooks/traccar', { status: 401, bytes: 'unknown token' });
    const wrong = await post('/hooks/traccar', '{}', { ...json, authorization: 'Bearer wrong' });
    expect([wrong.status, await wrong.text()]).toEqual([401, 'unknown token']);
  });

  test('allows POST only', async () => {
    expect(await statusOf('/hooks/traccar')).toBe(405);
  });
});

describe('without the data API', () => {
  test('a tracker may report again later, and the log has the route but not the token', async () => {
    const own = await GatewayUnderTest.start({
      ...upstream.environment,
      DATA_API_URL: 'http://127.0.0.1:9/api',
    });
    const response = await fetch(`${own.url}/track/${token}?id=B1&lat=1&lon=2`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toBe('');
    const log = own.logLines.join('');
    expect(log).toContain('track/:token');
    expect(log).not.toContain(token);
    await own.stop();
  });

  test('one that does not respond in time is a 504', async () => {
    const own = await GatewayUnderTest.start({ ...upstream.environment, UPSTREAM_TIMEOUT_MS: '50' });
    upstream.expect('GET', `track/${token}`, 'hang');
    expect((await fetch(`${own.url}/track/${token}`)).status).toBe(504);
    expect(own.logLines.join('')).not.toContain(token);
    await own.stop();
  });

  test('refused readings do not open the circuit breaker of other calls', async () => {
    upstream.expect('GET', `track/${token}`, { status: 503 }, 6);
    for (let count = 0; count < 6; count += 1) await send(`/track/${token}`);
    upstream.expect('GET', 'vehicle/view', rows([]));
    const { data } = await bench.gateway.run('{ vehicles { items { id } } }', {}, { token: 't' });
    expect(data).toEqual({ vehicles: { items: [] } });
  });
});

test('neither the log nor the metrics of all these requests have the token', async () => {
  expect(bench.gateway.logLines.join('')).not.toContain(token);
  const { registry } = bench.gateway.gateway.parts.metrics;
  const text = await registry.metrics();
  expect(text).toContain('armada_upstream_call_duration_seconds');
  expect(text).not.toContain(token);
});
