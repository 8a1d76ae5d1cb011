import { combined, isJsonObject, type JsonObject, patchBetween } from '../../api/merge-patch';
import { formatListState, type ListState, type ListVocabulary, parseListState } from '../resource/list-state';
import { type ColumnLayout, isSameLayout, parseLayout, storedLayout } from '../table/column-layout';

/** A named search with its column layout. */
export interface NamedView {
  readonly id: string;
  readonly name: string;
  /** Filters, sort and size as a list screen's URL has them. */
  readonly search: string;
  readonly layout: ColumnLayout;
}

/**
 * One user's views of one list, stored under `preferences.views.<resource>`: the views in `byId`, so that two tabs can each save
 * another one, and `first`. Earlier versions stored them as a `list`.
 */
export interface NamedViews {
  /** By name. */
  readonly list: readonly NamedView[];
  /** Id of the view that opens without a search in the address. */
  readonly first: string | null;
}

export const MAX_NAME = 60;

const ID = /^[a-z0-9]{1,16}$/;

function parseView(id: unknown, kept: unknown, defaults: ColumnLayout): NamedView[] {
  if (!isJsonObject(kept)) return [];
  const { name, search, layout } = kept;
  if (typeof id !== 'string' || !ID.test(id) || typeof name !== 'string' || typeof search !== 'string') {
    return [];
  }
  return [{ id, name: name.slice(0, MAX_NAME), search, layout: parseLayout(layout, defaults) }];
}

/** Parses stored views against the current columns; invalid ones are omitted. */
export function parseViews(kept: unknown, defaults: ColumnLayout): NamedViews {
  if (!isJsonObject(kept)) return { list: [], first: null };
  const list = storedViews(kept)
    .flatMap(([id, view]) => parseView(id, view, defaults))
    .sort((one, other) => one.name.localeCompare(other.name));
  const first = list.find(({ id }) => id === kept.first)?.id ?? null;
  return { list, first };
}

function storedViews({ byId, list }: JsonObject): [unknown, unknown][] {
  if (!Array.isArray(list)) return Object.entries(isJsonObject(byId) ? byId : {});
  return list.map((view: unknown) => [isJsonObject(view) ? view.id : null, view]);
}

/**
 * The merge patch from `before` to `after`. A changed view is sent completely, in case another tab has removed it meanwhile.
 */
export function viewsPatch(
  kept: unknown,
  before: NamedViews,
  after: NamedViews,
  defaults: ColumnLayout,
): JsonObject {
  const first = before.first === after.first ? {} : { first: after.first };
  const stored = membersOf(after, defaults);
  if (isJsonObject(kept) && Array.isArray(kept.list)) return { list: null, byId: stored, ...first };
  const byId = patchBetween(membersOf(before, defaults), stored);
  const whole = Object.fromEntries(Object.entries(stored).filter(([id]) => Object.hasOwn(byId, id)));
  return { byId: combined(whole, byId), ...first };
}

function membersOf({ list }: NamedViews, defaults: ColumnLayout): JsonObject {
  return Object.fromEntries(
    list.map(({ id, layout, ...view }) => [id, { ...view, layout: storedLayout(layout, defaults) }]),
  );
}

/** The part of a list's state that a view stores. */
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

/** The list state of a view, on its first page. */
export function stateOf(view: NamedView, vocabulary: ListVocabulary): ListState {
  return { ...parseListState(new URLSearchParams(view.search), vocabulary), page: 1, view: view.id };
}

/** Checks whether a list differs from the view from which it started. */
export function isChangedSince(
  view: NamedView,
  state: ListState,
  layout: ColumnLayout,
  vocabulary: ListVocabulary,
): boolean {
  return searchOf(stateOf(view, vocabulary)) !== searchOf(state) || !isSameLayout(view.layout, layout);
}
