import { type RawBuilder, sql } from 'kysely';
import type { TObject } from 'typebox';
import type { Caller } from '../access/caller.js';
import { allOf, type Condition, type ScopeName, scopedTable, visibleTo } from '../access/scope.js';
import type { Services, Trx } from '../services.js';
import { answered, type Column, type Columns, contains, own } from './columns.js';
import type { ListQuery } from './list-query.js';
import type { Filters, FilterValues, OptionList, Resource } from './resource.js';

export type Row = Record<string, unknown>;
type AnyResource<N extends ScopeName, S extends TObject> = Omit<Resource<N, S>, 'save'>;

/** A page of rows, and how many rows the list has. */
export interface RowPage {
  data: Row[];
  totalRow: number;
}

/**
 * Reads a page of a list. The page is cut on the resource's own table (in an index where there is one), and only its
 * rows are joined to the names they show; the rows are counted only where the page does not tell their number.
 */
export async function readPage<N extends ScopeName, S extends TObject>(
  services: Services,
  resource: AnyResource<N, S>,
  caller: Caller,
  query: ListQuery,
): Promise<RowPage> {
  const columns = columnsFor(resource, caller);
  const where = allOf([
    ...visibleTo(caller, resource.scope, services.today()),
    ...filterConditions(resource.filters, query.filters),
    ...(query.ids === undefined ? [] : [sql<boolean>`t.id = any(${[...query.ids]}::integer[])`]),
    ...searchConditions(columns, query.search),
  ]);
  const size = query.ids === undefined ? query.size : query.ids.length;
  const offset = query.ids === undefined ? (query.page - 1) * query.size : 0;
  const data = await readRows(services, resource, columns, where, query, size, offset);
  if (query.ids !== undefined) return { data, totalRow: data.length };
  if (data.length < size && (data.length > 0 || offset === 0))
    return { data, totalRow: offset + data.length };

  const quick = query.search === undefined ? resource.count?.(caller, query.filters) : undefined;
  const table = sql.table(scopedTable(resource.scope));
  const count = quick ?? sql<{ n: number }>`select count(*) as n from ${table} t where ${where}`;
  const { rows } = await count.execute(services.db);
  return { data, totalRow: Math.max(rows[0]?.n ?? 0, data.length === 0 ? 0 : offset + data.length) };
}

/** One row; undefined when there is none or the caller may not see it. */
export async function readRow<N extends ScopeName, S extends TObject>(
  services: Services,
  resource: AnyResource<N, S>,
  caller: Caller,
  id: number,
): Promise<Row | undefined> {
  const where = allOf([...visibleTo(caller, resource.scope, services.today()), sql<boolean>`t.id = ${id}`]);
  const query = { sort: undefined, page: 1 };
  const rows = await readRows(services, resource, columnsFor(resource, caller), where, query, 1, 0);
  return rows[0];
}

async function readRows<N extends ScopeName, S extends TObject>(
  services: Services,
  resource: AnyResource<N, S>,
  columns: Columns,
  where: RawBuilder<boolean>,
  query: Pick<ListQuery, 'sort'>,
  size: number,
  offset: number,
): Promise<Row[]> {
  const table = sql.table(scopedTable(resource.scope));
  const sortColumn = query.sort === undefined ? undefined : columns[query.sort.column];
  // Newest first, unless told otherwise; the id makes every order a total one, so that pages never overlap.
  const idDirection = query.sort === undefined || query.sort.descending ? sql`desc` : sql`asc`;
  // A joined name may be missing: those rows come last. Own columns keep the order that their index has.
  const sortDirection =
    sortColumn?.joins === undefined || sortColumn.always ? idDirection : sql`${idDirection} nulls last`;
  const key = sortColumn === undefined ? sql`t.id` : sortColumn.sql;
  const joins = Object.entries(resource.joins);
  const sortJoins = joins.filter(([alias]) => sortColumn?.joins?.includes(alias)).map(([, join]) => join);
  const shown = Object.entries(columns).filter(([, column]) => !column.isSearchOnly);
  const { rows } = await sql<Row>`
    select ${sql.join(shown.map(([name, column]) => sql`${answered(column)} as ${sql.ref(name)}`))}
    from (
      select t.id, ${key} as sort_key from ${table} t ${sql.join(sortJoins, sql` `)}
      where ${where}
      order by ${key} ${sortDirection}, t.id ${idDirection}
      limit ${size} offset ${offset}
    ) cut
    join ${table} t on t.id = cut.id
    ${sql.join(
      joins.map(([, join]) => join),
      sql` `,
    )}
    order by cut.sort_key ${sortDirection}, cut.id ${idDirection}`.execute(services.db);
  return rows;
}

/** The resource's columns as this caller sees them: what a row does not show cannot be searched or sorted by either. */
function columnsFor<N extends ScopeName, S extends TObject>(
  resource: AnyResource<N, S>,
  caller: Caller,
): Columns {
  const columns: Columns = { id: own('id', 'integer'), ...resource.columns, ...resource.columnsOf?.(caller) };
  const fully = resource.partly?.fully(caller);
  if (resource.partly === undefined || fully === undefined) return columns;
  const always = resource.partly.columns;
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]): [string, Column] => [
      name,
      always.includes(name) ? column : { ...column, sql: sql`case when ${fully} then ${column.sql} end` },
    ]),
  );
}

function searchConditions(columns: Columns, search: ListQuery['search']): Condition[] {
  const column = search === undefined ? undefined : columns[search.column];
  return search === undefined || column === undefined ? [] : [contains(column, search.text)];
}

const COMPARISONS = { '=': sql`=`, '>=': sql`>=`, '<=': sql`<=` } as const;

function filterConditions(filters: Filters, values: FilterValues): Condition[] {
  return [...values].flatMap(([name, value]) => {
    const filter = filters[name];
    return filter === undefined
      ? []
      : [sql<boolean>`${filter.sql} ${COMPARISONS[filter.compare ?? '=']} ${value}`];
  });
}

/** The entries of a pick list. */
export async function readOptions(
  services: Services,
  list: OptionList,
  caller: Caller,
  filters: FilterValues,
): Promise<{ value: number; text: string }[]> {
  const where = allOf([
    ...visibleTo(caller, list.scope, services.today()),
    ...filterConditions(list.filters ?? {}, filters),
  ]);
  const { rows } = await sql<{ value: number; text: string }>`
    select t.id as value, ${list.text} as text from ${sql.table(scopedTable(list.scope))} t
    where ${where} order by 2, 1`.execute(services.db);
  return rows;
}

/** Whether a row with this id fulfils the conditions. */
export async function exists(
  trx: Trx,
  scope: ScopeName,
  id: number,
  conditions: readonly Condition[],
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(scopedTable(scope))} t
    where t.id = ${id} and ${allOf(conditions)}`.execute(trx);
  return rows.length > 0;
}
