import type { ApolloClient } from '@apollo/client';
import { atom } from 'nanostores';
import { graphql } from '../gql';
import { $session } from './session';

/** The signed-in user's own settings, kept on the server: theme, table layouts, named views, … */
export type Preferences = Record<string, unknown>;

export const $preferences = atom<Preferences>({});

const READ = graphql(`
  query Preferences {
    me { preferences }
  }
`);
const SAVE = graphql(`
  mutation SavePreferences($preferences: JSONObject!) {
    savePreferences(preferences: $preferences) { success message }
  }
`);

/** The server keeps one JSON document of at most 64 KiB (contract, section 2); the request around it needs a little room. */
const MAX_BYTES = 63 * 1024;
const QUIET_MS = 800;

interface Change {
  readonly name: string;
  readonly key: string;
  readonly value: unknown;
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** What has been changed here and is not known to be on the server. */
let unsent: Change[] = [];
let sender: ApolloClient | null = null;
let writing: Promise<unknown> = Promise.resolve();

/** Whose they are; null while nobody is signed in. */
let owner: string | null = null;
/** The preferences the session brought; the same ones come again when something else about the person changes. */
let brought: unknown;
$session.subscribe((session) => {
  const me = session.state === 'signedIn' ? session.me : null;
  const isSamePerson = me !== null && me.user.id === owner;
  if (isSamePerson && me.preferences === brought) return;
  if (!isSamePerson) {
    clearTimeout(timer);
    unsent = [];
  }
  owner = me?.user.id ?? null;
  brought = me?.preferences;
  // Who signs in again has lost nothing of what was on its way.
  $preferences.set(unsent.reduce(changed, me?.preferences ?? {}));
});

function isRecord(value: unknown): value is Preferences {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(preferences: Preferences, name: string): Preferences {
  const part = preferences[name];
  return isRecord(part) ? part : {};
}

/** The part of the preferences under a top-level name, e.g. `tables`; `{}` when nothing of the kind is kept. */
export function preferencesUnder(name: string): Preferences {
  return partOf($preferences.get(), name);
}

function changed(preferences: Preferences, { name, key, value }: Change): Preferences {
  return { ...preferences, [name]: { ...partOf(preferences, name), [key]: value } };
}

function isOf(one: Change, other: Change): boolean {
  return one.name === other.name && one.key === other.key;
}

function fits(preferences: Preferences): boolean {
  return new TextEncoder().encode(JSON.stringify(preferences)).length <= MAX_BYTES;
}

/** Changes the preferences here. False, and nothing changed, when the server would have no room for them. */
function change(client: ApolloClient, one: Change): boolean {
  const next = changed($preferences.get(), one);
  if (!fits(next)) return false;
  sender = client;
  unsent = [...unsent.filter((old) => !isOf(old, one)), one];
  $preferences.set(next);
  clearTimeout(timer);
  return true;
}

/**
 * Writes what has been changed here into what is on the server now: another browser of the same person may have kept
 * something else there meanwhile.
 */
async function merge(client: ApolloClient): Promise<void> {
  const sent = unsent;
  const person = owner;
  unsent = [];
  try {
    const { data } = await client.query({ query: READ, fetchPolicy: 'no-cache' });
    const stored = data?.me?.preferences;
    const preferences = sent.reduce(changed, isRecord(stored) ? stored : {});
    const { data: answer } = await client.mutate({ mutation: SAVE, variables: { preferences } });
    if (answer?.savePreferences.success !== true) throw new Error(answer?.savePreferences.message);
    if (person === owner) $preferences.set(unsent.reduce(changed, preferences));
  } catch (error) {
    // They go with the next change, unless that one is of the same; never into the next person's preferences.
    const isNewer = (old: Change): boolean => unsent.some((one) => isOf(one, old));
    if (person === owner) unsent = [...sent.filter((old) => !isNewer(old)), ...unsent];
    throw error;
  }
}

/** One write after the other: each begins with what the one before has left on the server. */
function write(client: ApolloClient): Promise<void> {
  const next = writing.then(() => merge(client));
  writing = next.catch(() => undefined);
  return next;
}

/**
 * Sets `preferences[name][key]` at once and writes it to the server once nothing has changed for 0.8 s.
 * A failed write is not shown: the setting holds for this session and is written again with the next change.
 * @returns false when there is no room for it: then nothing has changed.
 */
export function keepPreference(client: ApolloClient, name: string, key: string, value: unknown): boolean {
  if (!change(client, { name, key, value })) return false;
  timer = setTimeout(() => void write(client).catch(() => undefined), QUIET_MS);
  return true;
}

/**
 * The same, written at once, for what a person saves by a button.
 * @throws when the server has not taken it; the setting holds for this session and is written again with the next change.
 */
export async function savePreference(
  client: ApolloClient,
  name: string,
  key: string,
  value: unknown,
): Promise<boolean> {
  if (!change(client, { name, key, value })) return false;
  await write(client);
  return true;
}

// Who arranges something and reloads or leaves at once finds it so again: `keepalive` lets a page on its way out still send it.
// Not where the session could not tell what is kept already: all of it would be gone.
window.addEventListener('pagehide', () => {
  if (unsent.length === 0 || sender === null || !isRecord(brought)) return;
  clearTimeout(timer);
  unsent = [];
  sender
    .mutate({
      mutation: SAVE,
      variables: { preferences: $preferences.get() },
      context: { fetchOptions: { keepalive: true } },
    })
    .catch(() => undefined);
});
