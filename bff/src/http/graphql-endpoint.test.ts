import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { data } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';
import { vehicleRow } from '../testing/samples/sample-vehicle.js';

const world = gatewayForTests();
const signedOut = JSON.stringify({ query: '{ me { user { id } } }' });
const accept = (type: string) => ({ headers: { accept: type } });
const overHttp = 'application/graphql-response+json';

describe('a response', () => {
  const list = JSON.stringify({ query: '{ vehicles { items { id licensePlate } } }' });
  test.each([
    ['of a long list is compressed', 50, 'gzip, br', 'gzip'],
    ['to a client that accepts no compression is not compressed', 50, 'identity', null],
    ['of one packet is not compressed', 1, 'gzip', null],
  ])('%s', async (_what, count, accepted, encoding) => {
    world.upstream.respondToAll(data({ data: Array(count).fill(vehicleRow), totalRow: count }));
    const response = await world.gateway.post(list, { token: 't', headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.json()).toHaveProperty('data.vehicles.items.length', count);
  });
});

describe('protection from cross-site requests', () => {
  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x']])(
    'refuses a form of type %s',
    async (type) => {
      const response = await world.gateway.post(signedOut, { headers: { 'content-type': type } });
      expect(response.status).toBe(400);
    },
  );

  test('refuses a link', async () => {
    const response = await fetch(`${world.gateway.url}/graphql?query={me{user{id}}}`);
    expect(response.status).toBe(400);
    const ours = await fetch(`${world.gateway.url}/graphql?query={me{user{id}}}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(await ours.json()).toEqual({ data: { me: null } });
  });

  test.each(['https://evil.test', 'null', 'http://127.0.0.1:1'])('refuses the origin %s', async (origin) => {
    const response = await world.gateway.post(signedOut, { headers: { origin } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  test('accepts the gateway’s own pages', async () => {
    const { data: result } = await world.gateway.run(
      '{ me { user { id } } }',
      {},
      { headers: { origin: world.gateway.url } },
    );
    expect(result).toEqual({ me: null });
  });

  test('accepts PUBLIC_URL and ALLOWED_ORIGINS only, regardless of the Host header', async () => {
    const gateway = await GatewayUnderTest.start({
      PUBLIC_URL: 'https://armada.test/',
      ALLOWED_ORIGINS: 'http://localhost:5173',
    });
    const statusFrom = async (origin: string) =>
      (await gateway.post(signedOut, { headers: { origin } })).status;
    expect(await statusFrom('https://armada.test')).toBe(200);
    expect(await statusFrom('http://localhost:5173')).toBe(200);
    expect(await statusFrom(gateway.url)).toBe(403);
    await gateway.stop();
  });
});

describe('a wrong request', () => {
  test.each([
    ['that is not JSON', '{', {}, 400],
    ['that is compressed', signedOut, { 'content-encoding': 'gzip' }, 415],
    ['of an unknown type', signedOut, { 'content-type': 'application/xml' }, 415],
    [
      'that is too long',
      JSON.stringify({ query: `{ me { user { id } } } # ${'x'.repeat(2_100_000)}` }),
      {},
      413,
    ],
  ])('%s gets BAD_USER_INPUT', async (_what, body, headers, status) => {
    const response = await world.gateway.post(body, { headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  test.each([
    ['does not parse', '{', 'GRAPHQL_PARSE_FAILED'],
    ['does not validate', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['is too complex', `{ ${'__typename '.repeat(30)} }`, 'OPERATION_TOO_COMPLEX'],
  ])(
    'with an operation that %s gets 200 for application/json, and 400 for application/graphql-response+json',
    async (_what, query, code) => {
      const plain = await world.gateway.run(query, {}, accept('application/json'));
      expect([plain.status, plain.codes[0]]).toEqual([200, code]);
      const strict = await world.gateway.run(query, {}, accept(overHttp));
      expect([strict.status, strict.codes[0]]).toEqual([400, code]);
    },
  );

  test('with wrong variables gets 200 or 400 in the same way', async () => {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { success } }';
    const plain = await world.gateway.run(query, { input: { username: 1 } }, accept('application/json'));
    expect([plain.status, plain.codes[0]]).toEqual([200, 'BAD_USER_INPUT']);
    const strict = await world.gateway.run(query, { input: { username: 1 } }, accept(overHttp));
    expect([strict.status, strict.codes[0]]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('with an argument out of range gets BAD_USER_INPUT with its name', async () => {
    const query = '{ vehicles(size: 1001) { items { id } } }';
    const { errors } = await world.gateway.run(query, {}, { token: 't' });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'size' });
  });
});

describe('a repeated operation gets the same response when it is cached and compiled', () => {
  const list = `query List($size: Int!) { vehicles(size: $size) { items { id updatedAt } } }`;
  const failing = '{ me { user { id } } vehicles { pageInfo { page } } }';
  const cost = { extensions: { cost: true } };
  test.each([
    ['with data', { query: list, variables: { size: 5 } }, 'application/json'],
    ['for Apollo Client', { query: list, variables: { size: 6 } }, `${overHttp},application/json;q=0.9`],
    ['for any client', { query: list, variables: { size: 7 }, operationName: 'List' }, '*/*'],
    ['with its cost', { query: list, variables: { size: 8 }, ...cost }, overHttp],
    ['with non-ASCII characters', { query: '{ vehicles { items { id color } } }' }, 'application/json'],
    ['with data and errors', { query: failing }, 'application/json'],
    ['with a missing variable', { query: list, variables: {} }, 'application/json'],
    ['with a wrong variable', { query: list, variables: { size: 'many' } }, overHttp],
    ['with an unknown operation name', { query: list, operationName: 'Other' }, 'application/json'],
    ['with variables that are not an object', { query: list, variables: 'size' }, 'application/json'],
    [
      'over the cost limit',
      { query: `{ vehicles(size: 1000) { items { trips { items { id } } } } }` },
      'application/json',
    ],
    ['for an unsupported type', { query: list, variables: { size: 9 } }, 'text/csv'],
  ])('%s', async (what, { query, ...parameters }, type) => {
    // Only the list can read this response.
    world.upstream.respondToAll(data({ data: [{ ...vehicleRow, warna: 'Perak – “mat”, é' }], totalRow: 1 }));
    const body = JSON.stringify({ query: `# ${what}\n${query}`, ...parameters });
    const send = async () => {
      const reply = await world.gateway.post(body, { token: 't', headers: { accept: type } });
      const headers = [...reply.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
      expect(reply.headers.has('x-request-id')).toBe(true);
      return { status: reply.status, headers, text: await reply.text() };
    };
    const lines = () => world.gateway.logLines.filter((line) => JSON.parse(line).msg === 'operation').length;
    const before = lines();
    const first = await send();
    const written = lines() - before;
    expect([await send(), await send()]).toEqual([first, first]);
    // Each execution is logged once, unless the request is not an operation.
    expect(lines() - before).toBe(3 * written);
  });
});

describe('an upload', () => {
  const uploadOf = (bytes: Uint8Array) => {
    const form = new FormData();
    const query = 'mutation ($file: Upload!) { uploadPhoto(file: $file) { success } }';
    form.append('operations', JSON.stringify({ query, variables: { file: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.file'] }));
    form.append('0', new Blob([bytes], { type: 'image/png' }), 'photo.png');
    return form;
  };

  test('is refused unread without the preflight header', async () => {
    const response = await world.gateway.post(uploadOf(new Uint8Array(10)), { token: 't' });
    expect(response.status).toBe(400);
  });

  test('is refused unread when signed out', async () => {
    const response = await world.gateway.post(uploadOf(new Uint8Array(10)), {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});

describe('every response', () => {
  test('has the request id, which the client may set if it is acceptable', async () => {
    const given = await world.gateway.post(signedOut, { headers: { 'x-request-id': 'my-request-1' } });
    expect(given.headers.get('x-request-id')).toBe('my-request-1');
    const unacceptable = await world.gateway.post(signedOut, { headers: { 'x-request-id': 'a b <c>' } });
    expect(unacceptable.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('forbids scripts, frames and caching', async () => {
    const { headers } = await world.gateway.post(signedOut);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('sends the client address to the data API, according to the number of proxies', async () => {
  const seen: unknown[] = [];
  const behindTwo = await GatewayUnderTest.start({ ...world.upstream.environment, TRUST_PROXY: '2' });
  for (const gateway of [world.gateway, behindTwo]) {
    world.upstream.expect('GET', 'user/me', ({ headers }) => {
      seen.push(headers['x-forwarded-for']);
      return data(meResponse);
    });
    await gateway.run(
      '{ me { user { id } } }',
      {},
      {
        token: 't',
        headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2' },
      },
    );
  }
  await behindTwo.stop();
  expect(seen).toEqual(['127.0.0.1', '203.0.113.9']);
});

test('cancels the upstream call when the client disconnects', async () => {
  const client = new AbortController();
  const gone = new Promise<void>((resolve) => {
    world.upstream.expect('GET', 'user/me', ({ signal }) => {
      signal.addEventListener('abort', () => resolve());
      client.abort();
      return 'hang';
    });
  });
  await expect(world.gateway.post(signedOut, { token: 't', signal: client.signal })).rejects.toThrow();
  await gone;
});

describe('a browser that opens /graphql', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armada-explorer-'));
    await mkdir(join(folder, 'explorer'));
    await writeFile(join(folder, 'explorer', 'index.html'), '<head><title>Explorer</title></head>');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const open = async (environment: Record<string, string>) => {
    const gateway = await GatewayUnderTest.start({ WEB_DIR: folder, ...environment });
    const response = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    const page = await response.text();
    await gateway.stop();
    return { status: response.status, page, policy: response.headers.get('content-security-policy') ?? '' };
  };

  test('gets the explorer, whose policy allows Sandbox, or no other site with GraphiQL', async () => {
    const { page, policy } = await open({});
    expect(page).toBe('<head><title>Explorer</title><meta name="explorer" content="sandbox" /></head>');
    expect(policy).toContain("script-src 'self' https://embeddable-sandbox.cdn.apollographql.com");
    const offline = await open({ EXPLORER: 'graphiql' });
    expect(offline.page).toContain('<meta name="explorer" content="graphiql" />');
    expect(offline.policy).toContain("default-src 'self'");
    expect(offline.policy).not.toContain('apollographql');
  });

  test.each([{ EXPLORER: 'off' }, { NODE_ENV: 'production', PUBLIC_URL: 'https://armada.test' }])(
    'gets one sentence if the explorer is off: %p',
    async (set) => {
      expect(await open(set)).toMatchObject({
        status: 404,
        page: 'There is no explorer here: this gateway does not show its schema. Send operations to this address by POST.',
      });
    },
  );
});

test('serves Apollo Server’s page for Sandbox at /graphql without a built client', async () => {
  const response = await fetch(`${world.gateway.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('new window.EmbeddedSandbox');
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});
