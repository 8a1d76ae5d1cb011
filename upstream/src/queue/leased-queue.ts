import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open-database.js';
import { Poller } from './poller.js';
import { addRecurring, type Task, type TaskKind } from './task.js';

export interface QueueOptions {
  db: Database;
  log: FastifyBaseLogger;
  /** Milliseconds until a task that failed is tried again; doubled by each further failure, up to five minutes. */
  firstRetryAfter?: number;
  /** Milliseconds between two looks at the table without being woken: other processes write to it too. */
  longestPause?: number;
}

const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 5 * 60_000;
const LONGEST_PAUSE = 5_000;
/** Milliseconds; the least, so that a task that another process is about to lease never makes the queue spin. */
const SHORTEST_PAUSE = 20;
const GIVE_UP_AFTER = 24 * 3600_000;
/** Seconds after which another process takes a task over whose process does not renew its lease. */
const LEASE = 15;
const endOfLease = sql`now() + ${sql.lit(LEASE)} * interval '1 second'`;
/** Milliseconds between two renewals of a lease. */
const RENEW_EVERY = 1_000;

/**
 * Handles the tasks of the table `task`, at least once each. Several processes share the table: a task is leased to one of them
 * at a time, and to another one when that process dies.
 */
export class LeasedQueue {
  readonly #options: Required<QueueOptions>;
  /** Kinds whose recurring tasks are still to be added. */
  readonly #starting: TaskKind[] = [];
  readonly #kinds: TaskKind[] = [];
  /** The attempts under way. */
  readonly #running = new Map<Promise<void>, { kind: TaskKind; interrupt: AbortController }>();
  readonly #poller: Poller;
  #isStopped = false;

  constructor(options: QueueOptions) {
    this.#options = { firstRetryAfter: FIRST_RETRY, longestPause: LONGEST_PAUSE, ...options };
    this.#poller = new Poller({
      work: () => this.#work(),
      failed: (fault) => options.log.error({ err: fault }, 'the tasks could not be read'),
    });
  }

  /** Handles the tasks of a kind from now on. */
  start(kind: TaskKind): void {
    this.#starting.push(kind);
    this.wake();
  }

  /** Something was committed: handle what is due. */
  wake(): void {
    if (this.#kinds.length + this.#starting.length > 0) this.#poller.wake();
  }

  /** Interrupts the tasks that heed their signal and ends after the others. What is left stays in the table. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#poller.stop();
    for (const { interrupt } of this.#running.values()) interrupt.abort();
    await Promise.all(this.#running.keys());
  }

  /** Handles what is due of a kind, once, and resolves when that is done. */
  async handleDue(kind: TaskKind): Promise<void> {
    await addRecurring(this.#options.db, kind);
    while ((await this.#begin([kind])) > 0) await Promise.all(this.#running.keys());
  }

  async #work(): Promise<number> {
    for (let [kind] = this.#starting; kind !== undefined; [kind] = this.#starting) {
      await addRecurring(this.#options.db, kind);
      this.#starting.shift();
      this.#kinds.push(kind);
    }
    await this.#begin(this.#kinds);
    return this.#untilNextAttempt();
  }

  /** Begins with what is due, as far as there are slots. @returns how many tasks that are */
  async #begin(kinds: readonly TaskKind[]): Promise<number> {
    const tasks = await this.#claim(kinds.filter((kind) => this.#slotsOf(kind) > 0));
    for (const task of tasks) {
      const kind = kinds.find(({ name }) => name === task.kind);
      if (kind === undefined) continue;
      const interrupt = new AbortController();
      const running = this.#attempt(kind, task, interrupt)
        .catch((fault: unknown) =>
          this.#options.log.error({ ...kind.describe(task), err: fault }, 'a task could not be ended'),
        )
        .finally(() => {
          this.#running.delete(running);
          // A slot is free, and a task may have waited for this one.
          this.wake();
        });
      this.#running.set(running, { kind, interrupt });
    }
    return tasks.length;
  }

  #slotsOf(kind: TaskKind): number {
    return kind.atOnce - [...this.#running.values()].filter((running) => running.kind === kind).length;
  }

  /** Leases what is due, or due later than any retry could be: then the clock was put back. */
  async #claim(kinds: readonly TaskKind[]): Promise<readonly Task[]> {
    if (kinds.length === 0 || this.#isStopped) return [];
    const due = kinds.map(
      (kind) => sql`select id from (
        select task.id from task where ${isNext(kind)} and (task.next_attempt_at <= now()
          or task.next_attempt_at > now() + ${sql.lit(LONGEST_RETRY)} * interval '2 milliseconds')
        order by task.id limit ${this.#slotsOf(kind)} for update skip locked) ${sql.ref(kind.name)}`,
    );
    const { rows } = await sql<Task>`
      with due as materialized (${sql.join(due, sql` union all `)})
      update task set attempts = attempts + 1, next_attempt_at = ${endOfLease}
      where id in (select id from due)
      returning id, kind, key, payload, created_at as "createdAt", attempts`.execute(this.#options.db);
    return rows;
  }

  async #attempt(kind: TaskKind, task: Task, interrupt: AbortController): Promise<void> {
    const { signal } = interrupt;
    const renewals = new Poller({
      work: async () => {
        if (!(await this.#update(task, sql`next_attempt_at = ${endOfLease}`))) interrupt.abort();
        return RENEW_EVERY;
      },
      failed: (fault) =>
        this.#options.log.error({ ...kind.describe(task), err: fault }, 'a lease could not be renewed'),
    });
    renewals.wakeAfter(RENEW_EVERY);
    let failure: { fault: unknown } | undefined;
    try {
      await kind.handle(task, signal);
    } catch (fault) {
      failure = { fault };
    }
    await renewals.stop();
    if (failure === undefined) await this.#delete(task);
    else if (signal.aborted && failure.fault === signal.reason)
      await this.#update(task, sql`attempts = attempts - 1, next_attempt_at = now()`);
    else await this.#failed(kind, task, failure.fault);
  }

  async #failed(kind: TaskKind, task: Task, fault: unknown): Promise<void> {
    const { log, firstRetryAfter } = this.#options;
    const isOver = Date.now() - Date.parse(task.createdAt) > GIVE_UP_AFTER && kind.afterADay !== 'retry';
    if (!isOver) {
      const pause = Math.min(firstRetryAfter * 2 ** (task.attempts - 1), LONGEST_RETRY);
      log.warn({ ...kind.describe(task), err: fault, pause }, 'a task failed and is tried again');
      await this.#update(task, sql`next_attempt_at = now() + ${pause} * interval '1 millisecond'`);
      return;
    }
    log.error({ ...kind.describe(task), err: fault }, 'a task was given up after 24 hours');
    const reason = fault instanceof Error ? fault.message : String(fault);
    if (kind.afterADay === 'keep') await this.#update(task, sql`given_up_at = now(), failure = ${reason}`);
    else await this.#delete(task);
  }

  /** Does nothing when this process has lost its lease, or the task is to be repeated. */
  async #delete({ id, attempts }: Task): Promise<void> {
    await this.#options.db.deleteFrom('task').where('id', '=', id).where('attempts', '=', attempts).execute();
  }

  /** Changes a task. @returns false when this process has lost its lease, or the task is gone */
  async #update({ id, attempts }: Task, set: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await sql`
      update task set ${set} where id = ${id} and attempts = ${attempts} returning id`.execute(
      this.#options.db,
    );
    return rows.length > 0;
  }

  /** Milliseconds until a task is due for which there is a slot. */
  async #untilNextAttempt(): Promise<number> {
    const { db, longestPause } = this.#options;
    const kinds = this.#kinds.filter((kind) => this.#slotsOf(kind) > 0);
    if (kinds.length === 0) return longestPause;
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from min(task.next_attempt_at) - now()) * 1000)::double precision as ms
      from task where ${sql.join(
        kinds.map((kind) => sql`(${isNext(kind)})`),
        sql` or `,
      )}`.execute(db);
    return Math.min(Math.max(rows[0]?.ms ?? longestPause, SHORTEST_PAUSE), longestPause);
  }
}

/** Whether the task `task` is of the kind and comes before no other in its order. */
function isNext({ name, recurring }: TaskKind): RawBuilder<boolean> {
  return sql<boolean>`task.kind = ${name} and task.given_up_at is null
    and ${recurring === undefined ? sql`true` : sql`task.key = any(${recurring.keys}::text[]) and ${recurring.isDue()}`}
    and (task.key = '' or not exists (select 1 from task earlier
      where earlier.kind = task.kind and earlier.key = task.key and earlier.id < task.id and earlier.given_up_at is null))`;
}
