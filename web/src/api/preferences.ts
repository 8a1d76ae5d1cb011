import type { ApolloClient } from '@apollo/client';
import { atom } from 'nanostores';
import { graphql } from '../gql';
import { $session } from './session';

/** The signed-in user's own settings, kept on the server: language, table layouts, … One JSON document, at most 64 KiB. */
export type Preferences = Record<string, unknown>;

export const $preferences = atom<Preferences>({});

const SAVE = graphql(`
  mutation SavePreferences($preferences: JSONObject!) {
    savePreferences(preferences: $preferences) { success message }
  }
`);

const QUIET_MS = 800;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Writes what has been changed and not been sent yet. */
let write: (() => void) | null = null;

/** The preferences the session brought; the same ones come again when something else about the person changes. */
let brought: unknown;
$session.subscribe((session) => {
  const given = session.state === 'signedIn' ? session.me.preferences : undefined;
  if (given === brought) return;
  brought = given;
  clearTimeout(timer);
  write = null;
  $preferences.set(session.state === 'signedIn' ? (session.me.preferences ?? {}) : {});
});

/** The part of the preferences under a top-level name, e.g. `tables`; `{}` when nothing of the kind is kept. */
export function preferencesUnder(name: string): Preferences {
  const part = $preferences.get()[name];
  return isRecord(part) ? part : {};
}

function isRecord(value: unknown): value is Preferences {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Sets `preferences[name][key]` at once and writes the document to the server once nothing has changed for 0.8 s.
 * A failed write is not shown: the setting holds for this session and is written again with the next change.
 */
export function keepPreference(client: ApolloClient, name: string, key: string, value: unknown): void {
  $preferences.set({ ...$preferences.get(), [name]: { ...preferencesUnder(name), [key]: value } });
  clearTimeout(timer);
  write = () => {
    write = null;
    clearTimeout(timer);
    // `keepalive`: a page on its way out still sends it.
    const variables = { preferences: $preferences.get() };
    client
      .mutate({ mutation: SAVE, variables, context: { fetchOptions: { keepalive: true } } })
      .catch(() => undefined);
  };
  timer = setTimeout(write, QUIET_MS);
}

// Who arranges something and reloads or leaves at once finds it so again.
window.addEventListener('pagehide', () => write?.());
