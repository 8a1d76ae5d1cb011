import type { TableName } from '../../access/scope.js';
import { isDay } from '../../http/day.js';
import { malformed } from '../../http/refusals.js';
import type { Filter, Filters, FilterValues, Listed, OptionList } from '../resource.js';

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

const DEFAULT_SIZE = 100;
export const MAXIMUM_SIZE = 1000;
const MAXIMUM_PAGE = 100_000_000;
const MAXIMUM_ID = 2_147_483_647;

export interface ListDeclaration {
  columns: readonly string[];
  search: readonly string[];
  filters: Filters;
  /** What `include=` may name; nothing by default. */
  includable?: readonly string[];
  /** What `columns=` may name; nothing by default. */
  onRequest?: readonly string[];
}

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
 * Reads the parameters of a view call. One that is empty counts as not given, but for `ids`:
 * a caller without any receives none.
 * @throws CallRefused (400) naming the parameter that is unknown, given twice or has a bad value
 */
export function readListQuery(query: unknown, list: ListDeclaration): ListQuery {
  const given = parameters(query);
  const result: ListQuery = {
    ...readPlace(given),
    sort: given.has('sort') ? readSort(given.get('sort') ?? '', list.columns) : undefined,
    ids: isNamed(query, 'ids') ? readIds(given.get('ids') ?? '') : undefined,
    include: readInclude(given.get('include'), list.includable),
    columns: readColumns(given.get('columns'), list.onRequest),
    search: undefined,
    filters: new Map(),
  };
  const filters = new Map<string, number | boolean | string>();
  for (const [name, value] of given) {
    const filter = filterNamed(list.filters, name);
    if (['page', 'size', 'sort', 'ids', 'include', 'columns'].includes(name)) continue;
    if (filter !== undefined) {
      filters.set(name, readFilter(name, value, filter));
    } else if (list.search.includes(name)) {
      if (result.search !== undefined)
        throw malformed(`Search by one field only, not by ${result.search.column} and ${name}.`);
      result.search = { column: name, text: value };
    } else {
      throw malformed(`Unknown parameter ${name}.`);
    }
  }
  return { ...result, filters };
}

/** @throws CallRefused (400) for a page or a size that is no such number */
export const readPlace = (given: ReadonlyMap<string, string>): Pick<ListQuery, 'page' | 'size'> => ({
  page: wholeNumber('page', given.get('page') ?? '1', 1, MAXIMUM_PAGE),
  size: wholeNumber('size', given.get('size') ?? String(DEFAULT_SIZE), 1, MAXIMUM_SIZE),
});

/**
 * Reads the parameters of an option list.
 * @throws CallRefused (400) naming the parameter that is unknown, missing or has a bad value
 */
export function readFilters(query: unknown, filters: Filters, required: readonly string[]): FilterValues {
  const given = parameters(query);
  for (const name of required) if (!given.has(name)) throw malformed(`The parameter ${name} is missing.`);
  const values = new Map<string, number | boolean | string>();
  for (const [name, value] of given) {
    const filter = filterNamed(filters, name);
    if (filter === undefined) throw malformed(`Unknown parameter ${name}.`);
    values.set(name, readFilter(name, value, filter));
  }
  return values;
}

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

/**
 * Reads the parameters of a resource's pick list: its filters, and those that every pick list has.
 * @throws CallRefused (400) naming the parameter that is unknown, missing or has a bad value
 */
export function readOptionQuery(
  query: unknown,
  { filters = {}, required = [], group }: Pick<OptionList, 'filters' | 'required' | 'group'>,
): OptionQuery {
  const names = ['ids', 'size', 'text', ...(group === undefined ? [] : ['group'])];
  const [common, others] = [true, false].map((isCommon) =>
    Object.fromEntries(Object.entries(Object(query)).filter(([name]) => names.includes(name) === isCommon)),
  );
  const given = parameters(common);
  const size = given.get('size');
  return {
    filters: readFilters(others, filters, required),
    ids: isNamed(query, 'ids') ? readIds(given.get('ids') ?? '') : undefined,
    size: size === undefined ? undefined : wholeNumber('size', size, 1, MAXIMUM_SIZE),
    text: given.get('text'),
    group: given.get('group'),
  };
}

/** The filter that is declared, and never what every object has, such as `constructor`. */
const filterNamed = (filters: Filters, name: string): Filter | undefined =>
  Object.hasOwn(filters, name) ? filters[name] : undefined;

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

const isNamed = (query: unknown, name: string): boolean =>
  typeof query === 'object' && query !== null && Object.hasOwn(query, name);

/** @throws CallRefused (400) when a parameter is given twice */
export function parameters(query: unknown): Map<string, string> {
  const given = new Map<string, string>();
  if (typeof query !== 'object' || query === null) return given;
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string') throw malformed(`The parameter ${name} is given more than once.`);
    if (value.trim() !== '') given.set(name, value.trim());
  }
  return given;
}

/** @throws CallRefused (400) naming a parameter that is unknown or given twice */
export function knownParameters(query: unknown, names: readonly string[]): Map<string, string> {
  const given = parameters(query);
  for (const name of given.keys()) if (!names.includes(name)) throw malformed(`Unknown parameter ${name}.`);
  return given;
}

export function wholeNumber(name: string, value: string, minimum: number, maximum: number): number {
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  throw malformed(`${name} must be a whole number from ${minimum} to ${maximum}.`);
}

/** @throws CallRefused (400) for what is no date */
export function readDay(name: string, value: string): string {
  if (isDay(value)) return value;
  throw malformed(`${name} must be a date, YYYY-MM-DD.`);
}

function readSort(value: string, columns: readonly string[]): { column: string; descending: boolean } {
  const descending = value.startsWith('-');
  const column = descending ? value.slice(1) : value;
  if (!columns.includes(column)) throw malformed(`sort: there is no column ${column}.`);
  return { column, descending };
}

function readIds(value: string): readonly number[] {
  if (value === '') return [];
  const ids = value.split(',').map((id) => wholeNumber('ids', id.trim(), 0, MAXIMUM_ID));
  if (ids.length > MAXIMUM_SIZE) throw malformed(`ids may name at most ${MAXIMUM_SIZE} rows.`);
  return ids;
}

/** @throws CallRefused (400) naming what is not linked to */
export function readInclude(
  value: string | undefined,
  includable: readonly string[] = [],
): readonly string[] {
  return readNames(value, includable, (name) => `include: there is no link to ${name}.`);
}

/** @throws CallRefused (400) naming a column that is not on request */
const readColumns = (value: string | undefined, onRequest: readonly string[] = []): readonly string[] =>
  readNames(value, onRequest, (name) => `columns: ${name} is no column on request.`);

function readNames(
  value: string | undefined,
  known: readonly string[],
  refusal: (name: string) => string,
): readonly string[] {
  if (value === undefined) return [];
  // Sorted, so that their order in the request does not matter.
  const names = [...new Set(value.split(',').map((name) => name.trim()))].sort();
  for (const name of names) if (!known.includes(name)) throw malformed(refusal(name));
  return names;
}

function readFilter(name: string, value: string, filter: Filter): number | boolean | string {
  if (filter.kind === 'flag') {
    if (value === '1' || value === '0') return value === '1';
    throw malformed(`${name} must be 1 or 0.`);
  }
  if (filter.kind === 'date') return readDay(name, value);
  const code = filter.kind === 'word' ? value : wholeNumber(name, value, 0, MAXIMUM_ID);
  if (filter.codes !== undefined && !filter.codes.includes(code)) {
    throw malformed(`${name} must be one of ${filter.codes.join(', ')}.`);
  }
  return code;
}
