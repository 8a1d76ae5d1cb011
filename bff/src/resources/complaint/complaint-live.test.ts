import type { Client } from 'graphql-ws';
import { data, type ReceivedCall, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import {
  commentRow,
  complaintChanged,
  complaintCommented,
  complaintDetailResponse,
  complaintRow,
} from '../../testing/samples/sample-complaint.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, sendEvent } from '../../testing/webhook.js';

const me = meResponse.data.id;
const COMMENTED =
  'subscription { complaintCommented(complaintId: "61") { id text isOwnSide changeableUntil } }';
const CHANGED = 'subscription { complaintChanged(complaintId: "61") { status canReopen commentCount } }';

/** Opens sockets of one user; each reads its user once. */
function socketsOf(bench: ReturnType<typeof gatewayForTests>) {
  const clients: Client[] = [];
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.dispose()));
  });
  return () => {
    bench.upstream.expect('GET', 'user/me', data(meResponse));
    const client = bench.gateway.socketClient({ token: 'staff-token' });
    clients.push(client);
    return client;
  };
}

const next = async (values: AsyncIterator<{ data?: unknown; errors?: unknown }>) => {
  const { value } = await values.next();
  return value?.errors ?? value?.data;
};

describe('with events', () => {
  const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret });
  const { upstream } = bench;
  const open = socketsOf(bench);

  test('a comment and a change reach two tabs of a user who may read them, with one upstream call', async () => {
    const client = open();
    upstream.expect('GET', 'complaint/view/61', data(complaintDetailResponse()));
    const comments = client.iterate({ query: COMMENTED });
    const comment = next(comments);
    upstream.expect('GET', 'complaint/view', rows([complaintRow]));
    upstream.expect('GET', 'complaint/view/61', data(complaintDetailResponse({ status: 1 })));
    const changes = client.iterate({ query: CHANGED });
    const progress = { complaintChanged: { status: 'IN_PROGRESS', canReopen: false, commentCount: 1 } };
    expect(await next(changes)).toEqual(progress);
    // The second tab gets the newest value without another call.
    upstream.expect('GET', 'complaint/view', rows([complaintRow]));
    expect(await next(open().iterate({ query: CHANGED }))).toEqual(progress);

    await sendEvent(bench.gateway, complaintCommented(2, [99], { description: 'For another user' }));
    await sendEvent(bench.gateway, complaintCommented(3, [me], { complaintId: 62 }));
    await sendEvent(bench.gateway, complaintCommented(4, [me]));
    await sendEvent(bench.gateway, complaintCommented(5, [me, 12], { companyTypeId: 2 }));
    expect(await comment).toEqual({
      complaintCommented: { id: '4', text: 'Komentar 4', isOwnSide: false, changeableUntil: null },
    });
    expect(await next(comments)).toMatchObject({ complaintCommented: { id: '5', isOwnSide: true } });
    // Only the author sees until when a comment may be changed.
    const changeableUntil = '2026-11-18T02:05:00.000Z';
    await sendEvent(bench.gateway, complaintCommented(4, [me], { description: 'Baru', changeableUntil }));
    await sendEvent(bench.gateway, complaintCommented(5, [me], { userId: me, changeableUntil }));
    expect(await next(comments)).toMatchObject({
      complaintCommented: { id: '4', text: 'Baru', changeableUntil: null },
    });
    expect(await next(comments)).toMatchObject({ complaintCommented: { id: '5', changeableUntil } });

    // A later subscriber gets them too, by another call.
    upstream.expect('GET', 'complaint/view', rows([complaintRow]));
    upstream.expect(
      'GET',
      'complaint/view/61',
      data(complaintDetailResponse({ status: 1 }, [commentRow(4), commentRow(5)])),
    );
    expect(await next(open().iterate({ query: CHANGED }))).toMatchObject({
      complaintChanged: { commentCount: 2 },
    });
    expect(await next(changes)).toMatchObject({ complaintChanged: { commentCount: 2 } });

    upstream.expect('GET', 'complaint/view/61', data(complaintDetailResponse({ steps: ['reopen'] })));
    await sendEvent(bench.gateway, complaintChanged([99]));
    await sendEvent(bench.gateway, complaintChanged([me], 62));
    await sendEvent(bench.gateway, complaintChanged([me]));
    expect(await next(changes)).toMatchObject({ complaintChanged: { status: 'DONE', canReopen: true } });
  });

  test('each event reads the complaint again, so events out of order end with its current state', async () => {
    const client = open();
    upstream.expect('GET', 'complaint/view', rows([complaintRow]));
    upstream.expect('GET', 'complaint/view/61', data(complaintDetailResponse({ status: 1 })));
    const changes = client.iterate({ query: CHANGED });
    await next(changes);
    const expectRead = (status: number) =>
      upstream.expect('GET', 'complaint/view/61', data(complaintDetailResponse({ status })));
    const at = (time: string) => ({ ...complaintChanged([me]), at: `2026-11-20T${time}+07:00` });
    expectRead(2);
    await sendEvent(bench.gateway, at('10:05:00'));
    expect(await next(changes)).toMatchObject({ complaintChanged: { status: 'DONE' } });
    // The late event finds an unchanged complaint.
    expectRead(2);
    await sendEvent(bench.gateway, at('10:01:00'));
    expectRead(4);
    await sendEvent(bench.gateway, at('10:06:00'));
    expect(await next(changes)).toMatchObject({ complaintChanged: { status: 'CLOSED' } });
  });

  test.each([
    [COMMENTED, 'complaint/view/61', { status: 404 }],
    [CHANGED, 'complaint/view', rows([])],
  ])('%s is refused for a complaint that is not in scope', async (query, path, reply) => {
    const client = open();
    upstream.expect('GET', path, reply);
    expect(await next(client.iterate({ query }))).toMatchObject([
      { message: 'Komplain tidak ditemukan.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});

describe('without events', () => {
  const bench = gatewayForTests({ COMPLAINT_POLL_MS: '20' });
  const { upstream } = bench;
  const open = socketsOf(bench);

  test('the complaint is polled, once for both subscriptions, until the last one ends', async () => {
    const first = [commentRow(1)];
    const second = [
      commentRow(1, { description: '', deletedDate: '2026-11-18T02:01:00.000Z' }),
      commentRow(2),
      commentRow(3, { companyTypeId: 2, sender: '1' }),
    ];
    const client = open();
    upstream.expect('GET', 'complaint/view/61', data(complaintDetailResponse({}, first)), 3);
    upstream.expect('GET', 'complaint/view', rows([complaintRow]));
    const comments = client.iterate({ query: COMMENTED });
    const comment = next(comments);
    const changes = client.iterate({ query: CHANGED });
    expect(await next(changes)).toMatchObject({ complaintChanged: { commentCount: 1 } });

    upstream.expect('GET', 'complaint/view/61', data(complaintDetailResponse({}, second)));
    // The last poll gets no reply, so that no other one follows before the subscriptions end, which cancels it.
    const held = new Promise<ReceivedCall>((resolve) => {
      upstream.expect('GET', 'complaint/view/61', (call) => {
        resolve(call);
        return 'hang';
      });
    });
    expect(await next(changes)).toMatchObject({ complaintChanged: { commentCount: 3 } });
    expect(await comment).toMatchObject({ complaintCommented: { id: '1' } });
    expect(await next(comments)).toMatchObject({ complaintCommented: { id: '2', isOwnSide: false } });
    expect(await next(comments)).toMatchObject({ complaintCommented: { id: '3', isOwnSide: true } });
    const { signal } = await held;
    const cancelled = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await client.dispose();
    await cancelled;
  });
});
