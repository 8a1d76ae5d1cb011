import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Caller } from '../access/caller.js';
import { allOf, type Condition, type Scope, type TableName, visibleTo } from '../access/scope.js';
import type { Services } from '../services.js';
import { type Column, type Columns, contains, own, serialized } from './columns.js';
import { type ListQuery, MAXIMUM_SIZE, type OptionQuery } from './list-query.js';
import type { Filters, FilterValues, Listed, OptionList, Row } from './resource.js';

export interface RowPage {
  data: Row[];
  totalRow: number;
}

/**
 * Reads a page of a list. The page is cut on the resource's own table (in an index where there is one), and only its
 * rows are joined to the names they show; the rows are counted only where the page does not determine their number.
 */
export async function readPage<T extends TableName>(
  services: Services,
  resource: Listed<T>,
  caller: Caller,
  query: ListQuery,
): Promise<RowPage> {
  const columns = columnsFor(resource, caller, services.today());
  const where = whereOf(services, resource, caller, query, columns);
  const size = query.ids === undefined ? query.size : MAXIMUM_SIZE;
  const offset = query.ids === undefined ? (query.page - 1) * query.size : 0;
  const seesFew = resource.seesFew?.(caller) ?? false;
  const cut = { sort: query.sort, size, offset, seesFew, isNarrow: isNarrow(resource, query), caller };
  const { rows: data, found } = await readRows(services, resource, columns, where, cut);
  if (query.ids !== undefined) return { data, totalRow: data.length };
  if (data.length < size && (data.length > 0 || offset === 0))
    return { data, totalRow: offset + data.length };
  if (found !== undefined) return { data, totalRow: found };

  const quick = resource.count?.(caller, query.filters, query.search);
  const table = sql.table(resource.scope.table);
  const count = quick ?? sql<{ n: number }>`select count(*) as n from ${table} t where ${where}`;
  const isKept = quick === undefined && !seesFew;
  const n = await services.counts.count(count, isKept ? resource.changes : undefined);
  return { data, totalRow: Math.max(n, data.length === 0 ? 0 : offset + data.length) };
}

function whereOf<T extends TableName>(
  services: Services,
  resource: Listed<T>,
  caller: Caller,
  query: ListQuery,
  columns: Columns,
): RawBuilder<boolean> {
  return allOf([
    ...visibleTo(caller, resource.scope, services.today()),
    ...filterConditions(resource.filters, query.filters, caller, services, resource.partly?.fully(caller)),
    ...(query.ids === undefined ? [] : [sql<boolean>`t.id = any(${[...query.ids]}::integer[])`]),
    ...searchConditions(columns, query.search),
  ]);
}

/** SQL of the whole list: `id` of each row, and `n`, its place in the list, from 1. */
export function placesInList(
  services: Services,
  resource: Listed<TableName>,
  caller: Caller,
  query: ListQuery,
): RawBuilder<{ id: number; n: number }> {
  const columns = columnsFor(resource, caller, services.today());
  const { key, sortDirection, idDirection, sortJoins } = orderOf(resource, columns, query.sort);
  return sql`
    select t.id, row_number() over (order by ${key} ${sortDirection}, t.id ${idDirection}) as n
    from ${sql.table(resource.scope.table)} t ${sql.join(sortJoins, sql` `)}
    where ${whereOf(services, resource, caller, query, columns)}`;
}

/** One row; undefined when there is none or the caller may not see it. */
export async function readRow<T extends TableName>(
  services: Services,
  resource: Listed<T>,
  caller: Caller,
  id: number,
): Promise<Row | undefined> {
  const where = allOf([...visibleTo(caller, resource.scope, services.today()), sql<boolean>`t.id = ${id}`]);
  const cut = { sort: undefined, size: 1, offset: 0, seesFew: false, isNarrow: true, caller };
  const { rows } = await readRows(
    services,
    resource,
    columnsFor(resource, caller, services.today()),
    where,
    cut,
  );
  return rows[0];
}

/** Which rows of a list are read. */
interface Cut {
  sort: ListQuery['sort'];
  size: number;
  offset: number;
  /** Whether the list is short enough to be counted with its page. */
  seesFew: boolean;
  /** Whether it is short enough to be sorted as a whole. */
  isNarrow: boolean;
  caller: Caller;
}

/** Whether a list is of few rows for sure: of one other thing, or of what holds a text. Codes have many rows each. */
const isNarrow = (resource: { filters: Filters }, { search, filters }: ListQuery): boolean =>
  search !== undefined ||
  [...filters.keys()].some((name) => {
    const filter = resource.filters[name];
    return filter?.kind === 'integer' && filter.codes === undefined;
  });

/** @returns the rows, and how many the list has where that was found on the way to the first of them */
async function readRows<T extends TableName>(
  services: Services,
  resource: Listed<T>,
  columns: Columns,
  where: RawBuilder<boolean>,
  { sort, size, offset, seesFew, isNarrow, caller }: Cut,
): Promise<{ rows: Row[]; found: number | undefined }> {
  const table = sql.table(resource.scope.table);
  const { sortColumn, key, sortDirection, idDirection, sortJoins } = orderOf(resource, columns, sort);
  const joins = Object.entries(resource.joins);
  const shown = Object.entries(columns).filter(([, column]) => !column.isSearchOnly);
  const ids = seesFew
    ? // Materialized: sorting the few rows is faster than reading all rows in the order of an index.
      sql`
        with few as materialized (
          select t.id, ${key} as sort_key from ${table} t ${sql.join(sortJoins, sql` `)} where ${where}
        )
        select id, sort_key, count(*) over () as found from few order by sort_key ${sortDirection}, id ${idDirection}`
    : sortColumn?.names === undefined || isNarrow
      ? sql`
        select t.id, ${key} as sort_key, null as found
        from ${table} t ${sql.join(sortJoins, sql` `)}
        where ${where}
        order by ${key} ${sortDirection}, t.id ${idDirection}`
      : throughNames(
          { ...sortColumn.names, all: sortColumn.names.all(caller) },
          { from: sql`${table} t`, where, sortDirection, idDirection, most: offset + size },
        );
  const { rows } = await sql<Row & { '#found': number | null }>`
    select ${sql.join(shown.map(([name, column]) => sql`${serialized(column)} as ${sql.ref(name)}`))},
      cut.found as "#found"
    from (${ids} ${limitOf(size, offset)}) cut
    join ${table} t on t.id = cut.id
    ${sql.join(
      joins.map(([, join]) => join),
      sql` `,
    )}
    order by cut.sort_key ${sortDirection}, cut.id ${idDirection}`.execute(services.db);
  return { rows: rows.map(({ '#found': _, ...row }) => row), found: rows[0]?.['#found'] ?? undefined };
}

/**
 * Literals, as far as many requests share them: PostgreSQL can only plan a short page well for every set of parameters if it knows that it
 * is short.
 */
const limitOf = (size: number, offset: number): RawBuilder<unknown> =>
  offset === 0 ? sql`limit ${sql.lit(size)}` : sql`limit ${sql.lit(size)} offset ${offset}`;

/**
 * The rows in the order of their names, name by name: of each no more than `most`, and only until that many are found. Rows
 * without a name come last.
 */
export function throughNames(
  { all, key, isOptional }: Names,
  { from, where, sortDirection, idDirection, most }: NamedCut,
): RawBuilder<unknown> {
  const named = sql`
    select few.id, each.name as sort_key, null as found
    from (${all}) each cross join lateral (
      select t.id from ${from} where ${key} = each.id and ${where} order by t.id ${idDirection} limit ${most}
    ) few
    order by each.name ${idDirection}, few.id ${idDirection}`;
  if (!isOptional) return named;
  return sql`
    select * from (
      (${named} limit ${most})
      union all
      (select t.id, null, null from ${from} where ${key} is null and ${where} order by t.id ${idDirection} limit ${most})
    ) named order by sort_key ${sortDirection}, id ${idDirection}`;
}

/** The names by which rows are sorted, as {@link Column} declares them. */
type Names = Omit<NonNullable<Column['names']>, 'all'> & { all: RawBuilder<unknown> };

interface NamedCut {
  from: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
  sortDirection: RawBuilder<unknown>;
  idDirection: RawBuilder<unknown>;
  most: number;
}

/** In which order a list is, as SQL; `sortJoins` are the joins that its key needs. */
function orderOf<T extends TableName>(resource: Listed<T>, columns: Columns, sort: ListQuery['sort']) {
  const sortColumn = sort === undefined ? undefined : columns[sort.column];
  // Newest first by default; the id makes every order a total one, so that pages never overlap.
  const idDirection = sort === undefined || sort.descending ? sql`desc` : sql`asc`;
  // A joined name may be missing: those rows come last. Own columns keep the order that their index has.
  const sortDirection =
    sortColumn?.joins === undefined || (sortColumn.names && !sortColumn.names.isOptional)
      ? idDirection
      : sql`${idDirection} nulls last`;
  const key = sortColumn === undefined ? sql`t.id` : (sortColumn.sortedBy ?? sortColumn.sql);
  const sortJoins = Object.entries(resource.joins)
    .filter(([alias]) => sortColumn?.joins?.includes(alias))
    .map(([, join]) => join);
  return { sortColumn, key, sortDirection, idDirection, sortJoins };
}

/** The resource's columns as this caller sees them: what a row does not show cannot be searched or sorted by either. */
function columnsFor<T extends TableName>(resource: Listed<T>, caller: Caller, today: string): Columns {
  const columns: Columns = {
    id: own('id', 'integer'),
    ...resource.columns,
    ...resource.columnsOf?.(caller, today),
  };
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

const COMPARISONS = { '=': sql`=`, '>=': sql`>=`, '<=': sql`<=`, like: sql`like` } as const;

/** @param fully which rows can be filtered: being in the list or not reveals nothing of the others' hidden columns */
function filterConditions(
  filters: Filters,
  values: FilterValues,
  caller: Caller,
  services: Services,
  fully: Condition | undefined,
): Condition[] {
  return [...values].flatMap(([name, value]) => {
    const filter = filters[name];
    if (filter === undefined) return [];
    const against = filter.against?.(value, caller, services.today()) ?? value;
    const condition = sql<boolean>`${filter.sql} ${COMPARISONS[filter.compare ?? '=']} ${against}`;
    return [fully === undefined ? condition : sql<boolean>`(not (${fully}) or ${condition})`];
  });
}

export async function readOptions(
  services: Services,
  { scope: ownScope, partly }: Pick<Listed<TableName>, 'scope' | 'partly'>,
  list: OptionList,
  caller: Caller,
  { filters, ids, size }: OptionQuery,
): Promise<{ value: number; text: string; group?: string }[]> {
  const scope = list.scope ?? ownScope;
  const where = allOf([
    ...visibleTo(caller, scope, services.today()),
    ...filterConditions(list.filters ?? {}, filters, caller, services, partly?.fully(caller)),
    ...(ids === undefined ? [] : [sql<boolean>`t.id = any(${[...ids]}::integer[])`]),
  ]);
  const group = list.group === undefined ? sql`` : sql`, ${list.group} as "group"`;
  const { rows } = await sql<{ value: number; text: string; group?: string }>`
    select t.id as value, ${list.text} as text ${group} from ${sql.table(scope.table)} t
    where ${where} order by 2, ${list.group === undefined ? sql`1` : sql`3, 1`} limit ${size ?? null}::integer`.execute(
    services.db,
  );
  return rows;
}

export async function exists(
  trx: Trx,
  scope: Scope,
  id: number,
  conditions: readonly Condition[],
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(scope.table)} t
    where t.id = ${id} and ${allOf(conditions)}`.execute(trx);
  return rows.length > 0;
}
