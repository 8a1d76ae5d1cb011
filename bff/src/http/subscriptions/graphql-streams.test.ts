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
const told = (result: object) => `event: next\ndata: ${JSON.stringify(result)}\n\n`;
const complete = 'event: complete\ndata:\n\n';

/** Asks as an EventSource does, by GET and with nothing but a cookie (or a token), and reads what comes. */
async function open(query: string, { cookie, token }: Sender, gateway = world.gateway) {
  const hangUp = new AbortController();
  const response = await fetch(`${gateway.url}/graphql?${new URLSearchParams({ query })}`, {
    headers: {
      accept: 'text/event-stream',
      ...(cookie ? { cookie } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: hangUp.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    headers: response.headers,
    /** Reads on until it has read `text`. */
    async until(expected: string): Promise<void> {
      while (!text.includes(expected)) {
        const piece = await reader?.read();
        if (!piece || piece.done) throw new Error(`The stream ended without ${expected}: ${text}`);
        text += piece.value;
      }
      text = text.slice(text.indexOf(expected) + expected.length);
    },
    /** What is left until it ends. */
    async rest(): Promise<string> {
      for (;;) {
        const piece = await reader?.read();
        if (!piece || piece.done) return text;
        text += piece.value;
      }
    },
    hangUp: () => hangUp.abort(),
  };
}

/** A subscription of which the first value has come. */
async function subscribed(sender: Sender, gateway = world.gateway) {
  upstream.expect('GET', 'user/me', data(meResponse));
  upstream.expect('GET', 'notification/count', count(1));
  const stream = await open(counts, sender, gateway);
  await stream.until(told({ data: { unreadNotificationCount: 1 } }));
  return stream;
}

async function signInCookie(): Promise<string> {
  upstream.expect('POST', 'user/login', data({ token: 'cookie-token', ...meResponse }));
  const { cookie } = await world.gateway.run(
    'mutation { login(input: {username: "b@x.test", password: "armada-demo"}) { success } }',
  );
  return cookie ?? '';
}

test('a browser hears by an EventSource what happens, until it signs out: that is told at once', async () => {
  const cookie = await signInCookie();
  const stream = await subscribed({ cookie });
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  // Nothing on the way may keep events back or change them.
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');

  upstream.expect('GET', 'notification/count', count(2));
  await sendEvent(world.gateway, notificationCreated(1, [99]));
  await sendEvent(world.gateway, notificationCreated(2, [meResponse.data.id]));
  await stream.until(told({ data: { unreadNotificationCount: 2 } }));

  upstream.expect('POST', 'user/logout', data(null));
  await world.gateway.run('mutation { logout { success } }', {}, { cookie });
  const rest = await stream.rest();
  expect(rest).toContain('UNAUTHENTICATED');
  expect(rest.endsWith(complete)).toBe(true);
  const [line] = world.gateway.logLines.filter((text) => text.includes('"type":"stream"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ operation: 'Counts', user: '7', via: 'cookie' });
});

test('a query is answered and complete, one that may not run is told why', async () => {
  upstream.expect('GET', 'user/me', data(meResponse));
  const mine = await open('{ me { user { id } } }', { token: 't' });
  expect(await mine.rest()).toBe(`:\n\n${told({ data: { me: { user: { id: '7' } } } })}${complete}`);
  const refused = await open('{ nothing }', { token: 't' });
  const text = await refused.rest();
  expect(text).toMatch(
    /^:\n\nevent: next\ndata: {"errors":\[.*"GRAPHQL_VALIDATION_FAILED".*}\n\nevent: complete/,
  );
});

test('a comment every 12 s keeps a stream open where nothing happens', async () => {
  fakeIntervals();
  try {
    const stream = await subscribed({ token: 't' });
    jest.advanceTimersByTime(12_000);
    await stream.until(':\n\n');
    stream.hangUp();
  } finally {
    jest.useRealTimers();
  }
});

test('a client that disconnects ends the upstream calls made for it', async () => {
  const gone = new Promise<void>((resolve) => {
    upstream.expect('GET', 'user/me', ({ signal }) => {
      signal.addEventListener('abort', () => resolve());
      stream.then(({ hangUp }) => hangUp());
      return 'hang';
    });
  });
  const stream = open('{ me { user { id } } }', { token: 't' });
  await gone;
});

test('a gateway that stops ends its streams without a last word, so that their clients come back elsewhere', async () => {
  const gateway = await GatewayUnderTest.start({ ...upstream.environment, EVENTS_SECRET: eventsSecret });
  const stream = await subscribed({ token: 't' }, gateway);
  await gateway.stop();
  expect(await stream.rest()).toBe('');
});

describe('is turned away', () => {
  const json = { 'content-type': 'application/json' };
  const bearer = { authorization: 'Bearer t' };
  const body = JSON.stringify({ query: '{ me { user { id } } }' });
  const search = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;
  const refusals: [what: string, init: RequestInit, search: string, status: number, code: string][] = [
    ['nobody', { method: 'POST', headers: json, body }, '', 401, 'UNAUTHENTICATED'],
    [
      'another site by its origin',
      { method: 'POST', headers: { ...json, ...bearer, origin: 'https://evil.test' }, body },
      '',
      403,
      'FORBIDDEN',
    ],
    [
      'another site by the browser’s word',
      { headers: { ...bearer, 'sec-fetch-site': 'same-site' } },
      search({ query: counts }),
      403,
      'FORBIDDEN',
    ],
    [
      'a body that any page may send',
      { method: 'POST', headers: { ...bearer, 'content-type': 'text/plain' }, body },
      '',
      415,
      'BAD_USER_INPUT',
    ],
    [
      'a body that is no operation',
      { method: 'POST', headers: { ...json, ...bearer }, body: '{"query": 1}' },
      '',
      400,
      'BAD_USER_INPUT',
    ],
    [
      'variables that are no JSON',
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
  const ask = (init: RequestInit, search: string) =>
    fetch(`${world.gateway.url}/graphql${search}`, {
      ...init,
      headers: { ...init.headers, accept: 'text/event-stream' },
    });

  test.each(refusals)('%s', async (_what, init, search, status, code) => {
    const response = await ask(init, search);
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { errors: [{ extensions: { code } }] },
    ]);
  });

  test.each([
    [401, 401, 'UNAUTHENTICATED'],
    [500, 503, 'UPSTREAM_UNAVAILABLE'],
  ])('who subscribes while the data API answers %i: %i', async (says, status, code) => {
    upstream.respondToAll({ status: says });
    const response = await ask({ headers: bearer }, search({ query: counts }));
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { errors: [{ extensions: { code } }] },
    ]);
  });
});
