import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { dataApiEvent } from './event.js';
import type { EventTransport } from './event-bus.js';

const CHANNEL = 'armada:events';
/** The data API tries an event for 24 h: no repeat comes later. */
const REMEMBERED_SECONDS = 86_400;
/**
 * Remembers an event's id and publishes it, both or neither: a gateway that dies between the two would leave an event that
 * nobody heard of and that everybody takes for a repeat.
 */
const PUBLISH_ONCE = `
  if redis.call('set', KEYS[1], '1', 'EX', ARGV[1], 'NX') then redis.call('publish', ARGV[2], ARGV[3]) end
  return 1`;
/** Milliseconds. */
const patience = { connectTimeout: 5_000, disconnectTimeout: 200 };

/**
 * What several gateways share: events by Redis pub/sub, and the ids of those that came already.
 * Written on ioredis itself and not on an EventTarget for Redis, because `send` has to fail when Redis is down
 * (the webhook then answers 503 and the data API tries again) where `dispatchEvent` only returns.
 */
export function redisEvents(url: string, log: Logger): EventTransport {
  // The data API waits for 10 s: whether it has to try again is said before.
  const commands = new Redis(url, { ...patience, maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  const subscriber = new Redis(url, { ...patience, maxRetriesPerRequest: null });
  for (const connection of [commands, subscriber]) {
    connection.on('error', (error) => log.warn({ err: error }, 'Redis connection'));
  }

  // ioredis subscribes again by itself after a lost connection
  const lost = (error: unknown) => log.warn({ err: error }, 'Redis subscription');
  const ready = subscriber.subscribe(CHANNEL).then(() => {}, lost);
  return {
    ready,
    async send(event) {
      const key = `armada:event:${event.id}`;
      await commands.eval(PUBLISH_ONCE, 1, key, REMEMBERED_SECONDS, CHANNEL, JSON.stringify(event));
    },
    async ping() {
      await commands.ping();
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
}

function parse(message: string) {
  try {
    return dataApiEvent.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}
