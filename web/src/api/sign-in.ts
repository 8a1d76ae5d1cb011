import type { GraphQLFormattedError } from 'graphql';
import {
  LoginDocument,
  type LoginMutationVariables,
  LogoutDocument,
  MeDocument,
  SignInOptionsDocument,
  type SignInOptionsQuery,
} from '../gql/plain/graphql';
import type { Locale } from '../i18n/i18n';
import { rememberedSession } from './remembered-session';
import type { Me } from './session';
import { post } from './transport/post';

/**
 * Reads who is signed in by this browser's cookie. Where the data service does not support this call, it is the user
 * whose session this browser stored: the gateway accepted the cookie.
 * @returns null when nobody is.
 * @throws when the gateway cannot be reached or has no response.
 */
export async function fetchMe(): Promise<Me | null> {
  const { data, errors } = await post(MeDocument, {});
  if (!data) throw new Error(errors?.[0]?.message ?? 'The gateway gave no response');
  if (data.me) return data.me;
  return errors?.some(isUnsupported) ? rememberedSession() : null;
}

export type SignIn = { success: true; me: Me } | { success: false; message: string };

const isUnsupported = ({ extensions }: GraphQLFormattedError): boolean =>
  extensions?.code === 'NOT_SUPPORTED';

/** A sign-out under way: its response deletes the cookie, so the next sign-in waits for it. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Signs out at the gateway, which revokes the session and takes its cookie back.
 * @throws when it has not.
 */
export function signOut(): Promise<void> {
  const left = post(LogoutDocument, {}).then(({ data, errors }) => {
    if (data?.logout.success !== true) throw new Error(errors?.[0]?.message ?? data?.logout.message);
  });
  leaving = left.catch(() => undefined);
  return left;
}

/**
 * Signs in; the gateway keeps the session in a cookie that no script sees.
 * @returns the server's message when it refuses.
 * @throws when no response came ("Login network error").
 */
export async function signIn(input: LoginMutationVariables['input']): Promise<SignIn> {
  await leaving;
  const { data, errors } = await post(LoginDocument, { input });
  if (!data) {
    const refusal = errors?.[0]?.message;
    if (refusal !== undefined) return { success: false, message: refusal };
    throw new Error('The gateway gave no response');
  }
  // Who is signed in is so without their preferences, too.
  const { success, message, me } = data.login;
  return success && me ? { success: true, me } : { success: false, message };
}

/** The address at which a federated sign-in starts: a plain navigation, which leaves the page and carries no header of ours. */
export const federatedSignIn = (language: Locale): string => `/auth/start?language=${language}`;

/** Name of the window that a federated sign-in over a screen happens in. */
export const SIGN_IN_WINDOW = 'armada-sign-in';

export type SignInOptions = SignInOptionsQuery['signInOptions'];

/**
 * Reads the ways to sign in besides a password, and why the federated sign-in just tried failed; the server reports that once.
 * @throws when the gateway cannot be reached or has no response.
 */
export async function fetchSignInOptions(): Promise<SignInOptions> {
  const { data } = await post(SignInOptionsDocument, {});
  if (!data) throw new Error('The gateway gave no response');
  return data.signInOptions;
}
