import type { Logger } from 'pino';
import type { z } from 'zod';
import type { PayloadSchemas } from '../rest/payload-schemas.js';
import type { EventBus } from './event-bus.js';

/** The events of a data API that has a webhook. */
export interface EventSource {
  readonly bus: EventBus;
  readonly schemas: PayloadSchemas;
  readonly log: Logger;
}

/** The source that feeds read from: events, or calls every `pollMs` milliseconds. */
export type FeedSource = EventSource | { readonly pollMs: number; readonly log: Logger };

/** Calls `refresh` periodically; returns a function that stops it. */
export function every(milliseconds: number, refresh: () => void): () => void {
  const timer = setInterval(refresh, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Calls `listener` with the data of each event of a type that names the user; returns a function that stops it. An event with
 * malformed data is logged and skipped.
 */
export function onEvent<Data>(
  { bus, log }: EventSource,
  userId: string,
  eventType: string,
  reader: z.ZodType<Data>,
  listener: (data: Data) => void,
): () => void {
  return bus.onUser(userId, ({ id, type, data }) => {
    if (type !== eventType) return;
    const read = reader.safeParse(data);
    if (read.success) listener(read.data);
    else log.warn({ event: id, issues: read.error.issues }, `An event ${type} has malformed data`);
  });
}
