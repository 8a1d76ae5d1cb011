import { jest } from '@jest/globals';
import { data, saved } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';
import { eventsSecret } from '../testing/webhook.js';

const me = '{ me { user { id } } }';
const unread = '{ unreadNotificationCount }';
const minutes = 60;

// Date and intervals are advanced by the tests; timers of the network are real.
beforeAll(() =>
  jest.useFakeTimers({
    doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  }),
);
afterAll(() => jest.useRealTimers());

const world = gatewayForTests({ EVENTS_SECRET: eventsSecret });

const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

async function signIn(token = 'upstream-token'): Promise<string> {
  world.upstream.expect('POST', 'user/login', data({ token, ...meResponse }));
  const { cookie } = await world.gateway.run(
    'mutation { login(input: { username: "budi", password: "armada-demo" }) { success } }',
  );
  if (!cookie) throw new Error('Signing in set no cookie.');
  return cookie;
}

/** Queries the signed-in user, as a user does (`idle` null) or in the background. */
async function queryMe(cookie: string, idle: number | string | null = null) {
  world.upstream.expect('GET', 'user/me', data(meResponse));
  return world.gateway.run(me, {}, { cookie, headers: idle === null ? {} : { 'x-idle-seconds': `${idle}` } });
}

const signedIn = { me: { user: { id: '7' } } };

test('ends a session after 30 minutes without use, without an upstream call, and clears its cookie', async () => {
  const cookie = await signIn();
  pass(30 * minutes - 1);
  expect((await queryMe(cookie)).data).toEqual(signedIn);
  pass(11);
  const late = await world.gateway.run(unread, {}, { cookie });
  expect(late.codes).toEqual(['UNAUTHENTICATED']);
  expect(late.cookie).toBe('');
  expect((await world.gateway.run(me, {}, { cookie })).data).toEqual({ me: null });
});

test('a user’s operation extends the session with a new cookie, which expires no later than the first one', async () => {
  let cookie = await signIn();
  for (const elapsed of [20, 40, 60]) {
    pass(20 * minutes);
    const result = await queryMe(cookie);
    expect(result.data).toEqual(signedIn);
    expect(result.headers.getSetCookie()[0]).toContain(`; Max-Age=${(12 * 60 - elapsed) * minutes};`);
    cookie = result.cookie ?? cookie;
  }
});

test('a background operation does not extend the session', async () => {
  const cookie = await signIn();
  for (const idle of [10, 20]) {
    pass(10 * minutes);
    const poll = await queryMe(cookie, idle * minutes);
    expect(poll.data).toEqual(signedIn);
    expect(poll.cookie).toBeNull();
  }
  pass(11 * minutes);
  expect((await world.gateway.run(me, {}, { cookie })).data).toEqual({ me: null });
});

test('typing counts as use through background operations', async () => {
  const first = await signIn();
  pass(20 * minutes);
  const { cookie } = await queryMe(first, 45);
  pass(29 * minutes);
  expect((await queryMe(cookie ?? first)).data).toEqual(signedIn);
});

test('an invalid header does not count as use', async () => {
  const cookie = await signIn();
  pass(10 * minutes);
  for (const idle of ['-5', 'soon', '1e3', '']) expect((await queryMe(cookie, idle)).cookie).toBeNull();
});

test('a sign-out does not set a cookie for its own use', async () => {
  const cookie = await signIn();
  pass(10 * minutes);
  world.upstream.expect('POST', 'user/logout', saved(7));
  const result = await world.gateway.run('mutation { logout { success } }', {}, { cookie });
  expect(result.headers.getSetCookie()).toHaveLength(1);
  expect(result.cookie).toBe('');
});

test('a bearer token has no idle timeout in the gateway', async () => {
  pass(24 * 60 * minutes);
  world.upstream.expect('GET', 'user/me', data(meResponse));
  const { data: result, cookie } = await world.gateway.run(me, {}, { token: 'api-token' });
  expect(result).toEqual(signedIn);
  expect(cookie).toBeNull();
});

describe('the sockets of an unused session', () => {
  /** Connects, and returns the close code. */
  async function connect(cookie: string) {
    world.upstream.expect('GET', 'user/me', data(meResponse));
    const client = world.gateway.socketClient({ cookie });
    const closed = new Promise<number>((resolve) =>
      client.on('closed', (event) =>
        resolve(event instanceof Object && 'code' in event ? Number(event.code) : 0),
      ),
    );
    world.upstream.expect('GET', 'notification/count', data({ totalNotification: 2 }));
    await new Promise<void>((resolve) =>
      client.subscribe(
        { query: 'subscription { unreadNotificationCount }' },
        { next: () => resolve(), error: () => undefined, complete: () => undefined },
      ),
    );
    return { closed, dispose: () => client.dispose() };
  }

  test('are closed with 1012, and with 4401 after a reconnect', async () => {
    const cookie = await signIn('left-alone');
    const { closed } = await connect(cookie);
    pass(31 * minutes);
    jest.advanceTimersByTime(10_000);
    expect(await closed).toBe(1012);

    const again = world.gateway.socketClient({ cookie });
    const code = new Promise((resolve) => again.on('closed', resolve));
    again.subscribe(
      { query: 'subscription { unreadNotificationCount }' },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    expect(await code).toMatchObject({ code: 4401 });
  });

  test('stay open while the session is used', async () => {
    const cookie = await signIn('in-use');
    const socket = await connect(cookie);
    pass(20 * minutes);
    const used = await queryMe(cookie);
    pass(20 * minutes);
    jest.advanceTimersByTime(10_000);
    const still = await Promise.race([socket.closed, queryMe(used.cookie ?? '').then(() => 'open')]);
    expect(still).toBe('open');
    await socket.dispose();
  });
});
