import type { TableName } from '../../access/scope.js';
import { readRows } from '../list/list.js';
import type { References } from '../references.js';
import type { Listed, Row, SaveContext } from '../resource.js';

/** Rows that are read at once: a row may hold long lists. */
const CHUNK = 100;

/** The values that a record holds in fields of an import. */
export interface HeldValues {
  /** As the caller's own list has it; names in place of ids, the first of them where there are many. */
  values: Row;
  /** The ids of each list, by the field of the save. */
  lists: Readonly<Record<string, ReadonlySet<number>>>;
}

/** Reads what records hold in fields of an import, by the record's id. */
export async function heldValues<T extends TableName>(
  { trx, caller, services }: SaveContext,
  resource: Listed<T>,
  { lists = {} }: Pick<References, 'lists'>,
  fields: ReadonlySet<string>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HeldValues>> {
  const given = Object.entries(lists).filter(([field]) => fields.has(field));
  const columns = given.map(([, { column }]) => column);
  const held = new Map<number, HeldValues>();
  for (let start = 0; start < ids.length; start += CHUNK) {
    const rows = await readRows(trx, services, resource, caller, ids.slice(start, start + CHUNK), columns);
    for (const row of rows) {
      const values = [...fields].map((field) => [
        field,
        lists[field]?.namesOf(row[lists[field].column]) ?? row[field],
      ]);
      held.set(Number(row.id), {
        values: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
        lists: Object.fromEntries(
          given.map(([, { field, column, idsOf }]) => [field, new Set(idsOf(row[column]))]),
        ),
      });
    }
  }
  return held;
}

/** Checks whether the lists that a row gives have the same rows as those that the record holds. */
export const hasSameLists = (row: Row, { lists }: Pick<HeldValues, 'lists'>): boolean =>
  Object.entries(lists).every(([field, ids]) => {
    const given: unknown = row[field];
    if (!Array.isArray(given)) return given === undefined;
    return new Set(given).size === ids.size && given.every((id) => ids.has(id));
  });

/** The former values of the fields that have changed. */
export const changedValues = (former: Row, now: Row): Row =>
  Object.fromEntries(
    Object.entries(former).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field])),
  );
