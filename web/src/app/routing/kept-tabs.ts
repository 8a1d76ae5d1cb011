import { $session } from '../../api/session';
import { newTab, type Tab } from '../tabs';

const KEPT_UNDER = 'armada.tabs';

interface KeptTab {
  readonly path: string;
  readonly search: string;
  /** The name of the record that the tab shows; undefined for a tab with the name of its screen. */
  readonly name: string | undefined;
}

function isKeptTab(value: unknown): value is KeptTab {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'search' in value &&
    typeof value.search === 'string'
  );
}

/** Keeps the open tabs of a user for a reload of the page. */
export function keepTabs(
  userId: string,
  tabs: readonly Tab[],
  names: Readonly<Record<string, string>>,
): void {
  const kept = tabs.map(({ path, location }) => ({
    path,
    search: location?.search ?? '',
    name: names[path],
  }));
  sessionStorage.setItem(KEPT_UNDER, JSON.stringify({ userId, tabs: kept }));
}

/** Reads the tabs of a user that were open before a reload. None of their screens is mounted until it is visited. */
export function keptTabs(userId: string): { tabs: Tab[]; names: Record<string, string> } {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? 'null');
  const isOwn =
    typeof stored === 'object' && stored !== null && 'userId' in stored && stored.userId === userId;
  const kept = isOwn && 'tabs' in stored && Array.isArray(stored.tabs) ? stored.tabs.filter(isKeptTab) : [];
  return {
    tabs: kept.map(({ path, search }) =>
      newTab(path, { pathname: `/${path}`, search, hash: '', state: null, key: 'kept' }),
    ),
    names: Object.fromEntries(kept.flatMap(({ path, name }) => (name === undefined ? [] : [[path, name]]))),
  };
}

// Who signs in begins with the first screen.
$session.subscribe(({ state }) => {
  if (state === 'signedOut') sessionStorage.removeItem(KEPT_UNDER);
});
