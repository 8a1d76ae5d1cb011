import { sql } from 'kysely';
import type { ReadDatabase, Trx } from '../../../database/open-database.js';
import type { Caller } from '../../access/caller.js';
import { type CallValues, kindOf } from '../../access/parameter.js';
import { allOf, type Condition, type Scope, type TableName } from '../../access/scope.js';
import type { Services } from '../../services/services.js';
import type { FilterValues, Listed, Row } from '../resource.js';
import { type ListQuery, MAXIMUM_SIZE, type OptionQuery } from './list-query.js';
import {
  changesOf,
  countStatement,
  type ListShape,
  type OfferedOptions,
  optionStatement,
  pageStatement,
} from './list-statement.js';
import { Statements } from './statements.js';

export interface RowPage {
  data: Row[];
  totalRow: number;
}

const PAGES = new Statements(pageStatement);
const COUNTS = new Statements(countStatement);
const OPTIONS = new Statements(optionStatement);

/** Reads a page of a list; its rows are counted only where the page does not determine their number. */
export async function readPage(
  services: Services,
  resource: Listed<TableName>,
  caller: Caller,
  query: ListQuery,
): Promise<RowPage> {
  const shape = shapeOf(caller, query);
  const call = callValuesOf(services, caller, query);
  const rows = await PAGES.read(services.reads, resource, shape, call);
  const data = rows.map(({ '#found': _, ...row }): Row => row);
  if (query.ids !== undefined) return { data, totalRow: data.length };
  const { offset } = call;
  if (data.length < shape.size && (data.length > 0 || offset === 0))
    return { data, totalRow: offset + data.length };

  const found = rows[0]?.['#found'];
  if (found != null) return { data, totalRow: found };
  const count = COUNTS.of(services.reads, resource, shape, call);
  const n = await services.counts.read(count, changesOf(resource, shape));
  return { data, totalRow: Math.max(n, data.length === 0 ? 0 : offset + data.length) };
}

/** Rows by their ids, at most 1000. @param columns those on request that the rows have */
export async function readRows(
  db: ReadDatabase,
  services: Services,
  resource: Listed<TableName>,
  caller: Caller,
  ids: readonly number[],
  columns: readonly string[],
): Promise<Row[]> {
  const query = { page: 1, size: 1, search: undefined, filters: new Map(), sort: undefined, ids, columns };
  const call = callValuesOf(services, caller, query);
  const rows = await PAGES.read(db, resource, shapeOf(caller, query), call);
  return rows.map(({ '#found': _, ...row }): Row => row);
}

/** The facts that the text of a query's statement depends on. */
export const shapeOf = (
  caller: Caller,
  { filters, search, sort, ids, page, size, columns = [] }: ListQuery,
): ListShape => ({
  ...kindOf(caller),
  rows: ids === undefined ? 'all' : 'ids',
  filters: namesOf(filters),
  search: search?.column,
  sort,
  size: ids === undefined ? size : MAXIMUM_SIZE,
  isFirstPage: ids !== undefined || page === 1,
  columns,
});

/** The values of its statement's parameters. */
export const callValuesOf = (
  { today, now }: Services,
  caller: Caller,
  { filters, search, ids, page, size }: ListQuery,
): CallValues & { offset: number } => ({
  caller,
  today: today(),
  now: now().toISOString(),
  filters,
  searchText: search?.text,
  ids,
  offset: ids === undefined ? (page - 1) * size : 0,
});

/** Sorted, so that their order in the request does not matter. */
const namesOf = (filters: FilterValues): string[] => [...filters.keys()].sort();

export async function readOptions(
  { reads, today }: Services,
  options: OfferedOptions,
  caller: Caller,
  { filters, ids, size, text, group }: OptionQuery,
): Promise<{ value: number; text: string; group?: string }[]> {
  const rows = ids === undefined ? 'all' : 'ids';
  const shape = {
    ...kindOf(caller),
    rows,
    filters: namesOf(filters),
    isSearched: text !== undefined,
    isGrouped: group !== undefined,
  } as const;
  const call = { caller, today: today(), filters, ids, most: size ?? null, searchText: text, group };
  return OPTIONS.read(reads, options, shape, call);
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
