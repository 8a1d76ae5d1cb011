import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { testRedis } from '../testing/redis.js';
import type { DataApiEvent } from './event.js';
import { EventBus, type EventTransport, inProcessTransport } from './event-bus.js';
import { redisEvents } from './redis.js';

const log = pino({ level: 'silent' });

const event = (users: string[], type = 'notification.created'): DataApiEvent => ({
  id: randomUUID(),
  type,
  at: '2026-11-20T10:00:00+07:00',
  users,
  data: { id: 1 },
});

/** The next `count` events a listener is called with. */
function collect(count: number) {
  const events: DataApiEvent[] = [];
  let done: (events: DataApiEvent[]) => void = () => {};
  const all = new Promise<DataApiEvent[]>((resolve) => {
    done = resolve;
  });
  return {
    all,
    events,
    listener: (event: DataApiEvent) => {
      events.push(event);
      if (events.length === count) done(events);
    },
  };
}

const transports: [name: string, open: () => Promise<EventTransport>][] = [
  ['in process', async () => inProcessTransport()],
  ['over Redis', () => openRedis(testRedis())],
];

/** Redis, once its subscription is established. */
async function openRedis(url: string): Promise<EventTransport> {
  const transport = redisEvents(url, log);
  await transport.ready;
  return transport;
}

describe.each(transports)('events %s', (_name, open) => {
  let bus: EventBus;

  beforeEach(async () => {
    bus = new EventBus(await open());
  });
  afterEach(() => bus.close());

  test('reach each listener of the users they name once, and no other', async () => {
    const budi = collect(2);
    const siti = collect(1);
    const agus = collect(1);
    bus.onUser('1', budi.listener);
    bus.onUser('2', siti.listener);
    bus.onUser('3', agus.listener);
    const both = event(['1', '2', '1']);
    const one = event(['1']);
    await bus.publish(both);
    await bus.publish(one);
    expect(await budi.all).toEqual([both, one]);
    expect(await siti.all).toEqual([both]);
    expect(agus.events).toEqual([]);
  });

  test('reach listeners by type, for any user', async () => {
    const ended = collect(1);
    bus.onType('session.ended', ended.listener);
    await bus.publish(event(['1']));
    const end = event(['9'], 'session.ended');
    await bus.publish(end);
    expect(await ended.all).toEqual([end]);
  });

  test('do not reach a listener that has stopped', async () => {
    const stopped = collect(1);
    const staying = collect(1);
    bus.onUser('1', stopped.listener)();
    bus.onUser('1', staying.listener);
    await bus.publish(event(['1']));
    await staying.all;
    expect(stopped.events).toEqual([]);
  });

  test('arrive once when they are published repeatedly', async () => {
    const received = collect(2);
    bus.onUser('1', received.listener);
    const published = event(['1']);
    const after = event(['1']);
    for (const one of [published, published, after]) await bus.publish(one);
    expect(await received.all).toEqual([published, after]);
  });
});

describe('two gateways on one Redis', () => {
  test('both receive an event that is published at one of them', async () => {
    const first = await openRedis(testRedis());
    const second = await openRedis(testRedis());
    const entered = new EventBus(first);
    const elsewhere = new EventBus(second);
    const here = collect(1);
    const there = collect(1);
    entered.onUser('1', here.listener);
    elsewhere.onUser('1', there.listener);
    const published = event(['1']);
    await entered.publish(published);
    expect(await here.all).toEqual([published]);
    expect(await there.all).toEqual([published]);
    await Promise.all([entered.close(), elsewhere.close()]);
  });

  test('ignore an event that the other has published', async () => {
    const first = new EventBus(await openRedis(testRedis()));
    const second = new EventBus(await openRedis(testRedis()));
    const received = collect(2);
    second.onUser('1', received.listener);
    const published = event(['1']);
    const after = event(['1']);
    await first.publish(published);
    await second.publish(published);
    await second.publish(after);
    expect(await received.all).toEqual([published, after]);
    await Promise.all([first.close(), second.close()]);
  });

  test('ignore a message on the channel that is not an event', async () => {
    const bus = new EventBus(await openRedis(testRedis()));
    const received = collect(1);
    bus.onUser('1', received.listener);
    const publisher = new Redis(testRedis());
    await publisher.publish('armada:events', 'not JSON');
    await publisher.publish('armada:events', '{"id":1}');
    const published = event(['1']);
    await bus.publish(published);
    expect(await received.all).toEqual([published]);
    publisher.disconnect();
    await bus.close();
  });
});

test('publishing fails when Redis is unavailable, so that the sender retries', async () => {
  const bus = new EventBus(redisEvents('redis://127.0.0.1:1', log));
  await expect(bus.publish(event(['1']))).rejects.toThrow();
  await bus.close();
});

test('in process, a repeat is ignored as long as its signature is accepted, after any number of other events', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const bus = new EventBus(inProcessTransport(2));
  const listener = jest.fn();
  bus.onUser('1', listener);
  const [a, b, c] = [event(['1']), event(['1']), event(['1'])];
  for (const one of [a, b, c, c, a]) await bus.publish(one);
  now.mockReturnValue(10 * 60_000);
  await bus.publish(a);
  expect(listener.mock.calls).toEqual([[a], [b], [c]]);
  // After that, only as many ids as the capacity are remembered.
  now.mockReturnValue(10 * 60_000 + 1);
  for (const one of [event(['2']), a]) await bus.publish(one);
  expect(listener.mock.calls).toEqual([[a], [b], [c], [a]]);
  now.mockRestore();
});
