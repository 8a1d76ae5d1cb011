import { data, saved } from '../data-api-double.js';
import { meOnTheWire } from '../sample-user.js';
import type { OperationTable } from './operation-calls.js';

/** The shell: who is signed in. */
export const accessCalls: OperationTable = {
  Me: {
    calls: { 'GET user/me': data(meOnTheWire), 'GET user/preferences': data({}) },
  },
  Login: {
    variables: { input: { username: 'budi@supplier.test', password: 'armada-demo' } },
    calls: {
      'POST user/login': data({ token: 'another-token', ...meOnTheWire }),
      'GET user/preferences': data({}),
    },
  },
  Logout: { calls: { 'POST user/logout': data(null) } },
  SavePreferences: {
    variables: { preferences: { theme: '2' } },
    calls: { 'POST user/preferences': saved(7) },
  },
};
