import type { login } from '../i18n/id/login';

type Problem = keyof typeof login;

/** Deliberately looser than the other forms' pattern: x@y.z. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const MIN_PASSWORD = 8;

/** The message key of what is wrong with the e-mail; null when nothing is. */
export function emailProblem(email: string): Problem | null {
  if (email.trim() === '') return 'emailRequired';
  return EMAIL.test(email.trim()) ? null : 'emailInvalid';
}

/** The message key of what is wrong with the password; null when nothing is. */
export function passwordProblem(password: string): Problem | null {
  if (password === '') return 'passwordRequired';
  return password.length < MIN_PASSWORD ? 'passwordShort' : null;
}
