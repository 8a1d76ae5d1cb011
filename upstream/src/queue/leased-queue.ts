import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open-database.js';
import { Poller } from './poller.js';

/** A row of a queue that this process has leased. */
export interface Task {
  id: number;
  /** ISO 8601. */
  createdAt: string;
  /** The number of this attempt, from 1. */
  attempts: number;
}

export interface QueueOptions<T extends Task> {
  db: Database;
  log: FastifyBaseLogger;
  /** Has the columns `id`, `created_at`, `attempts` and `next_attempt_at`. */
  table: 'event_outbox' | 'mail_outbox';
  /** The column whose tasks with the same value are handled in order, each when the one before it is done. */
  orderedBy?: 'subject';
  /** What a task has besides the columns of every queue. */
  columns: RawBuilder<unknown>;
  /** Tasks that are handled at the same time. */
  batch: number;
  /** Seconds for which no other process handles a task: longer than an attempt may take, which may end with its process. */
  leaseSeconds: number;
  /** Milliseconds after the first failure. */
  firstRetryAfter?: number | undefined;
  /** Handles a task; it is deleted afterwards. @throws to try it again later */
  handle(task: T): Promise<void>;
  /** Takes a task off the queue whose attempts failed for 24 hours; without it, the task is deleted. */
  giveUp?(task: T, failure: string): Promise<void>;
  /** The fields of log lines about a task. */
  describe(task: T): Readonly<Record<string, unknown>>;
}

const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 5 * 60_000;
/** Milliseconds between two looks at the table without being woken: other processes write to it too. */
const LONGEST_PAUSE = 5_000;
/** Milliseconds; the least, so that a task that stays due never makes the queue spin. */
const SHORTEST_PAUSE = 20;
const GIVE_UP_AFTER = 24 * 3600_000;

/**
 * Handles the tasks of a table, at least once each. Several processes share the table: a task is leased to one of them at
 * a time. A task that fails is tried again after pauses that double up to five minutes, for 24 hours.
 */
export class LeasedQueue<T extends Task> {
  readonly #options: QueueOptions<T>;
  readonly #poller: Poller;

  constructor(options: QueueOptions<T>) {
    this.#options = options;
    const { log, table } = options;
    this.#poller = new Poller({
      work: () => this.#work(),
      failed: (fault) => log.error({ err: fault, queue: table }, 'a queue could not be read'),
    });
  }

  /** Something was committed: handle what is due. */
  wake(): void {
    this.#poller.wake();
  }

  /** Ends after the tasks under way. What is left stays in the table. */
  stop(): Promise<void> {
    return this.#poller.stop();
  }

  async #work(): Promise<number> {
    const tasks = await this.#claim();
    await Promise.all(tasks.map((task) => this.#attempt(task)));
    if (tasks.length === 0) return this.#untilNextAttempt();
    // There may be more than a batch, or a task that waited for one of these.
    this.#poller.wake();
    return LONGEST_PAUSE;
  }

  /** Leases what is due, or due later than any retry could be: then the clock was put back. */
  async #claim(): Promise<readonly T[]> {
    const { db, table, columns, batch, leaseSeconds } = this.#options;
    const { rows } = await sql<T>`
      update ${sql.table(table)} set attempts = attempts + 1,
        next_attempt_at = now() + ${sql.lit(leaseSeconds)} * interval '1 second'
      where id in (
        select task.id from ${sql.table(table)} task
        where (task.next_attempt_at <= now()
            or task.next_attempt_at > now() + ${sql.lit(LONGEST_RETRY)} * interval '2 milliseconds')
          and ${this.#isNext()}
        order by task.id limit ${batch} for update skip locked)
      returning id, created_at as "createdAt", attempts, ${columns}`.execute(db);
    return rows;
  }

  async #attempt(task: T): Promise<void> {
    const { db, table, handle } = this.#options;
    try {
      await handle(task);
    } catch (fault) {
      await this.#failed(task, fault);
      return;
    }
    await db.deleteFrom(table).where('id', '=', task.id).execute();
  }

  async #failed(task: T, fault: unknown): Promise<void> {
    const { db, log, table, describe, giveUp, firstRetryAfter = FIRST_RETRY } = this.#options;
    if (Date.now() - Date.parse(task.createdAt) > GIVE_UP_AFTER) {
      log.error({ ...describe(task), err: fault }, 'a task was given up after 24 hours');
      if (giveUp !== undefined) await giveUp(task, fault instanceof Error ? fault.message : String(fault));
      else await db.deleteFrom(table).where('id', '=', task.id).execute();
      return;
    }
    const pause = Math.min(firstRetryAfter * 2 ** (task.attempts - 1), LONGEST_RETRY);
    log.warn({ ...describe(task), err: fault, pause }, 'a task failed and is tried again');
    await sql`update ${sql.table(table)} set next_attempt_at = now() + ${pause} * interval '1 millisecond'
      where id = ${task.id}`.execute(db);
  }

  async #untilNextAttempt(): Promise<number> {
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from min(task.next_attempt_at) - now()) * 1000)::double precision as ms
      from ${sql.table(this.#options.table)} task where ${this.#isNext()}`.execute(this.#options.db);
    return Math.min(Math.max(rows[0]?.ms ?? LONGEST_PAUSE, SHORTEST_PAUSE), LONGEST_PAUSE);
  }

  /** Whether no task comes before `task` in its order. */
  #isNext(): RawBuilder<boolean> {
    const { table, orderedBy } = this.#options;
    if (orderedBy === undefined) return sql<boolean>`true`;
    return sql<boolean>`not exists (select 1 from ${sql.table(table)} earlier
      where ${sql.ref(`earlier.${orderedBy}`)} = ${sql.ref(`task.${orderedBy}`)} and earlier.id < task.id)`;
  }
}
