/** An open tab: a route, and the state of its screen that lives in the URL. */
export interface Tab {
  path: string;
  /** Query string with its `?`, or empty. */
  search: string;
}

/** The tab bar after a visit: one tab per route (administration 2.4), which remembers the URL it was last left at. */
export function visit(tabs: readonly Tab[], path: string, search: string): Tab[] {
  if (!tabs.some((tab) => tab.path === path)) return [...tabs, { path, search }];
  return tabs.map((tab) => (tab.path === path ? { path, search } : tab));
}

/**
 * Closes the tab of `path`. The last one stays open.
 *
 * Closing the active tab moves to a neighbour (administration 2.4): the first tab if the closed index is 0, the previous one if
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
