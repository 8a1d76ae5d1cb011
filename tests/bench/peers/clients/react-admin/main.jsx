import { lazy, Suspense } from 'react';
import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { isSignedIn, signIn, signOut, vehicles } from '../data-api.js';

const Vehicles = lazy(() => import('./Vehicles.jsx'));

const dataProvider = {
  getList: (_resource, { pagination: { page, perPage }, sort }) =>
    vehicles({
      page,
      size: perPage,
      ...(sort.field !== 'id' && { field: sort.field, isDescending: sort.order === 'DESC' }),
    }),
};

const authProvider = {
  login: ({ username, password }) => signIn(username, password),
  logout: async () => signOut(),
  checkAuth: async () => {
    if (!isSignedIn()) throw new Error('Sign in first.');
  },
  checkError: async () => {},
  getPermissions: async () => undefined,
};

const list = () => (
  <Suspense>
    <Vehicles />
  </Suspense>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth disableTelemetry>
    <Resource name="vehicles" list={list} />
  </Admin>,
);
