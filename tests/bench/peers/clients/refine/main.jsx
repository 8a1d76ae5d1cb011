import { AuthPage, ThemedLayout } from '@refinedev/antd';
import { Authenticated, Refine } from '@refinedev/core';
import routerProvider, { CatchAllNavigate, NavigateToResource } from '@refinedev/react-router';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import { isSignedIn, signIn, signOut, vehicles } from '../data-api.js';
import '@refinedev/antd/dist/reset.css';

const Vehicles = lazy(() => import('./Vehicles.jsx'));

const dataProvider = {
  getList: ({ pagination: { currentPage, pageSize }, sorters: [sorter] = [] }) =>
    vehicles({
      page: currentPage,
      size: pageSize,
      ...(sorter && { field: sorter.field, isDescending: sorter.order === 'desc' }),
    }),
  getApiUrl: () => '/api',
};

const authProvider = {
  login: async ({ email, password }) => {
    await signIn(email, password);
    return { success: true, redirectTo: '/' };
  },
  logout: async () => {
    signOut();
    return { success: true, redirectTo: '/login' };
  },
  check: async () =>
    isSignedIn() ? { authenticated: true } : { authenticated: false, redirectTo: '/login' },
  onError: async () => ({}),
  getIdentity: async () => null,
};

function SignedIn() {
  return (
    <Authenticated key="signed-in" fallback={<CatchAllNavigate to="/login" />}>
      <ThemedLayout>
        <Suspense>
          <Outlet />
        </Suspense>
      </ThemedLayout>
    </Authenticated>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      routerProvider={routerProvider}
      resources={[{ name: 'vehicles', list: '/vehicles' }]}
      options={{ disableTelemetry: true }}
    >
      <Routes>
        <Route element={<SignedIn />}>
          <Route index element={<NavigateToResource resource="vehicles" />} />
          <Route path="/vehicles" element={<Vehicles />} />
        </Route>
        <Route
          path="/login"
          element={<AuthPage type="login" registerLink={false} forgotPasswordLink={false} />}
        />
      </Routes>
    </Refine>
  </BrowserRouter>,
);
