import { data, rows, saved } from '../data-api-double.js';
import { meResponse } from '../samples/sample-user.js';
import type { OperationTable } from './operation-calls.js';

const apiToken = {
  id: 2,
  name: 'Telemetry',
  expiresDate: '2027-01-01',
  createdDate: '2026-01-05 08:30',
  readOnly: '1',
};

/** Sign-in, the account and API tokens. */
export const accessCalls: OperationTable = {
  Me: {
    calls: { 'GET user/me': data(meResponse), 'GET user/preferences': data({}) },
  },
  Login: {
    variables: { input: { username: 'budi@supplier.test', password: 'armada-demo' } },
    calls: {
      'POST user/login': data({ token: 'another-token', ...meResponse }),
      'GET user/preferences': data({}),
      // The new session replaces the one that the browser of this test has.
      'POST user/logout': data(null),
    },
  },
  SignInOptions: { calls: {} },
  ForgotPassword: {
    variables: { input: { email: 'budi@supplier.test' } },
    calls: { 'POST user/forgot_password': data(null) },
  },
  ResetPassword: {
    variables: { input: { token: 'from-the-link', newPassword: 'new-password' } },
    calls: { 'POST user/reset_password': data(null) },
  },
  Logout: { calls: { 'POST user/logout': data(null) } },
  SavePreferences: {
    variables: { changes: { theme: '2' } },
    calls: { 'POST user/preferences/change': data({ version: 2, preferences: { theme: '2' } }) },
  },
  ChangePassword: {
    variables: { input: { oldPassword: 'armada-demo', newPassword: 'new-password' } },
    calls: { 'POST user/change_password': { json: { status: 401, message: 'Password changed.' } } },
  },
  Account: { calls: { 'GET user/me': data(meResponse) } },
  UpdateProfile: {
    variables: { input: { name: 'Budi', address: 'Jl. Sudirman 1', phone: '81234567890' } },
    calls: { 'POST user/profile': saved(7), 'GET user/me': data(meResponse) },
  },
  ApiTokens: {
    variables: { page: 1, size: 20 },
    calls: { 'GET api_token/view?page=1&size=20': rows([apiToken]) },
  },
  CreateApiToken: {
    variables: { input: { name: 'Telemetry', expiresAt: '2027-01-01', readOnly: true } },
    calls: { 'POST api_token/save': data({ id: 2, token: 'shown-once' }) },
  },
  RevokeApiToken: { variables: { id: '2' }, calls: { 'POST api_token/revoke': saved(2) } },
};
