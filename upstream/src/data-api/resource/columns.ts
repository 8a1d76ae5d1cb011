import { type RawBuilder, sql } from 'kysely';
import { COMPANY_TYPE } from '../access/caller.js';
import type { GivenCaller, Parameter } from '../access/parameter.js';
import type { FoundRows } from './found-rows.js';

/** The kind of values of a column: decides how it is written into a row, searched and filtered. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'flag' | 'date' | 'time' | 'json';

export interface Column {
  /** Over `t`, the resource's table, and the resource's joins. */
  sql: RawBuilder<unknown>;
  kind: ColumnKind;
  /** The name of the column of `t` that it is; a save writes the field of the same name into it. */
  own?: string;
  /** The column of `t` with the secret that it stands for: of a change, only that it happened is kept. */
  secret?: string;
  /** The sort key, where it is not `sql`. */
  sortedBy?: RawBuilder<unknown>;
  /** The joins that `sql` uses, in order: needed before the page is cut when the list is sorted by this column. */
  joins?: readonly string[];
  /** The names of a joined table: a large table is sorted by it name by name, with at most a page of rows of each. */
  names?: {
    /** A query of all of them that rows in the caller's sight may have: `id`, `name`. */
    all(caller: GivenCaller): RawBuilder<unknown>;
    /** The row's own key of its name, with an index on it and the row's id. */
    key: RawBuilder<unknown>;
    /** True if a row may have none: it then comes last. */
    isOptional?: true;
  };
  /** A quicker way to search than matching the text of every row. */
  search?(text: Parameter<string>): RawBuilder<boolean>;
  /** The same search where few or many rows of a large table may have the text. */
  foundBy?(text: Parameter<string>): FoundRows;
  /** Searched by, but not part of a row. */
  isSearchOnly?: true;
  /** May be long: it is part of a list's rows only where `columns=` names it, and always part of a single row. */
  isOnRequest?: true;
}

export type Columns = Readonly<Record<string, Column>>;

/** Fields of a save that rows have under another name. */
interface Named {
  viewNames?: Readonly<Record<string, string>>;
}

/** The name that a row has for a field of a save. */
export const rowName = ({ viewNames }: Named, field: string): string => viewNames?.[field] ?? field;

/** The column of a row that shows a field of a save; undefined where none does. */
export const shownColumn = (resource: Named & { columns: Columns }, field: string): Column | undefined =>
  resource.columns[rowName(resource, field)];

export const own = (name: string, kind: ColumnKind): Column => ({
  sql: sql.ref(`t.${name}`),
  kind,
  own: name,
});

/** The column of a field of a save that no row holds: omitted, it is null. */
export const NOT_STORED: Column = { sql: sql`null::text`, kind: 'text' };

/** Declares a column of a joined table; `join` is also that table's alias. */
export const joined = (join: string, name: string, kind: ColumnKind, ...through: string[]): Column => ({
  sql: sql.ref(`${join}.${name}`),
  kind,
  joins: [...through, join],
});

/**
 * Names of what belongs to suppliers: a supplier's staff see no rows of another one.
 * @param select of all of them, without a condition @param supplier the column that has the supplier's id
 */
export const namesOfSuppliers =
  (select: RawBuilder<unknown>, supplier: string) =>
  ({ companyType, companyId }: GivenCaller): RawBuilder<unknown> =>
    companyType === COMPANY_TYPE.supplier ? sql`${select} where ${sql.ref(supplier)} = ${companyId}` : select;

/** The creator and last editor of a row, and its version. Needs `AUDIT_JOINS`. */
export const AUDIT_COLUMNS: Columns = {
  createdBy: joined('creator', 'name', 'text'),
  createdDate: own('created_at', 'time'),
  updatedBy: joined('updater', 'name', 'text'),
  updatedDate: own('updated_at', 'time'),
  version: own('version', 'integer'),
};

/** The same for a large table, with an index on each key and the row's id: its lists are sorted through the names. */
export const auditColumnsOfLarge = (table: string): Columns => ({
  ...AUDIT_COLUMNS,
  createdBy: { ...joined('creator', 'name', 'text'), names: peopleIn(table, 'created_by') },
  updatedBy: { ...joined('updater', 'name', 'text'), names: peopleIn(table, 'updated_by') },
});

/** The people in a column, which are few: a recursive query finds the distinct ids in its index. */
export function peopleIn(table: string, column: string): NonNullable<Column['names']> {
  const key = sql.ref(`t.${column}`);
  const rows = sql`${sql.table(table)} t`;
  const all = sql`
    with recursive found (id) as (
      select min(${key}) from ${rows}
      union all
      select (select min(${key}) from ${rows} where ${key} > found.id) from found where found.id is not null
    )
    select person.id, person.name from found join app_user person on person.id = found.id`;
  return { all: () => all, key, isOptional: true };
}

export const AUDIT_JOINS = {
  creator: sql`left join app_user creator on creator.id = t.created_by`,
  updater: sql`left join app_user updater on updater.id = t.updated_by`,
} as const;

/** The column as a row contains it: flags are `'1'`/`'0'` strings. */
export function serialized(column: Column): RawBuilder<unknown> {
  return column.kind === 'flag'
    ? sql`case when ${column.sql} then '1' when not ${column.sql} then '0' end`
    : column.sql;
}

/** Reads a column as `serialized` does, from a row that is known. */
export function heldBy(row: object, name: string, kind: ColumnKind): unknown {
  const held: unknown = Reflect.get(row, name);
  if (kind !== 'flag' || held === null) return held;
  return held ? '1' : '0';
}

export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Substring, case-insensitive; the text's own % and _ mean themselves. */
export function contains(column: Column, text: Parameter<string>): RawBuilder<boolean> {
  if (column.search !== undefined) return column.search(text);
  const pattern = text.map(containing);
  return column.kind === 'text'
    ? sql<boolean>`${column.sql} ilike ${pattern}`
    : sql<boolean>`${column.sql}::text ilike ${pattern}`;
}

/** `2026-01-31` as `31 January 2026`. */
export const longDate = (name: string): Column => ({
  sql: sql`to_char(${sql.ref(`t.${name}`)}, 'FMDD FMMonth YYYY')`,
  kind: 'text',
});
