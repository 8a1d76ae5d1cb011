import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import { giveUp } from './dead-letters.js';
import { DELIVERY_TIMEOUT, postEvent, type Webhook } from './webhook.js';

interface PendingEvent {
  id: number;
  eventId: string;
  type: string;
  users: number[];
  data: Record<string, unknown>;
  createdAt: string;
  attempts: number;
}

export interface DispatcherOptions extends Webhook {
  db: Database;
  log: FastifyBaseLogger;
  /** Milliseconds after the first failure; doubles up to five minutes. */
  firstRetryAfter?: number;
}

const BATCH = 50;
const LONGEST_RETRY = 5 * 60_000;
/** How often the table is looked at without being told: other processes write to it too. */
const LONGEST_SLEEP = 5_000;
/** Milliseconds until it is tried again to read the table, when that failed. */
const AFTER_FAULT = 1_000;
/** Seconds for which nobody else delivers an event: longer than a delivery may take, which may end with its process. */
const LEASE = DELIVERY_TIMEOUT / 1000 + 2;
const GIVE_UP_AFTER = 24 * 3600_000;

/**
 * Delivers the outbox to the webhook (contract, section 6): at least once, in order per subject, retried with growing
 * pauses for 24 hours, after which it is put aside (dead-letters.ts). Wakes when told that something was committed, at the next retry, and every 5 seconds.
 * Several data APIs share one table: an event is leased to one of them at a time.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  /** Something was committed, or it is time: deliver what is due. */
  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#again) this.wake();
    });
  }

  /** Ends after the deliveries under way. What is left stays in the table. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#again = false;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    let sleep = LONGEST_SLEEP;
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        const due = await this.#claim();
        await Promise.all(due.map((event) => this.#deliver(event)));
        if (due.length > 0) this.#again = true;
      }
      sleep = Math.min(sleep, await this.#untilNextAttempt());
    } catch (fault) {
      this.#again = false;
      sleep = AFTER_FAULT;
      this.#options.log.error({ err: fault }, 'the event outbox could not be read');
    }
    if (!this.#stopped) this.#timer = setTimeout(() => this.wake(), sleep).unref();
  }

  /**
   * The oldest event of each subject, when it is due, or further ahead than any retry: then the clock was put back. Nobody
   * else gets it while it is leased.
   */
  async #claim(): Promise<PendingEvent[]> {
    const { rows } = await sql<PendingEvent>`
      update event_outbox set attempts = attempts + 1, next_attempt_at = now() + ${sql.lit(LEASE)} * interval '1 second'
      where id in (
        select e.id from event_outbox e
        where (e.next_attempt_at <= now() or e.next_attempt_at > now() + ${sql.lit(LONGEST_RETRY)} * interval '2 milliseconds')
          and not exists (select 1 from event_outbox earlier where earlier.subject = e.subject and earlier.id < e.id)
        order by e.id limit ${BATCH} for update skip locked)
      returning id, event_id as "eventId", type, users, data, created_at as "createdAt", attempts`.execute(
      this.#options.db,
    );
    return rows;
  }

  async #deliver(event: PendingEvent): Promise<void> {
    const { db, log } = this.#options;
    const { eventId: id, type, createdAt: at, users, data } = event;
    const failure = await postEvent(this.#options, { id, type, at, users, data });
    if (failure === undefined) {
      await db.deleteFrom('event_outbox').where('id', '=', event.id).execute();
      return;
    }
    if (Date.now() - Date.parse(event.createdAt) > GIVE_UP_AFTER) {
      log.error({ event: event.eventId, type: event.type, failure }, 'an event was given up after 24 hours');
      await giveUp(db, event.id, failure);
      return;
    }
    const pause = Math.min(
      (this.#options.firstRetryAfter ?? 1000) * 2 ** (event.attempts - 1),
      LONGEST_RETRY,
    );
    log.warn({ event: event.eventId, type: event.type, failure, pause }, 'an event was not taken');
    await sql`update event_outbox set next_attempt_at = now() + ${pause} * interval '1 millisecond'
      where id = ${event.id}`.execute(db);
  }

  /** Milliseconds until the next event is due, at least a few, so that a fault never makes this spin. */
  async #untilNextAttempt(): Promise<number> {
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from min(e.next_attempt_at) - now()) * 1000)::double precision as ms
      from event_outbox e
      where not exists (select 1 from event_outbox earlier where earlier.subject = e.subject and earlier.id < e.id)`.execute(
      this.#options.db,
    );
    const ms = rows[0]?.ms ?? LONGEST_SLEEP;
    return Math.max(ms, 20);
  }
}
