import { sql } from 'kysely';
import type { Database } from '../database/open-database.js';
import type { Task } from './task.js';

/** Deletes tasks that are done: those that end while a statement is under way share the next one. */
export class TaskDeletion {
  readonly #db: Database;
  #under: Promise<void> = Promise.resolve();
  #next: { tasks: Task[]; done: Promise<void> } | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Does nothing when this process has lost the task's lease, or the task is to be repeated. */
  of(task: Task): Promise<void> {
    if (this.#next === undefined) {
      const tasks: Task[] = [];
      const done = this.#under.then(() => {
        this.#next = undefined;
        return this.#delete(tasks);
      });
      this.#next = { tasks, done };
      this.#under = done.catch(() => undefined);
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
}
