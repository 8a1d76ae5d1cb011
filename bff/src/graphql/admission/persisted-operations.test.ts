import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { data } from '../../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { transports } from '../../testing/transports.js';
import { hashOf } from './document-cache.js';

const webDir = mkdtempSync(join(tmpdir(), 'armada-web-'));
mkdirSync(join(webDir, '.vite'));
writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
const me = 'query Me { me { user { id } } }';
const login = 'mutation { login(input: {username: "b@x.test", password: "armada-demo"}) { success } }';
const gone = '{ aRemovedField }';
const operations = [
  { id: hashOf(me), name: 'Me', type: 'query', body: me },
  { id: hashOf(login), name: 'Login', type: 'mutation', body: login },
  { id: hashOf(gone), name: 'Gone', type: 'query', body: gone },
];
const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations };
writeFileSync(join(webDir, '.vite', 'persisted-operations.json'), JSON.stringify(manifest));
afterAll(() => rmSync(webDir, { recursive: true }));

const world = gatewayForTests({ WEB_DIR: webDir });
beforeEach(() => world.upstream.respondToAll(data(meResponse)));
const token = 'token';
const mine = { data: { me: { user: { id: '7' } } } };
const named = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
const notFound = { errors: [{ extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } }] };

interface Persisted {
  readonly extensions?: Record<string, unknown>;
  readonly documentId?: string;
}

/** Sends a persisted operation without its document. */
const sendOver: Record<string, (parameters: Persisted) => Promise<unknown>> = {
  'HTTP POST': async (parameters) => (await world.gateway.post(JSON.stringify(parameters), { token })).json(),
  'HTTP GET': async ({ extensions, documentId }) => {
    const search = new URLSearchParams({
      ...(extensions ? { extensions: JSON.stringify(extensions) } : {}),
      ...(documentId ? { documentId } : {}),
    });
    const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
    return (await fetch(`${world.gateway.url}/graphql?${search}`, { headers })).json();
  },
  WebSocket: async (parameters) => {
    const client = world.gateway.socketClient({ token });
    try {
      return (await client.iterate({ query: '', ...parameters }).next()).value;
    } catch (errors) {
      return { errors };
    } finally {
      await client.dispose();
    }
  },
  'server-sent events': async (parameters) => {
    const client = world.gateway.streamClient({ token });
    const { value } = await client.iterate({ query: '', ...parameters }).next();
    client.dispose();
    return value;
  },
};
const byHash = Object.fromEntries(
  Object.entries(sendOver).map(([name, send]) => [name, (hash: string) => send({ extensions: named(hash) })]),
);

describe.each(Object.entries(sendOver))('over %s, by documentId', (_transport, send) => {
  test('executes a persisted operation by its SHA-256', async () => {
    expect(await send({ documentId: `sha256:${hashOf(me)}` })).toEqual(mine);
  });

  test.each([`sha256:${hashOf('{ __typename }')}`, `md5:${hashOf(me)}`, ''])(
    'returns PERSISTED_OPERATION_NOT_FOUND for %j',
    async (documentId) => {
      expect(await send({ documentId, extensions: {} })).toMatchObject(
        documentId === '' ? { errors: [{}] } : notFound,
      );
    },
  );

  test('applies the other extensions', async () => {
    expect(await send({ documentId: `sha256:${hashOf(me)}`, extensions: { cost: true } })).toEqual({
      ...mine,
      extensions: { cost: 2 },
    });
  });
});

describe.each(Object.entries(byHash))('over %s', (_transport, sendHash) => {
  test('executes an operation of the client’s build by its hash', async () => {
    expect(await sendHash(hashOf(me))).toEqual(mine);
  });

  test('returns PERSISTED_OPERATION_NOT_FOUND for an unknown hash', async () => {
    expect(await sendHash(hashOf('{ __typename }'))).toMatchObject(notFound);
  });
});

test('returns GRAPHQL_VALIDATION_FAILED for a persisted operation that is not valid for the schema', async () => {
  expect(await byHash['HTTP POST']?.(hashOf(gone))).toMatchObject({
    errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
  });
});

test('executes a document with its hash, refuses one with another hash, and persists neither', async () => {
  const query = '{ __typename }';
  const send = (hash: string) =>
    world.gateway.post(JSON.stringify({ query, extensions: named(hash) }), { token });
  expect(await (await send(hashOf(query))).json()).toEqual({ data: { __typename: 'Query' } });
  expect((await send(hashOf(me))).status).toBe(400);
  expect(await byHash['HTTP POST']?.(hashOf(query))).toMatchObject(notFound);
});

test('with PERSISTED_ONLY executes only persisted operations for browsers, and any operation for tokens', async () => {
  const gateway = await GatewayUnderTest.start({
    ...world.upstream.environment,
    WEB_DIR: webDir,
    PERSISTED_ONLY: '1',
  });
  const query = '{ me { user { name } } }';
  world.upstream.expect('POST', 'user/login', data({ token: 'cookie-token', ...meResponse }));
  const { cookie } = await gateway.run(login);
  const browser = { cookie: cookie ?? '' };
  expect((await gateway.run(me, {}, browser)).data).toEqual(mine.data);
  expect((await gateway.run(query, {}, browser)).codes).toEqual(['PERSISTED_OPERATION_NOT_FOUND']);
  expect((await gateway.run(query)).codes).toEqual(['PERSISTED_OPERATION_NOT_FOUND']);
  expect((await gateway.run(query, {}, { token })).codes).toEqual([]);

  const client = gateway.socketClient(browser);
  expect((await client.iterate({ query: me }).next()).value).toEqual(mine);
  await expect(client.iterate({ query }).next()).rejects.toMatchObject([
    { extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } },
  ]);
  await client.dispose();
  const stream = gateway.streamClient(browser);
  expect((await stream.iterate({ query: me }).next()).value).toEqual(mine);
  expect((await stream.iterate({ query }).next()).value).toMatchObject(notFound);
});

describe('with PERSISTED_ONLY and a bearer token', () => {
  const start = () =>
    GatewayUnderTest.start({
      ...world.upstream.environment,
      WEB_DIR: webDir,
      PERSISTED_ONLY: '1',
      UPSTREAM_RETRIES: '0',
    });
  const query = '{ __typename }';

  test.each(['HTTP POST', 'HTTP GET', 'server-sent events'])(
    'returns UNAUTHENTICATED over %s if the data API rejects the token',
    async (transport) => {
      const gateway = await start();
      world.upstream.respondToAll({ status: 401 });
      expect((await transports[transport]?.(gateway, { query }))?.codes).toEqual(['UNAUTHENTICATED']);
    },
  );

  test('closes the WebSocket with 4401 if the data API rejects the token', async () => {
    const gateway = await start();
    world.upstream.respondToAll({ status: 401 });
    await expect(transports.WebSocket?.(gateway, { query })).rejects.toMatchObject({ code: 4401 });
  });

  test('returns UPSTREAM_UNAVAILABLE while the token cannot be verified', async () => {
    const gateway = await start();
    world.upstream.respondToAll({ status: 503 });
    const { codes } = await gateway.run(query, {}, { token });
    expect(codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  test('executes any document if the data API accepts the token without naming its user', async () => {
    const gateway = await start();
    world.upstream.respondToAll(({ path }) =>
      path === 'user/me' ? { status: 404 } : data({ totalNotification: 0 }),
    );
    for (const send of Object.values(transports)) expect((await send(gateway, { query })).codes).toEqual([]);
  });
});
