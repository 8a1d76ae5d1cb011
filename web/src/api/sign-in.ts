import type { GraphQLFormattedError } from 'graphql';
import type {
  LoginMutation,
  LoginMutationVariables,
  LogoutMutation,
  MeQuery,
  SignInOptionsQuery,
} from '../gql/graphql';
import type { Locale } from '../i18n/i18n';
import { rememberedSession } from './remembered-session';
import type { Me } from './session';
import { post } from './transport/post';

/**
 * The operations of the login screen, sent by plain `fetch`: that page must not wait for a GraphQL client.
 * Two strings repeat the fragment because each is sent as it stands.
 */
const ME = /* GraphQL */ `
  query Me {
    me {
      user { id name email photo companyId companyName companyType isAdmin userTypeName }
      menus { id name path icon code children { id name path icon code children { id name path icon code children { id name path icon code } } } }
      permissions { resource canCreate canEdit canUndoCreate createFields editFields bulkFields lockedFields { field creators editors } }
      preferences
    }
  }
`;

const LOGIN = /* GraphQL */ `
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      success
      message
      me {
        user { id name email photo companyId companyName companyType isAdmin userTypeName }
        menus { id name path icon code children { id name path icon code children { id name path icon code children { id name path icon code } } } }
        permissions { resource canCreate canEdit canUndoCreate createFields editFields bulkFields lockedFields { field creators editors } }
        preferences
      }
    }
  }
`;

const LOGOUT = /* GraphQL */ `
  mutation Logout {
    logout { success message }
  }
`;

const OPTIONS = /* GraphQL */ `
  query SignInOptions {
    signInOptions { federated federatedName failure }
  }
`;

/**
 * Who is signed in by this browser's cookie. Where the data service does not support this call, it is the user
 * whose session this browser stored: the gateway accepted the cookie.
 * @returns null when nobody is.
 * @throws when the gateway cannot be reached or has no response.
 */
export async function fetchMe(): Promise<Me | null> {
  const { data, errors } = await post<MeQuery>('Me', ME, {});
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
  const left = post<LogoutMutation>('Logout', LOGOUT, {}).then(({ data, errors }) => {
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
  const { data, errors } = await post<LoginMutation>('Login', LOGIN, { input });
  if (!data) {
    const refusal = errors?.[0]?.message;
    if (refusal !== undefined) return { success: false, message: refusal };
    throw new Error('The gateway gave no response');
  }
  // Who is signed in is so without their preferences, too.
  const { success, message, me } = data.login;
  return success && me ? { success: true, me } : { success: false, message };
}

/** Where a federated sign-in starts: a plain navigation, which leaves the page and carries no header of ours. */
export const federatedSignIn = (language: Locale): string => `/auth/start?language=${language}`;

/** Name of the window that a federated sign-in over a screen happens in. */
export const SIGN_IN_WINDOW = 'armada-sign-in';

export type SignInOptions = SignInOptionsQuery['signInOptions'];

/**
 * How one may sign in beside with a password, and why the federated sign-in just tried failed; the server reports that once.
 * @throws when the gateway cannot be reached or has no response.
 */
export async function fetchSignInOptions(): Promise<SignInOptions> {
  const { data } = await post<SignInOptionsQuery>('SignInOptions', OPTIONS, {});
  if (!data) throw new Error('The gateway gave no response');
  return data.signInOptions;
}
