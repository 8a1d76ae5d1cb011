import { type RawBuilder, sql } from 'kysely';
import { type CountRow, withChanges } from '../../../database/counts.js';
import {
  type CallerKind,
  type Given,
  type GivenCaller,
  Parameter,
  parametersOf,
} from '../../access/parameter.js';
import { allOf, type Condition, type Scope, type TableName, visibleToGiven } from '../../access/scope.js';
import { type Column, type Columns, contains, own, serialized } from '../columns.js';
import { type FoundRows, fewOrMany, isAmongFound } from '../found-rows.js';
import type { Filters, FilterValue, Listed, OptionList, Row } from '../resource.js';
import type { ListQuery } from './list-query.js';

/** The facts that the text of a list's statement depends on, besides the resource: all else of a call are parameters. Plain data. */
export interface ListShape extends CallerKind {
  rows: 'all' | 'ids';
  /** Names of the filters that have a value. */
  filters: readonly string[];
  /** The column that is searched. */
  search: string | undefined;
  sort: ListQuery['sort'];
  size: number;
  isFirstPage: boolean;
  /** The columns on request that the rows have. */
  columns?: readonly string[];
}

/** The same of a pick list. */
export interface OptionShape extends CallerKind {
  rows: 'all' | 'ids';
  filters: readonly string[];
  /** True if the entries contain a text. */
  isSearched: boolean;
  /** True if the entries are of one group. */
  isGrouped: boolean;
}

/** A pick list with what it has of its resource. */
export interface OfferedOptions extends OptionList {
  scope: Scope;
  partly: Listed<TableName>['partly'] | undefined;
}

export const TODAY = new Parameter(({ today }) => today);
const NOW = new Parameter(({ now }) => now);
const IDS = new Parameter(({ ids }) => ids);
const OFFSET = new Parameter(({ offset }) => offset);
const MOST = new Parameter(({ most }) => most);
const SEARCH_TEXT = new Parameter(({ searchText }) => searchText);
const GROUP = new Parameter(({ group }) => group);

const filterParameters = (names: readonly string[]): ReadonlyMap<string, Parameter<FilterValue>> =>
  new Map(names.map((name) => [name, new Parameter(({ filters }) => filters?.get(name))]));

/** A row of a list; `#found`: how many the list has, where that is known with its rows. */
export type ListedRow = Row & { '#found': number | null };

/**
 * Reads a page of a list. The page is cut on the resource's own table (in an index where there is one), and only its
 * rows are joined to the names they show.
 */
export function pageStatement(resource: Listed<TableName>, shape: ListShape): RawBuilder<ListedRow> {
  const { joins, columns, where, unsearched, searched, order, caller } = partsOf(resource, shape);
  const { key, sortColumn, sortDirection, idDirection, sortJoins } = order;
  const table = sql.table(resource.scope.table);
  const shown = Object.entries(columns).filter(
    ([name, column]) => !column.isSearchOnly && (!column.isOnRequest || shape.columns?.includes(name)),
  );
  const seesFew = shape.rows === 'all' && resource.seesFew?.(shape);
  const counter = shape.rows === 'all' ? counterOf(resource, shape, caller) : undefined;
  const end = OFFSET.map((offset) => offset + shape.size);
  /** Materialized: sorting the few rows is faster than reading all rows in the order of an index. */
  const sorted = (found: RawBuilder<unknown>, condition = where) => sql`
    with few as materialized (
      select t.id, ${key} as sort_key from ${table} t ${sortJoins} where ${condition}
    )
    select id, sort_key, ${found} as found from few order by sort_key ${sortDirection}, id ${idDirection}`;
  const inOrder = (condition: RawBuilder<boolean>) => sql`
    select t.id, ${key} as sort_key, null as found
    from ${table} t ${sortJoins}
    where ${condition}
    order by ${key} ${sortDirection}, t.id ${idDirection}`;
  const byNames = (names: NonNullable<Column['names']>, condition: RawBuilder<boolean>) =>
    throughNames(
      { ...names, all: names.all(caller) },
      { from: sql`${table} t`, where: condition, sortDirection, idDirection, most: end },
    );
  const searchedIn = shape.rows === 'all' ? searched?.foundBy?.(SEARCH_TEXT) : undefined;
  const bySearch = (found: FoundRows) => {
    const most = shape.isFirstPage ? sql.lit(shape.size) : sql`${end}`;
    const matching = allOf([...unsearched, found.matches]);
    const names = sortColumn?.names;
    const byKey = sql`
      select few.id, few.id as sort_key, null as found from matching cross join lateral (
        select t.id from ${table} t where ${allOf([...unsearched, sql<boolean>`${found.key} = matching.id`])}
        order by t.id ${idDirection} limit ${most}
      ) few order by few.id ${idDirection}`;
    const few = sortColumn === undefined ? byKey : inOrder(allOf([...unsearched, isAmongFound(found)]));
    const many =
      names === undefined || names.key === found.key ? inOrder(matching) : byNames(names, matching);
    return sql`
      ${fewOrMany(found, { few: sql`${few} limit ${most}`, many: sql`${many} limit ${most}` })}
      order by sort_key ${sortDirection}, id ${idDirection}`;
  };
  const hasFew = shape.filters.some((name) => resource.filters[name]?.hasFew);
  const ids = () => {
    if (seesFew) return sorted(sql`count(*) over ()`);
    if (searchedIn !== undefined && hasFew)
      return sorted(sql`null`, allOf([...unsearched, searchedIn.matches]));
    if (searchedIn !== undefined && !(searchedIn.hasMany && sortColumn !== undefined))
      return bySearch(searchedIn);
    if (sortColumn?.names === undefined) return inOrder(where);
    if (hasFew) return sorted(sql`null`);
    return isNarrow(resource, shape) ? inOrder(where) : byNames(sortColumn.names, where);
  };
  return sql`
    select ${sql.join(shown.map(([name, column]) => sql`${serialized(column)} as ${sql.ref(name)}`))},
      ${counter === undefined ? sql`cut.found` : sql`(${counter})`} as "#found"
    from (${ids()} ${limitOf(shape)}) cut
    join ${table} t on t.id = cut.id
    ${joins}
    order by cut.sort_key ${sortDirection}, cut.id ${idDirection}`;
}

/** Counts the rows of a list. */
export function countStatement(resource: Listed<TableName>, shape: ListShape): RawBuilder<CountRow> {
  const { where, caller } = partsOf(resource, shape);
  const table = sql.table(resource.scope.table);
  const counter = counterOf(resource, shape, caller);
  return withChanges(
    counter ?? sql`select count(*) as n from ${table} t where ${where}`,
    changesOf(resource, shape),
  );
}

/** SQL of a number that differs after every change of the list; without it its count cannot be cached. */
export const changesOf = (
  resource: Listed<TableName>,
  shape: Pick<ListShape, 'companyType' | 'language' | 'filters'>,
): RawBuilder<number> | undefined =>
  resource.seesFew?.(shape) || shape.filters.some((name) => resource.filters[name]?.isTimely)
    ? undefined
    : resource.changes;

/** SQL of the whole list: `id` of each row, and `n`, its place in the list, from 1. */
export function placesInList(
  resource: Listed<TableName>,
  shape: ListShape,
): RawBuilder<{ id: number; n: number }> {
  const { where, order } = partsOf(resource, shape);
  const { key, sortDirection, idDirection, sortJoins } = order;
  return sql`
    select t.id, row_number() over (order by ${key} ${sortDirection}, t.id ${idDirection}) as n
    from ${sql.table(resource.scope.table)} t ${sortJoins}
    where ${where}`;
}

export function optionStatement(
  { scope, partly, filters = {}, text, group }: OfferedOptions,
  shape: OptionShape,
): RawBuilder<{ value: number; text: string; group?: string }> {
  const caller = parametersOf(shape);
  const where = allOf([
    ...visibleToGiven(caller, scope, TODAY),
    ...filterConditions(filters, shape.filters, caller, partly?.fully(caller)),
    ...idConditions(shape.rows),
    ...(shape.isSearched ? [contains({ sql: text, kind: 'text' }, SEARCH_TEXT)] : []),
    ...(shape.isGrouped && group !== undefined ? [sql<boolean>`${group} = ${GROUP}`] : []),
  ]);
  return sql`
    select t.id as value, ${text} as text ${group === undefined ? sql`` : sql`, ${group} as "group"`}
    from ${sql.table(scope.table)} t
    where ${where} order by 2, ${group === undefined ? sql`1` : sql`3, 1`} limit ${MOST}::integer`;
}

function partsOf(resource: Listed<TableName>, shape: ListShape) {
  const caller = parametersOf(shape);
  const columns = columnsFor(resource, caller);
  const searched = shape.search === undefined ? undefined : columns[shape.search];
  const unsearched = [
    ...visibleToGiven(caller, resource.scope, TODAY),
    ...filterConditions(resource.filters, shape.filters, caller, resource.partly?.fully(caller)),
    ...idConditions(shape.rows),
  ];
  const where = allOf([...unsearched, ...(searched === undefined ? [] : [contains(searched, SEARCH_TEXT)])]);
  const joins = sql.join(Object.values(resource.joins), sql` `);
  const order = orderOf(resource, columns, shape.sort);
  return { caller, columns, where, unsearched, searched, joins, order };
}

const counterOf = (resource: Listed<TableName>, { filters, search }: ListShape, caller: GivenCaller) =>
  resource.count?.(
    caller,
    filterParameters(filters),
    search === undefined ? undefined : { column: search, text: SEARCH_TEXT },
  );

function idConditions(rows: ListShape['rows']): Condition[] {
  if (rows === 'all') return [];
  return [sql<boolean>`t.id = any(${IDS}::integer[])`];
}

/** Checks whether a list is of few rows for sure: of some ids, of one other thing, or of what holds a text. Codes have many rows each. */
const isNarrow = (resource: { filters: Filters }, { rows, search, filters }: ListShape): boolean =>
  rows !== 'all' ||
  search !== undefined ||
  filters.some((name) => {
    const filter = resource.filters[name];
    return filter?.kind === 'integer' && filter.codes === undefined;
  });

/**
 * Literals, as far as many requests share them: PostgreSQL can only plan a short page well for every set of parameters if it knows that it
 * is short.
 */
const limitOf = ({ size, isFirstPage }: ListShape): RawBuilder<unknown> =>
  isFirstPage ? sql`limit ${sql.lit(size)}` : sql`limit ${sql.lit(size)} offset ${OFFSET}`;

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
  most: Given<number>;
}

/** In which order a list is, as SQL; `sortJoins` are the joins that its key needs. */
function orderOf(resource: Listed<TableName>, columns: Columns, sort: ListQuery['sort']) {
  const sortColumn = sort === undefined ? undefined : columns[sort.column];
  // Newest first by default; the id makes every order a total one, so that pages never overlap.
  const idDirection = sort === undefined || sort.descending ? sql`desc` : sql`asc`;
  // A joined name may be missing: those rows come last. Own columns keep the order that their index has.
  const sortDirection =
    sortColumn?.joins === undefined || (sortColumn.names && !sortColumn.names.isOptional)
      ? idDirection
      : sql`${idDirection} nulls last`;
  const unsorted = sort === undefined ? (resource.unsortedBy ?? sql`t.id`) : sql`t.id`;
  const key = sortColumn === undefined ? unsorted : (sortColumn.sortedBy ?? sortColumn.sql);
  const needed = Object.entries(resource.joins).filter(([alias]) => sortColumn?.joins?.includes(alias));
  const sortJoins = sql.join(
    needed.map(([, join]) => join),
    sql` `,
  );
  return { sortColumn, key, sortDirection, idDirection, sortJoins };
}

/** The resource's columns as this caller sees them: what a row does not show cannot be searched or sorted by either. */
export function columnsFor(resource: Listed<TableName>, caller: GivenCaller): Columns {
  const columns: Columns = {
    id: own('id', 'integer'),
    ...resource.columns,
    ...resource.columnsOf?.(caller, TODAY),
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

const COMPARISONS = { '=': sql`=`, '>=': sql`>=`, '<=': sql`<=`, like: sql`like` } as const;

/** @param fully which rows can be filtered: being in the list or not reveals nothing of the others' hidden columns */
function filterConditions(
  filters: Filters,
  names: readonly string[],
  caller: GivenCaller,
  fully: Condition | undefined,
): Condition[] {
  return [...filterParameters(names)].flatMap(([name, value]) => {
    const filter = filters[name];
    if (filter === undefined) return [];
    const against = filter.against?.(value, caller, TODAY, NOW) ?? value;
    const condition = sql<boolean>`${filter.sql} ${COMPARISONS[filter.compare ?? '=']} ${against}`;
    return [fully === undefined ? condition : sql<boolean>`(not (${fully}) or ${condition})`];
  });
}
