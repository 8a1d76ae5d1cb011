import { dictionary } from '@zxcvbn-ts/language-common';
import { brokenRule } from '../http/refusals.js';

/** The smallest number of characters of a password. */
export const SHORTEST_PASSWORD = 8;
/** OWASP ASVS 5.0, 6.2.4: the list's first so many of those that are long enough. */
const KNOWN = 3000;

/** In lower case; the list has the most common first. */
const common = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST_PASSWORD).slice(0, KNOWN),
);

/** @throws RulesBroken for a new password that is among the most common ones, however its letters are written */
export function refuseCommon(newPassword: string): void {
  if (!common.has(newPassword.toLowerCase())) return;
  throw brokenRule('newPassword', 'COMMON', {
    id: 'Password ini terlalu umum dan mudah ditebak. Silakan pilih yang lain.',
    en: 'This password is too common and easy to guess. Please choose another one.',
  });
}
