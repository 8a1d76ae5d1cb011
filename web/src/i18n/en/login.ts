import type { login as base } from '../id/login';

export const login: typeof base = {
  product: 'Armada',
  claim: 'Fleet management',
  heading: 'Login',
  lead: 'Sign in to manage your fleet',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  emailRequired: 'E-mail is required',
  emailInvalid: 'E-mail must be valid',
  passwordRequired: 'Required.',
  passwordShort: 'Min 8 characters',
  networkError: 'Something went wrong...',
  loginFirst: 'Please, login first.',
  expired: 'Sorry, Your session has expired, please login again.',
  idle: 'Your session has ended. Please login again to go on with your work.',
  bannerTitle: 'The whole fleet on one screen',
  bannerText: 'Vehicles, renters, batteries and their state, seen as they change.',
  loading: 'Loading . . .',
};
