import { once } from 'node:events';
import { WebSocket } from 'ws';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret } from '../../testing/webhook.js';

const world = gatewayForTests({ EVENTS_SECRET: eventsSecret, UPSTREAM_TIMEOUT_MS: '60000' });

/** A client that knows nothing of graphql-ws but its PROTOCOL.md. */
class RawSocket {
  private readonly messages: unknown[] = [];
  private readonly waiting: ((message: unknown) => void)[] = [];
  /** The code that it was closed with. */
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (text) => {
      const message: unknown = JSON.parse(String(text));
      const wanted = this.waiting.shift();
      if (wanted) wanted(message);
      else this.messages.push(message);
    });
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  static async open(protocols: string[] = ['graphql-transport-ws']): Promise<RawSocket> {
    const socket = new WebSocket(`${world.gateway.url.replace('http', 'ws')}/graphql`, protocols);
    const raw = new RawSocket(socket);
    await once(socket, 'open');
    return raw;
  }

  /** One whose ConnectionInit was acknowledged. */
  static async acknowledged(): Promise<RawSocket> {
    world.upstream.expect('GET', 'user/me', data(meResponse));
    const raw = await RawSocket.open();
    raw.send({ type: 'connection_init', payload: { authorization: 'Bearer token' } });
    expect(await raw.next()).toEqual({ type: 'connection_ack' });
    return raw;
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string): void {
    this.send({ id, type: 'subscribe', payload: { query } });
  }

  next(): Promise<unknown> {
    const [message] = this.messages.splice(0, 1);
    return message === undefined
      ? new Promise((resolve) => this.waiting.push(resolve))
      : Promise.resolve(message);
  }
}

/** Opened before everything else, so that its patience runs beside the other tests. */
let silent: Promise<number>;
beforeAll(async () => {
  silent = (await RawSocket.open()).closed;
});

describe('graphql-transport-ws, as its PROTOCOL.md has it', () => {
  test('is chosen among the subprotocols offered', async () => {
    const { socket } = await RawSocket.open(['graphql-ws', 'graphql-transport-ws']);
    expect(socket.protocol).toBe('graphql-transport-ws');
    socket.terminate();
  });

  test('without a subprotocol: 4406', async () => {
    expect(await (await RawSocket.open([])).closed).toBe(4406);
  });

  test('another subprotocol is not agreed to', async () => {
    await expect(RawSocket.open(['graphql-ws'])).rejects.toThrow('Server sent no subprotocol');
  });

  test.each([
    ['is no JSON', 'hello'],
    ['is no message', '[]'],
    ['has an unknown type', JSON.stringify({ type: 'start' })],
    ['subscribes without an id', JSON.stringify({ type: 'subscribe', payload: { query: '{ me }' } })],
    ['subscribes to nothing', JSON.stringify({ type: 'subscribe', id: '1', payload: {} })],
  ])('a message that %s: 4400', async (_what, message) => {
    const raw = await RawSocket.open();
    raw.send(message);
    expect(await raw.closed).toBe(4400);
  });

  test('to subscribe before the acknowledgement: 4401', async () => {
    const raw = await RawSocket.open();
    raw.subscribe('1', '{ __typename }');
    expect(await raw.closed).toBe(4401);
  });

  test('credentials that are none: 4403', async () => {
    const raw = await RawSocket.open();
    raw.send({ type: 'connection_init', payload: { authorization: 42 } });
    expect(await raw.closed).toBe(4403);
  });

  test('an id twice: 4409', async () => {
    const raw = await RawSocket.acknowledged();
    raw.subscribe('1', 'subscription { notificationReceived { id } }');
    raw.subscribe('1', 'subscription { notificationReceived { id } }');
    expect(await raw.closed).toBe(4409);
  });

  test('a second ConnectionInit: 4429', async () => {
    const raw = await RawSocket.acknowledged();
    raw.send({ type: 'connection_init' });
    expect(await raw.closed).toBe(4429);
  });

  test('a ping is answered with a pong of the same payload, also before the acknowledgement', async () => {
    const raw = await RawSocket.open();
    raw.send({ type: 'ping', payload: { sent: 1 } });
    expect(await raw.next()).toEqual({ type: 'pong', payload: { sent: 1 } });
    raw.send({ type: 'ping' });
    expect(await raw.next()).toEqual({ type: 'pong' });
    raw.send({ type: 'pong' });
    raw.socket.ping();
    await once(raw.socket, 'pong');
    raw.socket.terminate();
  });

  test('the server completes what has ended', async () => {
    const raw = await RawSocket.acknowledged();
    raw.subscribe('1', '{ __typename }');
    expect(await raw.next()).toEqual({ id: '1', type: 'next', payload: { data: { __typename: 'Query' } } });
    expect(await raw.next()).toEqual({ id: '1', type: 'complete' });
    raw.socket.terminate();
  });

  test('what never began ends with its errors, and nothing after them', async () => {
    const raw = await RawSocket.acknowledged();
    raw.subscribe('1', '{ nothing }');
    expect(await raw.next()).toMatchObject({
      id: '1',
      type: 'error',
      payload: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
    });
    raw.subscribe('1', '{ __typename }');
    expect(await raw.next()).toMatchObject({ id: '1', type: 'next' });
    raw.socket.terminate();
  });

  test('the client completes what it no longer wants: nothing more comes, and its id is free again', async () => {
    const raw = await RawSocket.acknowledged();
    world.upstream.expect('GET', 'notification/count', data({ totalNotification: 3 }));
    raw.subscribe('1', 'subscription Unread { unreadNotificationCount }');
    expect(await raw.next()).toMatchObject({ id: '1', type: 'next' });
    raw.send({ id: '1', type: 'complete' });
    raw.subscribe('1', '{ __typename }');
    expect(await raw.next()).toMatchObject({
      id: '1',
      type: 'next',
      payload: { data: { __typename: 'Query' } },
    });
    expect(await raw.next()).toEqual({ id: '1', type: 'complete' });
    expect(world.gateway.logLines.join('')).toContain('"operation":"Unread","type":"socket"');
    raw.socket.terminate();
  });

  test('a query that the client completes ends the upstream call made for it', async () => {
    const raw = await RawSocket.acknowledged();
    const gone = new Promise<void>((resolve) => {
      world.upstream.expect('GET', 'user/me', ({ signal }) => {
        signal.addEventListener('abort', () => resolve());
        raw.send({ id: '1', type: 'complete' });
        return 'hang';
      });
    });
    raw.subscribe('1', '{ me { user { id } } }');
    await gone;
    raw.socket.terminate();
  });

  test('a frame that is too long: 1009', async () => {
    const raw = await RawSocket.acknowledged();
    raw.subscribe('1', `{ __typename } # ${'x'.repeat(300_000)}`);
    expect(await raw.closed).toBe(1009);
  });

  test('who never sends ConnectionInit: 4408', async () => {
    expect(await silent).toBe(4408);
  });
});
