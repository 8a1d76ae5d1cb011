import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { testRedis } from '../testing/redis.js';
import type { DataApiEvent } from './event.js';
import { EventBus, type EventTransport, inProcessTransport } from './event-bus.js';
import { redisEvents } from './redis.js';
import { inProcessSeenEvents, type SeenEvents } from './seen-events.js';

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

interface Carrier {
  transport: EventTransport;
  seen: SeenEvents;
}

const carriers: [name: string, open: () => Promise<Carrier>][] = [
  ['in process', async () => ({ transport: inProcessTransport(), seen: inProcessSeenEvents() })],
  ['over Redis', () => openRedis(testRedis())],
];

/** Redis, once it is known to deliver: a subscription is under way for a moment. */
async function openRedis(url: string): Promise<Carrier> {
  const carrier = redisEvents(url, log);
  await carrier.transport.ready;
  return carrier;
}

describe.each(carriers)('events %s', (_name, open) => {
  let bus: EventBus;
  let seen: SeenEvents;

  beforeEach(async () => {
    const carrier = await open();
    bus = new EventBus(carrier.transport);
    seen = carrier.seen;
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

  test('are remembered by their id until they are taken back', async () => {
    const id = randomUUID();
    expect(await seen.remember(id)).toBe(true);
    expect(await seen.remember(id)).toBe(false);
    await seen.forget(id);
    expect(await seen.remember(id)).toBe(true);
  });
});

describe('two gateways on one Redis', () => {
  test('both hear of an event that entered at one of them', async () => {
    const first = await openRedis(testRedis());
    const second = await openRedis(testRedis());
    const entered = new EventBus(first.transport);
    const elsewhere = new EventBus(second.transport);
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
    const first = await openRedis(testRedis());
    const second = await openRedis(testRedis());
    const id = randomUUID();
    expect(await first.seen.remember(id)).toBe(true);
    expect(await second.seen.remember(id)).toBe(false);
    await Promise.all([first.transport.close(), second.transport.close()]);
  });

  test('ignore what is on the channel but is no event', async () => {
    const carrier = await openRedis(testRedis());
    const bus = new EventBus(carrier.transport);
    const heard = collect(1);
    bus.onUser('1', heard.listener);
    const stranger = new Redis(testRedis());
    await stranger.publish('armada:events', 'not JSON');
    await stranger.publish('armada:events', '{"id":1}');
    const told = event(['1']);
    await bus.publish(told);
    expect(await heard.all).toEqual([told]);
    stranger.disconnect();
    await bus.close();
  });
});

test('publishing fails when Redis is away, so that the sender tries again', async () => {
  const carrier = redisEvents('redis://127.0.0.1:1', log);
  const bus = new EventBus(carrier.transport);
  await expect(bus.publish(event(['1']))).rejects.toThrow();
  await bus.close();
});

test('the memory of ids is bounded: the oldest are forgotten first', async () => {
  const seen = inProcessSeenEvents(2);
  for (const id of ['a', 'b', 'c']) await seen.remember(id);
  expect(await seen.remember('c')).toBe(false);
  expect(await seen.remember('a')).toBe(true);
});
