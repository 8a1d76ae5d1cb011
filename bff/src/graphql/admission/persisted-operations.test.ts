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
const gone = '{ aFieldThatIsNoLongerThere }';
const operations = [
  { id: hashOf(me), name: 'Me', type: 'query', body: me },
  { id: hashOf(login), name: 'Login', type: 'mutation', body: login },
  { id: hashOf(gone), name: 'Gone', type: 'query', body: gone },
];
const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations };
const build = hashOf(
  operations
    .map(({ id }) => id)
    .sort()
    .join(''),
).slice(0, 12);
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
  test('a persisted operation runs by its sha256', async () => {
    expect(await send({ documentId: `sha256:${hashOf(me)}` })).toEqual(mine);
  });

  test('and by the id of the build and its name', async () => {
    expect(await send({ documentId: `${build}.Me` })).toEqual(mine);
  });

  test.each([`sha256:${hashOf('{ __typename }')}`, `md5:${hashOf(me)}`, ''])(
    'returns PERSISTED_OPERATION_NOT_FOUND for %j',
    async (documentId) => {
      expect(await send({ documentId, extensions: {} })).toMatchObject(
        documentId === '' ? { errors: [{}] } : notFound,
      );
    },
  );

  test('the other extensions keep their meaning', async () => {
    expect(await send({ documentId: `sha256:${hashOf(me)}`, extensions: { cost: true } })).toEqual({
      ...mine,
      extensions: { cost: 2 },
    });
  });
});

describe.each(Object.entries(byHash))('over %s', (_door, ask) => {
  test('an operation of the client’s build runs by its hash', async () => {
    expect(await ask(hashOf(me))).toEqual(mine);
  });

  test('and by its name, with what stands for the build', async () => {
    expect(await ask(`${build}.Me`)).toEqual(mine);
    expect(await ask('000000000000.Me')).toMatchObject(notFound);
  });

  test('a hash that is not known is told so, that the page may load itself again or send the document', async () => {
    expect(await ask(hashOf('{ __typename }'))).toMatchObject(notFound);
  });
});

test('an operation of the build that does not fit the schema is refused like any other', async () => {
  expect(await byHash['HTTP POST']?.(hashOf(gone))).toMatchObject({
    errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
  });
});

test('a document with its hash runs, one with another’s does not, and neither is persisted by that', async () => {
  const query = '{ __typename }';
  const send = (hash: string) =>
    world.gateway.post(JSON.stringify({ query, extensions: named(hash) }), { token });
  expect(await (await send(hashOf(query))).json()).toEqual({ data: { __typename: 'Query' } });
  expect((await send(hashOf(me))).status).toBe(400);
  expect(await byHash['HTTP POST']?.(hashOf(query))).toMatchObject(notFound);
});

test('with PERSISTED_ONLY a browser runs what is persisted and nothing else, a token anything', async () => {
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

describe('with PERSISTED_ONLY a token', () => {
  const start = () =>
    GatewayUnderTest.start({
      ...world.upstream.environment,
      WEB_DIR: webDir,
      PERSISTED_ONLY: '1',
      UPSTREAM_RETRIES: '0',
    });
  const query = '{ __typename }';

  test.each(['HTTP POST', 'HTTP GET', 'server-sent events'])(
    'that the data API refuses is no way around it over %s',
    async (transport) => {
      const gateway = await start();
      world.upstream.respondToAll({ status: 401 });
      expect((await transports[transport]?.(gateway, { query }))?.codes).toEqual(['UNAUTHENTICATED']);
    },
  );

  test('that the data API refuses opens no WebSocket', async () => {
    const gateway = await start();
    world.upstream.respondToAll({ status: 401 });
    await expect(transports.WebSocket?.(gateway, { query })).rejects.toMatchObject({ code: 4401 });
  });

  test('that nobody can verify at the moment is told so', async () => {
    const gateway = await start();
    world.upstream.respondToAll({ status: 503 });
    const { codes } = await gateway.run(query, {}, { token });
    expect(codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  test('of a data API that names no users may send any document', async () => {
    const gateway = await start();
    world.upstream.respondToAll(({ path }) =>
      path === 'user/me' ? { status: 404 } : data({ totalNotification: 0 }),
    );
    for (const send of Object.values(transports)) expect((await send(gateway, { query })).codes).toEqual([]);
  });
});
