import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { dataApiEvent } from './event.js';
import type { EventTransport } from './event-bus.js';
import type { SeenEvents } from './seen-events.js';

const CHANNEL = 'armada:events';
/** The data API tries an event for 24 h (contract section 6): no repeat comes later. */
const REMEMBERED_SECONDS = 86_400;
/** Milliseconds. */
const patience = { connectTimeout: 5_000, disconnectTimeout: 200 };

/**
 * What several gateways share: events by Redis pub/sub, and the ids of those that came already.
 * Written on ioredis itself and not on an EventTarget for Redis, because `send` has to fail when Redis is down
 * (the webhook then answers 503 and the data API tries again) where `dispatchEvent` only returns.
 */
export function redisEvents(url: string, log: Logger): { transport: EventTransport; seen: SeenEvents } {
  const commands = new Redis(url, { ...patience, maxRetriesPerRequest: 1 });
  const subscriber = new Redis(url, { ...patience, maxRetriesPerRequest: null });
  for (const connection of [commands, subscriber]) {
    connection.on('error', (error) => log.warn({ err: error }, 'Redis connection'));
  }

  // ioredis subscribes again by itself after a lost connection
  const lost = (error: unknown) => log.warn({ err: error }, 'Redis subscription');
  const ready = subscriber.subscribe(CHANNEL).then(() => {}, lost);
  const transport: EventTransport = {
    ready,
    async send(event) {
      await commands.publish(CHANNEL, JSON.stringify(event));
    },
    receive(listener) {
      subscriber.on('message', (_channel, message) => {
        const event = parse(message);
        if (event) listener(event);
        else log.warn('A message on the Redis channel of events is not an event');
      });
    },
    onGap(listener) {
      let isFirst = true;
      subscriber.on('ready', () => {
        if (!isFirst) void subscriber.subscribe(CHANNEL).then(listener, lost);
        isFirst = false;
      });
    },
    async close() {
      commands.disconnect();
      subscriber.disconnect();
    },
  };

  const key = (id: string) => `armada:event:${id}`;
  const seen: SeenEvents = {
    async remember(id) {
      return (await commands.set(key(id), '1', 'EX', REMEMBERED_SECONDS, 'NX')) === 'OK';
    },
    async forget(id) {
      await commands.del(key(id));
    },
  };
  return { transport, seen };
}

function parse(message: string) {
  try {
    return dataApiEvent.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}
