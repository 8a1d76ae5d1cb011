import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open-database.js';
import { claimTasks, type Wait } from './claim.js';
import { Poller } from './poller.js';
import { addRecurring, type Task, type TaskKind } from './task.js';
import { TaskDeletion } from './task-deletion.js';

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
  readonly #deletion: TaskDeletion;
  #isStopped = false;

  constructor(options: QueueOptions) {
    this.#options = { firstRetryAfter: FIRST_RETRY, longestPause: LONGEST_PAUSE, ...options };
    this.#deletion = new TaskDeletion(options.db);
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

  /** Aborts the tasks that listen to their signal, and waits for the rest. What is left stays in the table. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#poller.stop();
    for (const { interrupt } of this.#running.values()) interrupt.abort();
    await Promise.all(this.#running.keys());
  }

  /** Handles what is due of a kind, once, and resolves when that is done. */
  async handleDue(kind: TaskKind): Promise<void> {
    await addRecurring(this.#options.db, kind);
    while ((await this.#begin([kind])).begun > 0) await Promise.all(this.#running.keys());
  }

  async #work(): Promise<number> {
    for (let [kind] = this.#starting; kind !== undefined; [kind] = this.#starting) {
      await addRecurring(this.#options.db, kind);
      this.#starting.shift();
      this.#kinds.push(kind);
    }
    const { waits } = await this.#begin(this.#kinds);
    const { longestPause } = this.#options;
    const pauses = waits.flatMap(({ name, ms }) => {
      const kind = this.#kinds.find((one) => one.name === name);
      return kind === undefined || ms === null || this.#slotsOf(kind) <= 0 ? [] : [ms];
    });
    return Math.min(Math.max(Math.min(longestPause, ...pauses), SHORTEST_PAUSE), longestPause);
  }

  /** Begins with what is due, as far as there are slots. @returns how many tasks that are, and when others are due */
  async #begin(kinds: readonly TaskKind[]): Promise<{ begun: number; waits: readonly Wait[] }> {
    const free = kinds.flatMap((kind) => {
      const slots = this.#slotsOf(kind);
      return slots > 0 ? [{ kind, slots }] : [];
    });
    if (free.length === 0 || this.#isStopped) return { begun: 0, waits: [] };
    const { tasks, waits } = await claimTasks({
      db: this.#options.db,
      kinds: free,
      endOfLease,
      longestRetry: LONGEST_RETRY,
    });
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
    return { begun: tasks.length, waits };
  }

  #slotsOf(kind: TaskKind): number {
    return kind.atOnce - [...this.#running.values()].filter((running) => running.kind === kind).length;
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
    if (failure === undefined) await this.#deletion.of(task);
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
    else await this.#deletion.of(task);
  }

  /** Changes a task. @returns false when this process has lost its lease, or the task is gone */
  async #update({ id, attempts }: Task, set: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await sql`
      update task set ${set} where id = ${id} and attempts = ${attempts} returning id`.execute(
      this.#options.db,
    );
    return rows.length > 0;
  }
}
