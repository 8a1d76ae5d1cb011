import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../database/open-database.js';
import type { TaskTable } from '../database/tables.js';

/** A task that this process has leased. */
export interface Task<P = unknown> {
  id: number;
  kind: TaskTable['kind'];
  /** Tasks of a kind with the same key are handled in order, each when the one before it is done; '': in any order. */
  key: string;
  payload: P;
  /** ISO 8601. */
  createdAt: string;
  /** The number of this attempt, from 1. */
  attempts: number;
}

/** A kind of work, and how it is done. */
export interface TaskKind<P = unknown> {
  name: TaskTable['kind'];
  /** Tasks that one process handles at the same time. */
  atOnce: number;
  /** The end of a task whose attempts failed for 24 hours: it is deleted, kept as a dead letter, or tried again as before. */
  afterADay: 'delete' | 'keep' | 'retry';
  recurring?: RecurringTasks;
  /**
   * Handles a task, at least once. It is deleted afterwards, unless `repeatTask` was called.
   *
   * @param signal aborted when the process stops or has lost the task; throw its reason to leave the task to another attempt
   * @throws to have the task tried again later
   */
  handle(task: Task<P>, signal: AbortSignal): Promise<void>;
  /** The fields of log lines about a task. */
  describe(task: Task<P>): Readonly<Record<string, unknown>>;
}

/** Tasks that are always there, one for each key. */
export interface RecurringTasks {
  keys: readonly string[];
  /** Checks whether the task `task` is due. */
  isDue(): RawBuilder<boolean>;
}

/** Adds tasks in the transaction that causes them. An export that has a task already gets no other. */
export async function addTasks(
  trx: Trx,
  kind: TaskTable['kind'],
  tasks: readonly { key?: string; payload?: object }[],
): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map(({ key = '', payload = {} }) => ({ key, payload }));
  await addTasksOf(
    trx,
    kind,
    sql`select key, payload
      from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (key text, payload jsonb)) with ordinality as given (key, payload, n)
      order by n`,
  );
}

/** Adds a task for each row of a query, which has the columns `key` and `payload`. @param before `with` of what it reads */
export async function addTasksOf(
  trx: Trx,
  kind: TaskTable['kind'],
  query: RawBuilder<unknown>,
  before: RawBuilder<unknown> = sql``,
): Promise<void> {
  await sql`
    ${before} insert into task (kind, key, payload) select ${kind}, key, payload from (${query}) given
    on conflict do nothing`.execute(trx);
}

/** Checks whether this attempt still holds the lease of its task. */
export const isHeld = ({ id, attempts }: Task) =>
  sql<boolean>`exists (select 1 from task where id = ${id} and attempts = ${attempts})`;

/**
 * Keeps a recurring task for its next time, in the transaction of its work.
 * @throws when the lease has been lost, so that the work is rolled back
 */
export async function repeatTask(trx: Trx, { id, attempts }: Task, payload: object): Promise<void> {
  const { rows } = await sql`
    update task set payload = ${JSON.stringify(payload)}::jsonb, created_at = now(), attempts = 0, next_attempt_at = now()
    where id = ${id} and attempts = ${attempts} returning id`.execute(trx);
  if (rows.length === 0) throw new Error('another process has taken the task over');
}

/** Adds the recurring tasks that are not there yet. */
export async function addRecurring(db: Database, { name, recurring }: TaskKind): Promise<void> {
  if (recurring === undefined) return;
  await sql`
    insert into task (kind, key) select ${name}, key from unnest(${recurring.keys}::text[]) with ordinality as given (key, n)
    order by n on conflict do nothing`.execute(db);
}
