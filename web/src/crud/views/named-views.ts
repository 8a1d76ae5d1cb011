import { formatListState, type ListState, type ListVocabulary, parseListState } from '../list/list-state';
import { type ColumnLayout, isSameLayout, parseLayout } from '../table/column-layout';

/** A search and an arrangement of columns under a name (ux, List screens 2). */
export interface NamedView {
  readonly id: string;
  readonly name: string;
  /** Filters, sort and size as a list screen's URL has them. */
  readonly search: string;
  readonly layout: ColumnLayout;
}

/** One person's views of one list; kept on the server under `preferences.views.<resource>`. */
export interface NamedViews {
  readonly list: readonly NamedView[];
  /** Id of the view that opens when the address holds no search. */
  readonly first: string | null;
}

export const MAX_NAME = 60;

const ID = /^[a-z0-9]{1,16}$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseView(kept: unknown, keys: readonly string[]): NamedView[] {
  if (!isRecord(kept)) return [];
  const { id, name, search, layout } = kept;
  if (typeof id !== 'string' || !ID.test(id) || typeof name !== 'string' || typeof search !== 'string') {
    return [];
  }
  return [{ id, name: name.slice(0, MAX_NAME), search, layout: parseLayout(layout, keys) }];
}

/** Reads kept views against the columns that exist today; what cannot be read as one is left out. */
export function parseViews(kept: unknown, keys: readonly string[]): NamedViews {
  if (!isRecord(kept)) return { list: [], first: null };
  const list = (Array.isArray(kept.list) ? kept.list : []).flatMap((view) => parseView(view, keys));
  const first = list.find(({ id }) => id === kept.first)?.id ?? null;
  return { list, first };
}

/** The part of a list's state that a view keeps. */
export function searchOf(state: ListState): string {
  return formatListState({
    ...state,
    isSearched: true,
    page: 1,
    record: null,
    map: null,
    view: null,
  }).toString();
}

/** A list as a view shows it: its first page. */
export function stateOf(view: NamedView, vocabulary: ListVocabulary): ListState {
  return { ...parseListState(new URLSearchParams(view.search), vocabulary), page: 1, view: view.id };
}

/** Whether a list shows something else by now than the view it began with. */
export function isChangedSince(
  view: NamedView,
  state: ListState,
  layout: ColumnLayout,
  vocabulary: ListVocabulary,
): boolean {
  return searchOf(stateOf(view, vocabulary)) !== searchOf(state) || !isSameLayout(view.layout, layout);
}
