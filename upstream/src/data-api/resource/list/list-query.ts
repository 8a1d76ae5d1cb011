import type { TableName } from '../../access/scope.js';
import { type Parameters, queryReader } from '../../http/query-reader.js';
import { malformed } from '../../http/refusals.js';
import type { Filter, Filters, FilterValue, FilterValues, Listed } from '../resource.js';
import {
  type ListDeclaration,
  type ListParameters,
  listParameters,
  type OptionParameters,
} from './list-schemas.js';

/** A view call's parameters, checked. */
export interface ListQuery {
  page: number;
  size: number;
  search: { column: string; text: string } | undefined;
  filters: FilterValues;
  sort: { column: string; descending: boolean } | undefined;
  ids: readonly number[] | undefined;
  /** Names of the resources whose rows are returned beside the list's; none by default. */
  include?: readonly string[];
  /** The columns on request that the rows have; none by default. */
  columns?: readonly string[];
}

export const DEFAULT_SIZE = 100;
export const MAXIMUM_SIZE = 1000;
const MAXIMUM_ID = 2_147_483_647;

/** By what a resource's list is sorted, searched and filtered. */
export function declarationOf({
  columns,
  sort,
  search,
  filters,
}: Pick<Listed<TableName>, 'columns' | 'sort' | 'search' | 'filters'>): ListDeclaration {
  const all = Object.entries(columns);
  const sortable = all.flatMap(([name, { kind, isOnRequest }]) =>
    kind === 'json' || isOnRequest ? [] : [name],
  );
  const onRequest = all.flatMap(([name, { isOnRequest }]) => (isOnRequest ? [name] : []));
  return { columns: ['id', ...(sort ?? sortable)], search, filters, onRequest };
}

/**
 * Converts the parameters of a view call.
 * @throws CallRefused (400) for a search by two fields, and for too many ids
 */
export function listQueryOf(given: ListParameters, list: ListDeclaration): ListQuery {
  const { page = 1, size = DEFAULT_SIZE, sort, ids, include, columns } = given;
  const [search, second] = list.search.flatMap((column) =>
    given[column] === undefined || Object.hasOwn(list.filters, column)
      ? []
      : [{ column, text: String(given[column]) }],
  );
  if (search !== undefined && second !== undefined)
    throw malformed(`Search by one field only, not by ${search.column} and ${second.column}.`);
  return {
    page,
    size,
    search,
    filters: filterValues(given, list.filters),
    sort: sort === undefined ? undefined : sortBy(sort),
    ids: idsIn(ids),
    include: namesIn(include),
    columns: namesIn(columns),
  };
}

/** The readers of {@link readListQuery}: a schema is compiled once. */
const readers = new WeakMap<object, (parameters: unknown) => ListQuery>();

/**
 * Reads parameters of a resource's view call that are not in an address, such as those of an export.
 * @throws CallRefused (400) naming the parameter that is unknown or has a bad value
 */
export function readListQuery(parameters: unknown, resource: Listed<TableName>): ListQuery {
  const read = readers.get(resource) ?? listReader(declarationOf(resource));
  readers.set(resource, read);
  return read(parameters);
}

function listReader(list: ListDeclaration): (parameters: unknown) => ListQuery {
  const read = queryReader(listParameters(list));
  return (parameters) => listQueryOf(read(parameters), list);
}

/** The values of the filters that are given; a flag is a boolean. */
function filterValues(given: Parameters, filters: Filters): FilterValues {
  return new Map(
    Object.entries(filters).flatMap(([name, filter]) => {
      const value = given[name];
      return value === undefined ? [] : [[name, filterValue(value, filter)] as const];
    }),
  );
}

const filterValue = (value: string | number, { kind }: Filter): FilterValue =>
  kind === 'flag' ? value === '1' : value;

/** A pick list's parameters, checked. */
export interface OptionQuery {
  filters: FilterValues;
  /** Only these rows. */
  ids: readonly number[] | undefined;
  /** The most entries; all of them without it. */
  size: number | undefined;
  /** Part of the entries' texts. */
  text: string | undefined;
  /** The group of the entries. */
  group: string | undefined;
}

/** Converts the parameters of a pick list. @throws CallRefused (400) for too many ids */
export const optionQueryOf = (given: OptionParameters, filters: Filters = {}): OptionQuery => ({
  filters: filterValues(given, filters),
  ids: idsIn(given.ids),
  size: given.size,
  text: given.text,
  group: given.group,
});

/**
 * The content of `filter`, as the parameters of a view call; an empty one has the meaning that it has there.
 * @throws CallRefused (400) when it is not an object of texts and numbers, or requests a page
 */
export function viewParameters(filter: unknown): Record<string, string> {
  if (filter === undefined || filter === null) return {};
  if (typeof filter !== 'object' || Array.isArray(filter)) throw malformed('filter has the wrong type.');
  const given = Object.entries(filter).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (value === null) return [];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw malformed(`filter.${name} has the wrong type.`);
    // It stands for the whole list.
    if (name === 'page' || name === 'size') throw malformed(`Unknown parameter ${name}.`);
    return [[name, String(value)]];
  });
  return Object.fromEntries(given);
}

function sortBy(value: string): { column: string; descending: boolean } {
  const descending = value.startsWith('-');
  return { column: descending ? value.slice(1) : value, descending };
}

/** Empty text names no row; without any text all rows are meant. */
function idsIn(value: string | undefined): readonly number[] | undefined {
  if (value === undefined || value === '') return value === undefined ? undefined : [];
  const named = value.split(',', MAXIMUM_SIZE + 1);
  if (named.length > MAXIMUM_SIZE) throw malformed(`ids may name at most ${MAXIMUM_SIZE} rows.`);
  const ids = named.map(Number);
  if (ids.some((id) => id > MAXIMUM_ID)) throw malformed(`ids must be from 0 to ${MAXIMUM_ID}.`);
  return ids;
}

/** Sorted, so that their order in the request does not matter. */
export const namesIn = (value: string | undefined): readonly string[] =>
  value === undefined ? [] : [...new Set(value.split(','))].sort();
