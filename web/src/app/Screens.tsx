import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Me } from '../api/session';
import { mayOpen } from './guards';
import { type Route as AppRoute, ROUTES } from './routes';
import { ScreenBoundary } from './ScreenBoundary';
import { ScreenSkeleton } from './ScreenSkeleton';

const NotFound = lazy(() => import('./NotFoundScreen'));

function Guarded({ route, me }: { route: AppRoute; me: Me }): React.JSX.Element {
  return mayOpen(route, me.menus) ? <route.Screen /> : <Navigate to="/home" replace />;
}

/** The screen of the current address, behind its guards; `reloads` counts up to mount the screen anew. */
export function Screens({ me, reloads }: { me: Me; reloads: number }): React.JSX.Element {
  return (
    <Routes>
      {['/', '/pages', '/pages/login', '/login'].map((path) => (
        // There is a session, and a session blocks the login screen (administration 4).
        <Route key={path} path={path} element={<Navigate to="/dashboard" replace />} />
      ))}
      {ROUTES.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <ScreenBoundary key={`${route.path} ${reloads}`}>
              <Suspense fallback={<ScreenSkeleton />}>
                <Guarded route={route} me={me} />
              </Suspense>
            </ScreenBoundary>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <Suspense fallback={<ScreenSkeleton />}>
            <NotFound />
          </Suspense>
        }
      />
    </Routes>
  );
}
