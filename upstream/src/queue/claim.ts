import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open-database.js';
import type { Task, TaskKind } from './task.js';

/** When the next task of a kind is due, besides those that are leased now. */
export interface Wait {
  name: TaskKind['name'];
  /** Milliseconds; null: there is none. */
  ms: number | null;
}

interface Claim {
  db: Database;
  /** The kinds that are claimed, and the most of each. */
  kinds: readonly { kind: TaskKind; slots: number }[];
  endOfLease: RawBuilder<unknown>;
  /** Milliseconds; the longest pause before another attempt. */
  longestRetry: number;
}

/** Leases what is due, or due later than any retry could be: then the clock was put back. */
export async function claimTasks({
  db,
  kinds,
  endOfLease,
  longestRetry,
}: Claim): Promise<{ tasks: readonly Task[]; waits: readonly Wait[] }> {
  const isTime = sql`(task.next_attempt_at <= now()
    or task.next_attempt_at > now() + ${sql.lit(longestRetry)} * interval '2 milliseconds')`;
  const sources = kinds.map(({ kind, slots }) => ({ kind, slots, parts: nextOf(kind) }));
  const heads = sources.flatMap(({ parts }) => parts.flatMap(({ cte }) => (cte === undefined ? [] : [cte])));
  const due = sources.map(({ parts, slots, kind }) => {
    const locked = parts.map(
      ({ from, where }) => sql`select id from (
        select task.id from ${from} where ${where} and ${isTime}
        order by task.id limit ${slots} for update of task skip locked) locked`,
    );
    return sql`select id from (
      select id from (${sql.join(locked, sql` union all `)}) any_key limit ${slots}) ${sql.ref(kind.name)}`;
  });
  const waiting = sources.flatMap(({ parts, kind }) =>
    parts.map(
      ({ from, where }) => sql`
        select ${sql.lit(kind.name)}, (extract(epoch from min(task.next_attempt_at) - now()) * 1000)::double precision
        from ${from} where ${where} and task.id not in (select id from due)`,
    ),
  );
  const { rows } = await sql<(Task & { name: null }) | Wait>`
    with recursive ${sql.join([...heads, sql`due as materialized (${sql.join(due, sql` union all `)})`])},
    claimed as (
      update task set attempts = attempts + 1, next_attempt_at = ${endOfLease}
      where id in (select id from due)
      returning id, kind, key, payload, created_at, attempts)
    select id, kind, key, payload, created_at as "createdAt", attempts, null as name, null::double precision as ms
    from claimed
    union all
    select null, null, null, null, null, null, waiting.name, waiting.ms
    from (${sql.join(waiting, sql` union all `)}) waiting (name, ms)`.execute(db);
  return {
    tasks: rows.flatMap((row) => (row.name === null ? [row] : [])),
    waits: rows.flatMap((row) => (row.name === null ? [] : [row])),
  };
}

/** The tasks of a kind, as `task`, that come first in their order. */
interface NextTasks {
  cte?: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
}

/** With literals, since one plan then suits every execution: PostgreSQL plans the statement once. */
function nextOf({ name, recurring }: TaskKind): readonly NextTasks[] {
  const isWaiting = sql<boolean>`task.kind = ${sql.lit(name)} and task.given_up_at is null`;
  const from = sql`task`;
  if (recurring !== undefined) {
    const where = sql<boolean>`${isWaiting} and task.key = any(${recurring.keys}::text[]) and ${recurring.isDue()}`;
    return [{ from, where }];
  }
  const next = sql.table(`${name}_next`);
  // The first task of each key, from key to key through an index: a key may have many that wait for it.
  const afterKey = (key: RawBuilder<unknown>) => sql`
    select task.id, task.key from task where ${isWaiting} and task.key > ${key} order by task.key, task.id limit 1`;
  return [
    { from, where: sql<boolean>`${isWaiting} and task.key = ''` },
    {
      cte: sql`${next} (id, key) as (
        (${afterKey(sql`''`)})
        union all
        select following.id, following.key from ${next} last cross join lateral (${afterKey(sql`last.key`)}) following)`,
      from: sql`${next} first join task on task.id = first.id`,
      where: sql<boolean>`task.given_up_at is null`,
    },
  ];
}
