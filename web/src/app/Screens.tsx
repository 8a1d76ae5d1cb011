import { Activity, lazy, memo, Suspense, useRef } from 'react';
import { type Location, Navigate } from 'react-router-dom';
import { isLoginPath } from '../api/session';
import { type ScreenLife, ScreenLifeContext } from '../ui/screen-life';
import { preloadBelow, type Route, routeOf } from './routing/routes';
import { ScreenBoundary } from './routing/ScreenBoundary';
import { ScreenSkeleton } from './routing/ScreenSkeleton';
import type { Navigation } from './routing/use-navigation';
import { TabRouter } from './TabRouter';
import { useKeptLayouts } from './useKeptLayouts';

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

/** Nothing of a screen is drawn anew because the person moves between others. */
const TabScreen = memo(function TabScreen(props: TabScreenProps) {
  const { path, route, location, life, onRelocate, onOpen } = props;
  return (
    <ScreenLifeContext.Provider value={life}>
      <TabRouter path={path} location={location} life={life} onRelocate={onRelocate} onOpen={onOpen}>
        <ScreenBoundary>
          <Suspense fallback={<ScreenSkeleton />}>
            <route.Screen />
          </Suspense>
        </ScreenBoundary>
      </TabRouter>
    </ScreenLifeContext.Provider>
  );
});

/** What an address shows that no tab stands for. */
function Elsewhere({ path }: { path: string }): React.JSX.Element {
  // There is a session, and a session blocks the login screen (administration 4).
  if (isLoginPath(`/${path}`)) return <Navigate to="/dashboard" replace />;
  // A route that this person may not open (administration 2.2).
  if (routeOf(path) !== undefined) return <Navigate to="/home" replace />;
  return (
    <ScreenBoundary>
      <Suspense fallback={<ScreenSkeleton />}>
        <NotFound />
      </Suspense>
    </ScreenBoundary>
  );
}

/** The screen of the current address, and behind it those of the other tabs, alive but inert: going back is instant. */
export function Screens({ navigation }: { navigation: Navigation }): React.JSX.Element {
  const { activePath, tabs, kept, lives, relocate, open } = navigation;
  const stack = useRef<HTMLDivElement>(null);
  useKeptLayouts(stack, activePath);
  return (
    <div className="layout-screen" ref={stack}>
      {kept.map((tab) => {
        const route = routeOf(tab.path);
        if (route === undefined || tab.location === null) return null;
        return (
          <Activity key={`${tab.path} ${tab.reloads}`} mode={tab.path === activePath ? 'visible' : 'hidden'}>
            <div className="kept-screen" data-path={tab.path} onPointerEnter={() => preloadBelow(tab.path)}>
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
