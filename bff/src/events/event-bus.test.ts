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

const carriers: [name: string, open: () => Promise<EventTransport>][] = [
  ['in process', async () => inProcessTransport()],
  ['over Redis', () => openRedis(testRedis())],
];

/** Redis, once it is known to deliver: a subscription is under way for a moment. */
async function openRedis(url: string): Promise<EventTransport> {
  const transport = redisEvents(url, log);
  await transport.ready;
  return transport;
}

describe.each(carriers)('events %s', (_name, open) => {
  let bus: EventBus;

  beforeEach(async () => {
    bus = new EventBus(await open());
  });
  afterEach(() => bus.close());

  test('reach the listeners of every user they name, once each, and nobody else', async () => {
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

  test('reach listeners by type whoever they name', async () => {
    const ended = collect(1);
    bus.onType('session.ended', ended.listener);
    await bus.publish(event(['1']));
    const end = event(['9'], 'session.ended');
    await bus.publish(end);
    expect(await ended.all).toEqual([end]);
  });

  test('no longer reach a listener that has stopped', async () => {
    const stopped = collect(1);
    const staying = collect(1);
    bus.onUser('1', stopped.listener)();
    bus.onUser('1', staying.listener);
    await bus.publish(event(['1']));
    await staying.all;
    expect(stopped.events).toEqual([]);
  });

  test('come once, however often they are published', async () => {
    const received = collect(2);
    bus.onUser('1', received.listener);
    const told = event(['1']);
    const after = event(['1']);
    for (const one of [told, told, after]) await bus.publish(one);
    expect(await received.all).toEqual([told, after]);
  });
});

describe('two gateways on one Redis', () => {
  test('both receive an event that entered at one of them', async () => {
    const first = await openRedis(testRedis());
    const second = await openRedis(testRedis());
    const entered = new EventBus(first);
    const elsewhere = new EventBus(second);
    const here = collect(1);
    const there = collect(1);
    entered.onUser('1', here.listener);
    elsewhere.onUser('1', there.listener);
    const told = event(['1']);
    await entered.publish(told);
    expect(await here.all).toEqual([told]);
    expect(await there.all).toEqual([told]);
    await Promise.all([entered.close(), elsewhere.close()]);
  });

  test('know each other’s repeats', async () => {
    const first = new EventBus(await openRedis(testRedis()));
    const second = new EventBus(await openRedis(testRedis()));
    const received = collect(2);
    second.onUser('1', received.listener);
    const told = event(['1']);
    const after = event(['1']);
    await first.publish(told);
    await second.publish(told);
    await second.publish(after);
    expect(await received.all).toEqual([told, after]);
    await Promise.all([first.close(), second.close()]);
  });

  test('ignore what is on the channel but is no event', async () => {
    const bus = new EventBus(await openRedis(testRedis()));
    const received = collect(1);
    bus.onUser('1', received.listener);
    const publisher = new Redis(testRedis());
    await publisher.publish('armada:events', 'not JSON');
    await publisher.publish('armada:events', '{"id":1}');
    const told = event(['1']);
    await bus.publish(told);
    expect(await received.all).toEqual([told]);
    publisher.disconnect();
    await bus.close();
  });
});

test('publishing fails when Redis is away, so that the sender tries again', async () => {
  const bus = new EventBus(redisEvents('redis://127.0.0.1:1', log));
  await expect(bus.publish(event(['1']))).rejects.toThrow();
  await bus.close();
});

test('in process, a repeat does nothing for as long as its signature is accepted, however many events came since', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const bus = new EventBus(inProcessTransport(2));
  const listener = jest.fn();
  bus.onUser('1', listener);
  const [a, b, c] = [event(['1']), event(['1']), event(['1'])];
  for (const one of [a, b, c, c, a]) await bus.publish(one);
  now.mockReturnValue(10 * 60_000);
  await bus.publish(a);
  expect(listener.mock.calls).toEqual([[a], [b], [c]]);
  // Beyond that, no more of them are remembered than the capacity.
  now.mockReturnValue(10 * 60_000 + 1);
  for (const one of [event(['2']), a]) await bus.publish(one);
  expect(listener.mock.calls).toEqual([[a], [b], [c], [a]]);
  now.mockRestore();
});
