import { useStore } from '@nanostores/react';
import { Activity, memo, useMemo } from 'react';
import { type Location, Navigate, Route as RouterRoute, Routes } from 'react-router-dom';
import { isLoginPath } from '../api/session';
import { useMenus } from '../crud/resource/use-menus';
import { hasPath } from '../navigation/menus';
import { MissingMenuContext } from '../ui/messages/refusal';
import { lazyPart } from '../ui/part/part';
import { ScreenTabContext } from '../ui/screen-navigation';
import { type ScreenState, ScreenStateContext } from '../ui/screen-state';
import { preloadRecordScreen, type Route, routeOf } from './routing/routes';
import { ScreenBoundary } from './routing/ScreenBoundary';
import type { Navigation } from './routing/use-navigation';

const NotFound = lazyPart(() => import('./home/NotFoundScreen'));

/** The screen of the menu that a screen needs. */
const menuOf = (route: Route): Route => (route.menu === undefined ? route : (routeOf(route.menu) ?? route));

interface TabScreenProps extends Pick<Navigation, 'relocate' | 'open' | 'back' | 'name'> {
  /** The path of the tab, with the id where the route has one. */
  path: string;
  route: Route;
  location: Location;
  state: ScreenState;
}

/** A screen at the location of its own tab: the page's while it is active, the one it was left at while it is hidden. */
const TabScreen = memo(function TabScreen(props: TabScreenProps) {
  const { path, route, location, state, relocate, open, back, name } = props;
  const tab = useMemo(
    () => ({ path, state, relocate, open, back, name }),
    [path, state, relocate, open, back, name],
  );
  const needed = menuOf(route);
  const { title } = useStore(needed.texts);
  const menus = useMenus();
  const missing = hasPath(menus, needed.path) ? null : title;
  const screen = useMemo(
    () => (
      <ScreenBoundary>
        <route.Screen />
      </ScreenBoundary>
    ),
    [route],
  );
  return (
    <ScreenStateContext value={state}>
      <ScreenTabContext value={tab}>
        <MissingMenuContext value={missing}>
          <Routes location={location}>
            <RouterRoute path="*" element={screen} />
          </Routes>
        </MissingMenuContext>
      </ScreenTabContext>
    </ScreenStateContext>
  );
});

/** Redirects from a screen that this person may not open, and names it there; not the dashboard, where a sign-in leads by itself. */
function RefusedScreen({ route }: { route: Route }): React.JSX.Element {
  const { title: screen } = useStore(route.texts);
  const { title: menu } = useStore(menuOf(route).texts);
  return <Navigate to="/home" replace state={route.path === 'dashboard' ? null : { screen, menu }} />;
}

/** Shown at an address without a tab: a redirect, or "not found". */
function FallbackScreen({ path }: { path: string }): React.JSX.Element {
  // There is a session, and a session blocks the login screen.
  if (isLoginPath(`/${path}`)) return <Navigate to="/dashboard" replace />;
  const route = routeOf(path);
  if (route !== undefined) return <RefusedScreen route={route} />;
  return (
    <ScreenBoundary>
      <NotFound />
    </ScreenBoundary>
  );
}

/** The screen of the current address, and those of the other tabs, mounted but hidden: they keep their state. */
export function Screens({ navigation }: { navigation: Navigation }): React.JSX.Element {
  const { activePath, tabs, mounted, states, relocate, open, back, name } = navigation;
  return (
    <div className="layout-screen">
      {mounted.map((tab) => {
        const route = routeOf(tab.path);
        if (route === undefined || tab.location === null) return null;
        return (
          <Activity key={`${tab.path} ${tab.reloads}`} mode={tab.path === activePath ? 'visible' : 'hidden'}>
            <div className="tab-screen" onPointerEnter={() => preloadRecordScreen(tab.path)}>
              <TabScreen
                path={tab.path}
                route={route}
                location={tab.location}
                state={states.of(tab.path)}
                relocate={relocate}
                open={open}
                back={back}
                name={name}
              />
            </div>
          </Activity>
        );
      })}
      {!tabs.some(({ path }) => path === activePath) && <FallbackScreen path={activePath} />}
    </div>
  );
}
