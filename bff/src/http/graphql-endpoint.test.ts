import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { data } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';
import { vehicleRow } from '../testing/samples/sample-vehicle.js';

const world = gatewayForTests();
const nobody = JSON.stringify({ query: '{ me { user { id } } }' });
const accept = (type: string) => ({ headers: { accept: type } });
const overHttp = 'application/graphql-response+json';

describe('another site cannot send operations', () => {
  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x']])(
    'by a form of type %s',
    async (type) => {
      const response = await world.gateway.post(nobody, { headers: { 'content-type': type } });
      expect(response.status).toBe(400);
    },
  );

  test('by a link', async () => {
    const response = await fetch(`${world.gateway.url}/graphql?query={me{user{id}}}`);
    expect(response.status).toBe(400);
    const ours = await fetch(`${world.gateway.url}/graphql?query={me{user{id}}}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(await ours.json()).toEqual({ data: { me: null } });
  });

  test.each(['https://evil.test', 'null', 'http://127.0.0.1:1'])('from the origin %s', async (origin) => {
    const response = await world.gateway.post(nobody, { headers: { origin } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  test('while our own pages can', async () => {
    const answer = await world.gateway.run(
      '{ me { user { id } } }',
      {},
      { headers: { origin: world.gateway.url } },
    );
    expect(answer.data).toEqual({ me: null });
  });

  test('with PUBLIC_URL our own pages are that origin and those allowed, whatever the Host says', async () => {
    const gateway = await GatewayUnderTest.start({
      PUBLIC_URL: 'https://armada.test/',
      ALLOWED_ORIGINS: 'http://localhost:5173',
    });
    const statusFrom = async (origin: string) => (await gateway.post(nobody, { headers: { origin } })).status;
    expect(await statusFrom('https://armada.test')).toBe(200);
    expect(await statusFrom('http://localhost:5173')).toBe(200);
    expect(await statusFrom(gateway.url)).toBe(403);
    await gateway.stop();
  });
});

describe('a request that is wrong', () => {
  test.each([
    ['that is no JSON', '{', {}, 400],
    ['that is compressed', nobody, { 'content-encoding': 'gzip' }, 415],
    ['of a type nobody knows', nobody, { 'content-type': 'application/xml' }, 415],
    [
      'that is too long',
      JSON.stringify({ query: `{ me { user { id } } } # ${'x'.repeat(2_100_000)}` }),
      {},
      413,
    ],
  ])('%s is told so', async (_what, body, headers, status) => {
    const response = await world.gateway.post(body, { headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  test.each([
    ['does not parse', '{', 'GRAPHQL_PARSE_FAILED'],
    ['does not validate', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['is too complex', `{ ${'__typename '.repeat(30)} }`, 'OPERATION_TOO_COMPLEX'],
  ])(
    'an operation that %s: 200 for plain JSON, 400 for a client that knows better',
    async (_what, query, code) => {
      const plain = await world.gateway.run(query, {}, accept('application/json'));
      expect([plain.status, plain.codes[0]]).toEqual([200, code]);
      const strict = await world.gateway.run(query, {}, accept(overHttp));
      expect([strict.status, strict.codes[0]]).toEqual([400, code]);
    },
  );

  test('variables that do not fit likewise', async () => {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { success } }';
    const plain = await world.gateway.run(query, { input: { username: 1 } }, accept('application/json'));
    expect([plain.status, plain.codes[0]]).toEqual([200, 'BAD_USER_INPUT']);
    const strict = await world.gateway.run(query, { input: { username: 1 } }, accept(overHttp));
    expect([strict.status, strict.codes[0]]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('an argument outside its range is BAD_USER_INPUT naming it', async () => {
    const query = '{ vehicles(size: 1001) { items { id } } }';
    const { errors } = await world.gateway.run(query, {}, { token: 't' });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'size' });
  });
});

describe('what is asked for again answers as it did at first, though it then goes another way', () => {
  const list = `query List($size: Int!) { vehicles(size: $size) { items { id updatedAt } } }`;
  const failing = '{ me { user { id } } vehicles { pageInfo { page } } }';
  const cost = { extensions: { cost: true } };
  test.each([
    ['with data', { query: list, variables: { size: 5 } }, 'application/json'],
    ['to Apollo Client', { query: list, variables: { size: 6 } }, `${overHttp},application/json;q=0.9`],
    ['to anybody', { query: list, variables: { size: 7 }, operationName: 'List' }, '*/*'],
    ['to who wants its cost', { query: list, variables: { size: 8 }, ...cost }, overHttp],
    ['in letters beyond ASCII', { query: '{ vehicles { items { id color } } }' }, 'application/json'],
    ['with errors beside its data', { query: failing }, 'application/json'],
    ['without what a variable needs', { query: list, variables: {} }, 'application/json'],
    ['without it, in a client’s own type', { query: list, variables: { size: 'many' } }, overHttp],
    ['by a name that is none', { query: list, operationName: 'Other' }, 'application/json'],
    ['with variables that are no object', { query: list, variables: 'size' }, 'application/json'],
    [
      'too large',
      { query: `{ vehicles(size: 1000) { items { trips { items { id } } } } }` },
      'application/json',
    ],
    ['in a type that nobody writes', { query: list, variables: { size: 9 } }, 'text/csv'],
  ])('%s', async (what, { query, ...asked }, type) => {
    // To anything but the list that is no answer at all.
    world.upstream.respondToAll(data({ data: [{ ...vehicleRow, warna: 'Perak – “mat”, é' }], totalRow: 1 }));
    const body = JSON.stringify({ query: `# ${what}\n${query}`, ...asked });
    const ask = async () => {
      const reply = await world.gateway.post(body, { token: 't', headers: { accept: type } });
      const told = [...reply.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
      expect(reply.headers.has('x-request-id')).toBe(true);
      return { status: reply.status, told, text: await reply.text() };
    };
    const lines = () => world.gateway.logLines.filter((line) => JSON.parse(line).msg === 'operation').length;
    const before = lines();
    const first = await ask();
    const written = lines() - before;
    expect([await ask(), await ask()]).toEqual([first, first]);
    // Whichever way it goes, it leaves a line in the log, unless it never was an operation.
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

  test('is not even read without the preflight header', async () => {
    const response = await world.gateway.post(uploadOf(new Uint8Array(10)), { token: 't' });
    expect(response.status).toBe(400);
  });

  test('is not even read from who is not signed in', async () => {
    const response = await world.gateway.post(uploadOf(new Uint8Array(10)), {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});

describe('every answer', () => {
  test('names its request, with the id the client gave if it is one', async () => {
    const given = await world.gateway.post(nobody, { headers: { 'x-request-id': 'my-request-1' } });
    expect(given.headers.get('x-request-id')).toBe('my-request-1');
    const strange = await world.gateway.post(nobody, { headers: { 'x-request-id': 'a b <c>' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('forbids scripts, being framed, and being cached', async () => {
    const { headers } = await world.gateway.post(nobody);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('the client address reaches the data API, past as many proxies as are ours', async () => {
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

test('a client that disconnects ends the upstream call made for it', async () => {
  const client = new AbortController();
  const gone = new Promise<void>((resolve) => {
    world.upstream.expect('GET', 'user/me', ({ signal }) => {
      signal.addEventListener('abort', () => resolve());
      client.abort();
      return 'hang';
    });
  });
  await expect(world.gateway.post(nobody, { token: 't', signal: client.signal })).rejects.toThrow();
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

  test('gets the explorer, which may load Sandbox, or nothing of others where GraphiQL is chosen', async () => {
    const { page, policy } = await open({});
    expect(page).toBe('<head><title>Explorer</title><meta name="explorer" content="sandbox" /></head>');
    expect(policy).toContain("script-src 'self' https://embeddable-sandbox.cdn.apollographql.com");
    const offline = await open({ EXPLORER: 'graphiql' });
    expect(offline.page).toContain('<meta name="explorer" content="graphiql" />');
    expect(offline.policy).toContain("default-src 'self'");
    expect(offline.policy).not.toContain('apollographql');
  });

  test.each([{ EXPLORER: 'off' }, { NODE_ENV: 'production' }])(
    'is told so where there is none: %p',
    async (set) => {
      expect(await open(set)).toMatchObject({
        status: 404,
        page: 'There is no explorer here: this gateway does not show its schema. Send operations to this address by POST.',
      });
    },
  );
});

test('a browser that opens /graphql gets Sandbox where no client was built, allowed to load what it is made of', async () => {
  const response = await fetch(`${world.gateway.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('new window.EmbeddedSandbox');
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});
