import { createContext, type MouseEvent, useCallback, useContext, useEffect } from 'react';
import {
  createSearchParams,
  Link,
  type LinkProps,
  type NavigateOptions,
  type To,
  type URLSearchParamsInit,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import type { ScreenState } from './screen-state';

/** The history state of an entry made by opening a dialog: closing the dialog goes back instead of leaving the entry behind. */
export const DIALOG_ENTRY = { openedHere: true } as const;

/** @param state of a location */
export function isDialogEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/** The tab of a screen. Its screen stays mounted, hidden, while another tab is active. */
export interface ScreenTab {
  /** The path of its address, without slashes at its ends. */
  path: string;
  state: ScreenState;
  /** Changes the query of the hidden screen; the page's address stays. */
  relocate: (path: string, search: string) => void;
  /** Opens the tab of a path at the address it was left at. */
  open: (path: string) => void;
  /** Returns from the screen of a path to the one that opened it, else to the fallback. */
  back: (path: string, fallback: string) => void;
  /** Names the record that a screen shows, for its tab and the document title. */
  name: (path: string, name: string) => void;
}

/** Null outside the tabs: there a screen navigates freely. */
export const ScreenTabContext = createContext<ScreenTab | null>(null);

/** Navigates to an address, or by a number of history entries. */
type ScreenNavigation = (to: To | number, options?: NavigateOptions) => void;

function targetOf(to: To, path: string): { path: string; search: string } {
  const current = new URL(`/${path}`, window.location.origin);
  const { pathname, search } =
    typeof to === 'string'
      ? new URL(to, current)
      : { pathname: to.pathname ?? current.pathname, search: to.search ?? '' };
  return { path: pathname.split('/').filter(Boolean).join('/'), search };
}

/**
 * React Router's `navigate` for a screen in a tab. A hidden screen changes its own query only, never the page's address; another
 * screen without a query opens as its tab was left.
 */
export function useScreenNavigation(): ScreenNavigation {
  const tab = useContext(ScreenTabContext);
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      const isHidden = tab?.state.isHidden ?? false;
      if (typeof to === 'number') {
        if (!isHidden) void navigate(to);
        return;
      }
      const target = tab === null ? null : targetOf(to, tab.path);
      const isOtherTab = target !== null && target.path !== tab?.path;
      if (isHidden && target !== null) {
        if (!isOtherTab) tab?.relocate(target.path, target.search);
      } else if (isOtherTab && target.search === '' && options?.replace !== true) tab?.open(target.path);
      else void navigate(to, options);
    },
    [tab, navigate],
  );
}

/** Returns to the screen that opened this one, as it was left; to the fallback if the address was opened directly. */
export function useScreenBack(fallback: string): () => void {
  const tab = useContext(ScreenTabContext);
  return useCallback(() => tab?.back(tab.path, fallback), [tab, fallback]);
}

/**
 * Names the record of a screen in its tab and in the document title.
 * @param name undefined until it is loaded
 */
export function useScreenName(name: string | undefined): void {
  const tab = useContext(ScreenTabContext);
  useEffect(() => {
    if (name !== undefined) tab?.name(tab.path, name);
  }, [tab, name]);
}

/** React Router's `useSearchParams` for a screen in a tab. */
export function useScreenSearch(): readonly [
  URLSearchParams,
  (next: URLSearchParamsInit, options?: NavigateOptions) => void,
] {
  const [search] = useSearchParams();
  const navigate = useScreenNavigation();
  const setSearch = useCallback(
    (next: URLSearchParamsInit, options?: NavigateOptions) =>
      navigate({ search: `?${createSearchParams(next)}` }, options),
    [navigate],
  );
  return [search, setSearch];
}

/** The query with some of its parameters changed; null removes one. */
export function changedSearch(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Checks whether a click moves within the app. With a key held, the browser opens the address in a new tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link to another screen, which opens as its tab was left. */
export function ScreenLink({ to, ...props }: Omit<LinkProps, 'onClick'>): React.JSX.Element {
  const navigate = useScreenNavigation();
  return (
    <Link
      {...props}
      to={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
