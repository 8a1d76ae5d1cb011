import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Me } from '../../api/session';
import { mayOpen } from '../../navigation/may-open';
import { confirmDiscard } from '../../ui/messages/confirm';
import { SHELL_STATE } from '../../ui/screen-state';
import { ScreenStates } from '../screen-states';
import type { Tab } from '../tabs';
import * as tabBar from '../tabs';
import { keepTabs, keptTabs } from './kept-tabs';
import { pathOf, ROUTES, routeOf } from './routes';
import { useOpeners } from './use-openers';

export interface Navigation {
  /** Path of the open screen, without slashes. */
  activePath: string;
  tabs: readonly Tab[];
  /** The tabs whose screens are mounted, including the open one. */
  mounted: readonly Tab[];
  states: ScreenStates;
  /** Opens a route in the state in which its tab was left; the route that is already open reloads. */
  open: (path: string) => void;
  /** Opens an exact address with its query, such as a notification's, and reloads its screen. */
  openAddress: (address: string) => void;
  /** The address of one record: its own, or that of the dialog in its list, whose search is kept. */
  recordAddress: (path: string, id: string) => string;
  /** Opens one record at that address. */
  openRecord: (path: string, id: string) => void;
  /** Changes the query of a hidden screen. */
  relocate: (path: string, search: string) => void;
  closeTab: (path: string) => void;
  /** Returns from a screen to the one that opened it, else to the fallback. */
  back: (path: string, fallback: string) => void;
  /** The names of the records that open screens show, such as a plate, by path. */
  names: Readonly<Record<string, string>>;
  name: (path: string, name: string) => void;
}

/** The tabs of before a reload that may still be opened; else the first one. */
function firstTabs(menus: Me['menus'], kept: readonly Tab[]): Tab[] {
  const open = kept.filter(({ path }) => {
    const route = routeOf(path);
    return route !== undefined && mayOpen(route, menus);
  });
  if (open.length > 0) return open;
  const dashboard = ROUTES.find(({ path }) => path === 'dashboard');
  return dashboard !== undefined && mayOpen(dashboard, menus) ? [tabBar.newTab(dashboard.path)] : [];
}

/** Tabs and navigation between screens, on top of the router. */
export function useNavigation({ user, menus }: Me): Navigation {
  const navigate = useNavigate();
  const location = useLocation();
  const activePath = pathOf(location.pathname);
  const [states] = useState(() => new ScreenStates());
  const [kept] = useState(() => keptTabs(user.id));
  const [known, setTabs] = useState<readonly Tab[]>(() => firstTabs(menus, kept.tabs));
  const route = routeOf(activePath);
  const isTab = route !== undefined && mayOpen(route, menus);
  const tabs = isTab ? tabBar.visit(known, activePath, location) : known;
  const mounted = tabBar.mountedTabs(tabs, (path) => states.isUnsaved(path));
  const latest = useRef({ tabs, activePath });
  latest.current = { tabs, activePath };

  useEffect(() => setTabs(tabs), [tabs]);
  // Before the effects of hidden screens are cleaned up, which check whether the screen is closed.
  useLayoutEffect(() => states.update(activePath, mounted));
  useEffect(() => {
    const promptBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (states.hasUnsaved || SHELL_STATE.isUnsaved) event.preventDefault();
    };
    window.addEventListener('beforeunload', promptBeforeUnload);
    return () => window.removeEventListener('beforeunload', promptBeforeUnload);
  }, [states]);

  const mayEnd = useCallback(
    async (path: string): Promise<boolean> => !states.isUnsaved(path) || confirmDiscard(),
    [states],
  );
  const go = useCallback((address: string) => void navigate(address), [navigate]);

  const open = useCallback(
    (path: string) => {
      const { tabs: all, activePath: active } = latest.current;
      const tab = all.find((candidate) => candidate.path === path);
      if (path !== active) go(tab === undefined ? `/${path}` : tabBar.addressOf(tab));
      else void mayEnd(path).then((may) => may && setTabs((before) => tabBar.reload(before, path)));
    },
    [go, mayEnd],
  );

  const openAddress = useCallback(
    (address: string) => {
      const path = pathOf(address);
      void mayEnd(path).then((may) => {
        if (!may) return;
        setTabs((before) => tabBar.reload(before, path));
        go(address.startsWith('/') ? address : `/${address}`);
      });
    },
    [go, mayEnd],
  );

  const recordAddress = useCallback((path: string, id: string): string => {
    const address = `${path}/${id}`;
    // A new record has no address: it opens in the list's dialog.
    if (routeOf(path)?.recordsHaveAddress && routeOf(address) !== undefined) return `/${address}`;
    const search = latest.current.tabs.find((tab) => tab.path === path)?.location?.search ?? '';
    const params = new URLSearchParams(search);
    params.set('record', id);
    return `/${path}?${params}`;
  }, []);
  const openRecord = useCallback(
    (path: string, id: string) => go(recordAddress(path, id)),
    [go, recordAddress],
  );

  const openerOf = useOpeners(activePath);
  const back = useCallback(
    (path: string, fallback: string) => open(openerOf(path) ?? fallback),
    [open, openerOf],
  );
  const [names, setNames] = useState<Navigation['names']>(kept.names);
  useEffect(() => keepTabs(user.id, tabs, names), [user.id, tabs, names]);
  const name = useCallback(
    (path: string, recordName: string) =>
      setNames((before) => (before[path] === recordName ? before : { ...before, [path]: recordName })),
    [],
  );

  const relocate = useCallback(
    (path: string, search: string) => setTabs((before) => tabBar.relocate(before, path, search)),
    [],
  );

  const closeTab = useCallback(
    (path: string) =>
      void mayEnd(path).then((may) => {
        if (!may) return;
        const after = tabBar.close(latest.current.tabs, path, latest.current.activePath);
        setTabs(after.tabs);
        if (after.moveTo !== null) go(tabBar.addressOf(after.moveTo));
      }),
    [go, mayEnd],
  );

  return {
    activePath,
    tabs,
    mounted,
    states,
    open,
    openAddress,
    recordAddress,
    openRecord,
    relocate,
    closeTab,
    back,
    names,
    name,
  };
}
