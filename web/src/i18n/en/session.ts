import type { session as base } from '../id/session';
import type { English } from './english';

export const session: English<typeof base> = {
  expired: 'Sorry, Your session has expired, please login again.',
  idle: 'Your session has ended. Please sign in again to continue your work.',
  nothingLost: 'What you typed on this screen is still there.',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  signInWith: 'Sign in with {name}',
  toLogin: 'Go to the login page',
  networkError: 'Something went wrong...',
  stillThere: 'Are you still there?',
  endsIn: 'Your session ends in {time} because of inactivity.',
  stay: 'Stay signed in',
  logout: 'Logout',
};
