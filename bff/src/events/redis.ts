import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { dataApiEvent } from './event.js';
import type { EventTransport } from './event-bus.js';

const CHANNEL = 'armada:events';
/** The data API retries an event for 24 h: no repeat arrives later. */
const REMEMBERED_SECONDS = 86_400;
/**
 * Remembers an event's id and publishes it in one transaction: if a gateway stopped between the two, the event would be lost, because
 * its repeats would be ignored.
 */
const PUBLISH_ONCE = `
  if redis.call('set', KEYS[1], '1', 'EX', ARGV[1], 'NX') then redis.call('publish', ARGV[2], ARGV[3]) end
  return 1`;
/** Milliseconds. */
const patience = { connectTimeout: 5_000, disconnectTimeout: 200 };

/**
 * The transport of several gateways: Redis pub/sub for events, and their ids in Redis. It uses ioredis and not an EventTarget for Redis,
 * because `send` has to fail when Redis is down (the webhook then responds with 503 and the data API retries), while `dispatchEvent`
 * cannot fail.
 */
export function redisEvents(url: string, log: Logger): EventTransport {
  // The data API waits 10 s for the webhook's response, so Redis gets less.
  const commands = new Redis(url, { ...patience, maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  const subscriber = new Redis(url, { ...patience, maxRetriesPerRequest: null });
  for (const connection of [commands, subscriber]) {
    connection.on('error', (error) => log.warn({ err: error }, 'Redis connection'));
  }

  // ioredis subscribes again after a lost connection.
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
