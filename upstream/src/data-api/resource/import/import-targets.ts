import { sql } from 'kysely';
import { allOf, type TableName, visibleTo } from '../../access/scope.js';
import type { Listed, SaveContext } from '../resource.js';
import type { ImportKey } from '../row-import.js';

/** The record that a row identifies. */
export interface ImportTarget {
  /** The keys as they are compared. */
  keys: Set<string>;
  /** Ids of the records in sight that have one of them. */
  ids: Set<number>;
}

/**
 * Reads which records rows identify, and locks these: what is read of them afterwards stays so.
 * @param keys of each row by its number; none of a row that is refused already
 * @returns the target by the same number
 */
export async function importTargets<T extends TableName>(
  { trx, caller, services }: SaveContext,
  { scope }: Pick<Listed<T>, 'scope'>,
  { column, join = sql``, given = (key) => sql`lower(${key})` }: Omit<ImportKey<never>, 'of'>,
  keys: ReadonlyMap<number, readonly string[]>,
): Promise<ReadonlyMap<number, ImportTarget>> {
  const all = [...keys].flatMap(([number, texts]) => texts.map((text) => ({ number, text })));
  const visible = allOf(visibleTo(caller, scope, services.today()));
  const { rows } = await sql<{ number: number; key: string; id: number | null }>`
    with given as (
      select number, ${given(sql<string>`text`)} as key
      from unnest(${all.map(({ number }) => number)}::integer[], ${all.map(({ text }) => text)}::text[]) as named (number, text)
    ), record as (
      select given.number, given.key, t.id from given, ${sql.table(scope.table)} t ${join}
      where ${column} = given.key and ${visible} order by t.id for update of t
    )
    select number, key, record.id from given left join record using (number, key)`.execute(trx);
  const targets = new Map<number, ImportTarget>();
  for (const { number, key, id } of rows) {
    const target = targets.get(number) ?? { keys: new Set(), ids: new Set() };
    targets.set(number, target);
    target.keys.add(key);
    if (id !== null) target.ids.add(id);
  }
  return targets;
}
