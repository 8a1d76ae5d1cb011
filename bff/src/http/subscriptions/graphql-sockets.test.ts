import { once } from 'node:events';
import { connect } from 'node:net';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { limits } from '../../graphql/admission/limits.js';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests, type Sender } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';

const world = gatewayForTests();
const me = '{ me { user { id } } }';

/** Executes an operation over a new socket. @returns its first result, its errors, or the close code */
async function overSocket(
  query: string,
  sender: Sender,
  variables: Record<string, unknown> = {},
): Promise<unknown> {
  const { token, cookie } = sender;
  if (token || cookie?.startsWith('armada=ey')) world.upstream.expect('GET', 'user/me', data(meResponse));
  const client = world.gateway.socketClient(sender);
  try {
    return (await client.iterate({ query, variables }).next()).value;
  } catch (error) {
    return error instanceof Error || Array.isArray(error) ? error : closeCodeOf(error);
  } finally {
    await client.dispose();
  }
}

const closeCodeOf = (event: unknown) =>
  typeof event === 'object' && event && 'code' in event ? Number(event.code) : event;

const closed = (client: Client) =>
  new Promise<unknown>((resolve) => client.on('closed', (event) => resolve(closeCodeOf(event))));

async function signInCookie(): Promise<string> {
  world.upstream.expect('POST', 'user/login', data({ token: 'cookie-token', ...meResponse }));
  const { cookie } = await world.gateway.run(
    'mutation { login(input: {username: "b@x.test", password: "armada-demo"}) { success } }',
  );
  return cookie ?? '';
}

describe('over a WebSocket', () => {
  test('authenticates a browser by its cookie', async () => {
    const cookie = await signInCookie();
    world.upstream.expect('GET', 'user/me', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer cookie-token');
      return data(meResponse);
    });
    expect(await overSocket(me, { cookie })).toEqual({ data: { me: { user: { id: '7' } } } });
  });

  test('authenticates an integration by its connectionParams', async () => {
    world.upstream.expect('GET', 'user/me', ({ headers }) => {
      expect(headers.authorization).toBe('Bearer api-token');
      return data(meResponse);
    });
    expect(await overSocket(me, { token: 'api-token' })).toEqual({ data: { me: { user: { id: '7' } } } });
  });

  test.each<[string, Sender]>([
    ['no credentials', {}],
    ['an invalid cookie', { cookie: 'armada=garbage' }],
  ])('closes the socket with 4401 for %s', async (_what, sender) => {
    expect(await overSocket(me, sender)).toBe(4401);
  });

  test('closes the socket with 4401 if the session has ended', async () => {
    const cookie = await signInCookie();
    world.upstream.expect('GET', 'user/me', { status: 401 });
    const client = world.gateway.socketClient({ cookie });
    const code = closed(client);
    await expect(
      client.iterate({ query: 'subscription { notificationReceived { id } }' }).next(),
    ).rejects.toMatchObject({ code: 4401 });
    expect(await code).toBe(4401);
  });

  test('closes the socket with 1013 while the data API is unavailable', async () => {
    const cookie = await signInCookie();
    world.upstream.expect('GET', 'user/me', { status: 500 });
    const client = world.gateway.socketClient({ cookie });
    await expect(client.iterate({ query: me }).next()).rejects.toMatchObject({ code: 1013 });
  });

  test.each([
    ['a 401 over HTTP', { status: 401 }],
    ['a sign-out over HTTP', data(null)],
  ])('%s closes the sockets of the session immediately', async (what, response) => {
    const cookie = await signInCookie();
    world.upstream.expect('GET', 'user/me', data(meResponse));
    world.upstream.expect('GET', 'notification/count', data({ totalNotification: 1 }));
    const client = world.gateway.socketClient({ cookie });
    await client.iterate({ query: 'subscription { unreadNotificationCount }' }).next();
    const code = closed(client);
    const isSignOut = what.startsWith('a sign-out');
    world.upstream.expect(isSignOut ? 'POST' : 'GET', isSignOut ? 'user/logout' : 'user/me', response);
    await world.gateway.run(isSignOut ? 'mutation { logout { success } }' : me, {}, { cookie });
    expect(await code).toBe(4401);
  });

  test('closes all sockets of a session with 4401 when its token is rejected, and no others', async () => {
    world.upstream.expect('GET', 'user/me', data(meResponse), 6);
    const clients = ['dead', 'dead', 'alive'].map((token) => world.gateway.socketClient({ token }));
    for (const client of clients) {
      const open = client.iterate({ query: me });
      await open.next();
    }
    const [first, second, third] = clients;
    if (!first || !second || !third) throw new Error('Three clients were made.');
    const firstClosed = closed(first);
    world.upstream.expect('POST', 'user/preferences', { status: 401 });
    world.upstream.expect('GET', 'user/me', data(meResponse));
    await first
      .iterate({ query: 'mutation { savePreferences(preferences: {}) { success } }' })
      .next()
      .catch(() => undefined);
    expect(await firstClosed).toBe(4401);
    world.upstream.expect('GET', 'user/me', data(meResponse), 2);
    expect((await third.iterate({ query: me }).next()).value).toMatchObject({
      data: { me: { user: { id: '7' } } },
    });
    await Promise.all(clients.map((client) => client.dispose()));
  });

  test('returns errors with the same codes as over HTTP, without internal details', async () => {
    world.upstream.expect('GET', 'user/preferences', { status: 500, bytes: 'select * from users' });
    world.upstream.expect('GET', 'user/me', data(meResponse));
    const result = await overSocket('{ me { preferences } }', { token: 't' });
    expect(result).toMatchObject({
      data: { me: { preferences: null } },
      errors: [{ path: ['me', 'preferences'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    });
    expect(JSON.stringify(result)).not.toContain('select');
  });

  test.each([
    ['depth', `{ me { menus ${'{ children '.repeat(limits.depth)} { id } ${'}'.repeat(limits.depth)} } }`],
    ['root fields', `{ ${'__typename '.repeat(limits.rootFields + 1)} }`],
    ['tokens', `{ ${'__typename '.repeat(limits.tokens)} }`],
  ])('applies the limit of %s', async (_limit, query) => {
    expect(await overSocket(query, { token: 't' })).toMatchObject([
      { extensions: { code: 'OPERATION_TOO_COMPLEX' } },
    ]);
  });

  test('returns the validation errors of a document', async () => {
    expect(await overSocket('{ nothing }', { token: 't' })).toMatchObject([
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
  });

  test('returns BAD_USER_INPUT for wrong variables', async () => {
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { success } }';
    expect(await overSocket(login, { token: 't' }, { input: { username: 1 } })).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  test('refuses a sign-in, because a message cannot set a cookie', async () => {
    world.upstream.expect('POST', 'user/login', data({ token: 'x', ...meResponse }));
    const login = 'mutation { login(input: {username: "b@x.test", password: "armada-demo"}) { success } }';
    expect(await overSocket(login, { token: 't' })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('the upgrade', () => {
  const upgrade = (path: string, origin?: string) =>
    new Promise<number | undefined>((resolve) => {
      const socket = new WebSocket(
        `${world.gateway.url.replace('http', 'ws')}${path}`,
        'graphql-transport-ws',
        {
          ...(origin ? { origin } : {}),
        },
      );
      socket.once('open', () => {
        socket.terminate();
        resolve(101);
      });
      socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode);
        socket.terminate();
      });
      socket.once('error', () => undefined);
    });

  test('is accepted at /graphql only, from our own pages and from programs', async () => {
    expect(await upgrade('/graphql')).toBe(101);
    expect(await upgrade('/graphql', world.gateway.url)).toBe(101);
    expect(await upgrade('/graphql', 'https://evil.test')).toBe(403);
    expect(await upgrade('/other')).toBe(404);
  });
});

test('cancels upstream calls when the client closes its socket', async () => {
  world.upstream.expect('GET', 'user/me', data(meResponse));
  const client = world.gateway.socketClient({ token: 't' });
  const gone = new Promise<void>((resolve) => {
    world.upstream.expect('GET', 'user/me', ({ signal }) => {
      signal.addEventListener('abort', () => resolve());
      client.terminate();
      return 'hang';
    });
  });
  await client
    .iterate({ query: me })
    .next()
    .catch(() => undefined);
  await gone;
});

describe('an upgrade for another target', () => {
  /** The first line of the response to an upgrade request for `target`, which is sent unchanged. */
  async function upgrade(target: string): Promise<string> {
    const { hostname, port, host } = new URL(world.gateway.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [response] = await once(socket, 'data');
    socket.destroy();
    return String(response).split('\r\n', 1)[0] ?? '';
  }

  test.each(['/nope', '/graphql/', '//', 'http://', 'http://['])('is refused: %s', async (target) => {
    expect(await upgrade(target)).toBe('HTTP/1.1 404 Not Found');
  });
});
