import { Activity, lazy, memo, Suspense, useMemo } from 'react';
import { type Location, Navigate, Route as RouterRoute, Routes } from 'react-router-dom';
import { isLoginPath } from '../api/session';
import { type ScreenLife, ScreenLifeContext } from '../ui/screen-life';
import { ScreenTabContext } from '../ui/screen-navigation';
import { preloadBelow, type Route, routeOf } from './routing/routes';
import { ScreenBoundary } from './routing/ScreenBoundary';
import { ScreenSkeleton } from './routing/ScreenSkeleton';
import type { Navigation } from './routing/use-navigation';

const NotFound = lazy(() => import('./home/NotFoundScreen'));

interface TabScreenProps {
  /** The tab's own, with the id where the route has one. */
  path: string;
  route: Route;
  location: Location;
  life: ScreenLife;
  onRelocate: Navigation['relocate'];
  onOpen: Navigation['open'];
}

/** A screen at the location of its own tab: the page's while it is active, the one it was left at while it is hidden. */
const TabScreen = memo(function TabScreen(props: TabScreenProps) {
  const { path, route, location, life, onRelocate, onOpen } = props;
  const tab = useMemo(
    () => ({ path, life, relocate: onRelocate, open: onOpen }),
    [path, life, onRelocate, onOpen],
  );
  const screen = useMemo(
    () => (
      <ScreenBoundary>
        <Suspense fallback={<ScreenSkeleton />}>
          <route.Screen />
        </Suspense>
      </ScreenBoundary>
    ),
    [route],
  );
  return (
    <ScreenLifeContext value={life}>
      <ScreenTabContext value={tab}>
        <Routes location={location}>
          <RouterRoute path="*" element={screen} />
        </Routes>
      </ScreenTabContext>
    </ScreenLifeContext>
  );
});

/** What an address shows that no tab stands for. */
function Elsewhere({ path }: { path: string }): React.JSX.Element {
  // There is a session, and a session blocks the login screen.
  if (isLoginPath(`/${path}`)) return <Navigate to="/dashboard" replace />;
  // A route that this person may not open.
  if (routeOf(path) !== undefined) return <Navigate to="/home" replace />;
  return (
    <ScreenBoundary>
      <Suspense fallback={<ScreenSkeleton />}>
        <NotFound />
      </Suspense>
    </ScreenBoundary>
  );
}

/** The screen of the current address, and those of the other tabs, mounted but hidden: they keep what they show. */
export function Screens({ navigation }: { navigation: Navigation }): React.JSX.Element {
  const { activePath, tabs, kept, lives, relocate, open } = navigation;
  return (
    <div className="layout-screen">
      {kept.map((tab) => {
        const route = routeOf(tab.path);
        if (route === undefined || tab.location === null) return null;
        return (
          <Activity key={`${tab.path} ${tab.reloads}`} mode={tab.path === activePath ? 'visible' : 'hidden'}>
            <div className="kept-screen" onPointerEnter={() => preloadBelow(tab.path)}>
              <TabScreen
                path={tab.path}
                route={route}
                location={tab.location}
                life={lives.of(tab.path)}
                onRelocate={relocate}
                onOpen={open}
              />
            </div>
          </Activity>
        );
      })}
      {!tabs.some(({ path }) => path === activePath) && <Elsewhere path={activePath} />}
    </div>
  );
}
