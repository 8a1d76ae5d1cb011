import { CombinedGraphQLErrors } from '@apollo/client';
import { i18n } from '../i18n/i18n';
import { errors as texts } from '../i18n/id/errors';

export const errorMessages = i18n('errors', texts);
// The texts are read outside components too: keep them loaded in the chosen language.
errorMessages.listen(() => undefined);

type Text = keyof typeof texts;

function isText(code: unknown): code is Text {
  return typeof code === 'string' && Object.hasOwn(texts, code);
}

/** The first `extensions.code` of a failed operation; null when no GraphQL response came at all. */
export function codeOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : 'INTERNAL';
}

/** The sentence a person reads for a failed operation: the gateway's, which comes in the requested language. */
export function errorText(error: unknown): string {
  const all = errorMessages.get();
  const code = codeOf(error);
  if (code === null) return all.network;
  if (isText(code)) return all[code];
  const isForDevelopers = code.startsWith('GRAPHQL_');
  const message = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return isForDevelopers || !message ? all.INTERNAL : message;
}

/** The same for a failed act of the person; null at the end of the session, which has a dialog of its own. */
export function failureText(error: unknown): string | null {
  return codeOf(error) === 'UNAUTHENTICATED' ? null : errorText(error);
}

/** Codes after which nobody knows whether the write took place. */
const UNCERTAIN = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'];

/**
 * Checks whether a failed save may have been written after all: then the next try must send the same `idempotency-key`.
 * After any definite response a new key is due.
 */
export function isUncertain(error: unknown): boolean {
  const code = codeOf(error);
  return code === null || UNCERTAIN.includes(code);
}
