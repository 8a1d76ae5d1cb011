import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import { LeasedQueue, type Task } from '../../queue/leased-queue.js';
import { giveUp } from './dead-letters.js';
import { DELIVERY_TIMEOUT, postEvent, type Webhook } from './webhook.js';

interface PendingEvent extends Task {
  eventId: string;
  type: string;
  users: number[];
  data: Record<string, unknown>;
}

export interface DispatcherOptions extends Webhook {
  db: Database;
  log: FastifyBaseLogger;
  /** Milliseconds after the first failure. */
  firstRetryAfter?: number;
}

/**
 * Delivers the outbox to the webhook: at least once, in order per subject. An event that was not
 * accepted for 24 hours becomes a dead letter, so that the next one of its subject is delivered.
 */
export const createDispatcher = ({ db, log, firstRetryAfter, ...webhook }: DispatcherOptions) =>
  new LeasedQueue<PendingEvent>({
    db,
    log,
    table: 'event_outbox',
    orderedBy: 'subject',
    columns: sql`event_id as "eventId", type, users, data`,
    batch: 50,
    leaseSeconds: DELIVERY_TIMEOUT / 1000 + 2,
    firstRetryAfter,
    handle: ({ eventId: id, type, createdAt: at, users, data }) =>
      postEvent(webhook, { id, type, at, users, data }),
    giveUp: ({ id }, failure) => giveUp(db, id, failure),
    describe: ({ eventId, type }) => ({ event: eventId, type }),
  });
