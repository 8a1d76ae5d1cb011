import type { Location } from 'react-router-dom';

/** An open tab: a route, and the location of its screen. */
export interface Tab {
  path: string;
  /** The address at which the screen was left; null before the first visit. */
  location: Location | null;
  /** Goes up by one when the screen shall load again. */
  reloads: number;
  /** Higher, the later the tab was visited last. */
  visit: number;
}

/** The number of screens that stay mounted behind the active one; of tabs left earlier only the address is stored. */
export const MAX_MOUNTED_SCREENS = 10;

export function newTab(path: string, location: Location | null = null): Tab {
  return { path, location, reloads: 0, visit: 0 };
}

/** The address of a tab, as it was left. */
export function addressOf({ path, location }: Tab): string {
  return `/${path}${location?.search ?? ''}`;
}

/**
 * The tab bar after a visit: one tab per route, which remembers the location it is left at.
 * @returns the very tabs given when nothing has changed.
 */
export function visit(tabs: readonly Tab[], path: string, location: Location): readonly Tab[] {
  const tab = tabs.find((candidate) => candidate.path === path);
  const others = tabs.filter((candidate) => candidate !== tab);
  const newest = others.reduce((highest, other) => Math.max(highest, other.visit), 0);
  if (tab !== undefined && tab.location === location && tab.visit > newest) return tabs;
  const visited: Tab = { ...(tab ?? newTab(path)), location, visit: newest + 1 };
  const left = tabs.map((candidate) => (candidate === tab ? visited : withoutHistory(candidate)));
  return tab === undefined ? [...left, visited] : left;
}

/** The state of a history entry does not apply to the new entry by which the user returns to the tab. */
function withoutHistory(tab: Tab): Tab {
  if (tab.location === null || tab.location.state === null) return tab;
  return { ...tab, location: { ...tab.location, state: null } };
}

/** The tab of `path` with another query, as its hidden screen requests; no move to it. */
export function relocate(tabs: readonly Tab[], path: string, search: string): readonly Tab[] {
  return tabs.map((tab) =>
    tab.path === path && tab.location !== null ? { ...tab, location: { ...tab.location, search } } : tab,
  );
}

/** The tab of `path` with its screen due to load again. */
export function reload(tabs: readonly Tab[], path: string): readonly Tab[] {
  return tabs.map((tab) => (tab.path === path ? { ...tab, reloads: tab.reloads + 1 } : tab));
}

/** The tabs whose screens are mounted: those visited last, and all with unsaved entries. */
export function mountedTabs(tabs: readonly Tab[], isUnsaved: (path: string) => boolean): Tab[] {
  const newestFirst = [...tabs].sort((one, other) => other.visit - one.visit);
  const oldest = newestFirst[MAX_MOUNTED_SCREENS]?.visit ?? 0;
  return tabs.filter((tab) => tab.location !== null && (tab.visit > oldest || isUnsaved(tab.path)));
}

/**
 * Closes the tab of `path`. The last one stays open.
 *
 * Closing the active tab moves to a neighbour: the first tab if the closed index is 0, the previous one if
 * it was last, otherwise the next.
 * @returns the tabs left and the one to move to; `moveTo` is null when the active tab stays.
 */
export function close(
  tabs: readonly Tab[],
  path: string,
  activePath: string,
): { tabs: Tab[]; moveTo: Tab | null } {
  const index = tabs.findIndex((tab) => tab.path === path);
  if (index === -1 || tabs.length === 1) return { tabs: [...tabs], moveTo: null };
  const left = tabs.filter((_, position) => position !== index);
  if (path !== activePath) return { tabs: left, moveTo: null };
  const wasLast = index === left.length;
  const neighbour = index === 0 ? 0 : wasLast ? index - 1 : index;
  return { tabs: left, moveTo: left[neighbour] ?? null };
}
