import { createHash } from 'node:crypto';
import { WebSocket } from 'ws';
import { data, saved } from '../testing/data-api-double.js';
import {
  GatewayUnderTest,
  gatewayForTests,
  newSessionKey,
  type Sender,
} from '../testing/gateway-under-test.js';
import { testRedis } from '../testing/redis.js';
import { meResponse } from '../testing/samples/sample-user.js';
import { eventsSecret, sendEvent } from '../testing/webhook.js';

const world = gatewayForTests({ EVENTS_SECRET: eventsSecret });

const meOf = (id: number) => ({ ...meResponse, data: { ...meResponse.data, id } });

async function signInCookie(token: string, userId = 7, gateway = world.gateway): Promise<string> {
  const user = meOf(userId);
  world.upstream.expect('POST', 'user/login', data({ token, ...user }));
  const { cookie } = await gateway.run(
    'mutation { login(input: { username: "budi", password: "armada-demo" }) { success } }',
  );
  if (!cookie) throw new Error('Signing in set no cookie.');
  return cookie;
}

/** An open socket of a session (graphql-transport-ws), and the code it is closed with. */
async function openSocket({ cookie, token }: Sender, userId = 7, gateway = world.gateway) {
  world.upstream.expect('GET', 'user/me', data(meOf(userId)));
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: cookie ? { cookie } : {},
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const send = (message: object) => socket.send(JSON.stringify(message));
  const nextMessage = () =>
    new Promise<string>((resolve) => socket.once('message', (text) => resolve(String(text))));
  await new Promise((resolve) => socket.once('open', resolve));
  send({ type: 'connection_init', payload: token ? { authorization: `Bearer ${token}` } : {} });
  expect(await nextMessage()).toContain('connection_ack');
  return {
    closed,
    /** The response to a ping. */
    async ping(): Promise<string> {
      send({ type: 'ping' });
      return Promise.race([nextMessage(), closed.then((code) => `closed with ${code}`)]);
    },
    close: () => socket.close(),
  };
}

test('signing out immediately closes only the session’s sockets, in every tab', async () => {
  const cookie = await signInCookie('of-this-browser');
  const tabs = [await openSocket({ cookie }), await openSocket({ cookie })];
  const other = await openSocket({ cookie: await signInCookie('of-another-browser') });

  world.upstream.expect('POST', 'user/logout', saved(7));
  await world.gateway.run('mutation { logout { success } }', {}, { cookie });
  expect(await Promise.all(tabs.map(({ closed }) => closed))).toEqual([4401, 4401]);
  expect(await other.ping()).toContain('pong');
  other.close();
});

test('signing out at one gateway closes the session’s sockets and streams at every other', async () => {
  const shared = {
    ...world.upstream.environment,
    SESSION_KEYS: newSessionKey(),
    REDIS_URL: testRedis(),
  };
  const [here, there] = [await GatewayUnderTest.start(shared), await GatewayUnderTest.start(shared)];
  const cookie = await signInCookie('known-to-both', 7, here);
  const tab = await openSocket({ cookie }, 7, there);
  world.upstream.expect('GET', 'user/me', data(meOf(7)));
  world.upstream.expect('GET', 'notification/count', data({ totalNotification: 1 }));
  const stream = there
    .streamClient({ cookie })
    .iterate({ query: 'subscription { unreadNotificationCount }' });
  expect((await stream.next()).value).toEqual({ data: { unreadNotificationCount: 1 } });
  world.upstream.expect('POST', 'user/logout', saved(7));
  await here.run('mutation { logout { success } }', {}, { cookie });
  expect(await tab.closed).toBe(4401);
  expect((await stream.next()).value).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect((await stream.next()).done).toBe(true);
  // A copy of the cookie is rejected there without a call to the data API.
  expect((await there.run('{ me { user { id } } }', {}, { cookie })).data).toEqual({ me: null });
});

test('closes the sockets and rejects the cookie even when the data API cannot revoke the token', async () => {
  const cookie = await signInCookie('not-to-be-revoked');
  const tab = await openSocket({ cookie });
  world.upstream.expect('POST', 'user/logout', { status: 500 });
  await world.gateway.run('mutation { logout { success } }', {}, { cookie });
  expect(await tab.closed).toBe(4401);

  const me = await world.gateway.run('{ me { user { id } } }', {}, { cookie });
  expect([me.data, me.cookie]).toEqual([{ me: null }, '']);
  // Also for operations that do not call the data API.
  const address = '{ reverseGeocode(latitude: -6.2, longitude: 106.8) { address } }';
  expect((await world.gateway.run(address, {}, { cookie })).codes).toEqual(['UNAUTHENTICATED']);
});

test('a changed password closes the session’s sockets, and makes the user’s other sessions reconnect immediately', async () => {
  const cookie = await signInCookie('changes-the-password');
  const tab = await openSocket({ cookie });
  const phone = await openSocket({ cookie: await signInCookie('on-the-phone') });
  const colleague = await openSocket({ cookie: await signInCookie('of-a-colleague', 8) }, 8);

  world.upstream.expect('POST', 'user/change_password', { json: { status: 401, message: 'Done.' } });
  await world.gateway.run(
    'mutation { changePassword(input: { oldPassword: "armada-demo", newPassword: "new-password" }) { success } }',
    {},
    { cookie },
  );
  expect(await tab.closed).toBe(4401);
  expect(await phone.closed).toBe(1012);
  expect(await colleague.ping()).toContain('pong');
  colleague.close();
});

test('a revoked API token closes the sockets of its integration as soon as the data API rejects it', async () => {
  const integration = await openSocket({ token: 'armada_api_token' });
  const other = await openSocket({ token: 'armada_other_token' });
  world.upstream.expect('POST', 'api_token/revoke', async () => {
    const session = createHash('sha256').update('armada_api_token').digest('hex');
    await sendEvent(world.gateway, {
      type: 'session.ended',
      users: [7],
      data: { session, reason: 'revoked' },
    });
    return saved(4);
  });
  await world.gateway.run('mutation { revokeApiToken(id: "4") { success } }', {}, { token: 'staff-token' });
  expect(await integration.closed).toBe(4401);
  expect(await other.ping()).toContain('pong');
  other.close();
});

test('an idle session closes its sockets and ends as soon as the data API rejects it', async () => {
  const cookie = await signInCookie('idle');
  const tab = await openSocket({ cookie });
  const session = createHash('sha256').update('idle').digest('hex');
  await sendEvent(world.gateway, { type: 'session.ended', users: [7], data: { session, reason: 'idle' } });
  expect(await tab.closed).toBe(4401);

  const late = await world.gateway.run('{ notifications { items { id } } }', {}, { cookie });
  expect(late.codes).toEqual(['UNAUTHENTICATED']);
  expect(late.cookie).toBe('');
});
