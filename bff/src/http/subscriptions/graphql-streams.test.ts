import { jest } from '@jest/globals';
import { data } from '../../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests, type Sender } from '../../testing/gateway-under-test.js';
import { fakeIntervals } from '../../testing/intervals.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, notificationCreated, sendEvent } from '../../testing/webhook.js';

const world = gatewayForTests({ EVENTS_SECRET: eventsSecret });
const { upstream } = world;
const counts = 'subscription Counts { unreadNotificationCount }';
const count = (totalNotification: number) => data({ totalNotification });
const nextEvent = (result: object) => `event: next\ndata: ${JSON.stringify(result)}\n\n`;
const complete = 'event: complete\ndata:\n\n';

/** Opens a stream by GET with a cookie (as an EventSource does) or a token, and reads its events. */
async function open(query: string, { cookie, token }: Sender, gateway = world.gateway) {
  const disconnect = new AbortController();
  const response = await fetch(`${gateway.url}/graphql?${new URLSearchParams({ query })}`, {
    headers: {
      accept: 'text/event-stream',
      ...(cookie ? { cookie } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: disconnect.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    headers: response.headers,
    /** Reads until the expected text has arrived. */
    async until(expected: string): Promise<void> {
      while (!text.includes(expected)) {
        const piece = await reader?.read();
        if (!piece || piece.done) throw new Error(`The stream ended without ${expected}: ${text}`);
        text += piece.value;
      }
      text = text.slice(text.indexOf(expected) + expected.length);
    },
    /** Reads to the end. */
    async rest(): Promise<string> {
      for (;;) {
        const piece = await reader?.read();
        if (!piece || piece.done) return text;
        text += piece.value;
      }
    },
    disconnect: () => disconnect.abort(),
  };
}

/** A subscription whose first value has arrived. */
async function subscribed(sender: Sender, gateway = world.gateway) {
  upstream.expect('GET', 'user/me', data(meResponse));
  upstream.expect('GET', 'notification/count', count(1));
  const stream = await open(counts, sender, gateway);
  await stream.until(nextEvent({ data: { unreadNotificationCount: 1 } }));
  return stream;
}

async function signInCookie(): Promise<string> {
  upstream.expect('POST', 'user/login', data({ token: 'cookie-token', ...meResponse }));
  const { cookie } = await world.gateway.run(
    'mutation { login(input: {username: "b@x.test", password: "armada-demo"}) { success } }',
  );
  return cookie ?? '';
}

test('sends events to an EventSource until it signs out, which ends the stream immediately with UNAUTHENTICATED', async () => {
  const cookie = await signInCookie();
  const stream = await subscribed({ cookie });
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  // Proxies must neither buffer nor change events.
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');

  upstream.expect('GET', 'notification/count', count(2));
  await sendEvent(world.gateway, notificationCreated(1, [99]));
  await sendEvent(world.gateway, notificationCreated(2, [meResponse.data.id]));
  await stream.until(nextEvent({ data: { unreadNotificationCount: 2 } }));

  upstream.expect('POST', 'user/logout', data(null));
  await world.gateway.run('mutation { logout { success } }', {}, { cookie });
  const rest = await stream.rest();
  expect(rest).toContain('UNAUTHENTICATED');
  expect(rest.endsWith(complete)).toBe(true);
  const [line] = world.gateway.logLines.filter((text) => text.includes('"type":"stream"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ operation: 'Counts', user: '7', via: 'cookie' });
});

test('sends the result of a query, or the errors of a refused one, and completes', async () => {
  upstream.expect('GET', 'user/me', data(meResponse));
  const mine = await open('{ me { user { id } } }', { token: 't' });
  expect(await mine.rest()).toBe(`:\n\n${nextEvent({ data: { me: { user: { id: '7' } } } })}${complete}`);
  const refused = await open('{ nothing }', { token: 't' });
  const text = await refused.rest();
  expect(text).toMatch(
    /^:\n\nevent: next\ndata: {"errors":\[.*"GRAPHQL_VALIDATION_FAILED".*}\n\nevent: complete/,
  );
});

test('sends a comment every 12 s to keep an idle stream open', async () => {
  fakeIntervals();
  try {
    const stream = await subscribed({ token: 't' });
    jest.advanceTimersByTime(12_000);
    await stream.until(':\n\n');
    stream.disconnect();
  } finally {
    jest.useRealTimers();
  }
});

test('cancels upstream calls when the client disconnects', async () => {
  const gone = new Promise<void>((resolve) => {
    upstream.expect('GET', 'user/me', ({ signal }) => {
      signal.addEventListener('abort', () => resolve());
      stream.then(({ disconnect }) => disconnect());
      return 'hang';
    });
  });
  const stream = open('{ me { user { id } } }', { token: 't' });
  await gone;
});

test('ends streams without a last event when the gateway stops, so that clients reconnect', async () => {
  const gateway = await GatewayUnderTest.start({ ...upstream.environment, EVENTS_SECRET: eventsSecret });
  const stream = await subscribed({ token: 't' }, gateway);
  await gateway.stop();
  expect(await stream.rest()).toBe('');
});

describe('refuses', () => {
  const json = { 'content-type': 'application/json' };
  const bearer = { authorization: 'Bearer t' };
  const body = JSON.stringify({ query: '{ me { user { id } } }' });
  const search = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;
  const refusals: [what: string, init: RequestInit, search: string, status: number, code: string][] = [
    ['a signed-out caller', { method: 'POST', headers: json, body }, '', 401, 'UNAUTHENTICATED'],
    [
      'another site by its Origin',
      { method: 'POST', headers: { ...json, ...bearer, origin: 'https://evil.test' }, body },
      '',
      403,
      'FORBIDDEN',
    ],
    [
      'another site by Sec-Fetch-Site',
      { headers: { ...bearer, 'sec-fetch-site': 'same-site' } },
      search({ query: counts }),
      403,
      'FORBIDDEN',
    ],
    [
      'a content type that any page can send',
      { method: 'POST', headers: { ...bearer, 'content-type': 'text/plain' }, body },
      '',
      415,
      'BAD_USER_INPUT',
    ],
    [
      'a body that is not an operation',
      { method: 'POST', headers: { ...json, ...bearer }, body: '{"query": 1}' },
      '',
      400,
      'BAD_USER_INPUT',
    ],
    [
      'variables that are not JSON',
      { headers: bearer },
      search({ query: counts, variables: '{' }),
      400,
      'BAD_USER_INPUT',
    ],
    [
      'a mutation by GET',
      { headers: bearer },
      search({ query: 'mutation { logout { success } }' }),
      405,
      'BAD_USER_INPUT',
    ],
    ['another method', { method: 'PUT', headers: { ...json, ...bearer }, body }, '', 405, 'BAD_USER_INPUT'],
  ];
  const send = (init: RequestInit, search: string) =>
    fetch(`${world.gateway.url}/graphql${search}`, {
      ...init,
      headers: { ...init.headers, accept: 'text/event-stream' },
    });

  test.each(refusals)('%s', async (_what, init, search, status, code) => {
    const response = await send(init, search);
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { errors: [{ extensions: { code } }] },
    ]);
  });

  test.each([
    [401, 401, 'UNAUTHENTICATED'],
    [500, 503, 'UPSTREAM_UNAVAILABLE'],
  ])('a subscription while the data API responds with %i: %i', async (upstreamStatus, status, code) => {
    upstream.respondToAll({ status: upstreamStatus });
    const response = await send({ headers: bearer }, search({ query: counts }));
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { errors: [{ extensions: { code } }] },
    ]);
  });
});
