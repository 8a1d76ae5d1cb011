import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.js';
import type { Task } from './task.js';

/** Milliseconds. A change that notifies five people has five tasks, which end within about two. */
const GATHERED_FOR = 5;

/**
 * Deleted tasks after which the table is vacuumed: PostgreSQL keeps the plans that suit a small table, and autovacuum comes once a minute.
 * Without it a claim took 1.6 ms after 5,000 tasks.
 */
const VACUUMED_AFTER = 500;

/** Deletes tasks that are done: those that end at about the same time in one statement. */
export class TaskDeletion {
  readonly #db: Database;
  #under: Promise<void> = Promise.resolve();
  #deleted = 0;
  #next: { tasks: Task[]; done: Promise<void> } | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Does nothing when this process has lost the task's lease, or the task is to be repeated. */
  of(task: Task): Promise<void> {
    if (this.#next === undefined) {
      const tasks: Task[] = [];
      const done = Promise.all([this.#under, setTimeout(GATHERED_FOR)]).then(() => {
        this.#next = undefined;
        return this.#delete(tasks);
      });
      this.#next = { tasks, done };
      this.#under = done.then(() => this.#vacuum(tasks.length)).catch(() => undefined);
    }
    this.#next.tasks.push(task);
    return this.#next.done;
  }

  async #delete(tasks: readonly Task[]): Promise<void> {
    const ids = tasks.map(({ id }) => id);
    const attempts = tasks.map((task) => task.attempts);
    await sql`
      delete from task using unnest(${ids}::bigint[], ${attempts}::integer[]) done (id, attempts)
      where task.id = done.id and task.attempts = done.attempts`.execute(this.#db);
  }

  async #vacuum(deleted: number): Promise<void> {
    this.#deleted += deleted;
    if (this.#deleted < VACUUMED_AFTER) return;
    this.#deleted = 0;
    await sql`vacuum (skip_locked, truncate false) task`.execute(this.#db);
  }
}
