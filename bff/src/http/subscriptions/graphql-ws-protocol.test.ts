import { once } from 'node:events';
import { WebSocket } from 'ws';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret } from '../../testing/webhook.js';

const world = gatewayForTests({ EVENTS_SECRET: eventsSecret, UPSTREAM_TIMEOUT_MS: '60000' });

/** A client that implements PROTOCOL.md without the library graphql-ws. */
class RawSocket {
  private readonly messages: unknown[] = [];
  private readonly waiting: ((message: unknown) => void)[] = [];
  /** The code that it was closed with. */
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (text) => {
      const message: unknown = JSON.parse(String(text));
      const receive = this.waiting.shift();
      if (receive) receive(message);
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

  /** A socket whose ConnectionInit is acknowledged. */
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

/** Opened first, so that its timeout passes during the other tests. */
let silent: Promise<number>;
beforeAll(async () => {
  silent = (await RawSocket.open()).closed;
});

describe('graphql-transport-ws according to its PROTOCOL.md', () => {
  test('is chosen from the offered subprotocols', async () => {
    const { socket } = await RawSocket.open(['graphql-ws', 'graphql-transport-ws']);
    expect(socket.protocol).toBe('graphql-transport-ws');
    socket.terminate();
  });

  test('closes with 4406 without a subprotocol', async () => {
    expect(await (await RawSocket.open([])).closed).toBe(4406);
  });

  test('refuses another subprotocol', async () => {
    await expect(RawSocket.open(['graphql-ws'])).rejects.toThrow('Server sent no subprotocol');
  });

  test.each([
    ['is not JSON', 'hello'],
    ['is not a message', '[]'],
    ['has an unknown type', JSON.stringify({ type: 'start' })],
    ['subscribes without an id', JSON.stringify({ type: 'subscribe', payload: { query: '{ me }' } })],
    ['subscribes without a query', JSON.stringify({ type: 'subscribe', id: '1', payload: {} })],
  ])('closes with 4400 after a message that %s', async (_what, message) => {
    const raw = await RawSocket.open();
    raw.send(message);
    expect(await raw.closed).toBe(4400);
  });

  test('closes with 4401 after a subscription before the acknowledgement', async () => {
    const raw = await RawSocket.open();
    raw.subscribe('1', '{ __typename }');
    expect(await raw.closed).toBe(4401);
  });

  test('closes with 4403 for malformed credentials', async () => {
    const raw = await RawSocket.open();
    raw.send({ type: 'connection_init', payload: { authorization: 42 } });
    expect(await raw.closed).toBe(4403);
  });

  test('closes with 4409 if an id is used twice', async () => {
    const raw = await RawSocket.acknowledged();
    raw.subscribe('1', 'subscription { notificationReceived { id } }');
    raw.subscribe('1', 'subscription { notificationReceived { id } }');
    expect(await raw.closed).toBe(4409);
  });

  test('closes with 4429 after a second ConnectionInit', async () => {
    const raw = await RawSocket.acknowledged();
    raw.send({ type: 'connection_init' });
    expect(await raw.closed).toBe(4429);
  });

  test('responds to a ping with a pong of the same payload, also before the acknowledgement', async () => {
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

  test('completes an operation that has ended', async () => {
    const raw = await RawSocket.acknowledged();
    raw.subscribe('1', '{ __typename }');
    expect(await raw.next()).toEqual({ id: '1', type: 'next', payload: { data: { __typename: 'Query' } } });
    expect(await raw.next()).toEqual({ id: '1', type: 'complete' });
    raw.socket.terminate();
  });

  test('sends only the errors of a refused operation', async () => {
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

  test('sends nothing more after the client completes an operation, whose id can be reused', async () => {
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

  test('cancels the upstream call of a query that the client completes', async () => {
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

  test('closes with 1009 after a frame that is too long', async () => {
    const raw = await RawSocket.acknowledged();
    raw.subscribe('1', `{ __typename } # ${'x'.repeat(300_000)}`);
    expect(await raw.closed).toBe(1009);
  });

  test('closes with 4408 without a ConnectionInit', async () => {
    expect(await silent).toBe(4408);
  });
});
