import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Me } from '../api/session';
import { mayOpen } from './guards';
import { pathOf, ROUTES, routeOf } from './routes';
import { close, type Tab, visit } from './tabs';

export interface Navigation {
  /** Path of the open screen, without slashes. */
  activePath: string;
  tabs: readonly Tab[];
  /** Goes up by one when the open screen shall load again. */
  reloads: number;
  /** Opens a route as its tab was left; the route that is open already loads again (administration 2.4). */
  open: (path: string) => void;
  /** Opens an exact address, such as a notification's, with its query. */
  openAddress: (address: string) => void;
  closeTab: (path: string) => void;
}

function firstTabs(menus: Me['menus']): Tab[] {
  const dashboard = ROUTES.find(({ path }) => path === 'dashboard');
  return dashboard !== undefined && mayOpen(dashboard, menus) ? [{ path: dashboard.path, search: '' }] : [];
}

/** Tabs and moves between screens, on top of the router. */
export function useNavigation(menus: Me['menus']): Navigation {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const activePath = pathOf(pathname);
  const [tabs, setTabs] = useState<readonly Tab[]>(() => firstTabs(menus));
  const [reloads, setReloads] = useState(0);
  const latest = useRef({ tabs, activePath });
  latest.current = { tabs, activePath };

  useEffect(() => {
    const route = routeOf(activePath);
    if (route === undefined || !mayOpen(route, menus)) return;
    setTabs((before) => visit(before, activePath, search));
  }, [activePath, search, menus]);

  const openAddress = useCallback(
    (address: string) => {
      if (pathOf(address) === latest.current.activePath) setReloads((count) => count + 1);
      void navigate(address.startsWith('/') ? address : `/${address}`);
    },
    [navigate],
  );

  const open = useCallback(
    (path: string) => {
      if (path === latest.current.activePath) {
        setReloads((count) => count + 1);
        return;
      }
      const tab = latest.current.tabs.find((candidate) => candidate.path === path);
      void navigate(`/${path}${tab?.search ?? ''}`);
    },
    [navigate],
  );

  const closeTab = useCallback(
    (path: string) => {
      const after = close(latest.current.tabs, path, latest.current.activePath);
      setTabs(after.tabs);
      if (after.moveTo !== null) void navigate(`/${after.moveTo.path}${after.moveTo.search}`);
    },
    [navigate],
  );

  return { activePath, tabs, reloads, open, openAddress, closeTab };
}
