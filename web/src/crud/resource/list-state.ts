/** The choices of the page-size selector. */
export const PAGE_SIZES = [5, 20, 30, 50, 75, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;

export interface SortState {
  /** The column's field. */
  readonly column: string;
  readonly isDescending: boolean;
}

/** Everything a list screen shows, as it stands in the URL. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly sort: SortState | null;
  /** The search field; one of the vocabulary's. */
  readonly searchBy: string;
  readonly searchText: string;
  /** Filter name to chosen value; only those that are set. */
  readonly filters: Readonly<Record<string, string>>;
  /** The record whose dialog is open: an id, or `new`. */
  readonly record: string | null;
  /** The named view that the search began with; its id is known to its owner alone. */
  readonly view: string | null;
  /** The record whose place is shown on a map. */
  readonly map: string | null;
  /** True if a search has been made: before, the list requests nothing. */
  readonly isSearched: boolean;
}

/** The names a screen's URL may use. Anything else in it is ignored. */
export interface ListVocabulary {
  readonly sortable: readonly string[];
  readonly searchFields: readonly string[];
  /** The search field of a URL without one. */
  readonly searchBy: string;
  /** Each filter, with the values it can take; null where they are the server's to know. */
  readonly filters: Readonly<Record<string, readonly string[] | null>>;
}

export const NEW_RECORD = 'new';

/** Stands in `map` for all listed rows. */
export const ALL_ROWS = 'all';

const SEARCH_MARKS = ['page', 'size', 'sort', 'q'] as const;

function positiveInteger(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null;
}

function parseSort(text: string | null, sortable: readonly string[]): SortState | null {
  if (text === null) return null;
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return sortable.includes(column) ? { column, isDescending } : null;
}

/**
 * Reads a list screen's state from its URL: `?page=&size=&sort=field|-field&by=&q=&<filter>=&view=&record=&map=`.
 * Unknown names and impossible values fall back to the default: a mangled link still opens the screen.
 */
export function parseListState(params: URLSearchParams, vocabulary: ListVocabulary): ListState {
  const size = positiveInteger(params.get('size'));
  const by = params.get('by');
  const filters = Object.fromEntries(
    Object.entries(vocabulary.filters).flatMap(([name, known]) => {
      const value = params.get(name);
      return value && (known?.includes(value) ?? true) ? [[name, value]] : [];
    }),
  );
  return {
    page: positiveInteger(params.get('page')) ?? 1,
    size: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    sort: parseSort(params.get('sort'), vocabulary.sortable),
    searchBy: by !== null && vocabulary.searchFields.includes(by) ? by : vocabulary.searchBy,
    searchText: params.get('q') ?? '',
    filters,
    record: params.get('record') || null,
    map: params.get('map') || null,
    view: params.get('view') || null,
    isSearched: SEARCH_MARKS.some((name) => params.has(name)) || Object.keys(filters).length > 0,
  };
}

/** Writes the state as URL parameters. A search that was made always names its page, so that the link repeats it. */
export function formatListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.isSearched) {
    params.set('page', String(state.page));
    if (state.size !== DEFAULT_PAGE_SIZE) params.set('size', String(state.size));
    if (state.sort !== null) params.set('sort', `${state.sort.isDescending ? '-' : ''}${state.sort.column}`);
    if (state.searchText !== '') {
      params.set('by', state.searchBy);
      params.set('q', state.searchText);
    }
    for (const [name, value] of Object.entries(state.filters)) if (value !== '') params.set(name, value);
  }
  if (state.view !== null) params.set('view', state.view);
  if (state.record !== null) params.set('record', state.record);
  if (state.map !== null) params.set('map', state.map);
  return params;
}

export type ListQuery = Pick<ListState, 'searchBy' | 'searchText' | 'filters'>;

/** A search with these conditions: from the first page, whatever page was shown (ux: any change of a filter). */
export function searched(state: ListState, query: ListQuery): ListState {
  return { ...state, ...query, searchText: query.searchText.trim(), page: 1, isSearched: true };
}

/** The next state of a column's header press: ascending, descending, unsorted. */
export function nextSort(sort: SortState | null, column: string): SortState | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}

/** The parameter of a list's address that names the bulk change whose report is shown. */
export const REPORT = 'bulk';

/** The address of the report of a bulk change, on the list of its records. */
export const reportAddress = (path: string, id: string): string => `/${path}?page=1&${REPORT}=${id}`;
